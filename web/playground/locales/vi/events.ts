import { countingIn } from '../counting.ts';
import type { EventStrings } from '../strings.ts';

const { number } = countingIn('vi');

const roles = { sensor: 'cảm biến', bullet: 'viên đạn' } as const;

export const events: EventStrings = {
  label: 'Sự kiện',
  close: 'Đóng dòng thời gian',
  entered: 'bắt đầu',
  touching: 'đang chạm',
  exited: 'kết thúc',
  inStep: (step) => `Bước ${number(step)}`,
  body: 'Vật thể trên dòng thời gian',
  all: 'Mọi vật thể',
  one: (body, role) => (role ? `Vật thể ${body}, ${roles[role]}` : `Vật thể ${body}`),
  bars: 'Các lần chạm',
  meets: (a, b, enter, lasts) =>
    `${a} gặp ${b} trong ${number(lasts)} bước, từ bước ${number(enter)}.`,
  touches: (a, b, enter) => `${a} gặp ${b} ở bước ${number(enter)} và vẫn đang chạm.`,
  parts: (a, b, exit) =>
    `${a} chạm ${b} cho đến bước ${number(exit)}; lần chạm bắt đầu trước dòng thời gian.`,
  stays: (a, b) => `${a} chạm ${b}; lần chạm bắt đầu trước dòng thời gian.`,
  soFar: (lasts) => `Đến nay: ${number(lasts)} bước.`,
  sensor: (body) => `${body} là cảm biến: nó không có tiếp xúc.`,
  bullet: (body) => `${body} là viên đạn: mỗi bước đều xét cả đường đi của nó.`,
  how: 'Mỗi thanh kéo dài từ bước hai vật thể bắt đầu chạm nhau đến bước chúng tách ra. Nhấn vào thanh để đến chỗ bắt đầu.',
  nothing: 'Trong các bước này không có hai vật thể nào gặp nhau.',
  more: (pairs) =>
    `Còn ${number(pairs)} cặp không đủ chỗ: hãy chọn một vật thể để chỉ xem các cặp của nó.`,
  boxes: 'Các đối tượng của cảnh này là hộp. Sự kiện là của những vật thể có hình dạng.',
  show: (scene) => `Xem cảnh “${scene}”`,
  crowd: (most) => `Sự kiện chỉ được ghi cho nhiều nhất ${number(most)} đối tượng.`,
};
