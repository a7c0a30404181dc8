import { countingIn } from '../counting.ts';
import type { RaceStrings } from '../strings.ts';

const { number } = countingIn('vi');

export const race: RaceStrings = {
  sweep: 'Sắp xếp và quét',
  grid: 'Lưới viết tay',
  point: {
    tests: (name, count, tests) => `${name}, ${count} đối tượng: kiểm tra ${number(tests)} cặp`,
    milliseconds: (name, count, time) => `${name}, ${count} đối tượng: ${time} ms`,
  },
  showPoint: (point) => `${point}. Xem cảnh này`,
  agree: (checks) =>
    `Mọi cách đều tìm ra đúng các cặp mà thư viện tìm ra: đã đối chiếu ${number(checks)} lần.`,
  differs: (name, count) =>
    `${name} không tìm ra đúng các cặp mà thư viện tìm ra, với ${count} đối tượng.`,
  run: 'Chạy lại',
  stop: 'Dừng',
  running: (count) => `Đang đo với ${count} đối tượng`,
  done: 'Đã đo xong',
  stopped: 'Đã dừng',
  tests: 'Số cặp được kiểm tra mỗi khung hình',
  milliseconds: 'Mili giây mỗi khung hình, trên máy này',
  objects: 'Số đối tượng',
  numbers: 'Bảng số liệu: số cặp được kiểm tra và thời gian',
  from: (count) => `từ ${count} đối tượng trở lên`,
  never: 'không lúc nào',
  wins: (name, tests, time) =>
    `${name} hơn vét cạn về số cặp được kiểm tra: ${tests}; về thời gian: ${time}.`,
  winsUncounted: (name, time) =>
    `${name} hơn vét cạn về thời gian: ${time}; gói này không đếm số cặp được kiểm tra.`,
  fastest: (count, name) => `Nhanh nhất với ${count} đối tượng: ${name}.`,
  recording: {
    running: (name, frame) => `Đang đo “${name}”, khung hình ${frame}`,
    done: (name) => `Đã đo bản ghi “${name}”`,
    frame: 'Khung hình của bản ghi',
    point: {
      tests: (name, frame, tests) => `${name}, khung hình ${frame}: kiểm tra ${number(tests)} cặp`,
      milliseconds: (name, frame, time) => `${name}, khung hình ${frame}: ${time} ms`,
    },
    showPoint: (point) => `${point}. Xem khung hình này`,
    mean: (name, tests, time) =>
      `${name}: trung bình mỗi khung hình mất ${time} ms và kiểm tra ${tests} cặp.`,
    meanUncounted: (name, time) =>
      `${name}: trung bình mỗi khung hình mất ${time} ms; gói này không đếm số cặp được kiểm tra.`,
    measured: (name, measured, frames) =>
      `Bản ghi “${name}”: đã đo ${measured} trên ${frames} khung hình, với các hộp đã ghi và các thiết lập cây hiện tại.`,
  },
  worlds: {
    same: 'Cảnh đã chọn với ngày càng nhiều đối tượng trong cùng một thế giới, nên càng lúc càng đông.',
    grows:
      'Cảnh đã chọn với ngày càng nhiều đối tượng trong một thế giới lớn lên cùng chúng, nên mật độ không đổi. Độ sâu tối đa cũng tăng theo, để các ô nhỏ nhất vẫn lớn như cũ.',
  },
  howToRead:
    'Mỗi đường là một cách tìm mọi cặp: càng thấp càng tốt. Theo chiều dọc, mỗi vạch gấp mười lần vạch bên dưới.',
  ring: 'Vòng tròn đánh dấu nơi một đường xuống thấp hơn vét cạn.',
  rules:
    'Ở mỗi khung hình mọi đối tượng di chuyển và mọi cặp được tìm ra. Các cây là của thư viện, chạy bằng WebAssembly; “vét cạn”, “sắp xếp và quét” cùng “lưới viết tay”, với cỡ ô nhanh nhất trong bảy cỡ, viết bằng TypeScript thuần; rbush và flatbush là các gói đã công bố, không cho biết chúng kiểm tra bao nhiêu cặp. Một đường dừng lại ở nơi khung hình kế tiếp sẽ mất quá nhiều thời gian.',
  reckoned:
    'Ở nơi vét cạn quá chậm, số liệu của nó được ước tính từ lần chạy cuối và vẽ bằng nét đứt.',
};
