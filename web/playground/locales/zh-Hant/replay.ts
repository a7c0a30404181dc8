import type { ReplayStrings } from '../strings.ts';

export const replay: ReplayStrings = {
  label: '遊戲錄影',
  shows: (name, frames) => `「${name}」：錄下的 ${frames} 個影格，使用該遊戲四叉樹的選項。`,
  dropped: (frames) => `錄製時丟棄了更早的 ${frames} 個影格。`,
  scaled: (scale) => `顯示比例 ${scale}。`,
  refused: (name, reason) => `無法顯示「${name}」。${reason}`,
  settingsNote: '正在顯示錄影。更改物件的設定會關閉錄影，回到場景。',
  close: '關閉錄影',
  case: {
    label: '錯誤回報的案例',
    shows: (name, objects) => `「${name}」：${objects} 個物件，與儲存時完全相同。`,
    same: (pairs) => `樹找到的還是當時的 ${pairs} 組。`,
    differs: (more, fewer) => `樹的答案與當時不同：多了 ${more} 組，少了 ${fewer} 組。`,
    close: '關閉案例',
  },
};
