import { countingIn } from '../counting.ts';
import type { ReplayStrings } from '../strings.ts';

const { number } = countingIn('zh-Hant');

export const replay: ReplayStrings = {
  label: '遊戲錄影',
  shows: (name, frames) => `「${name}」：錄下的 ${number(frames)} 個影格，使用該遊戲四叉樹的選項。`,
  dropped: (frames) => `錄製時丟棄了更早的 ${number(frames)} 個影格。`,
  scaled: (scale) => `顯示比例 ${scale}。`,
  refused: (name, reason) => `無法顯示「${name}」。${reason}`,
  settingsNote: '正在顯示錄影。更改物件的設定會關閉錄影，回到場景。',
  close: '關閉錄影',
};
