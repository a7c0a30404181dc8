import type { MeaningStrings } from '../strings.ts';

export const meanings: MeaningStrings = {
  references: 'Tổng số mục trong mọi nút: nhiều hơn số đối tượng khi có bản sao.',
  tests:
    'Số cặp có hai hộp đã được so với nhau. Trong danh sách dài, những nhóm nằm tách rời nhau được bỏ qua cả nhóm.',
  boxPairs: 'Những cặp hộp bao mà sau đó hình dạng được kiểm tra.',
  visited: 'Các nút mà truy vấn thăm.',
  tested: 'Các đối tượng mà truy vấn xét hộp bao.',
  candidates: 'Các đối tượng mà cây trả về cho khung dò.',
  duplicates: 'Các mục bị bỏ qua, vì truy vấn đã tìm thấy đối tượng của chúng trong nút khác.',
  hits: 'Các đối tượng thật sự chạm khung dò.',
  time: 'Thời gian cập nhật cây theo các đối tượng và tìm mọi cặp: trung bình của các khung hình gần nhất, hoặc của nhiều lần lặp lại khi tạm dừng, trên máy này.',
  check:
    'Mọi cặp được kiểm tra mà không cần cây, rồi đếm những cặp mà cây bỏ sót hoặc tìm thấy hai lần.',
};
