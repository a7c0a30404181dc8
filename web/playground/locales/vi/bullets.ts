import type { BulletStrings } from '../strings.ts';

export const bullets: BulletStrings = {
  unswept: 'Đạn nhanh xuyên qua tường, trừ khi một bước dừng trong đó.',
  swept: 'Khi quét đường bay, không viên đạn nào lọt qua.',
  what: 'Trò chơi di chuyển mọi thứ theo từng bước. Nếu một bước dài hơn bề dày của tường, viên đạn ở trước tường sau một bước và ở sau tường sau bước kế tiếp. Cả hai lúc đó nó đều không chạm tường, nên trò chơi không thấy va chạm nào.',
  picture: (passed, stopped) =>
    `Ba khẩu súng bắn vào các bức tường mỏng. Số lần xuyên tường mà không va chạm: ${passed}. Số viên đạn bị chặn: ${stopped}.`,
  passed: 'Số lần xuyên tường mà không va chạm',
  passedHint: 'Một viên đạn bay xuyên tường mà không có gì phát hiện: một đường màu đỏ.',
  stopped: 'Số viên đạn bị chặn',
  stoppedHint: 'Một viên đạn trúng tường và dừng ở đó.',
  sweep: 'Quét đường bay của đạn',
  sweepHint: 'Tắt: mỗi bước chỉ xét chỗ bước đó kết thúc. Bật: xét cả quãng đường đến đó.',
  speed: 'Tốc độ',
  speedHint: (thickness) =>
    `Quãng đường viên đạn bay trong một bước. Tường dày ${thickness} đơn vị.`,
  unit: 'đơn vị mỗi bước',
  pause: 'Tạm dừng đạn',
  run: 'Cho đạn bay',
  step: 'Một bước',
  explain:
    'Mỗi chấm là vị trí của viên đạn sau một bước. Với bullet: true, bước đó xét cả quãng đường giữa hai chấm, rồi cho biết viên đạn gặp tường ở đâu và tường đẩy theo hướng nào: đó là mũi tên.',
  code: 'Ba dòng mã làm việc đó',
};
