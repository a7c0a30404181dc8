import type { TraceStrings } from '../strings.ts';

export const trace: TraceStrings = {
  label: 'Diễn biến',
  kind: 'Thao tác',
  object: 'Đối tượng',
  kinds: {
    insert: 'Chèn vào',
    move: 'Lần di chuyển kế tiếp',
    remove: 'Gỡ ra',
    pair: 'Cặp: vì sao được kiểm tra?',
    query: 'Truy vấn chính xác',
    candidates: 'Ứng viên',
  },
  aboutOne: (object) => `Đối tượng ${object}`,
  aboutPair: (one, other) => `A: đối tượng ${one}, B: đối tượng ${other}`,
  aboutProbe: {
    query: 'Truy vấn: khung dò tìm thấy gì',
    candidates: 'Truy vấn: khung dò phải kiểm tra những gì',
  },
  verdicts: {
    hit: 'Được kiểm tra, và chúng chồng lên nhau.',
    miss: 'Được kiểm tra, nhưng không chồng lên nhau.',
    part: 'Không được kiểm tra: đường đi của chúng rẽ hai ngả.',
  },
  watch: 'Theo dõi',
  pause: 'Tạm dừng',
  next: 'Sự kiện sau',
  previous: 'Sự kiện trước',
  event: 'Sự kiện',
  eventOf: (event, last) => `Sự kiện ${event} / ${last}`,
  close: 'Đóng diễn biến',
  treeless: 'Không có cây thì không có diễn biến: mọi đối tượng đều được kiểm tra.',
  chooseOne: 'Hãy chọn một đối tượng trên hình ảnh.',
  chooseTwo: 'Hãy lần lượt chọn hai đối tượng trên hình ảnh.',
  moveProbe: 'Hãy đưa khung dò vào thế giới.',
  second:
    'Sau đó chọn thêm đối tượng thứ hai để xem vì sao hai đối tượng được kiểm tra, hoặc vì sao không.',
  unknownObject: (object) => `Trong cảnh này không có đối tượng ${object}.`,
  samePair: 'Một cặp cần hai đối tượng khác nhau.',
  noProbe: 'Khung dò đang ở ngoài thế giới.',
  theObject: 'Đối tượng',
  objectNamed: (object) => `Đối tượng ${object}`,
  rootNode: 'nút gốc',
  nodeNamed: (name) => `nút ${name}`,
  quarterOf: (quarter, node) => `góc phần tư ${quarter} của ${node}`,
  enter: (node, objects) => `Xét ${node}; trong nó và bên dưới nó có ${objects} đối tượng.`,
  skip: (node) => `Ngoài tầm với, bị bỏ qua cùng mọi thứ bên dưới: ${node}.`,
  skipFarther: (node) => `Xa hơn các đối tượng đã tìm thấy, nên bị bỏ qua: ${node}.`,
  stayLeaf: (who, node) => `${who} ở lại đây: ${node} là nút lá.`,
  stayAcross: (who, node) =>
    `${who} không nằm gọn trong góc phần tư nào của ${node}, nên ở lại đây.`,
  leave: (who, node) => `${who} được lấy ra khỏi ${node}.`,
  split: (node, objects, capacity) =>
    `Bây giờ có ${objects} đối tượng, nhiều hơn sức chứa ${capacity}: ${node} tách làm bốn.`,
  merge: (node, objects) =>
    `Chỉ còn ${objects} đối tượng: ${node} gộp mọi nút bên dưới và lại là nút lá.`,
  rebuild: 'Thế giới mở rộng: mọi nút được dựng lại.',
  take: (who, node) => `${who} được lưu trong ${node}: một ứng viên, chưa kiểm tra.`,
  hit: (who) => `${who} được kiểm tra và chạm khung dò: trúng.`,
  missX: (who) => `${who} được kiểm tra: ở bên trái hoặc bên phải khung dò. Không trúng.`,
  missY: (who) => `${who} được kiểm tra: ở phía trên hoặc phía dưới khung dò. Không trúng.`,
  miss: (who) => `${who} được kiểm tra: ở gần nhưng không chạm khung dò. Không trúng.`,
  missFarther: (who) => `${who} được kiểm tra: xa hơn các đối tượng đã tìm thấy. Không trúng.`,
  drop: (who) => `${who} đã được tìm thấy trước đó; một đối tượng gần hơn thay chỗ nó.`,
  repeat: (who) => `${who} lại xuất hiện, đã gặp trong một nút lá khác: không tính lần thứ hai.`,
  pair: {
    enter: (node) => `A và B cùng thuộc ${node}.`,
    hit: (node) =>
      `Trong ${node}, hai đối tượng ở trong tầm của nhau: chúng được kiểm tra, và chồng lên nhau.`,
    missX: (node) =>
      `Trong ${node}, hai đối tượng ở trong tầm của nhau: chúng được kiểm tra, nhưng theo chiều ngang, đối tượng này hết trước khi đối tượng kia bắt đầu.`,
    missY: (node) =>
      `Trong ${node}, hai đối tượng ở trong tầm của nhau: chúng được kiểm tra, nhưng theo chiều dọc, đối tượng này hết trước khi đối tượng kia bắt đầu.`,
    repeat: (node) =>
      `Cả hai cũng ở trong ${node}, nhưng phần chung của chúng bắt đầu ở bên trái hoặc phía trên, nên cặp được tính ở đó.`,
    part: (node) =>
      `Ở đây, trong ${node}, đường đi của chúng rẽ hai ngả: không đối tượng nào ở trong tầm của đối tượng kia, nên chúng không bao giờ được kiểm tra.`,
  },
  tally: {
    visited: (number) => `đã thăm ${number}`,
    leftOut: (number) => `bỏ qua ${number}`,
    tested: (number) => `đã kiểm tra ${number}`,
    hits: (number) => `tìm thấy ${number}`,
  },
};
