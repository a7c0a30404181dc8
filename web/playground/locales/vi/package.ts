import { countingIn } from '../counting.ts';
import type { PackageStrings } from '../strings.ts';

const { number } = countingIn('vi');

export const gamePackage: PackageStrings = {
  says: 'Một lệnh import, hai lời gọi hàm mỗi khung hình',
  install: 'Cài đặt',
  copyInstall: 'Sao chép dòng lệnh cài đặt',
  size: (size) =>
    `Một trang tải về ${size} khi nén brotli, đo trên chính bản dựng này: script và WebAssembly, không phụ thuộc gói nào.`,
  loop: 'Một vòng lặp',
  loopHint:
    'Cây nhận các hộp dưới dạng số và cho biết những hộp nào chồng lên nhau. Phần còn lại là trò chơi của bạn.',
  copyLoop: 'Sao chép vòng lặp',
  showAll: (lines: string) => `Hiện cả ${lines} dòng`,
  showLess: 'Thu gọn',
  live: 'Chính tệp đó đang chạy',
  copy: 'Sao chép',
  copied: 'Đã sao chép.',
  notCopied: 'Trình duyệt này không cho trang sao chép: hãy chọn đoạn mã.',
  run: 'Chạy',
  stop: 'Dừng',
  pairs: (count) => `${number(count)} cặp`,
  record: 'Phát lại',
  recordHint:
    'Hãy ghi các khung hình của trò chơi rồi thả tệp vào bất kỳ đâu trên trang này: bản ghi hiện ra như một cảnh, từng khung hình một, với ô, cặp và khung dò.',
  copyRecord: 'Sao chép bộ ghi',
  openRecording: 'Mở một bản ghi',
  read: 'Đọc thêm',
  pages: {
    documentation: 'Tài liệu, có tìm kiếm',
    start: 'Bắt đầu: lời gọi hàm đầu tiên, trong Node, Vite, Next hoặc C++',
    calls: 'Mọi hàm của hai lớp',
    reference: 'Tài liệu tham chiếu: mọi lớp, hàm và kiểu',
    recordings: 'Bản ghi và định dạng của chúng',
    views: 'Kết quả có hiệu lực bao lâu, và bản dựng kiểm tra điều đó',
    game: 'Một trò chơi để chơi thử: bắn súng với hàng nghìn vật thể',
    examples: 'Ví dụ chạy được: trang thuần, PixiJS, Phaser, React, worker, máy chủ',
  },
};
