import type { SeamStrings } from '../strings.ts';

export const seams: SeamStrings = {
  separate: 'Các hình bị vướng ở mối nối giữa các vật thể.',
  joined: 'Các hình trượt qua mối nối như trên một khối liền.',
  picture: (ofSeams, ofOutline) =>
    `Bốn hình trượt trên các ô gạch của một bản đồ, và bốn hình như vậy trượt trên các vật thể rời đặt sát nhau. Pháp tuyến của mối nối: ${ofSeams}. Pháp tuyến của đường bao: ${ofOutline}.`,
  tiles: 'Bản đồ ô gạch',
  bodies: 'Các vật thể rời',
  ofSeams: 'Pháp tuyến của mối nối',
  ofOutline: 'Pháp tuyến của đường bao',
  rule: 'Quy tắc mối nối',
  pause: 'Tạm dừng các hình',
  run: 'Cho các hình chạy',
  step: 'Một bước',
  explain:
    'Mỗi mũi tên là pháp tuyến của một tiếp xúc: trang đẩy hình ra theo hướng đó. Màu đỏ là pháp tuyến mà đường bao của sàn không có. Với quy tắc mối nối, các vật thể tĩnh cách nhau không quá dung sai là một khối liền, và các cạnh nằm giữa chúng không có pháp tuyến.',
  code: 'Tùy chọn làm việc đó',
};
