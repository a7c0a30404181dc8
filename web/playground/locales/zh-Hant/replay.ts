import { countingIn } from '../counting.ts';
import type { ReplayStrings } from '../strings.ts';

const { number } = countingIn('zh-Hant');

export const replay: ReplayStrings = {
  label: '遊戲錄製檔',
  shows: (name, frames) => `「${name}」：錄下的 ${number(frames)} 個影格，使用該遊戲四叉樹的選項。`,
  refused: (name, reason) => `無法顯示「${name}」。${reason}`,
  close: '關閉錄製檔',
  closedFor: (name) => `「${name}」已關閉：你開啟的內容有自己的場景。`,
  closeRefusal: '關閉這則訊息',
  about:
    '這是遊戲的錄製檔：物件都在遊戲裡當時的位置上。這裡只計算存放它們的四叉樹，它的設定可以更改。',
  dropped: (frames) => `錄製時丟棄了更早的 ${number(frames)} 個影格。`,
  scaled: (scale) => `顯示比例 ${scale}。`,
  approximated: (settings) => `以下設定的錄製值超出了本頁的範圍，改用最接近的值：${settings}。`,
  frames: '影格數',
  rate: '每秒影格數',
  objects: '這個影格的物件數',
  world: '世界',
  corner: (x, y) => `起點 (${x}; ${y})`,
  outside: {
    label: '世界之外的物件',
    keep: '保留',
    reject: '拒絕',
    grow: '擴大世界',
  },
  ofWorld: {
    about:
      '這是一段 World 的錄製檔：物體、形狀、接觸和事件都與遊戲裡的相同。存放它們的包圍盒的四叉樹在這裡計算，它的設定可以更改。',
    contacts: '這個影格的接觸數',
    entered: '開始的碰撞對',
    exited: '結束的碰撞對',
  },
  on: '開',
  off: '關',
  case: {
    label: '錯誤案例',
    shows: (name, objects) => `「${name}」：${number(objects)} 個物件，與儲存的那個影格完全相同。`,
    same: (pairs) => `四叉樹找到的碰撞對與檔案中的相同：${number(pairs)} 對。`,
    differs: (more, fewer) =>
      `四叉樹找到的碰撞對與檔案中的不同：多了 ${number(more)} 對，少了 ${number(fewer)} 對。`,
    sameQuery: (hits) => `查詢找到的物件與檔案中的相同：${number(hits)} 個。`,
    queryDiffers: (more, fewer) =>
      `查詢找到的物件與檔案中的不同：多了 ${number(more)} 個，少了 ${number(fewer)} 個。`,
    about:
      '這是用於錯誤回報的案例：某個影格的全部矩形，與儲存時完全相同。本頁用儲存的選項把它們放進四叉樹，重新尋找了碰撞對。',
    objects: '物件數',
    pairs: '檔案中的碰撞對',
    hits: '檔案中的命中數',
    close: '關閉案例',
  },
};
