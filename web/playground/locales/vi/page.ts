import { areFew, countingIn } from '../counting.ts';
import type { Strings } from '../strings.ts';
import { scenes } from './scenes.ts';
import { words } from './words.ts';

const { number } = countingIn('vi');

const few = 'Với số lượng ít như vậy, cây tứ phân hầu như không giúp giảm công việc.';

export const page: Strings = {
  language: 'vi',
  title: 'Quadrille: xem cây tứ phân tìm va chạm',
  skip: 'Chuyển đến phần thiết lập',
  skipToPicture: 'Chuyển đến hình ảnh',
  scenesLabel: 'Cảnh',
  headline: {
    squares: (count) =>
      count < 2
        ? `Với ${number(count)} hình vuông thì không có cặp nào để kiểm tra.`
        : `Những hình vuông nào trong ${number(count)} hình này chồng lên nhau? ${areFew(count) ? few : 'Cây tứ phân chỉ kiểm tra những hình nằm chung một ô.'}`,
    objects: (count) =>
      count < 2
        ? `Với ${number(count)} đối tượng thì không có cặp nào để kiểm tra.`
        : `Những đối tượng nào trong ${number(count)} đối tượng này chồng lên nhau? ${areFew(count) ? few : 'Cây tứ phân chỉ kiểm tra những đối tượng nằm chung một ô.'}`,
    tested: () => 'cặp đã kiểm tra',
    withoutTree: 'nếu kiểm tra mọi cặp',
    inAll: 'tất cả',
  },
  query: {
    how: 'Kéo trên hình ảnh để tìm trong một vùng.',
    howZoomed:
      'Kéo để tìm trong một vùng. Giữ Shift và kéo, hoặc dùng hai ngón tay, để dời hình ảnh.',
    howZoomedByTouch: 'Kéo để tìm trong một vùng. Dùng hai ngón tay để dời hình ảnh.',
    remove: 'Bỏ khung dò',
    found: (cells, candidates, hits) =>
      `thăm ${number(cells)} ô · ${number(candidates)} ứng viên · trúng ${number(hits)}`,
  },
  ownScene: 'Cảnh của trang này',
  articleScene: 'Từ một bài viết',
  picture: {
    label: 'Hình ảnh trực tiếp',
    role: 'hình ảnh tương tác',
    shows: 'Cảnh, các ô của cây tứ phân và những gì đang va chạm.',
    keys: {
      probe: 'Các phím mũi tên di chuyển khung dò, thêm Shift để đi từng bước nhỏ.',
      tool: 'Các phím mũi tên di chuyển công cụ, Enter đặt xuống và nhấc lên, Esc cất đi.',
      view: 'Các phím mũi tên di chuyển vùng nhìn.',
    },
  },
  transport: 'Điều khiển phát',
  moreControls: 'Thêm nút điều khiển',
  steps: 'Bước, khung dò và liên kết',
  numbers: 'Số liệu trực tiếp',
  caption: 'Về cảnh này',
  settings: 'Thiết lập',
  footer:
    'Mọi ô, cặp và ứng viên trên trang này đều do gói quadrille tính ra; gói này được biên dịch từ C++ sang WebAssembly.',
  ...words,
  scenes,
  actions: {
    play: 'Phát',
    pause: 'Tạm dừng',
    how: 'Xem cách làm',
    step: 'Tiến một bước',
    stepBack: 'Lùi một bước',
    restart: 'Bắt đầu lại',
    probe: 'Khung dò',
    copyLink: 'Sao chép liên kết',
    linkCopied: (frame) =>
      `Đã sao chép liên kết: nó mở khung hình ${frame}, ở trạng thái tạm dừng.`,
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
    references: { label: 'Tham chiếu' },
    depth: { label: 'Mức' },
    tests: { label: 'Cặp đã kiểm tra' },
    bruteForce: { label: 'Vét cạn' },
    collidingPairs: { label: 'Cặp va chạm' },
    boxPairs: { label: 'Hộp bao chồng nhau' },
    visited: { label: 'Đã thăm' },
    tested: { label: 'Đã kiểm tra' },
    candidates: { label: 'Ứng viên' },
    duplicates: { label: 'Trùng lặp' },
    hits: { label: 'Trúng' },
    time: { label: 'Thời gian' },
    check: { label: 'Đối chứng bằng vét cạn' },
    fingerprint: { label: 'Dấu vân tay', hint: 'Cùng một liên kết luôn cho cùng một dấu vân tay.' },
  },
  meanings: 'Ý nghĩa các số liệu',
  frameCosts: 'Chi phí của một khung hình',
  startScene: (name) => `Bắt đầu: ${name}`,
  openWhole: 'Mở trong playground',
  summary: (pairs, tests, nodes) => `Cặp ${pairs} · kiểm tra ${tests} · nút ${nodes}`,
  saved: (percent) => `tiết kiệm ${percent}`,
  moreThanBruteForce: (percent) => `nhiều hơn vét cạn ${percent}`,
  sliderOf: (label) => `${label}, thanh trượt`,
  verdict: (missed, double) => `sót ${missed}, trùng ${double}`,
  verdictWrong: (missed, double, wrong) => `sót ${missed}, trùng ${double}, sai ${wrong}`,
  oracleCheck: {
    unchecked: 'chưa kiểm tra',
    ask: 'Kiểm tra khung hình này',
    checking: (percent) => `đang kiểm tra: ${percent}`,
  },
  nothing: '–',
  range: (first: string, last: string) => `${first}–${last}`,
  treeTitle: 'Hình dạng của cây',
  tools: {
    label: 'Công cụ',
    look: 'Xem',
    ask: 'Diễn biến',
    askHint: 'Cách cây nhận một đối tượng, hoặc vì sao hai đối tượng được kiểm tra',
    grab: 'Kéo và ném',
    add: 'Thêm đối tượng',
    wall: 'Thêm tường',
    erase: 'Xóa',
    undo: 'Hoàn tác',
    redo: 'Làm lại',
  },
  lessons: {
    title: 'Các bài học',
    article: 'Bài viết',
    documentation: 'Docs',
    examples: 'Ví dụ',
    quadtree: 'Cây tứ phân là gì',
    placement: 'Nút cha hay nút lá?',
  },
  backToPicture: 'Trở lại hình ảnh',
  camera: { label: 'Thu phóng', zoomIn: 'Phóng to', zoomOut: 'Thu nhỏ', zoomToFit: 'Hiện tất cả' },
  keyHelp: {
    names: { ' ': 'Phím cách', ',': 'dấu phẩy', '.': 'dấu chấm', '+': 'cộng', '-': 'trừ' },
    modifier: 'Ctrl hoặc ⌘',
    entry: (key, action) => `${key}: ${action}`,
    onPicture: 'trên hình ảnh: phím mũi tên để di chuyển khung dò, nhấp để ghim, Esc để thả',
  },
  cannotStart: (reason) =>
    `Cây tứ phân không khởi động được. Trang cần một trình duyệt hỗ trợ WebAssembly cùng các lệnh SIMD của WebAssembly. (${reason})`,
  notFetched: 'Không tải được phần này của trang.',
  tryAgain: 'Thử lại',
  timeline: 'Dòng thời gian',
  frameOf: (frame, last) => `Khung hình ${frame} / ${last}`,
  stillMotion: 'Không có gì chuyển động, vì hệ thống của bạn yêu cầu giảm chuyển động.',
  playAnyway: 'Vẫn phát',
  playing: 'Đang phát',
  pausedAt: (frame, objects, pairs, nodes) =>
    `Tạm dừng ở khung hình ${number(frame)}: ${number(objects)} đối tượng, ${number(pairs)} cặp va chạm, ${number(nodes)} nút.`,
  probeSays: (candidates, hits) =>
    `Khung dò: ${number(candidates)} ứng viên, ${number(hits)} trúng.`,
  sceneChosen: (name) => `Cảnh: ${name}.`,
};
