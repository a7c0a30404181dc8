import type { SeamStrings } from '../strings.ts';

export const seams: SeamStrings = {
  separate: '形狀會卡在物體之間的接縫上。',
  joined: '形狀滑過接縫，就像在一整塊地面上。',
  picture: (ofSeams, ofOutline) =>
    `四個形狀在圖磚地圖上滑動，同樣的四個形狀在相鄰的獨立物體上滑動。接縫的法線：${ofSeams} 條。輪廓的法線：${ofOutline} 條。`,
  tiles: '圖磚地圖',
  bodies: '獨立的物體',
  ofSeams: '接縫的法線',
  ofOutline: '輪廓的法線',
  rule: '接縫規則',
  pause: '暫停形狀',
  run: '讓形狀滑動',
  step: '走一步',
  explain:
    '每個箭頭是一個接觸的法線：頁面沿著它把形狀推出去。紅色的法線不屬於地面的輪廓。打開接縫規則後，相距不超過容差的靜態物體算作一整塊，它們之間的邊沒有法線。',
  code: '做到這一點的選項',
};
