import type { TuneStrings } from '../strings.ts';

export const tune: TuneStrings = {
  running: 'Đang đo',
  done: (frame, objects) => `Đã đo: khung hình ${frame}, ${objects} đối tượng`,
  stopped: (frame, objects) => `Dừng trước khi xong: khung hình ${frame}, ${objects} đối tượng`,
  stop: 'Dừng',
  run: 'Đo khung hình này',
  explain:
    'Công việc được đếm chứ không bấm giờ: số cặp được kiểm tra, cộng số mục trong mọi nút, cộng số nút. Máy nào cũng ra như nhau. Ô càng đỏ càng tốn công; ngôi sao đánh dấu ít nhất, số gạch chân là thiết lập hiện tại của cảnh.',
  corner: 'sức chứa ↓ độ sâu →',
  unmeasured: 'chưa đo',
  work: (work) => `công việc ${work}`,
  best: 'ít công nhất',
  present: 'như cảnh đang đặt',
  chosen: 'Thiết lập đã chọn',
  settings: (placement, capacity, depth) =>
    `${placement}, sức chứa ${capacity}, độ sâu tối đa ${depth}`,
  sum: (work, tests, references, nodes) =>
    `Công việc ${work} = cặp đã kiểm tra ${tests} + tham chiếu ${references} + nút ${nodes}.`,
  leastOfAll: 'Ít nhất trong mọi lần thử.',
  copy: 'Sao chép thiết lập',
  apply: 'Áp dụng cho cảnh',
  applied: 'Cảnh hiện dùng các thiết lập này.',
  copied: 'Đã sao chép.',
  notCopied: 'Trình duyệt này không cho trang sao chép: hãy chọn đoạn mã.',
};
