import { countingIn } from '../counting.ts';
import type { CompareStrings } from '../strings.ts';

const { number } = countingIn('vi');

export const compare: CompareStrings = {
  same: (pairs) => `Mọi khung so sánh đều tìm thấy cùng các cặp: ${pairs}`,
  differ: 'Các khung so sánh không tìm thấy cùng các cặp',
  sameHits: (hits) => `cùng các đối tượng trúng khung dò: ${hits}`,
  differentHits: 'Các khung so sánh không tìm thấy cùng các đối tượng trúng khung dò',
  oneAlone: 'Chọn thêm một cách thứ hai để so sánh',
  cover: {
    show: 'So sánh ô phủ với nút lá',
    explain: (objects) =>
      `Kiểu nút lá lưu đối tượng trong mọi nút lá mà nó chạm tới, nên đối tượng lớn được lưu nhiều lần. Kiểu ô phủ lưu nó ở nút cao hơn, nhiều nhất bốn nút, và kiểm tra nó với những gì nằm bên dưới. Ở đây, với ${number(objects)} đối tượng:`,
    numbers: (name, references, nodes, tests) =>
      `${name}: tham chiếu ${references}, nút ${nodes}, cặp đã kiểm tra ${tests}.`,
  },
  bruteForceRests: (limit) =>
    `Vét cạn tạm nghỉ khi có trên ${limit} đối tượng: quá chậm để theo dõi.`,
};
