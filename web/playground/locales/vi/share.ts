import type { ShareStrings } from '../strings.ts';

export const share: ShareStrings = {
  title: 'Mang khung hình này theo',
  close: 'Đóng',
  copy: 'Sao chép',
  save: 'Lưu',
  saved: 'Đã lưu.',
  notCopied: 'Trình duyệt này không cho trang sao chép. Đây là văn bản:',
  text: 'Văn bản để sao chép',
  kinds: {
    link: {
      label: 'Liên kết',
      hint: 'Mở đúng những gì bạn đang thấy: khung hình này, đang tạm dừng.',
    },
    embed: {
      label: 'Nhúng',
      hint: 'Cho trang của bạn: bạn chọn những gì người đọc thấy và được thay đổi.',
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
    png: { label: 'Ảnh PNG', hint: 'Hình ảnh theo từng điểm ảnh, cả khi lớn hơn trên màn hình.' },
    svg: { label: 'Ảnh SVG', hint: 'Hình ảnh dạng vector, sắc nét ở mọi kích thước.' },
    clip: {
      label: 'Đoạn phim',
      hint: 'Phim WebM của các nhịp tiếp theo, từ khung hình này trở đi.',
    },
    case: {
      label: 'Trường hợp lỗi',
      hint: 'Tệp để báo lỗi: chính xác từng hộp, truy vấn, và kết quả của Quadrille lẫn của cách vét cạn. Thả vào trang là mở lại được.',
    },
  },
  setUp: 'Thiết lập',
  scale: 'Kích thước ảnh, tính bằng điểm ảnh',
  tooLarge: (width, height) =>
    `Trình duyệt này không đủ chỗ cho ảnh ${width} × ${height} điểm ảnh. Hãy chọn kích thước nhỏ hơn hoặc SVG.`,
  clipLength: 'Độ dài đoạn phim',
  seconds: (seconds) => `${seconds} giây`,
  record: 'Ghi',
  stop: 'Dừng',
  recording: (percent) => `Đang ghi: ${percent}`,
  cannotRecord:
    'Trình duyệt này không ghi được phim WebM. Firefox, Chrome và Edge ghi được, Safari từ bản 18.4.',
  embed: {
    title: 'Nhúng vào trang của bạn',
    form: { label: 'Loại mã', iframe: 'Khung iframe', element: 'Phần tử' },
    iframeHint: 'Không cần script. Rộng bằng cột chứa nó.',
    elementHint:
      'Một script của trang này thêm phần tử: bài viết của bạn điều khiển được nó, và nó có thể cao bằng nội dung.',
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
    },
    background: 'Màu nền',
    accent: 'Màu liên kết và nút bấm',
    fontSize: 'Cỡ chữ',
    usual: 'Như mặc định',
    readerLanguage: 'Của người đọc',
    articleLanguage: 'Của bài viết',
    preview: 'Xem trước',
    widths: { phone: 'Trên điện thoại', column: 'Trong cột' },
    code: 'Mã để nhúng',
    notCopied: 'Trình duyệt này không cho trang sao chép. Hãy chọn đoạn mã ở trên.',
  },
  embedTitle: 'Quadrille: cây tứ phân đang làm việc',
  reach: {
    otherScene: 'Liên kết không chứa được bản ghi: nó mở cảnh mà các thiết lập mô tả.',
    fromStart: 'Khung hình này ở quá xa nên không đi tới được: liên kết bắt đầu từ đầu.',
    fewerEdits: (held: string, all: string) =>
      `Liên kết chỉ đủ chỗ cho ${held} chỉnh sửa đầu tiên trong số ${all}, và hiện cảnh như trước chỉnh sửa kế tiếp.`,
  },
};
