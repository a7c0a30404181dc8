import type { ReplayStrings } from '../strings.ts';

export const replay: ReplayStrings = {
  label: '遊戲錄製檔',
  shows: (name, frames) => `「${name}」：錄下的 ${frames} 個影格，使用該遊戲四叉樹的選項。`,
  dropped: (frames) => `錄製時丟棄了更早的 ${frames} 個影格。`,
  scaled: (scale) => `顯示比例 ${scale}。`,
  refused: (name, reason) => `無法顯示「${name}」。${reason}`,
  settingsNote: '正在顯示錄製檔。更改物件的設定會關閉錄製檔，回到場景。',
  close: '關閉錄製檔',
};
