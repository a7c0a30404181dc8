import { countingIn } from '../counting.ts';
import type { CompareStrings } from '../strings.ts';

const { number } = countingIn('vi');

export const compare: CompareStrings = {
  same: (pairs) => `Mọi khung so sánh đều tìm thấy cùng các cặp: ${pairs}`,
  differ: 'Các khung so sánh không tìm thấy cùng các cặp',
  sameHits: (hits) => `cùng các đối tượng trúng khung dò: ${hits}`,
  differentHits: 'Các khung so sánh không tìm thấy cùng các đối tượng trúng khung dò',
  oneAlone: 'Hãy chọn thêm một cách nữa để so sánh',
  boxes:
    'Các khung so sánh vẽ hộp bao, dù các đối tượng của cảnh này có hình dạng: cây lưu và kiểm tra các hộp bao. Chỉ khi hai hộp bao chồng lên nhau thì hình dạng mới được kiểm tra.',
  /** In front of the numbers of levels. */
  level: 'Lưu ở mức',
  methodsHeading: 'Các cách này làm gì',
  methods: {
    parent: 'Đối tượng được lưu trong ô nhỏ nhất chứa trọn nó.',
    leaf: 'Mỗi ô không còn tách nữa lưu một bản sao của từng đối tượng chạm tới nó.',
    loose: 'Các ô được nới rộng ra ngoài đường chia, và mỗi đối tượng được lưu trong một ô.',
    cover:
      'Đối tượng nhỏ được sao chép như với “Nút lá”; đối tượng lớn được lưu ở nút cao hơn, nhiều nhất là bốn nút.',
    brute: 'Không có cây: mỗi đối tượng được kiểm tra với mọi đối tượng khác.',
  },
  cover: {
    show: 'Hiện nút lá và ô phủ cạnh nhau',
    explain: (objects) =>
      `Cách “Nút lá” lưu đối tượng trong mọi nút lá mà nó với tới, nên đối tượng lớn được lưu nhiều lần. Cách “Ô phủ” lưu nó ở những nút cao hơn, nhiều nhất là bốn nút, và kiểm tra nó với những gì nằm bên dưới. Ở đây, với ${number(objects)} đối tượng:`,
    numbers: (name, references, nodes, tests) =>
      `${name}: tham chiếu ${references}, nút ${nodes}, cặp đã kiểm tra ${tests}.`,
  },
  bruteForceRests: (limit) =>
    `Khi có trên ${limit} đối tượng, vét cạn không được chạy: quá chậm để theo dõi.`,
};
