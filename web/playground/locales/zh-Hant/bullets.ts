import type { BulletStrings } from '../strings.ts';

export const bullets: BulletStrings = {
  unswept: '快速的子彈會穿過薄牆，除非某一步恰好落在牆裡。',
  swept: '掃掠路徑之後，子彈再快也穿不過牆。',
  picture: (passed, stopped) =>
    `三門砲向薄牆射擊。穿牆而未命中：${passed} 次。被攔住的子彈：${stopped} 顆。`,
  passed: '穿牆而未命中',
  stopped: '被攔住的子彈',
  sweep: '掃掠子彈的路徑',
  speed: '速度',
  unit: '單位/步',
  pause: '暫停射擊',
  run: '繼續射擊',
  step: '走一步',
  explain:
    '每個圓點是子彈在一步之後的位置，一步只檢測這個位置。加上 bullet: true，這一步還會檢測兩個圓點之間的路徑，並指出子彈在哪裡碰到牆。',
  code: '做到這一點的三行程式碼',
};
