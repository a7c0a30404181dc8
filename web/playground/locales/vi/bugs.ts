import type { BugStrings } from '../strings.ts';

export const bugs: BugStrings = {
  names: {
    descent: 'Bỏ sót trong ô nhỏ hơn',
    halves: 'Khe hở giữa các ô',
    outside: 'Mất đối tượng bên ngoài',
    doubles: 'Cặp bị lặp lại',
    centre: 'Bỏ sót dưới đường chia',
    copies: 'Va chạm mà không tô màu',
    leak: 'Bộ nhớ đầy dần',
    far: 'Rơi mất ở xa',
    line: 'Mất trên đường chia',
    twice: 'Một cặp hai lần',
    stale: 'Đã xóa mà còn',
    endless: 'Tách không dừng',
    giant: 'Nằm ở mọi nút lá',
    corner: 'Chỉ xét một góc',
    whole: 'Cả cây',
  },
  wild: 'Trong dự án thật',
  what: 'Dự án này xây dựng lại năm bài viết về cây tứ phân. Mã trong các bài ấy có những lỗi nêu ở đây, và mỗi lỗi chạy bên cạnh bản đã sửa.',
  made: 'Cảnh này được tạo riêng cho lỗi này.',
  printed: {
    s0: 'Như đã đăng: bài viết có mã Java',
    s1: 'Như đã đăng: bài viết tiếng Việt',
    s2: 'Như đã đăng: bài viết tiếng Trung',
  },
  corrected: 'Đã sửa',
  scene: 'Hiện một cảnh có lỗi này',
  legend:
    'Màu cánh sen là những gì vét cạn tìm thấy mà mã trong bài viết thì không: đường có dấu chéo nối một cặp bị sót, vòng nét đứt bao quanh một đối tượng bị mất, con số cho biết một cặp đã được báo bao nhiêu lần từ một phía.',
  rests: (limit) => `Khi có trên ${limit} đối tượng, chương trình đã đăng không được chạy.`,
  tooLarge:
    'Ở đây chương trình đã đăng không được chạy: với cảnh này, cây của nó sẽ mất nhiều giây cho mỗi khung hình.',
  boxesOnly: (square, rectangle) =>
    `Mã trong bài viết chỉ nhận truy vấn bằng hộp, nên khung dò này không có kết quả: hãy chọn “${square}” hoặc “${rectangle}”.`,
  fault: (language) => `Lỗi (${language})`,
  fix: (language) => `Cách sửa (${language})`,
  rewritten: 'Viết riêng cho trang này, theo những gì bài viết mô tả.',
  source: (statement) =>
    `Bài viết nói gì: mục ${statement} của “What the five articles say” (tiếng Anh)`,
  facts: {
    missed: { label: 'Cặp bị sót', hint: 'Các cặp chồng lên nhau mà không được báo.' },
    doubles: {
      label: 'Trùng lặp',
      hint: 'Số lần một đối tượng được báo lại cùng một đối tượng lân cận; mỗi phía của một cặp đều được tính.',
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
      hint: 'Các đối tượng chạm khung dò mà không có trong các ứng viên. Cần bật khung dò.',
    },
    inGaps: {
      label: 'Đối tượng trong khe hở',
      hint: 'Đối tượng lấn vào khe hở giữa các ô.',
    },
    dropped: { label: 'Đối tượng bị bỏ', hint: 'Đối tượng mà cây hoàn toàn không lưu.' },
    leaking: {
      label: 'Sắp rò rỉ',
      hint: 'Số nút mà lần gọi clear() tiếp theo sẽ bỏ đi nhưng không giải phóng.',
    },
    leaked: {
      label: 'Số nút đã rò rỉ',
      hint: 'Số nút của các khung hình trước vẫn còn trong bộ nhớ, tính trên các khung hình đã hiện ở đây.',
    },
    reports: {
      label: 'Lượt báo',
      hint: 'Số lần báo va chạm, tính cả hai phía và cả các lần lặp lại.',
    },
    ghosts: { label: 'Đã xóa mà vẫn tìm thấy', hint: 'Đối tượng đã bị xóa mà cây vẫn còn giữ.' },
    nodes: { label: 'Nút', hint: 'Tất cả các nút của cây.' },
    entries: {
      label: 'Mục',
      hint: 'Đối tượng trong danh sách của các nút; đối tượng nằm ở nhiều nút được đếm ở từng nút.',
    },
    deepest: { label: 'Mức sâu nhất', hint: 'Độ sâu của nút sâu nhất.' },
    everywhere: {
      label: 'Ở hơn bốn nút',
      hint: 'Đối tượng nằm ở nhiều nút hơn mức kích thước của nó cần.',
    },
    endless: {
      label: 'Tách không dừng',
      hint: 'Nút lá sẽ tách mãi mãi; trang này dừng chúng lại.',
    },
    candidates: {
      label: 'Ứng viên',
      hint: 'Tổng số đối tượng mà truy vấn của mọi đối tượng trả về.',
    },
    needless: {
      label: 'Ứng viên thừa',
      hint: 'Ứng viên trong những ô mà truy vấn không chạm tới.',
    },
  },
  says: {
    descent: 'Truy vấn nằm vắt qua đường chia bỏ sót mọi thứ trong các ô bên dưới.',
    halves: 'Một nửa bị cắt thành số nguyên, nên giữa các ô nhỏ có khe hở.',
    outside: 'Đối tượng ở ngoài thế giới bị bỏ đi mà không có lỗi nào được báo.',
    doubles:
      'Đối tượng nằm trên đường chia được lưu trong nhiều ô, và ô nào cũng trả về nó thêm một lần.',
    centre:
      'Đối tượng thò qua đường chia không bao giờ được kiểm tra với những gì nó chạm ở bên dưới.',
    copies:
      'Trong hai đối tượng va chạm, có thể một đối tượng vẫn giữ màu cũ, vì chỉ bản sao của nó được tô màu.',
    leak: 'Các nút của những khung hình trước ở lại mãi trong bộ nhớ.',
  },
  looks: {
    descent:
      'Như đã đăng: vòng nét đứt màu cánh sen bao quanh các đối tượng chạm khung dò mà không được tìm thấy. Đã sửa: tất cả đều được tìm thấy.',
    halves:
      'Như đã đăng: các dải màu cánh sen là những phần của thế giới không thuộc ô nào. Đã sửa: không có dải nào.',
    outside:
      'Như đã đăng: vòng nét đứt màu cánh sen bao quanh những kẻ địch ngoài màn hình mà cây không lưu; đường có dấu chéo nối những kẻ địch chồng lên nhau mà không được tìm thấy. Đã sửa: cây lưu tất cả.',
    doubles:
      'Như đã đăng: con số màu cánh sen cho biết một đối tượng nhận cùng một đối tượng lân cận bao nhiêu lần. Đã sửa: mỗi đối tượng lân cận chỉ được nhận một lần, nên không có con số nào.',
    centre:
      'Như đã đăng: đường màu cánh sen có dấu chéo nối các đối tượng chồng lên nhau mà không được tìm thấy. Đã sửa: cả hai chuyển sang đỏ.',
    copies:
      'Như đã đăng: vòng nét đứt màu cánh sen bao quanh những đối tượng va chạm mà vẫn giữ màu. Đã sửa: cả hai đối tượng của một cặp chuyển sang đỏ.',
    leak: 'Hai hình ảnh giống nhau, vì lỗi nằm trong bộ nhớ. Hãy cho chạy và xem “Số nút đã rò rỉ” ở bên dưới: như đã đăng thì tăng dần, đã sửa thì vẫn là 0.',
  },
  why: {
    descent:
      'Một hộp nằm vắt qua đường chia chỉ nhận những gì nút của nó lưu, vì hàm retrieve trong bài viết chỉ đi xuống với hộp nằm gọn trong một góc phần tư. Mọi cặp trong cảnh vẫn được tìm thấy từ phía kia, nhưng một truy vấn không phải là đối tượng, như khung dò, thì bỏ sót những gì ở bên dưới.',
    halves:
      'Một nửa của 75 là 37,5 nhưng mã trong bài viết ép kiểu thành 37. Từ mức 4 trở đi các ô không còn lấp đầy ô cha: các dải màu cánh sen không thuộc ô nào. Không cặp nào bị mất, vì đối tượng được xếp theo điểm giữa chính xác; nhưng các ô được vẽ sai.',
    outside:
      'Một đối tượng không chạm ô của nút gốc thì không được lưu ở đâu cả, và chương trình cũng không báo gì. Cho đến khi đi vào, nó không thể va chạm và không truy vấn nào tìm thấy nó; kẻ địch chờ ngoài màn hình đi xuyên qua nhau.',
    doubles:
      'Một đối tượng vắt qua đường chia nằm trong hai hoặc bốn nút lá, và mỗi truy vấn lấy nó ra từ từng nút. Danh sách trong bài viết giữ lại tất cả, nên cùng một cặp được kiểm tra và báo tới bốn lần.',
    centre:
      'Phép kiểm tra nửa trên xét tâm của đối tượng thay vì cạnh dưới. Một đối tượng thò xuống dưới đường chia vẫn được lưu ở ô trên và không bao giờ được kiểm tra với những gì nó chạm ở bên dưới.',
    copies:
      'Các ứng viên là bản sao, nên chỉ đối tượng đang truy vấn mới chuyển đỏ. Khi một cặp chỉ được tìm thấy từ một phía, vì truy vấn của đối tượng vắt qua đường chia không đi xuống, thì đối tượng kia vẫn giữ màu dù đang va chạm.',
    leak: 'Cây được xóa trước mỗi khung hình: hàm clear() trong bài viết gán các con trỏ tới nút con bằng 0 mà không delete gì cả. Hình ảnh vẫn đúng, nhưng mọi nút bên dưới nút gốc vẫn còn trong bộ nhớ, và không con trỏ nào dẫn tới chúng nữa. Hãy cho chạy và xem con số tăng dần.',
  },
};
