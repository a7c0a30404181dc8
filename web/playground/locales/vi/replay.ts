import { countingIn } from '../counting.ts';
import type { ReplayStrings } from '../strings.ts';

const { number } = countingIn('vi');

export const replay: ReplayStrings = {
  label: 'Bản ghi của một game',
  shows: (name, frames) => `“${name}”: ${number(frames)} khung hình đã ghi, theo tùy chọn cây của game.`,
  refused: (name, reason) => `Không thể hiển thị “${name}”. ${reason}`,
  close: 'Đóng bản ghi',
  closeRefusal: 'Đóng thông báo này',
  about:
    'Bản ghi của một game: các đối tượng nằm đúng chỗ của chúng trong game. Ở đây chỉ có cây chứa chúng là được tính, và bạn có thể đổi các thiết lập của cây.',
  dropped: (frames) => `${number(frames)} khung cũ hơn đã bị bỏ trong lúc ghi.`,
  scaled: (scale) => `Hiển thị theo tỉ lệ ${scale}.`,
  approximated: (settings) =>
    `Trang không có đúng giá trị đã ghi nên dùng giá trị gần nhất cho: ${settings}.`,
  frames: 'Số khung hình',
  rate: 'Khung hình mỗi giây',
  objects: 'Số đối tượng trong khung này',
  world: 'Thế giới',
  corner: (x, y) => `từ (${x}; ${y})`,
  outside: {
    label: 'Đối tượng ngoài thế giới',
    keep: 'được giữ lại',
    reject: 'bị từ chối',
    grow: 'thế giới lớn ra',
  },
  on: 'bật',
  off: 'tắt',
};
