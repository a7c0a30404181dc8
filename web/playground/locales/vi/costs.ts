import type { CostStrings } from '../strings.ts';

export const costs: CostStrings = {
  build: 'Dựng cây',
  pairs: 'Cặp',
  draw: 'Vẽ',
  duplicates: 'Trùng lặp đã tránh',
  duplicatesHint:
    'Đối tượng nằm trong nhiều nút gặp đối tượng kia ở từng nút; mỗi cặp chỉ được liệt kê một lần.',
  hint: 'Trung bình và diễn biến của 90 khung hình gần nhất trên máy này, cùng một thang đo.',
};
