import type { BulletStrings } from '../strings.ts';

export const bullets: BulletStrings = {
  unswept: 'Đạn nhanh xuyên qua tường, trừ khi một bước dừng trong đó.',
  swept: 'Khi quét đường bay, không viên đạn nào lọt qua.',
  picture: (passed, stopped) =>
    `Ba khẩu súng bắn vào các bức tường mỏng. Số lần xuyên tường mà không va chạm: ${passed}. Số viên đạn bị chặn: ${stopped}.`,
  passed: 'Số lần xuyên tường mà không va chạm',
  stopped: 'Số viên đạn bị chặn',
  sweep: 'Quét đường bay của đạn',
  speed: 'Tốc độ',
  unit: 'đơn vị mỗi bước',
  pause: 'Tạm dừng đạn',
  run: 'Cho đạn bay',
  step: 'Một bước',
  explain:
    'Mỗi chấm là vị trí của viên đạn sau một bước, và một bước không xét chỗ nào khác. Với bullet: true, bước đó xét cả quãng đường giữa hai chấm và cho biết viên đạn gặp tường ở đâu.',
  code: 'Ba dòng mã làm việc đó',
};
