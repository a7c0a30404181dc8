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
  sensor: (body) => `${body} là cảm biến: nó chỉ nhận biết những gì chạm vào nó.`,
  bullet: (body) => `${body} là viên đạn: mỗi bước đều xét cả đường đi của nó.`,
  how: 'Mỗi hàng là một cặp vật thể. Mỗi thanh kéo dài từ lúc chúng bắt đầu chạm nhau đến lúc tách ra, và có nét đứt nếu một vật là cảm biến; chấm trong vòng tròn là một lần chạm ngắn. Nhấn vào đó, hoặc vào chỗ trống, để dừng ở bước ấy.',
  nothing: 'Trong các bước này không có hai vật thể nào gặp nhau.',
  more: (pairs) =>
    `Còn ${number(pairs)} cặp nữa không có hàng ở đây. Để xem một cặp, hãy chọn một vật thể của nó ở phía trên.`,
  words: 'Ý nghĩa của các từ',
  terms: {
    body: {
      label: 'Vật thể',
      hint: 'Đối tượng có hình dạng. Số của nó nằm trong hình ảnh và ở đầu các hàng.',
    },
    meeting: {
      label: 'Bắt đầu, đang chạm, kết thúc',
      hint: 'Số cặp bắt đầu chạm nhau ở bước đang xem, số cặp đang chạm và số cặp không còn chạm nữa.',
    },
    contact: {
      label: 'Tiếp xúc',
      hint: 'Chỗ hai vật thể chạm nhau. Mũi tên là hướng mà trò chơi sẽ đẩy chúng ra, vạch cho biết chúng chồng lên nhau sâu bao nhiêu.',
    },
    sensor: {
      label: 'Cảm biến',
      hint: 'Vòng tròn nét đứt. Nó chỉ nhận biết những gì chạm vào nó: không có tiếp xúc, và không gì bị đẩy. Các thanh của nó cũng có nét đứt.',
    },
    bullet: {
      label: 'Viên đạn',
      hint: 'Vật thể nhỏ và nhanh. Mỗi bước đều xét cả đường đi của nó, tức dải nhạt, chứ không chỉ điểm cuối: nhờ vậy nó không bỏ sót gì.',
    },
  },
  boxes: 'Các đối tượng của cảnh này là hộp. Sự kiện là của những vật thể có hình dạng.',
  show: (scene) => `Xem cảnh “${scene}”`,
  crowd: (most) => `Sự kiện chỉ được ghi cho nhiều nhất ${number(most)} đối tượng.`,
};
