import { countingIn } from '../counting.ts';
import type { PackageStrings } from '../strings.ts';

const { number } = countingIn('zh-Hant');

export const gamePackage: PackageStrings = {
  says: '一次匯入，每個影格兩次呼叫',
  install: '安裝',
  copyInstall: '複製安裝指令',
  size: (size) =>
    `頁面需下載 ${size}（brotli 壓縮，依本次建置實測）：指令碼和 WebAssembly，沒有任何相依套件。`,
  loop: '一個迴圈',
  loopHint: '四叉樹接收數字形式的包圍盒，告訴你哪些互相重疊。其餘的由你的遊戲來做。',
  copyLoop: '複製迴圈程式碼',
  showAll: (lines: string) => `顯示全部 ${lines} 行`,
  showLess: '收合',
  live: '同一個檔案正在執行',
  copy: '複製',
  copied: '已複製。',
  notCopied: '此瀏覽器不允許頁面複製，請自行選取程式碼。',
  run: '執行',
  stop: '停止',
  pairs: (count) => `${number(count)} 個碰撞對`,
  record: '重播',
  recordHint:
    '錄下遊戲的每個影格，把檔案拖到本頁任意位置：它會像場景一樣逐個影格顯示，帶有格子、碰撞對和探測框。',
  copyRecord: '複製錄製程式碼',
  openRecording: '開啟錄製檔',
  read: '繼續閱讀',
  pages: {
    documentation: '文件，可以搜尋',
    start: '入門：第一次呼叫，用 Node、Vite、Next 或 C++',
    calls: '兩個類別的全部呼叫',
    reference: '參考手冊：每個類別、函式和型別',
    recordings: '錄製檔及其格式',
    views: '結果的有效期，以及檢查它的建置版本',
    game: '可以玩的遊戲：有數千個物體的射擊遊戲',
    examples: '可執行的範例：一般網頁、PixiJS、Phaser、React、Worker、伺服器',
  },
};
