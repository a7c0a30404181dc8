import type { CaptionStrings } from '../strings.ts';

export const captions: CaptionStrings = {
  /** The title of what differs. */
  difference: 'Ở đây có gì khác',
  /** Of a view in place of the picture. */
  view: {
    title: 'Về chế độ xem này',
    numbers: (placement) => `Các số liệu trực tiếp là của cây trong phần thiết lập: ${placement}.`,
  },
  /** What each scene shows, in one line. */
  lines: {
    crowd:
      'Các hình vuông di chuyển trong đám đông: cây tứ phân tìm những hình chồng lên nhau mà chỉ kiểm tra một phần nhỏ các cặp.',
    bodies:
      'Hình tròn, hộp xoay và đa giác chạm nhau: mỗi tiếp xúc có pháp tuyến, và dòng thời gian cho thấy vật thể nào chạm nhau khi nào.',
    s0: 'Cây tứ phân của bài hướng dẫn Java kinh điển: đối tượng nằm vắt qua đường chia ở lại nút cha.',
    s1: 'Cây tứ phân chỉ lưu đối tượng ở nút lá: đối tượng nằm vắt qua đường chia được sao chép vào mọi nút lá mà nó chạm tới.',
    s2: 'Các hình vuông nảy lại khi chạm khung: mỗi bước cho thấy hình dạng của cây, và cả hai hình của một cặp va chạm chuyển sang đỏ.',
    s3: 'Cây tứ phân quản lý một trò bắn súng: nó tìm viên đạn nào trúng kẻ địch nào, và giữ các đối tượng ngoài màn hình.',
    s4: 'Mười nghìn đối tượng nhỏ trong một cây tứ phân: cây trả về các ứng viên của một mục tiêu, và đánh dấu đối tượng chạm mục tiêu.',
  },
  bodies: {
    caption:
      'Hình tròn, hộp xoay và đa giác là các vật thể của một World: World kiểm tra hình dạng như cây kiểm tra hộp. Chúng di chuyển và xoay. Chỗ hai vật thể chạm nhau là một tiếp xúc: mũi tên, tức pháp tuyến, là hướng mà trò chơi sẽ đẩy chúng ra, còn vạch cho biết chúng chồng lên nhau sâu bao nhiêu. Vòng tròn nét đứt là cảm biến: nó chỉ nhận biết những gì chạm vào nó. Vật thể nhỏ là viên đạn: mỗi bước đều xét cả đường đi của nó nên không bỏ sót gì. Dòng thời gian cho thấy mỗi cặp, từ bước bắt đầu chạm đến bước không còn chạm nữa.',
    differs:
      'Đây là cảnh riêng của trang này. Cây giữ hộp của các vật thể; World kiểm tra hình dạng của chúng và báo các sự kiện.',
  },
  s0: {
    caption:
      'Bài hướng dẫn kinh điển, theo bản dịch tiếng Ý: đối tượng không nằm gọn trong góc phần tư nào thì ở lại nút cha, và các góc phần tư được đánh số ngược chiều kim đồng hồ, bắt đầu từ trên bên phải. Nút có mười một đối tượng thì tách. Với màu của bài viết, đối tượng có màu đỏ, và chuyển sang đen khi va chạm.',
    differs:
      'Theo mã trong bài viết, mỗi cặp được báo một hoặc hai lần, và hình chữ nhật nằm vắt qua đường chia bỏ sót những gì trong các góc phần tư. Ở đây mỗi cặp được báo đúng một lần, và hình chữ nhật tìm thấy mọi thứ nó chạm.',
  },
  s1: {
    caption:
      'Bài viết tiếng Việt chỉ lưu đối tượng ở nút lá: đối tượng nằm vắt qua đường chia được sao chép vào mọi nút lá mà nó chạm tới, nên có nhiều tham chiếu hơn đối tượng. Chạm cạnh cũng tính là va chạm, các góc phần tư đánh số theo thứ tự Z, và nút gốc ở mức 1: mức 5 là sau bốn lần tách.',
    differs:
      'Theo mã trong bài viết, đối tượng ở ngoài ô của nút gốc bị bỏ đi và một cặp xuất hiện nhiều lần. Ở đây không mất gì, và mỗi cặp chỉ xuất hiện một lần.',
  },
  s2: {
    caption:
      'Bản demo C++ của bài viết tiếng Trung: các hình vuông nảy lại khi chạm khung, mỗi bước đều cho thấy hình dạng của cây, và cả hai hình vuông của một cặp va chạm chuyển sang đỏ. Nút có sáu đối tượng thì tách; khi nút gốc chưa tách thì không vẽ đường nào cả.',
    differs:
      'Theo mã trong bài viết, tâm của đối tượng quyết định nó có thuộc nửa trên hay không, và một hình trong cặp có thể giữ nguyên màu. Ở đây các cạnh quyết định, và cả hai đều chuyển đỏ.',
  },
  s3: {
    caption:
      'Bài viết về framework làm trò chơi dùng cây để quản lý một trò bắn súng. Kẻ địch được tạo ngoài màn hình rồi đi vào, đạn bay theo chiều ngược lại. Viên đạn mất đi cùng kẻ địch mà nó gặp; đối tượng nào đã mất hay rời khỏi màn hình thì được dùng lại. Đối tượng ngoài màn hình không bao giờ bị mất: cây giữ chúng và được cập nhật tại chỗ chứ không dựng lại. Phần viền quanh màn hình cho thấy những đối tượng đang chờ.',
    differs: 'Bài viết không cho biết kích thước và tốc độ: cảnh này tự chọn lấy.',
  },
  s4: {
    caption:
      'Bài thử tải trong bài viết về Unity: 10.000 đối tượng nhỏ trong tối đa 64 nút lá, nút gốc ở độ sâu 1, nút lá sâu nhất ở độ sâu 4. Hình vuông có khung là mục tiêu: cây trả về các ứng viên, và đối tượng thật sự chạm mục tiêu được đánh dấu riêng. Hãy đưa mục tiêu lên giao điểm của các đường chia rồi ra xa, và theo dõi số ứng viên.',
    differs:
      'Bài viết đánh dấu ứng viên, và chương trình gọi phải tìm chúng trong tất cả đối tượng. Ở đây cây chỉ trả về các ứng viên, mỗi ứng viên một lần. Các đối tượng va chạm với nhau cũng được đánh dấu, điều mà bài viết không thể hiện.',
  },
  /** What objects in bouncing motion do where they meet. */
  meeting: {
    through: 'Các đối tượng đi xuyên qua nhau.',
    walls: 'Tường chặn đối tượng, còn các đối tượng đi xuyên qua nhau.',
    bounce: 'Tường chặn đối tượng, và các đối tượng chặn lẫn nhau.',
  },
  /** Of each article: its name, its language, and what its scene teaches. */
  sources: {
    s0: 'Java tip, bản tiếng Ý: vật nằm trên đường chia ở lại nút cha',
    s1: 'STDIO, tiếng Việt, C++: chỉ lưu ở nút lá, có bản sao',
    s2: 'CSDN, tiếng Trung, C++: cây và các cặp của nó, trong mỗi khung hình',
    s3: 'imooc, tiếng Trung, Cocos Creator: cây quản lý đối tượng của trò chơi',
    s4: 'Unity C#, tiếng Trung phồn thể: ứng viên của một mục tiêu giữa 10.000',
  },
  links: {
    chapter: 'Chương giải thích điều này',
    statements: 'Bài viết nói gì (tiếng Anh)',
    code: 'Mã cho cảnh này (tiếng Anh)',
    document: 'Tài liệu về điều này (tiếng Anh)',
    all: 'Tất cả các cảnh và chế độ xem',
  },
};
