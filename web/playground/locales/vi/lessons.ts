import type { LessonStrings } from '../strings.ts';

export const lessons: LessonStrings = {
  label: 'Bài học',
  next: 'Tiếp',
  nextLesson: 'Bài tiếp theo',
  tryIt: 'Tự thử',
  previous: 'Trang trước',
  play: 'Phát bài học',
  pause: 'Tạm dừng bài học',
  close: 'Kết thúc bài học',
  pageOf: (page, last) => `Trang ${page} / ${last}`,
  unreadable: 'Bài học này không có trang nào đọc được.',
  lessons: {
    quadtree: {
      title: 'Cây tứ phân là gì',
      captions: [
        'Các hình vuông di chuyển, và trò chơi phải biết những hình nào chạm nhau: đó là các hình màu đỏ. Cách đơn giản nhất là so sánh mỗi hình với mọi hình khác; cách này gọi là vét cạn. Với 24 hình vuông, nó phải kiểm tra 276 cặp, và lại như thế ở mỗi khung hình. Gấp đôi số hình thì số cặp tăng khoảng gấp bốn.',
        'Vậy hãy chia thế giới thành bốn góc phần tư. Ở đây không hình vuông nào vắt qua đường chia giữa các góc, nên không hình nào có thể chạm hình ở góc khác. Chỉ so sánh các hình trong cùng một góc phần tư: 96 cặp được kiểm tra thay vì 276.',
        'Góc phần tư nào có hơn 3 hình vuông thì lại được chia tiếp, và cứ thế: 3 là sức chứa. Nơi đông thì ô nhỏ; nơi gần như trống thì ô vẫn lớn. Ô nằm trong ô: đó là cây tứ phân. Chỉ còn 38 cặp phải kiểm tra.',
        'Một hình vuông tìm ô của nó thế nào? Nó bắt đầu từ cả thế giới, tức nút gốc của cây, rồi đi xuống góc phần tư chứa nó. Hãy nhấn “Theo dõi” để theo dõi một hình: cuối cùng ô của nó có hơn 3 hình vuông nên bị chia.',
        'Một lát sau, hình vuông được đánh dấu vắt qua một đường chia ở giữa. Nó có thể chạm các hình ở cả hai bên, và không góc phần tư nào chứa trọn nó. Vì thế nó ở lại nút gốc, nơi chứa trọn nó, và được so sánh với các hình trong mọi ô mà nó với tới. (“Nút cha hay nút lá?” giới thiệu một cách khác.)',
        'Bây giờ hãy truy vấn cây: có gì chạm hình vuông tím? Truy vấn chỉ thăm những ô mà hình vuông tím với tới. Các ô gạch chéo bị bỏ qua cùng mọi hình được lưu trong đó; hình vắt qua đường chia được lưu ở phía trên và vẫn bị kiểm tra: trong 24 hình vuông, 8 hình được kiểm tra và 3 hình được tìm thấy. Hãy nhấn “Theo dõi” để theo dõi từng bước.',
        'Các cặp cũng được tìm như vậy. Hai hình này được lưu trong cùng một ô, nên được so sánh; chúng không chạm nhau: hãy nhấn “Theo dõi” để thấy cây làm việc đó thế nào. Những hình có ô nằm tách rời nhau thì không bao giờ bị so sánh: cây kiểm tra 45 cặp thay vì 276.',
        'Hai nghìn hình vuông: vét cạn phải kiểm tra 1.999.000 cặp ở mỗi khung hình. Cây kiểm tra chưa đến một phần hai trăm số đó. Giờ đến lượt bạn: hãy đổi thiết lập, ném các hình vuông, xem diễn biến vì sao hai hình được so sánh.',
      ],
    },
    placement: {
      title: 'Nút cha hay nút lá?',
      captions: [
        'Hình vuông vắt qua đường chia được lưu ở đâu? Theo cách “Nút cha”, trong ô nhỏ nhất chứa trọn nó. Hình nào vì thế được lưu ở phía trên các nút lá thì có dấu thập. (Nút lá là ô không bị chia thêm nữa.)',
        'Mỗi hình vuông chỉ được lưu một lần, nhưng có cái giá phải trả: truy vấn phải xem mọi hình được lưu trong các nút mà nó thăm. Với hình vuông tím, có 3 ứng viên mà chỉ 1 hình chạm nó; hình nằm trên đường chia ở giữa thì ở rất xa.',
        'Theo cách “Nút lá”, chỉ các nút lá lưu hình vuông. Hình vắt qua đường chia được sao chép vào mọi nút lá mà nó với tới; khung thứ hai đánh dấu chúng. Giờ có 48 tham chiếu đến 24 hình vuông.',
        'Trong bài học đầu, hình vuông này cũng vắt qua đường chia ở giữa. Theo cách “Nút lá”, đường đi của nó rẽ nhánh tại đường chia và kết thúc ở nhiều hơn một nút lá. Hãy nhấn “Theo dõi” để thấy nó rẽ nhánh.',
        'Cách nào tốn ít công hơn? Đây là 150 hình vuông nhỏ theo cách “Nút cha”. Cây kiểm tra 351 cặp thay vì 11.175, và phần lớn là với số ít hình được đánh dấu, tức các hình lưu ở phía trên các nút lá.',
        'Vẫn các hình vuông ấy, theo cách “Nút lá”. Có một số bản sao, 201 tham chiếu đến 150 hình vuông, nhưng ít cặp phải kiểm tra hơn: 169. Với hình vuông nhỏ, cách này có lợi.',
        'Với hình vuông lớn thì ngược lại: vì được sao chép vào nhiều nút lá, cùng hai hình bị so sánh nhiều lần. “Nút lá” kiểm tra 465 cặp, “Nút cha” 160. Cách thứ ba, “Ô phủ”, sao chép hình nhỏ và lưu hình lớn ở phía trên: 153. Tất cả đều tìm ra cùng các cặp; hãy thử với đối tượng của bạn.',
      ],
    },
  },
};
