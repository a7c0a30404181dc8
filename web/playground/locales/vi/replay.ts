import { countingIn } from '../counting.ts';
import type { ReplayStrings } from '../strings.ts';

const { number } = countingIn('vi');

export const replay: ReplayStrings = {
  label: 'Bản ghi của một trò chơi',
  shows: (name, frames) =>
    `“${name}”: ${number(frames)} khung hình đã ghi, theo các tùy chọn cây của trò chơi.`,
  refused: (name, reason) => `Không thể hiển thị “${name}”. ${reason}`,
  close: 'Đóng bản ghi',
  closedFor: (name) => `Đã đóng “${name}”, vì phần bạn vừa mở có cảnh riêng.`,
  closeRefusal: 'Đóng thông báo này',
  about:
    'Bản ghi của một trò chơi: các đối tượng ở đúng chỗ của chúng trong trò chơi. Ở đây chỉ cây chứa chúng được tính lại, và bạn có thể đổi các thiết lập của cây.',
  dropped: (frames) => `${number(frames)} khung hình cũ hơn đã bị bỏ trong lúc ghi.`,
  scaled: (scale) => `Hiển thị theo tỉ lệ ${scale}.`,
  approximated: (settings) =>
    `Trang không có đúng giá trị đã ghi nên hiện giá trị gần nhất cho: ${settings}.`,
  frames: 'Số khung hình',
  rate: 'Khung hình mỗi giây',
  objects: 'Số đối tượng trong khung hình này',
  world: 'Thế giới',
  corner: (x, y) => `từ (${x}; ${y})`,
  outside: {
    label: 'Đối tượng ngoài thế giới',
    keep: 'được giữ lại',
    reject: 'bị từ chối',
    grow: 'thế giới mở rộng',
  },
  ofWorld: {
    about:
      'Bản ghi của một World: các vật thể, hình dạng, tiếp xúc và sự kiện đều là của trò chơi. Cây chứa các hộp của chúng được tính ở đây, và bạn có thể đổi các thiết lập của cây.',
    contacts: 'Số tiếp xúc trong khung hình này',
    entered: 'Số cặp bắt đầu',
    exited: 'Số cặp kết thúc',
  },
  on: 'bật',
  off: 'tắt',
  case: {
    label: 'Trường hợp lỗi',
    shows: (name, objects) =>
      `“${name}”: ${number(objects)} đối tượng, đúng như khung hình đã lưu.`,
    same: (pairs) => `Cây tìm thấy đúng các cặp có trong tệp: ${number(pairs)} cặp.`,
    differs: (more, fewer) =>
      `Cây tìm thấy các cặp khác với trong tệp: thêm ${number(more)} cặp, thiếu ${number(fewer)} cặp.`,
    sameQuery: (hits) =>
      `Truy vấn tìm thấy đúng các đối tượng có trong tệp: ${number(hits)} đối tượng.`,
    queryDiffers: (more, fewer) =>
      `Truy vấn tìm thấy các đối tượng khác với trong tệp: thêm ${number(more)} đối tượng, thiếu ${number(fewer)} đối tượng.`,
    about:
      'Trường hợp lỗi, kèm theo một báo cáo lỗi: các hộp của một khung hình, đúng như lúc lưu. Trang đã đưa chúng vào một cây với các tùy chọn đã lưu và tìm lại các cặp.',
    objects: 'Số đối tượng',
    pairs: 'Số cặp trong tệp',
    hits: 'Số đối tượng trúng trong tệp',
    close: 'Đóng trường hợp lỗi',
  },
};
