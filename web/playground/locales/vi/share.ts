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
    embed: { label: 'Nhúng', hint: 'Một iframe cho trang của bạn; nhấp vào thì chạy.' },
    typescript: {
      label: 'Mã TypeScript',
      hint: 'Một chương trình cho gói npm, với chính các hộp này.',
    },
    cpp: { label: 'Mã C++', hint: 'Một chương trình cho thư viện C++, với chính các hộp này.' },
    png: { label: 'Ảnh PNG', hint: 'Hình ảnh theo từng điểm ảnh.' },
    svg: { label: 'Ảnh SVG', hint: 'Hình ảnh dạng vector, sắc nét ở mọi kích thước.' },
  },
  embedTitle: 'Quadrille: cây tứ phân đang làm việc',
};
