import type { ReplayStrings } from '../strings.ts';

export const replay: ReplayStrings = {
  label: 'Bản ghi của một game',
  shows: (name, frames) => `“${name}”: ${frames} khung hình đã ghi, theo tùy chọn cây của game.`,
  dropped: (frames) => `${frames} khung cũ hơn đã bị bỏ trong lúc ghi.`,
  scaled: (scale) => `Hiển thị theo tỉ lệ ${scale}.`,
  refused: (name, reason) => `Không thể hiển thị “${name}”. ${reason}`,
  settingsNote: 'Đây là một bản ghi. Đổi thiết lập đối tượng sẽ đóng bản ghi và hiện lại cảnh.',
  close: 'Đóng bản ghi',
  case: {
    label: 'Trường hợp của một báo lỗi',
    shows: (name, objects) => `“${name}”: ${objects} đối tượng, đúng như lúc lưu.`,
    same: (pairs) => `Cây tìm thấy đúng ${pairs} cặp như lúc đó.`,
    differs: (more, fewer) => `Cây trả lời khác lúc đó: thêm ${more} cặp, bớt ${fewer} cặp.`,
    close: 'Đóng trường hợp này',
  },
};
