import type { Strings } from '../strings.ts';
import { scenes } from './scenes.ts';
import { settings } from './settings.ts';

export const page: Strings = {
  language: 'vi',
  title: 'Quadrille: xem cây tứ phân tìm va chạm',
  tagline: 'Xem cây tứ phân tìm va chạm',
  skip: 'Chuyển đến phần thiết lập',
  scenesLabel: 'Các cảnh',
  picture:
    'Hình ảnh trực tiếp của cảnh, các ô của cây tứ phân và những gì đang va chạm. Các phím mũi tên di chuyển khung dò.',
  transport: 'Điều khiển phát',
  numbers: 'Số liệu trực tiếp',
  caption: 'Về cảnh này',
  settings: 'Thiết lập',
  footer:
    'Mọi ô, cặp và ứng viên trên trang này đều do gói quadrille, biên dịch từ C++ sang WebAssembly, tính ra.',
  ...settings,
  differs: 'Ở đây có gì khác',
  scenes,
  actions: {
    play: 'Phát',
    pause: 'Tạm dừng',
    step: 'Tiến một bước',
    stepBack: 'Lùi một bước',
    restart: 'Bắt đầu lại',
    probe: 'Khung dò',
    copyLink: 'Sao chép liên kết',
    linkCopied: (frame) => `Đã sao chép liên kết: mở khung hình ${frame}, đang tạm dừng.`,
    linkNotCopied: 'Hãy sao chép từ thanh địa chỉ',
    copied: 'Đã sao chép.',
    share: 'Chia sẻ',
    newSeed: 'Hạt giống mới',
  },
  facts: {
    frame: { label: 'Khung hình' },
    objects: { label: 'Đối tượng' },
    nodes: { label: 'Nút' },
    leaves: { label: 'Nút lá' },
    references: {
      label: 'Tham chiếu',
      hint: 'Tổng số mục trong mọi nút: nhiều hơn số đối tượng khi có bản sao.',
    },
    depth: { label: 'Mức' },
    tests: {
      label: 'Cặp đã kiểm tra',
      hint: 'Các cặp được so từng hộp một. Trong danh sách dài, những nhóm nằm xa nhau được bỏ qua cùng lúc.',
    },
    bruteForce: { label: 'Vét cạn' },
    collidingPairs: { label: 'Cặp va chạm' },
    visited: { label: 'Đã thăm', hint: 'Các nút mà truy vấn đi tới.' },
    tested: { label: 'Đã kiểm tra', hint: 'Các đối tượng có hộp được xét tới.' },
    candidates: { label: 'Ứng viên', hint: 'Những gì cây đưa ra cho khung dò.' },
    hits: { label: 'Trúng', hint: 'Những gì thật sự chạm khung dò.' },
    time: {
      label: 'Thời gian',
      hint: 'Để cập nhật các đối tượng và tìm mọi cặp: trung bình các khung hình gần nhất, trên máy này.',
    },
    oracle: { label: 'Trọng tài', hint: 'Vét cạn đối chiếu mọi cặp.' },
    fingerprint: { label: 'Dấu vân tay', hint: 'Cùng một liên kết cho cùng một dấu vân tay.' },
  },
  frameCosts: 'Chi phí của một khung hình',
  startScene: (name) => `Bắt đầu: ${name}`,
  openWhole: 'Mở trang đầy đủ',
  glance: (pairs, tests, nodes) => `Cặp ${pairs} · kiểm tra ${tests} · nút ${nodes}`,
  saved: (percent) => `tiết kiệm ${percent}`,
  moreThanBruteForce: (percent) => `nhiều hơn vét cạn ${percent}`,
  sliderOf: (label) => `${label}, thanh trượt`,
  levels: (first, last) => (first === last ? first : `${first}–${last}`),
  verdict: (missed, double) => `sót ${missed}, trùng ${double}`,
  verdictWrong: (missed, double, wrong) => `sót ${missed}, trùng ${double}, sai ${wrong}`,
  oracleCheck: {
    unchecked: 'chưa kiểm tra',
    why: (tests, limit) =>
      `Khi có trên ${limit} đối tượng, trọng tài không kiểm tra từng khung hình: vét cạn sẽ cần ${tests} lần kiểm tra.`,
    ask: 'Kiểm tra khung hình này',
    checking: (percent) => `đang kiểm tra: ${percent}`,
  },
  nothing: '–',
  tree: {
    title: 'Hình dạng của cây',
    outline: 'Các nút của cây',
    root: 'gốc',
    nodeHolds: (depth, objects, own, pairs) =>
      `độ sâu ${depth}, ${objects} đối tượng, ${own} lưu tại đây${pairs === undefined ? '' : `, ${pairs} cặp`}`,
    numbering: (upperLeft, upperRight, lowerLeft, lowerRight) =>
      `Các nút con xếp theo số: ${upperLeft} ở trên bên trái, ${upperRight} ở trên bên phải, ${lowerLeft} ở dưới bên trái, ${lowerRight} ở dưới bên phải.`,
    help: 'Nút bạn trỏ tới được đóng khung trong hình, và ô bạn trỏ tới được đánh dấu ở đây. Dùng các phím mũi tên để đi trong danh sách.',
  },
  tools: {
    label: 'Công cụ',
    look: 'Xem',
    ask: 'Hỏi: câu chuyện của một đối tượng, hoặc vì sao hai đối tượng được kiểm tra',
    askHelp:
      'Chọn một đối tượng: việc chèn nó được kể lại, từng sự kiện. Chọn đối tượng thứ hai: vì sao hai đối tượng được kiểm tra, hoặc vì sao không.',
    grab: 'Kéo và ném',
    add: 'Thêm đối tượng',
    wall: 'Vẽ tường',
    erase: 'Xóa',
    undo: 'Hoàn tác',
    redo: 'Làm lại',
    help: 'Công cụ tác động tại nơi bạn nhấn. Trên hình, các phím mũi tên di chuyển nó, Enter đặt xuống và nhấc lên, Esc cất đi.',
    onlyBounce: 'Công cụ chỉ dùng cho các đối tượng nảy: hãy chọn chuyển động “Nảy”.',
  },
  lessons: {
    title: 'Bắt đầu từ đây',
    intro:
      'Nơi đối tượng tụ lại đông, cây tứ phân chia ô nhỏ hơn: mỗi đối tượng chỉ kiểm tra với vài đối tượng ở gần.',
    tour: 'Hướng dẫn',
    quadtree: 'Cây tứ phân là gì',
    placement: 'Nút cha hay nút lá?',
  },
  legend: {
    title: 'Ý nghĩa các dấu',
    object: 'đối tượng',
    second: 'loại đối tượng thứ hai',
    collides: 'thuộc một cặp va chạm',
    visited: 'khung dò đã thăm',
    candidate: 'ứng viên của khung dò',
    touched: 'chạm khung dò',
    straddles: 'lưu ở phía trên các nút lá',
    copied: 'lưu trong nhiều nút lá',
    line: 'ranh giới của ô',
    cell: 'ô, càng sâu càng đậm',
  },
  backToPicture: 'Trở lại hình',
  camera: { label: 'Thu phóng', zoomIn: 'Phóng to', zoomOut: 'Thu nhỏ', zoomToFit: 'Hiện tất cả' },
  keyHelp: {
    names: { ' ': 'Phím cách', ',': 'dấu phẩy', '.': 'dấu chấm', '+': 'cộng', '-': 'trừ' },
    modifier: 'Ctrl hoặc ⌘',
    entry: (key, action) => `${key}: ${action}`,
    onPicture: 'trên hình, các phím mũi tên di chuyển khung dò, nhấp để ghim, Esc để thả',
  },
  cannotStart: (reason) =>
    `Cây tứ phân không khởi động được nên không có gì để hiển thị. Cần một trình duyệt có WebAssembly và các lệnh SIMD của nó. (${reason})`,
  refused: {
    nodes:
      'Cây từ chối các thiết lập này: sẽ cần quá nhiều nút. Hãy tăng sức chứa, giảm độ sâu tối đa, hoặc dùng ít đối tượng hơn và nhỏ hơn.',
    pairs:
      'Cây từ chối các thiết lập này: có quá nhiều cặp va chạm để liệt kê hết. Hãy dùng ít đối tượng hơn hoặc nhỏ hơn.',
    time: 'Cây từ chối các thiết lập này: chỉ một khung hình đã mất nhiều giây. Hãy tăng sức chứa, đổi độ sâu tối đa, hoặc dùng ít đối tượng hơn và nhỏ hơn.',
  },
  newerLink:
    'Liên kết này đến từ một phiên bản mới hơn của trang. Những gì phiên bản này không đọc được đã bị bỏ qua.',
  damagedLink: 'Liên kết này bị hỏng trên đường đi nên không đọc được. Hãy thử sao chép lại.',
  cutLink:
    'Liên kết này bị hỏng trên đường đi: trong các chỉnh sửa bằng tay trên đối tượng, chỉ đọc được phần đầu.',
  idleEdits:
    'Liên kết này có những chỉnh sửa bằng tay chỉ dùng được cho các đối tượng nảy: cảnh được hiện mà không có chúng.',
  changedLink: (changes) => `Liên kết này không được dùng nguyên văn: ${changes}`,
  linkChange: { unknown: 'không rõ', more: (number) => `và ${number} mục nữa` },
  linkReach: {
    otherScene: 'Liên kết không chứa được bản ghi: nó mở cảnh mà các thiết lập mô tả.',
    fromStart: 'Khung hình này ở quá xa nên không đi tới được: liên kết bắt đầu từ đầu.',
    fewerEdits: (held: string, all: string) =>
      `Liên kết chỉ đủ chỗ cho ${held} chỉnh sửa đầu tiên trong số ${all}, và hiện cảnh như trước chỉnh sửa kế tiếp.`,
  },
  timeline: 'Dòng thời gian',
  frameOf: (frame, last) => `Khung hình ${frame} / ${last}`,
  replaying: (frame, percent, left) =>
    `Đang đi tới khung hình ${frame}: ${percent}${left === undefined ? '' : `, còn khoảng ${left}`}`,
  halt: 'Dừng tại đây',
  halted: (reached, wanted) =>
    `Đã dừng ở khung hình ${reached} trên đường tới khung hình ${wanted}.`,
  lag: (pace, asked, needed) =>
    `Đang chạy ở ${pace}: máy này cần ${needed} ms cho một bước ${asked} ms.`,
  canvasOnly:
    'Vẽ trên canvas 2D vì trình duyệt này không có WebGL2: bộ xử lý phải tự vẽ từng đối tượng nên cảnh đông sẽ chậm hơn.',
  pinned: 'Đã ghim khung dò. Nhấp lần nữa hoặc nhấn Esc để thả; C sao chép liên kết.',
  stillMotion: 'Không có gì chuyển động, vì hệ thống của bạn yêu cầu giảm chuyển động.',
  playAnyway: 'Vẫn phát',
  playing: 'Đang phát',
  pausedAt: (frame, objects, pairs, nodes) =>
    `Tạm dừng ở khung hình ${frame}: ${objects} đối tượng, ${pairs} cặp va chạm, ${nodes} nút.`,
  probeSays: (candidates, hits) => `Khung dò: ${candidates} ứng viên, ${hits} trúng.`,
  sceneChosen: (name) => `Cảnh: ${name}.`,
};
