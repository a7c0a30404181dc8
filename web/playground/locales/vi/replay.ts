import type { ReplayStrings } from '../strings.ts';

export const replay: ReplayStrings = {
  label: 'Bản ghi của một trò chơi',
  shows: (name, frames) =>
    `“${name}”: ${frames} khung hình đã ghi, theo các tùy chọn cây của trò chơi.`,
  dropped: (frames) => `${frames} khung hình cũ hơn đã bị bỏ trong lúc ghi.`,
  scaled: (scale) => `Hiển thị theo tỉ lệ ${scale}.`,
  refused: (name, reason) => `Không thể hiển thị “${name}”. ${reason}`,
  settingsNote: 'Đây là một bản ghi. Đổi thiết lập đối tượng sẽ đóng bản ghi và hiện lại cảnh.',
  close: 'Đóng bản ghi',
};
