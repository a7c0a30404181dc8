import type { ScenesStrings } from '../strings.ts';

export const scenes: ScenesStrings = {
  crowd: {
    name: '擁擠的方塊',
    short: '擁擠',
    caption:
      '方塊四處遊走。細線是四叉樹格子的邊界：格子裡的物件太多就一分為四，格子越深線條越淡。重疊的方塊變紅，每一對之間有一條線相連。',
  },
  bodies: {
    name: '相遇的物體',
    short: '物體',
  },
  s0: {
    name: 'Java 教學',
    short: 'Java',
  },
  s1: {
    name: '只存葉節點',
    short: '葉節點',
  },
  s2: {
    name: '反彈的方塊',
    short: '反彈',
  },
  s3: {
    name: '捲軸射擊',
    short: '射擊',
  },
  s4: {
    name: '一萬個',
    short: '一萬',
  },
};
