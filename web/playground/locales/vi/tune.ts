import type { TuneStrings } from '../strings.ts';

export const tune: TuneStrings = {
  running: 'Đang đo',
  done: (frame, objects) => `Đã đo: khung hình ${frame}, ${objects} đối tượng`,
  stopped: (frame, objects) => `Dừng trước khi xong: khung hình ${frame}, ${objects} đối tượng`,
  stop: 'Dừng',
  run: 'Đo khung hình này',
  recording: (name) => `Các hộp là của bản ghi “${name}” và di chuyển đúng như trong bản ghi.`,
  bestIs: (settings, time, slowest) =>
    `Tốt nhất: ${settings}. Mất ${time} mỗi khung hình, còn chậm nhất là ${slowest}.`,
  explain: (unit) =>
    `Mỗi hàng là một sức chứa: số đối tượng mà một ô của cây chứa được trước khi tách. Mỗi cột là một độ sâu tối đa: số lần các ô được tách. Mỗi số là thời gian của một khung hình ở đây, tính bằng ${unit}: mọi hộp di chuyển, cây cập nhật theo và mọi cặp được tìm ra. Ô càng đỏ càng lâu. Số gạch chân là thiết lập hiện tại của cảnh; dấu chấm là mặc định của gói. Ngôi sao là thiết lập tốt nhất: không thiết lập nào nhanh hơn quá một phần mười; trong số nhanh tương đương, nó ít công việc nhất.`,
  units: { microseconds: 'phần triệu giây (µs)', milliseconds: 'phần nghìn giây (ms)' },
  corner: 'sức chứa ↓, độ sâu tối đa →',
  unmeasured: 'chưa đo',
  best: 'nhanh nhất',
  present: 'như cảnh đang đặt',
  usual: 'mặc định của gói',
  chosen: 'Thiết lập đã chọn',
  settings: (placement, capacity, depth) =>
    `${placement}, sức chứa ${capacity}, độ sâu tối đa ${depth}`,
  sum: (time, work, tests, references, nodes) =>
    `Ở đây ${time} mỗi khung hình. Công việc đếm được, máy nào cũng như nhau: ${work} = cặp đã kiểm tra ${tests} + tham chiếu ${references} + nút ${nodes}.`,
  copy: 'Sao chép thiết lập',
  apply: 'Áp dụng cho cảnh',
  applied: 'Cảnh đã dùng các thiết lập này.',
  copied: 'Đã sao chép.',
  notCopied: 'Trình duyệt này không cho trang sao chép: hãy chọn đoạn mã.',
};
