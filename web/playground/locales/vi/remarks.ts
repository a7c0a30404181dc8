import type { RemarkStrings } from '../strings.ts';

export const remarks: RemarkStrings = {
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
  toolHelp:
    'Công cụ tác động tại nơi bạn nhấn. Trên hình, các phím mũi tên di chuyển nó, Enter đặt xuống và nhấc lên, Esc cất đi.',
  askHelp:
    'Chọn một đối tượng: việc chèn nó được kể lại, từng sự kiện. Chọn đối tượng thứ hai: vì sao hai đối tượng được kiểm tra, hoặc vì sao không.',
  laterEditsDropped: 'Các chỉnh sửa về sau đã bị bỏ. “Hoàn tác” sẽ khôi phục chúng.',
  oracleRests: (tests, limit) =>
    `Khi có trên ${limit} đối tượng, trọng tài không kiểm tra từng khung hình: vét cạn sẽ cần ${tests} lần kiểm tra.`,
  replaying: (frame, percent, left) =>
    `Đang đi tới khung hình ${frame}: ${percent}${left === undefined ? '' : `, còn khoảng ${left}`}`,
  halt: 'Dừng tại đây',
  halted: (reached, wanted) =>
    `Đã dừng ở khung hình ${reached} trên đường tới khung hình ${wanted}.`,
};
