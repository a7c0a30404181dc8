import type { CostStrings } from '../strings.ts';

export const costs: CostStrings = {
  build: 'Dựng cây',
  pairs: 'Tìm cặp',
  draw: 'Vẽ',
  duplicates: 'Trùng lặp đã tránh',
  duplicatesHint:
    'Hai đối tượng cùng nằm trong nhiều nút thì gặp nhau ở từng nút; cặp ấy chỉ được liệt kê một lần.',
  hint: 'Giá trị trung bình và đồ thị của 90 khung hình gần nhất trên máy này, cùng một thang đo.',
};
