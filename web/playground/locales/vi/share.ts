import { countingIn } from '../counting.ts';
import type { ShareStrings } from '../strings.ts';

const { number } = countingIn('vi');

export const share: ShareStrings = {
  title: 'Chia sẻ khung hình này',
  close: 'Đóng',
  copy: 'Sao chép',
  save: 'Lưu',
  saved: 'Đã lưu.',
  notCopied: 'Trình duyệt này không cho trang sao chép. Đây là văn bản:',
  text: 'Văn bản để sao chép',
  noLink: 'Ở đây không có Liên kết và Nhúng: chúng không chứa được bản ghi hay trường hợp lỗi.',
  kinds: {
    link: {
      label: 'Liên kết',
      hint: 'Mở đúng những gì bạn đang thấy: khung hình này, đang tạm dừng.',
    },
    embed: {
      label: 'Nhúng',
      hint: 'Cho trang của bạn: bạn chọn những gì người đọc thấy và được thay đổi.',
    },
    lesson: {
      label: 'Bài học',
      hint: 'Bài hướng dẫn cho người đọc của bạn: gom các khung hình, mỗi khung có một lời chú thích.',
    },
    typescript: {
      label: 'Mã TypeScript',
      hint: 'Một chương trình cho gói npm, với chính các hộp này và một vòng lặp di chuyển chúng.',
    },
    javascript: {
      label: 'Mã JavaScript',
      hint: 'Chạy được ngay, trong <script type="module"> của một trang hoặc trong Node, với chính các hộp này và một vòng lặp di chuyển chúng.',
    },
    cpp: {
      label: 'Mã C++',
      hint: 'Một chương trình cho thư viện C++, với chính các hộp này và một vòng lặp di chuyển chúng.',
    },
    png: { label: 'Ảnh PNG', hint: 'Hình ảnh gồm các pixel, có thể lớn hơn trên màn hình.' },
    svg: { label: 'Ảnh SVG', hint: 'Hình ảnh dạng vector, sắc nét ở mọi kích thước.' },
    clip: {
      label: 'Đoạn video',
      hint: 'Video của các bước tiếp theo, từ khung hình này trở đi. Đó là tệp MP4, hoặc WebM nếu trình duyệt này không tạo được MP4.',
    },
    gif: {
      label: 'Ảnh GIF',
      hint: 'Ảnh động của các bước tiếp theo, lặp lại mãi, cho những diễn đàn không nhận video. Ảnh rộng và cao tối đa 480 pixel, có 256 màu và 20 hình mỗi giây.',
    },
    case: {
      label: 'Trường hợp lỗi',
      hint: 'Tệp để báo cáo lỗi: chính xác từng hộp, truy vấn, và kết quả của Quadrille cũng như của vét cạn. Thả tệp vào trang này để mở lại.',
    },
  },
  setUp: 'Tùy chỉnh',
  add: 'Thêm',
  lesson: {
    title: 'Khung hình của một bài học',
    how: 'Thêm khung hình này cùng lời chú thích, đóng hộp thoại, chuyển sang khung hình tiếp theo rồi mở lại. Danh sách được giữ đến khi trang này đóng.',
    caption: 'Chú thích của khung hình này',
    add: 'Thêm khung hình này',
    name: 'Tên bài học',
    pages: 'Các khung hình đã thêm',
    captionOf: (place) => `Chú thích của khung hình ${place}`,
    earlier: 'Lên trước',
    later: 'Xuống sau',
    remove: 'Bỏ',
    open: 'Mở tại đây',
    copyLink: 'Sao chép liên kết',
    copyJson: 'Sao chép dạng JSON',
    added: (pages) => `Đã thêm, hiện có ${number(pages)} khung hình.`,
    moved: (place) => `Bây giờ là khung hình ${place}.`,
    full: 'Một bài học chứa được tối đa 50 khung hình và 3.000 ký tự: hãy rút ngắn chú thích hoặc bỏ một khung hình.',
    notCopied: 'Trình duyệt này không cho trang sao chép.',
  },
  scale: 'Kích thước ảnh, tính bằng pixel',
  tooLarge: (width, height) =>
    `Trình duyệt này không tạo được ảnh ${width} × ${height} pixel. Hãy chọn kích thước nhỏ hơn hoặc SVG.`,
  lengthOf: { clip: 'Độ dài đoạn video', gif: 'Độ dài ảnh GIF' },
  seconds: (seconds) => `${seconds} giây`,
  cancel: 'Hủy',
  encoding: {
    clip: (percent) => `Đang tạo đoạn video: ${percent}`,
    gif: (percent) => `Đang tạo ảnh GIF: ${percent}`,
  },
  cannotEncode: {
    clip: 'Trình duyệt này không tạo được video này. Chrome và Edge tạo được, Safari thì từ bản 16.4, Firefox trên máy tính thì từ bản 130.',
    gif: 'Trình duyệt này không tạo được ảnh GIF này.',
  },
  embed: {
    title: 'Nhúng vào trang của bạn',
    form: { label: 'Loại mã', iframe: 'Khung iframe', element: 'Phần tử' },
    iframeHint: 'Không cần script. Rộng bằng cột chứa nó.',
    elementHint:
      'Một script của trang này tạo ra phần tử: trang của bạn điều khiển được nó, và nó có thể cao bằng nội dung.',
    follow: 'Cao bằng nội dung',
    height: 'Chiều cao',
    start: {
      label: 'Bắt đầu',
      running: 'Chạy ngay',
      paused: 'Tạm dừng',
      click: 'Khi nhấp',
      poster: 'Ảnh bìa, nhấp mới tải',
    },
    shown: 'Những gì hiển thị',
    locked: 'Những gì người đọc không đổi được',
    parts: {
      scenes: 'Cảnh',
      time: 'Thời gian',
      buttons: 'Các nút',
      numbers: 'Số liệu',
      diagram: 'Sơ đồ cây',
      caption: 'Chú thích',
      settings: 'Thiết lập',
      tools: 'Công cụ',
      zoom: 'Nút thu phóng',
      probe: 'Loại khung dò',
      extras: 'Các nút ngoài nút Phát',
      link: 'Liên kết đến playground',
    },
    background: 'Màu nền',
    accent: 'Màu liên kết và nút nhấn',
    fontSize: 'Cỡ chữ',
    thousands: { label: 'Các số', auto: 'theo ngôn ngữ' },
    usual: 'Mặc định',
    readerLanguage: 'Của người đọc',
    articleLanguage: 'Của bài viết',
    preview: 'Xem trước',
    widths: { phone: 'Trên điện thoại', column: 'Trong cột' },
    code: 'Mã để nhúng',
    notCopied: 'Trình duyệt này không cho trang sao chép. Hãy chọn đoạn mã ở trên.',
  },
  embedTitle: 'Quadrille: cây tứ phân đang hoạt động',
  embedInstead: 'Không hiển thị được playground ở đây.',
  reach: {
    otherScene:
      'Liên kết không chứa được bản ghi hay trường hợp lỗi: nó mở cảnh có trước đó, với các thiết lập cây hiện tại.',
    fromStart:
      'Khung hình này quá xa nên không đưa vào liên kết được: liên kết bắt đầu từ khung hình đầu tiên.',
    fewerEdits: (held: number, all: number) =>
      `Liên kết chỉ đủ chỗ cho ${number(held)} chỉnh sửa đầu tiên trong số ${number(all)}, và hiện cảnh ngay trước chỉnh sửa kế tiếp.`,
  },
};
