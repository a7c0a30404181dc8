import type { ExerciseWords } from '../exercises.ts';
import { verdicts } from '../verdicts/vi.ts';

export const exercises: ExerciseWords = {
  title: 'Đến lượt bạn',
  showAnswer: 'Xem đáp án',
  another: 'Vẽ bài khác',
  drawn: 'Đây là một bài mới.',
  right: verdicts.right,
  wrong: verdicts.wrong,
  answer: verdicts.answer,
  cell: (number) => `Ô ${number}`,
  square: 'Hình vuông',
  marked: 'Hình được đánh dấu',
  query: 'Truy vấn',
  placed: (name, left, right, top, bottom) =>
    `${name}: x từ ${left} đến ${right}, y từ ${top} đến ${bottom}`,
  from: (x, y) => `Điểm đầu: x ${x}, y ${y}`,
  direction: (x, y) => `di chuyển x ${x}, y ${y}`,
  picture: 'Cảnh của câu hỏi.',
  statements: {
    hit: 'Được truy vấn tìm thấy (trúng)',
    candidate: 'Là ứng viên, nhưng không trúng',
    neither: 'Không phải cả hai',
  },
  kinds: {
    allPairs: {
      question: 'Với {count} hình vuông này, vét cạn cần bao nhiêu lần kiểm tra?',
      reason:
        'Mỗi hình trong {count} hình có thể ghép với {others} hình khác. Cách đếm ấy tính mỗi cặp hai lần: {count} × {others} ÷ 2 = {tests}.',
    },
    sameCell: {
      question:
        'Thế giới được cắt thành bốn góc phần tư, rồi mỗi góc lại được cắt làm bốn. Chỉ lần cắt đầu được vẽ ra. Hãy chọn hình ở cùng một ô với hình được đánh dấu.',
      reason:
        'Được tô: ô của hình được đánh dấu. Các hình ở ô khác không được kiểm tra với nó, dù ở gần hơn.',
    },
    nextSplit: {
      question:
        'Sức chứa là {capacity}, độ sâu tối đa là {depth}. Hãy chọn ô sẽ tách nếu có thêm một hình vuông.',
      reason:
        'Số hình trong ô bằng đúng sức chứa, {capacity}, và ô chưa ở độ sâu tối đa. Mọi ô khác còn chỗ, hoặc đã ở độ sâu {depth} nên không tách.',
    },
    depthOfKeeper: {
      question:
        'Cách lưu là nút cha. Nút gốc có độ sâu 0. Nút lưu hình được đánh dấu ở độ sâu nào?',
      reason: 'Được tô: ô nhỏ nhất chứa trọn hình ấy. Nút của ô này ở độ sâu {depth}.',
    },
    candidateOrHit: {
      question:
        'Cách lưu là nút lá. Khung nét đứt là một truy vấn. Với truy vấn này, hình được đánh dấu là gì?',
      reason:
        'Được tô: các ô mà truy vấn với tới. Mọi hình được lưu ở đó là ứng viên; hình nào khung ấy chạm tới thì trúng.',
    },
    otherNode: {
      question:
        'Mỗi hình di chuyển theo mũi tên của nó. Hãy chọn hình mà sau đó được lưu trong một nút khác.',
      reason: 'Nó sang một ô khác. Các hình còn lại vẫn ở ô cũ nên không có gì phải đổi.',
    },
    meetings: {
      question: 'Cách lưu là nút lá. Hai hình được đánh dấu gặp nhau trong bao nhiêu nút lá?',
      reason:
        'Được tô: các nút lá lưu cả hai hình, tổng cộng {meetings}. Chỉ nút lá có góc trên bên trái của phần chung báo cặp này.',
    },
    touching: {
      question: 'Ở đây chạm cạnh cũng tính. Hãy chọn hình chạm vào hình được đánh dấu.',
      reason:
        'Nó có chung một đoạn cạnh, hoặc một góc, với hình được đánh dấu. Giữa các hình khác và hình ấy còn khe hở.',
    },
    firstHit: {
      question: 'Mũi tên là một tia. Hãy chọn hình vuông mà nó trúng đầu tiên.',
      reason: 'Giờ thì cả tia được vẽ ra. Nó gặp hình này trước mọi hình khác.',
    },
    testsLeft: {
      question:
        'Một cây lưu {count} hình vuông này trong các nút lá. Còn lại bao nhiêu lần kiểm tra?',
      reason:
        'Chỉ những hình trong cùng một ô được kiểm tra với nhau. Được tô: các ô có từ hai hình trở lên. Tổng số lần kiểm tra ở đó là {tests}; vét cạn cần {all}.',
    },
    nearest: {
      question: 'Tháp của bạn đứng ở dấu thập và bắn vào hình vuông gần nhất. Hãy chọn hình ấy.',
      reason:
        'Khoảng cách đến một hình vuông là khoảng cách đến điểm gần nhất của nó. Hình lớn có thể ở gần dù tâm của nó ở xa.',
    },
  },
  sheet: {
    number: (seed) => `Phiếu ${seed}`,
    name: 'Họ tên',
    group: 'Lớp',
    controls: 'Phiếu này',
    another: 'Vẽ phiếu khác',
    showAnswers: 'Xem đáp án',
    hideAnswers: 'Ẩn đáp án',
    copyQuestions: 'Sao chép liên kết đến câu hỏi',
    copyAnswers: 'Sao chép liên kết kèm đáp án',
    print: 'In',
    copied: 'Đã sao chép liên kết.',
    mark: 'Hãy đánh dấu ngay trên hình ảnh.',
  },
};
