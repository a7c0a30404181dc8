import type { BulletStrings } from '../strings.ts';

export const bullets: BulletStrings = {
  unswept: '快速的子彈會穿過薄牆，除非某一步恰好落在牆裡。',
  swept: '掃掠路徑之後，子彈再快也穿不過牆。',
  what: '遊戲裡的一切都一步一步地移動。如果一步的距離大於牆的厚度，子彈這一步之後還在牆前，下一步之後已在牆後。兩次都沒有碰到牆，所以遊戲看不到命中。',
  picture: (passed, stopped) =>
    `三門砲向薄牆射擊。穿牆而未命中：${passed} 次。被攔住的子彈：${stopped} 顆。`,
  passed: '穿牆而未命中',
  passedHint: '子彈穿過了牆，卻沒有被發現：一條紅線。',
  stopped: '被攔住的子彈',
  stoppedHint: '子彈打中牆，停在那裡。',
  sweep: '掃掠子彈的路徑',
  sweepHint: '關閉時，每一步只檢測終點；打開時，檢測到終點的整條路徑。',
  speed: '速度',
  speedHint: (thickness) => `子彈一步飛多遠。牆厚 ${thickness} 個單位。`,
  unit: '單位/步',
  pause: '暫停射擊',
  run: '繼續射擊',
  step: '走一步',
  explain:
    '每個圓點是子彈在一步之後的位置。加上 bullet: true，這一步還會檢測兩個圓點之間的路徑，並指出子彈在哪裡碰到牆，以及牆朝哪個方向推它，也就是箭頭。',
  code: '做到這一點的三行程式碼',
};
