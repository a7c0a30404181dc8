import type { SeamStrings } from '../strings.ts';

export const seams: SeamStrings = {
  separate: 'Các hình bị vướng ở mối nối giữa các vật thể.',
  joined: 'Các hình trượt qua mối nối như trên một khối liền.',
  what: 'Sàn trong một trò chơi thường gồm nhiều vật thể đặt cạnh nhau. Mối nối là chỗ hai vật thể của sàn giáp nhau. Ta không thấy khe hở nào, nhưng mỗi vật thể được kiểm tra riêng: một hình trượt qua mối nối cũng gặp cạnh bị che của vật thể tiếp theo, và dừng lại như đụng tường.',
  picture: (ofSeams, ofOutline) =>
    `Bốn hình trượt trên các ô gạch của một bản đồ, và bốn hình như vậy trượt trên các vật thể rời đặt sát nhau. Lực đẩy của cạnh bị che: ${ofSeams}. Lực đẩy của bề mặt nhìn thấy: ${ofOutline}.`,
  tiles: 'Bản đồ ô gạch: sàn gồm các ô vuông bằng nhau',
  bodies: 'Cùng sàn ấy, gồm các vật thể rời',
  ofSeams: 'Lực đẩy của cạnh bị che',
  ofSeamsHint: 'Pháp tuyến của mối nối: hình bị vướng. Lẽ ra không có.',
  ofOutline: 'Lực đẩy của bề mặt nhìn thấy',
  ofOutlineHint: 'Pháp tuyến của đường bao: hình trượt tiếp.',
  rule: 'Quy tắc mối nối',
  ruleHint:
    'Tắt: mỗi vật thể của sàn được kiểm tra riêng. Bật: các vật thể giáp nhau là một khối liền.',
  pause: 'Tạm dừng các hình',
  run: 'Cho các hình chạy',
  step: 'Một bước',
  explain:
    'Mỗi mũi tên là pháp tuyến của một tiếp xúc: hướng mà sàn đẩy hình ra. Mũi tên đỏ thuộc về cạnh bị che ở một mối nối, các mũi tên khác thuộc về bề mặt nhìn thấy. Với quy tắc mối nối, các vật thể không bao giờ di chuyển và cách nhau không quá dung sai, ở đây là 0,01 đơn vị, là một khối liền, và các cạnh nằm giữa chúng không đẩy nữa.',
  code: 'Tùy chọn làm việc đó',
};
