import { countingIn } from '../counting.ts';
import type { ReplayStrings } from '../strings.ts';

const { number } = countingIn('vi');

export const replay: ReplayStrings = {
  label: 'Bản ghi của một game',
  shows: (name, frames) =>
    `“${name}”: ${number(frames)} khung hình đã ghi, theo tùy chọn cây của game.`,
  dropped: (frames) => `${number(frames)} khung cũ hơn đã bị bỏ trong lúc ghi.`,
  scaled: (scale) => `Hiển thị theo tỉ lệ ${scale}.`,
  refused: (name, reason) => `Không thể hiển thị “${name}”. ${reason}`,
  settingsNote: 'Đây là một bản ghi. Đổi thiết lập đối tượng sẽ đóng bản ghi và hiện lại cảnh.',
  close: 'Đóng bản ghi',
};
