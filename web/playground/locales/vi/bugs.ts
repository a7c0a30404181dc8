import type { BugStrings } from '../strings.ts';

export const bugs: BugStrings = {
  printed: {
    s0: 'Như đã đăng: chương trình Java',
    s1: 'Như đã đăng: chương trình tiếng Việt',
    s2: 'Như đã đăng: bản demo tiếng Trung',
  },
  corrected: 'Như ý định ban đầu',
  scene: 'Dựng cảnh làm lộ lỗi',
  legend:
    'Màu cánh sen là những gì vét cạn tìm thấy mà mã thì không: đường có dấu chéo nối một cặp bị sót, vòng nét đứt quanh một đối tượng bị mất, con số cho biết một cặp đã được báo bao nhiêu lần từ một phía.',
  rests: (limit) => `Bảo tàng tạm nghỉ khi có trên ${limit} đối tượng.`,
  tooLarge:
    'Bảo tàng tạm nghỉ: với cảnh này, cây trong bài viết sẽ mất hàng giây cho một khung hình.',
  boxesOnly: (square, rectangle) =>
    `Mã trong bài viết chỉ nhận truy vấn bằng hộp, nên khung dò này phải chờ: hãy chọn “${square}” hoặc “${rectangle}”.`,
  fault: (language) => `Chỗ lỗi, bằng ${language}`,
  fix: (language) => `Cách sửa, bằng ${language}`,
  rewritten: 'Viết riêng cho trang này, theo những gì bài viết mô tả.',
  facts: {
    missed: { label: 'Cặp bị sót', hint: 'Các cặp chồng lên nhau mà không ai báo.' },
    doubles: {
      label: 'Trùng lặp',
      hint: 'Số lần một đối tượng được báo lại cùng một láng giềng; mỗi phía của một cặp đều được tính.',
    },
    oneSided: {
      label: 'Chỉ thấy từ một phía',
      hint: 'Các cặp mà chỉ một trong hai đối tượng tìm thấy.',
    },
    unmarked: {
      label: 'Va chạm mà không tô màu',
      hint: 'Đối tượng va chạm mà vẫn giữ màu thường.',
    },
    missedHits: {
      label: 'Khung dò bỏ sót',
      hint: 'Những gì chạm khung dò mà không có trong các ứng viên. Cần bật khung dò.',
    },
    inGaps: { label: 'Đối tượng trong khe hở', hint: 'Đối tượng lấn vào dải không ô nào phủ.' },
    dropped: { label: 'Đối tượng bị bỏ', hint: 'Đối tượng mà cây hoàn toàn không lưu.' },
    leaking: {
      label: 'Sắp rò rỉ',
      hint: 'Số nút mà lần clear() tiếp theo bỏ quên và không ai giải phóng.',
    },
    leaked: {
      label: 'Số nút đã rò rỉ',
      hint: 'Số nút của các khung hình trước vẫn còn trong bộ nhớ, tính trên các khung hình đã hiện ở đây.',
    },
    reports: { label: 'Lượt báo', hint: 'Số va chạm được báo, từ cả hai phía và mọi lần.' },
  },
  why: {
    descent:
      'Một hộp nằm vắt qua đường chia chỉ nhận những gì nút của nó lưu, vì hàm retrieve trong bài viết chỉ đi xuống với hộp nằm gọn trong một góc phần tư. Mọi cặp trong cảnh vẫn được tìm thấy từ phía kia, nhưng một truy vấn từ bên ngoài, như khung dò, bỏ sót những gì ở bên dưới.',
    halves:
      'Một nửa của 75 là 37,5 nhưng mã trong bài viết ép thành 37. Từ mức 4 trở đi các ô không còn lấp đầy ô cha: các dải màu cánh sen không thuộc ô nào. Không cặp nào bị mất, vì đối tượng được xếp theo điểm giữa chính xác; nhưng cái được vẽ ra không phải là cái đã dự định.',
    outside:
      'Một đối tượng không chạm vùng gốc thì không được đặt vào đâu cả, mà không báo gì. Nó không thể được tìm thấy hay va chạm cho đến khi đi vào; kẻ địch chờ ngoài màn hình đi xuyên qua nhau.',
    doubles:
      'Một đối tượng vắt qua đường chia nằm trong hai hoặc bốn lá, và mỗi truy vấn lấy nó ra từ từng lá. Danh sách trong bài viết giữ lại tất cả, nên cùng một cặp được kiểm tra và báo tới bốn lần.',
    centre:
      'Phép kiểm tra nửa trên xét tâm của đối tượng thay vì cạnh dưới. Một đối tượng nhô qua đường chia bị xếp vào ô trên và không bao giờ gặp thứ nó chạm ở dưới.',
    copies:
      'Các ứng viên là bản sao, nên chỉ đối tượng hỏi mới chuyển đỏ. Khi một cặp chỉ được tìm thấy từ một phía, vì đối tượng vắt qua đường chia không nhìn xuống dưới, thì đối tượng kia vẫn giữ màu dù đang va chạm.',
    leak: 'Cây được xóa trước mỗi khung hình: hàm clear() trong bài viết gán các con trỏ tới nút con bằng 0 mà không delete gì cả. Hình vẽ vẫn đúng, nhưng mọi nút bên dưới gốc còn nằm trong bộ nhớ và không ai tới được chúng nữa. Hãy cho chạy và xem con số tăng dần.',
  },
};
