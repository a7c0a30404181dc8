import type { TuneStrings } from '../strings.ts';

export const tune: TuneStrings = {
  running: 'Đang đo',
  done: (frame, objects) => `Đã đo: khung hình ${frame}, ${objects} đối tượng`,
  stopped: (frame, objects) => `Dừng trước khi xong: khung hình ${frame}, ${objects} đối tượng`,
  stop: 'Dừng',
  run: 'Đo khung hình này',
  recording: (name) => `Các hộp là của bản ghi “${name}”, và di chuyển đúng như đã ghi.`,
  explain:
    'Mỗi ô cho biết một khung hình mất bao nhiêu mili giây ở đây, với các hộp này: mọi hộp di chuyển, cây cập nhật theo và mọi cặp được tìm ra. Ô càng đỏ càng lâu. Ngôi sao đánh dấu thiết lập nhanh nhất, số gạch chân là thiết lập hiện tại của cảnh, dấu chấm là giá trị mặc định của gói.',
  corner: 'sức chứa ↓ độ sâu →',
  unmeasured: 'chưa đo',
  best: 'nhanh nhất',
  present: 'như cảnh đang đặt',
  usual: 'mặc định của gói',
  chosen: 'Thiết lập đã chọn',
  settings: (placement, capacity, depth) =>
    `${placement}, sức chứa ${capacity}, độ sâu tối đa ${depth}`,
  sum: (time, work, tests, references, nodes) =>
    `Ở đây ${time} mỗi khung hình. Công việc đếm được, máy nào cũng như nhau: ${work} = cặp đã kiểm tra ${tests} + tham chiếu ${references} + nút ${nodes}.`,
  fastestOfAll:
    'Không thiết lập nào nhanh hơn quá một phần mười; trong số nhanh tương đương, nó ít công việc nhất.',
  copy: 'Sao chép thiết lập',
  apply: 'Áp dụng cho cảnh',
  applied: 'Cảnh hiện dùng các thiết lập này.',
  copied: 'Đã sao chép.',
  notCopied: 'Trình duyệt này không cho trang sao chép: hãy chọn đoạn mã.',
};
