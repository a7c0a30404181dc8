import type { WildStrings } from '../strings.ts';

export const wild: WildStrings = {
  name: 'Lỗi cây tứ phân trong các dự án thật',
  intro:
    'Người ta đã gặp những lỗi này trong các dự án thật. Ở đây chúng được dựng lại với đối tượng và con số khác: mỗi trang chạy một cây nhỏ có lỗi bên cạnh chính cây đó khi không có lỗi, và vét cạn đếm những gì sai.',
  faulty: 'Có lỗi',
  cured: 'Không có lỗi',
  cause: 'Vì sao xảy ra',
  cure: 'Cách khắc phục',
  found: 'Lỗi được thấy ở đâu',
  play: 'Chạy trên trang thử nghiệm',
  all: 'Tất cả các lỗi',
  more: 'Những lỗi khác',
  page: 'Trang về lỗi này',
  chapter: 'Chương giải thích điều này',
  docs: 'Trong tài liệu',
  mistakes: 'Mười lỗi thường gặp',
  fault: (language) => `Lỗi, viết bằng ${language}`,
  fix: (language) => `Cách sửa, viết bằng ${language}`,
  rewritten: 'Mã này được viết cho trang này, không phải mã của dự án.',
  notRun: 'Cây không được chạy ở đây: cảnh có quá nhiều đối tượng.',
  boxesOnly: (square, rectangle) =>
    `Cây này chỉ nhận hộp làm truy vấn, nên khung dò này không có kết quả: hãy chọn “${square}” hoặc “${rectangle}”.`,
  thread: {
    issues: (project, number) => `${project}, báo cáo ${number}`,
    pull: (project, number) => `${project}, đề nghị sửa ${number}`,
  },
  states: {
    open: 'còn mở khi trang này được viết',
    closed: 'đã đóng',
    merged: 'đã được nhận',
  },
  defects: {
    far: {
      title: 'Đối tượng ở xa gốc tọa độ biến mất',
      symptom:
        'Đối tượng nằm ngoài một biên cố định bị bỏ đi mà không có thông báo lỗi. Chúng vẫn hiện trên màn hình, nhưng không cú nhấn hay truy vấn nào tìm thấy.',
      looks:
        'Có lỗi: vòng màu hồng sẫm bao quanh những đối tượng mà cây không có, đường có dấu chéo nối những đối tượng chồng lên nhau mà không được tìm thấy. Không có lỗi: cây có đủ tất cả.',
      cause:
        'Nút gốc phủ một hình chữ nhật cố định, và insert trả về false cho hộp không nằm trọn bên trong. Nơi gọi bỏ qua giá trị đó. Đối tượng chỉ vượt qua biên một chút cũng bị mất.',
      cure: 'Hãy coi các ô ở biên như kéo dài đến vô tận, hoặc cho nút gốc lớn lên. Nếu cây phải từ chối một đối tượng, hãy để nó ném lỗi.',
      said: 'Trong trình soạn nút của ComfyUI, chỉ mục các nút kết thúc ở 10.000 đơn vị tính từ gốc tọa độ theo mỗi hướng. Báo cáo nói rằng một workflow 3.000 nút trải rộng khoảng 48.000 đơn vị, nên phần lớn số nút không có trong chỉ mục.',
    },
    line: {
      title: 'Đối tượng nằm trên đường chia bị mất',
      symptom:
        'Đối tượng có cạnh nằm đúng trên đường chia giữa hai ô không được lưu trong ô nào. Trong bản đồ ô gạch, gần như ô gạch nào cũng vậy.',
      looks:
        'Có lỗi: vòng nét đứt màu hồng sẫm bao quanh những ô gạch mà cây không có. Không có lỗi: cây có đủ tất cả.',
      cause:
        'Mỗi ô so sánh bằng < ở cả hai phía. Cạnh trùng với đường chia không nằm trong ô nào, cũng không vắt qua. Trường hợp này tưởng hiếm, nhưng ô gạch, lưới và số nguyên tạo ra nó liên tục.',
      cure: 'Giao mỗi đường chia cho một phía: so sánh bằng >= ở phía này và bằng < ở phía kia.',
      said: 'Trong kontra, một hộp dẹt nằm trên đường chia được trả về trước khi cây tách, sau đó thì không. Trong quadtree-ts, đoạn thẳng nằm giữa hai ô không được tìm thấy.',
    },
    twice: {
      title: 'Cùng một cặp được báo hai lần',
      symptom:
        'Đối tượng nằm trong nhiều ô được tìm thấy lại ở từng ô, nên một lần trúng bị tính hai, ba hoặc bốn lần.',
      looks:
        'Có lỗi: con số màu hồng sẫm cho biết một đối tượng nhận cùng một đối tượng lân cận bao nhiêu lần. Không có lỗi: không có con số nào.',
      cause:
        'Đối tượng vắt qua đường chia nằm trong hai hoặc bốn nút lá. Truy vấn nối danh sách của mọi nút lá mà nó thăm, và không bỏ đi những gì đã có.',
      cure: 'Trả về mỗi đối tượng một lần: dùng tập hợp những gì đã tìm thấy, hoặc ghi số của truy vấn vào từng đối tượng đã tìm thấy.',
      said: 'Trong js-quadtree, một điểm nằm trên đường chia được trả về hai lần. Trong melonJS, phiên bản đầu của cây tứ phân trả về đối tượng trùng lặp.',
    },
    stale: {
      title: 'Đối tượng đã xóa vẫn còn bị trúng',
      symptom:
        'Đối tượng di chuyển rồi bị xóa, nhưng cây vẫn giữ nó. Những truy vấn sau tìm thấy một đối tượng không còn tồn tại.',
      looks:
        'Có lỗi: vòng nét đứt màu hồng sẫm bao quanh những đối tượng đã bị xóa mà cây vẫn còn giữ. Không có lỗi: chúng đã mất hẳn.',
      cause:
        'Cây tìm đối tượng trong những ô mà hộp của nó chạm tới. Chương trình đã đổi hộp trước đó, nên cây tìm trong các ô mới, còn mục trong các ô cũ ở lại.',
      cure: 'Hãy xóa đối tượng trước khi đổi hộp của nó, hoặc để cây lưu hộp lúc đối tượng được thêm vào.',
      said: 'Một người dùng rbush, vốn là cây R, ban đầu cho đây là lỗi. rbush chạy đúng như thiết kế: nó cần hộp lúc mục được thêm vào. Đề nghị sửa này muốn ghi điều đó vào tài liệu.',
    },
    endless: {
      title: 'Các điểm trùng nhau làm cây tách mãi',
      symptom:
        'Số điểm trùng nhau nhiều hơn sức chứa của nút lá. Mỗi lần tách đưa tất cả vào cùng một nút con, cho đến khi tràn ngăn xếp.',
      looks:
        'Có lỗi: các hình vuông màu hồng sẫm là những ô vượt quá độ sâu tối đa, ô sau nằm trong ô trước, đến nơi trang này dừng cây lại. Không có lỗi: nút lá ở độ sâu tối đa lưu tất cả các điểm.',
      cause:
        'Nút lá tách khi có nhiều điểm hơn sức chứa, còn các điểm trùng nhau không bao giờ bị chia ra. Không gì khác kết thúc đệ quy. Khi đó JavaScript ném lỗi “Maximum call stack size exceeded”.',
      cure: 'Dừng ở độ sâu tối đa: nút lá ở đó lưu mọi thứ nó nhận.',
      said: 'Trong quads, một thư viện Python, điểm được thêm nhiều lần hơn sức chứa dẫn đến lỗi đệ quy. The Coding Train đã bàn cùng vấn đề cho QuadTree của mình, từ đó có giới hạn độ sâu. js-quadtree cũng đã thêm giới hạn.',
    },
    giant: {
      title: 'Đối tượng lớn nằm ở mọi nút lá',
      symptom:
        'Đối tượng lớn được lưu trong mọi nút lá bên dưới và làm tất cả chúng tách. Thêm chúng vào mất nhiều thời gian, và bộ nhớ tăng.',
      looks:
        'Có lỗi: các đường màu hồng sẫm là những ô lưu một trong các đối tượng lớn. Không có lỗi: mỗi đối tượng nằm ở nhiều nhất bốn nút.',
      cause:
        'Mỗi nút lá nhận mọi đối tượng chạm tới nó. Ở nơi có đối tượng lớn, nút lá nào cũng vượt sức chứa và tách đến độ sâu tối đa, dù không lần tách nào chia chúng ra.',
      cure: 'Lưu đối tượng trong những nút lớn xấp xỉ nó: không bao giờ quá bốn nút.',
      said: 'Trong quadtree-js, nhiều hình chữ nhật phủ cả bốn nút con mất nhiều thời gian đến mức giống đệ quy vô tận. Tác giả trả lời rằng nó có kết thúc, và khuyên dùng ít mức hơn hoặc cấu trúc khác.',
    },
    corner: {
      title: 'Truy vấn chỉ xét một góc',
      symptom:
        'Truy vấn chỉ trả về những gì trong ô chứa góc trên bên trái của nó. Đối tượng trong những ô khác mà nó phủ bị thiếu.',
      looks:
        'Có lỗi: vòng nét đứt màu hồng sẫm bao quanh những đối tượng chạm khung dò mà không được tìm thấy. Không có lỗi: tất cả đều được tìm thấy.',
      cause:
        'Phép tìm đi xuống theo vị trí của truy vấn, như với một điểm. Nó không xét chiều rộng và chiều cao.',
      cure: 'Thăm mọi nút con mà hình chữ nhật chạm tới.',
      said: 'Trong một cây tứ phân của ExamplesByMesh, retrieve chỉ lấy x và y của mục. Báo cáo đề nghị kiểm tra cả chiều rộng và chiều cao.',
    },
    whole: {
      title: 'Truy vấn vắt qua đường chia trả về cả cây',
      symptom:
        'Một truy vấn nhỏ vắt qua chính giữa trả về mọi đối tượng, kể cả ở đầu kia của thế giới. Không thiếu gì, nhưng cũng không tiết kiệm được gì.',
      looks:
        'Có lỗi: mọi đối tượng đều là ứng viên của khung dò. Không có lỗi: chỉ có ứng viên trong những ô mà khung dò chạm tới.',
      cause:
        'Phép tìm cần một nút con chứa trọn truy vấn. Nếu không có, nó lấy cả bốn nút con, không chỉ những nút mà truy vấn chạm tới.',
      cure: 'Kiểm tra riêng từng nút con, và thăm những nút mà truy vấn chạm tới.',
      said: 'Một người dùng Phaser thấy rằng một vùng gần chính giữa nhận tất cả đối tượng. Tác giả trả lời rằng cây tứ phân này được thiết kế như thế. Kết quả vẫn đúng, chỉ tốn thêm lần kiểm tra.',
    },
  },
};
