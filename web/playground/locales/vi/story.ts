import type { StoryStrings } from '../strings.ts';

export const beginning: StoryStrings = {
  label: 'Phần mở đầu',
  question: (squares) =>
    `Trong ${squares} hình vuông này, những hình nào chồng lên nhau? Hãy kiểm tra mọi cặp.`,
  cells:
    'Cây tứ phân chia hình thành các ô: mỗi hình vuông chỉ được so sánh với những hình trong cùng ô.',
  cut: 'Chia thành các ô',
  play: 'Cho chúng chuyển động',
  skip: 'Bỏ qua',
  back: 'Về cảnh của tôi',
};
