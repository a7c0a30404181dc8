import type { RemarkStrings } from '../strings.ts';

export const remarks: RemarkStrings = {
  lag: (pace, asked, needed) =>
    `Đang chạy ở tốc độ ${pace}: máy này cần ${needed} ms cho một bước dài ${asked} ms.`,
  pinned: 'Đã ghim khung dò. Nhấp lần nữa hoặc nhấn Esc để thả.',
  refused: {
    nodes:
      'Cây từ chối các thiết lập này: chúng cần quá nhiều nút. Hãy tăng sức chứa, giảm độ sâu tối đa, hoặc dùng ít đối tượng hơn và nhỏ hơn.',
    pairs:
      'Cây từ chối các thiết lập này: có quá nhiều cặp va chạm để liệt kê hết. Hãy dùng ít đối tượng hơn hoặc nhỏ hơn.',
    time: 'Cây từ chối các thiết lập này: chỉ một khung hình đã mất mấy giây. Hãy tăng sức chứa, đổi độ sâu tối đa, hoặc dùng ít đối tượng hơn và nhỏ hơn.',
  },
  close: 'Đóng thông báo',
  unchanged: (scene) => `Xem “${scene}” như ban đầu`,
  newerLink:
    'Liên kết này đến từ một phiên bản mới hơn của trang. Những gì phiên bản này không đọc được đã bị bỏ qua.',
  damagedLink: 'Liên kết này bị hỏng nên không đọc được. Hãy thử sao chép lại liên kết.',
  cutLink: 'Liên kết này bị hỏng: chỉ đọc được những chỉnh sửa đầu tiên của nó.',
  longLink: (characters) =>
    `Liên kết này quá dài: phần sau ${characters} ký tự đầu không được đọc.`,
  idleEdits:
    'Liên kết này thêm hoặc xóa đối tượng, nhưng việc đó chỉ làm được khi các đối tượng nảy: cảnh hiện ra không kèm các chỉnh sửa ấy.',
  changedLink: (changes) => `Có phần trong liên kết này không dùng được nguyên văn: ${changes}`,
  linkChange: {
    of: (control, change) => `${control}: ${change}`,
    unknown: 'không rõ',
    more: (number) => `và ${number} mục nữa`,
  },
  /** What each tool does with the picture. */
  toolHelp: {
    ask: 'Đã tạm dừng. Chọn một đối tượng để xem cách chèn nó, hoặc hai để xem cặp.',
    grab: 'Kéo một đối tượng; thả tay khi đang kéo để ném nó.',
    add: 'Nhấn vào nơi cần thêm đối tượng mới.',
    wall: 'Kéo một hộp trên hình ảnh: hộp ấy thành tường.',
    erase: 'Nhấn vào một đối tượng để xóa, hoặc kéo qua nhiều đối tượng.',
  },
  toolKeys:
    'Trên hình ảnh, phím mũi tên di chuyển công cụ, Enter đặt xuống và nhấc lên, Esc cất đi.',
  wallKeys: 'Bằng phím, Enter đặt một góc rồi góc đối diện; Esc cất công cụ đi.',
  laterEditsDropped: 'Các chỉnh sửa về sau đã bị bỏ. “Hoàn tác” sẽ khôi phục chúng.',
  oracleRests: (tests, limit) =>
    `Khi có trên ${limit} đối tượng, phần đối chứng không kiểm tra từng khung hình: vét cạn sẽ cần ${tests} lần kiểm tra.`,
  replaying: (frame, percent, left) =>
    `Đang tính các khung hình đến ${frame}: ${percent}${left === undefined ? '' : `, còn khoảng ${left}`}`,
  halt: 'Dừng tại đây',
  halted: (reached, wanted) => `Đã dừng ở khung hình ${reached}, chưa đến khung hình ${wanted}.`,
};
