import type { LessonStrings } from '../strings.ts';

export const vietnameseLessons: LessonStrings = {
  label: 'Bài học',
  next: 'Trang sau (L)',
  former: 'Trang trước (K)',
  close: 'Kết thúc bài học',
  pageOf: (page, last) => `Trang ${page} / ${last}`,
  unreadable: 'Bài học này không có trang nào đọc được.',
  lessons: {
    quadtree: {
      title: 'Cây tứ phân là gì',
      captions: [
        'Các hình vuông di chuyển, và trò chơi phải biết những hình nào chạm nhau. So từng hình với mọi hình khác gọi là vét cạn. Cần bao nhiêu phép so được ghi ở mục “Vét cạn”, và gấp đôi số hình thì cần gấp bốn.',
        'Vậy hãy cắt thế giới thành bốn góc phần tư. Thứ nằm trong góc này không thể chạm thứ nằm trong góc khác: hai thứ đó không bao giờ cần so.',
        'Góc nào vẫn có nhiều đối tượng hơn sức chứa thì lại bị cắt, cứ thế tiếp tục. Nơi đông thì ô nhỏ; nơi trống thì ô vẫn lớn. Ô trong ô: đó là cây tứ phân.',
        'Một đối tượng tìm ô của nó thế nào? Nó bắt đầu ở nút gốc và đi xuống góc chứa nó. Hãy theo nó bằng các mũi tên bên dưới, hoặc phím N và B. Một nút trên đường nhận quá nhiều đối tượng nên tách ra.',
        'Đối tượng này nằm vắt qua một đường chia. Không góc nào chứa trọn nó, nên nó ở lại nút cha. (Bài học “Nút cha hay nút lá?” cho thấy một cách khác.)',
        'Bây giờ hãy hỏi cây có gì trong hình vuông vàng. Chuyến thăm chỉ tới các ô trong tầm với; phần gạch chéo bị bỏ qua cùng mọi thứ bên dưới, và không có gì trong đó được kiểm tra. Lùi lại bằng phím B để xem.',
        'Với các cặp cũng vậy. Hai đối tượng chỉ được so khi đường đi của chúng trong cây gặp nhau; ở đây chúng gặp nhau. Hãy chọn công cụ có dấu hỏi và hai đối tượng bất kỳ để hỏi vì sao chúng được kiểm tra, hoặc vì sao không.',
        'Hai nghìn hình vuông: hãy xem tiết kiệm được bao nhiêu. Từ đây là của bạn. Hãy đổi thiết lập, ném các hình vuông, và hỏi.',
      ],
    },
    placement: {
      title: 'Nút cha hay nút lá?',
      captions: [
        'Đối tượng nằm trên đường chia và không lọt góc phần tư nào thì giữ ở đâu? Cách Nút cha giữ nó trong nút nhỏ nhất chứa trọn nó. Dấu thập đánh dấu những đối tượng vì thế được giữ ở trên các nút lá.',
        'Mỗi đối tượng chỉ được giữ một lần, nhưng có cái giá: ai hỏi cũng phải xem mọi thứ được giữ trên đường đi xuống, dù chúng ở xa. Một số ứng viên màu xanh lá không hề ở gần hình vuông vàng.',
        'Cách Nút lá chỉ giữ đối tượng trong các nút lá: đối tượng nằm trên đường chia được chép vào mọi lá mà nó với tới. Khung thứ hai đánh dấu chúng. Giờ số tham chiếu nhiều hơn số đối tượng.',
        'Vẫn đối tượng của bài học kia, theo cách Nút lá: đường đi của nó rẽ nhánh tại đường chia, và nó kết thúc trong hơn một lá. Lùi lại bằng phím B để xem nó rẽ nhánh.',
        'Đối tượng lớn làm lộ sự khác biệt. Theo cách Nút cha, phần lớn chúng ở trên cao và bị so với gần như tất cả.',
        'Theo cách Nút lá, cũng những đối tượng ấy mỗi cái nằm trong nhiều lá: hãy xem số tham chiếu tăng lên, và số nút tăng theo.',
        'Đặt cạnh nhau, thêm một cách thứ ba: Ô phủ chép đối tượng nhỏ vào các lá và giữ đối tượng lớn ở trên. Tất cả đều tìm ra cùng các cặp; công sức thì khác. Cách nào tốt nhất tùy vào đối tượng của bạn, hãy thử với chúng.',
      ],
    },
  },
};
