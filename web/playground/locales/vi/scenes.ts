import type { ScenesStrings } from '../strings.ts';

export const scenes: ScenesStrings = {
  crowd: {
    name: 'Đám đông hình vuông',
    short: 'Đám đông',
    caption:
      'Các hình vuông đi lang thang. Các đường mảnh là đường chia các ô của cây tứ phân: ô có quá nhiều đối tượng thì tách làm bốn, và ô càng sâu thì đường của nó càng nhạt. Những hình vuông chồng lên nhau chuyển sang đỏ, và một đường nối hai hình của mỗi cặp.',
  },
  bodies: {
    name: 'Các vật thể gặp nhau',
    short: 'Vật thể',
  },
  s0: {
    name: 'Bài hướng dẫn Java',
    short: 'Java',
  },
  s1: {
    name: 'Chỉ lưu ở nút lá',
    short: 'Nút lá',
  },
  s2: {
    name: 'Hình vuông nảy',
    short: 'Nảy',
  },
  s3: {
    name: 'Bắn súng',
    short: 'Bắn súng',
  },
  s4: {
    name: 'Mười nghìn',
    short: '10.000',
  },
};
