import type { ArticleWords } from './words.ts';

export const words: ArticleWords = {
  title: 'Làm sao trò chơi biết vật nào chạm nhau',
  skip: 'Đến phần bài viết',
  contents: 'Các chương',
  chapter: (number, count) => `Chương ${number} trên ${count}`,
  begin: 'Bắt đầu',
  drag: {
    square: 'Hãy kéo một hình vuông.',
    query: 'Hãy kéo hình vuông truy vấn.',
    arrow: 'Hãy kéo để chỉnh hướng mũi tên.',
  },
  play: 'Phát',
  pause: 'Tạm dừng',
  previous: 'Trước',
  next: 'Tiếp',
  language: 'Ngôn ngữ',
  playground: 'Playground',
  documentation: 'Tài liệu',
  on: 'có',
  off: 'không',
  frame: 'Khung hình',
  code: 'Mã nguồn',
  codeLines: (count) => `Mã nguồn, ${count} dòng`,
  codeLanguage: 'Xem mã bằng',
  faulty: 'Sai:',
  fixed: 'Đã sửa:',
  credit: 'Chương này tiếp nối',
  seeds: {
    S0: 'bài hướng dẫn Java, bản dịch tiếng Ý',
    S1: 'bài viết C++ tiếng Việt của STDIO',
    S2: 'bài viết C++ tiếng Trung trên CSDN',
    S3: 'bài viết tiếng Trung về Cocos Creator trên imooc',
    S4: 'bài viết tiếng Trung về C# trong Unity',
  },
  print: {
    label: 'In chương này',
    withoutAnswers: 'Không kèm đáp án',
    withAnswers: 'Kèm đáp án',
  },
  guess: {
    title: 'Đoán trước, xem sau',
    showAnswer: 'Xem đáp án',
    check: 'Kiểm tra',
    clear: 'Xóa hết',
    share: 'Sao chép thành thử thách',
    shareHint:
      'Thao tác này sao chép một liên kết. Người mở nó gặp đúng câu đố này và đọc được bạn làm tốt đến đâu, nhưng không thấy câu trả lời của bạn.',
    takeBack: 'Bỏ hình vừa đặt',
    yourNumber: 'Con số của bạn',
    pair: (one, other) => `${one} và ${other}`,
    tapPairs:
      'Trong hình, hãy chạm một hình vuông của cặp rồi chạm hình kia. Hoặc chọn từ danh sách này:',
    boards: {
      boxes: 'Các hình vuông của câu hỏi. Chạm vào những hình bạn chọn.',
      pairs: 'Các cặp của câu hỏi. Chạm vào những cặp bạn chọn.',
      place: (count) =>
        `Một vùng cho ${count} hình vuông. Chạm để đặt một hình, có thể đặt chồng lên nhau. Dùng bàn phím: mũi tên để di chuyển, Enter để đặt, Backspace để bỏ.`,
      scene: 'Cảnh của câu hỏi.',
    },
  },
};
