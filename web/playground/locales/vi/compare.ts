import type { CompareStrings } from '../strings.ts';

export const compare: CompareStrings = {
  same: (pairs) => `Mọi khung so sánh đều tìm thấy cùng các cặp: ${pairs}`,
  differ: 'Các khung so sánh không tìm thấy cùng các cặp',
  sameHits: (hits) => `cùng các đối tượng trúng khung dò: ${hits}`,
  differentHits: 'Các khung so sánh không tìm thấy cùng các đối tượng trúng khung dò',
  oneAlone: 'Chọn thêm một cách thứ hai để so sánh',
  bruteForceRests: (limit) =>
    `Vét cạn tạm nghỉ khi có trên ${limit} đối tượng: quá chậm để theo dõi.`,
};
