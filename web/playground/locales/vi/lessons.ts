import type { LessonStrings } from '../strings.ts';

export const lessons: LessonStrings = {
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
        'Các hình vuông di chuyển, và trò chơi phải biết những hình nào chạm nhau. So sánh từng hình với mọi hình khác gọi là vét cạn. Số phép so sánh cần thiết được ghi ở mục “Vét cạn”; gấp đôi số hình thì số phép so sánh tăng gấp bốn.',
        'Vậy hãy chia thế giới thành bốn góc phần tư. Thứ nằm trong góc phần tư này không thể chạm thứ nằm trong góc phần tư khác: không bao giờ cần so sánh chúng với nhau.',
        'Góc phần tư nào vẫn có nhiều đối tượng hơn sức chứa thì lại được chia tiếp, cứ thế mãi. Nơi đông thì ô nhỏ; nơi trống thì ô vẫn lớn. Ô nằm trong ô: đó là cây tứ phân.',
        'Một đối tượng tìm ô của nó thế nào? Nó bắt đầu ở nút gốc và đi xuống góc phần tư chứa nó. Hãy theo nó bằng các mũi tên bên dưới, hoặc phím N và B. Một nút trên đường đi nhận quá nhiều đối tượng nên tách ra.',
        'Đối tượng này nằm vắt qua một đường chia. Không góc phần tư nào chứa trọn nó, nên nó ở lại nút cha. (Bài học “Nút cha hay nút lá?” giới thiệu một cách khác.)',
        'Bây giờ hãy hỏi cây có gì trong hình vuông vàng. Truy vấn chỉ thăm các ô trong tầm với; phần gạch chéo bị bỏ qua cùng mọi thứ bên dưới, và không có gì trong đó được kiểm tra. Lùi lại bằng phím B để xem.',
        'Với các cặp cũng vậy. Hai đối tượng chỉ được so sánh khi đường đi của chúng trong cây gặp nhau; ở đây chúng gặp nhau. Hãy chọn công cụ có dấu hỏi rồi chọn hai đối tượng bất kỳ để hỏi vì sao chúng được kiểm tra, hoặc vì sao không.',
        'Hai nghìn hình vuông: hãy xem tiết kiệm được bao nhiêu. Từ đây là phần của bạn: hãy đổi thiết lập, ném các hình vuông, và đặt câu hỏi.',
      ],
    },
    placement: {
      title: 'Nút cha hay nút lá?',
      captions: [
        'Đối tượng nằm vắt qua đường chia, không lọt trong góc phần tư nào, thì lưu ở đâu? Cách “Nút cha” lưu nó trong nút nhỏ nhất chứa trọn nó. Dấu thập đánh dấu những đối tượng vì thế được lưu ở phía trên các nút lá.',
        'Mỗi đối tượng chỉ được lưu một lần, nhưng có cái giá phải trả: ai hỏi cũng phải xem mọi thứ được lưu trên đường đi xuống, dù chúng ở xa đến đâu. Một số ứng viên màu xanh lá không hề ở gần hình vuông vàng.',
        'Cách “Nút lá” chỉ lưu đối tượng trong các nút lá: đối tượng nằm vắt qua đường chia được sao chép vào mọi lá mà nó với tới. Khung thứ hai đánh dấu chúng. Giờ số tham chiếu nhiều hơn số đối tượng.',
        'Vẫn đối tượng của bài học kia, theo cách “Nút lá”: đường đi của nó rẽ nhánh tại đường chia, và kết thúc ở nhiều lá. Lùi lại bằng phím B để xem nó rẽ nhánh.',
        'Đối tượng lớn làm lộ rõ sự khác biệt. Theo cách “Nút cha”, phần lớn chúng ở trên cao và bị so sánh với gần như tất cả.',
        'Theo cách “Nút lá”, cũng những đối tượng ấy, mỗi đối tượng nằm trong nhiều lá: hãy xem số tham chiếu tăng lên, và số nút tăng theo.',
        'Đặt cạnh nhau, thêm một cách thứ ba: “Ô phủ” sao chép đối tượng nhỏ vào các lá và lưu đối tượng lớn ở phía trên. Tất cả đều tìm ra cùng các cặp; chỉ khác khối lượng công việc. Cách nào tốt nhất tùy vào đối tượng của bạn, nên hãy thử với chính chúng.',
      ],
    },
  },
};
