import { countingIn } from '../counting.ts';
import type { ShareStrings } from '../strings.ts';

const { number } = countingIn('zh-Hant');

export const share: ShareStrings = {
  title: '分享這個影格',
  close: '關閉',
  copy: '複製',
  save: '儲存',
  saved: '已儲存。',
  notCopied: '此瀏覽器不允許頁面複製。文字如下：',
  text: '要複製的文字',
  kinds: {
    link: { label: '連結', hint: '開啟後與你看到的完全一致：停在這個影格。' },
    embed: { label: '嵌入碼', hint: '用於你的網頁：讀者能看到什麼、能改什麼，由你決定。' },
    typescript: {
      label: 'TypeScript 程式碼',
      hint: '使用 npm 套件的程式，包含這些矩形和移動它們的迴圈。',
    },
    javascript: {
      label: 'JavaScript 程式碼',
      hint: '無需建置，直接放進網頁的 <script type="module"> 或 Node 就能執行，包含這些矩形和移動它們的迴圈。',
    },
    cpp: { label: 'C++ 程式碼', hint: '使用 C++ 函式庫的程式，包含這些矩形和移動它們的迴圈。' },
    png: { label: 'PNG 圖片', hint: '逐像素的畫面，也可以比螢幕上更大。' },
    svg: { label: 'SVG 圖片', hint: '向量畫面，任何尺寸都清晰。' },
    clip: { label: '短片', hint: '從這個影格開始的 WebM 短片，逐步記錄。' },
  },
  setUp: '設定',
  scale: '圖片尺寸（像素）',
  tooLarge: (width, height) =>
    `此瀏覽器無法產生 ${width} × ${height} 像素的圖片。請選擇較小的尺寸，或使用 SVG。`,
  clipLength: '短片長度',
  seconds: (seconds) => `${seconds} 秒`,
  record: '錄製',
  stop: '停止',
  recording: (percent) => `正在錄製：${percent}`,
  cannotRecord: '這個瀏覽器不能錄製 WebM 短片。Firefox、Chrome、Edge 以及 Safari 18.4 起可以。',
  embed: {
    title: '嵌入你的網頁',
    form: { label: '程式碼類型', iframe: 'iframe 框架', element: '自訂元素' },
    iframeHint: '不需要指令碼。寬度與所在的欄相同。',
    elementHint: '本站的指令碼提供這個元素：你的文章可以控制它，它的高度可以隨內容變化。',
    follow: '高度隨內容',
    height: '高度',
    start: {
      label: '開始方式',
      running: '直接執行',
      paused: '暫停',
      click: '點一下後執行',
      poster: '封面，點一下才載入',
    },
    shown: '顯示的部分',
    locked: '讀者不能更改的部分',
    parts: {
      scenes: '場景',
      time: '時間',
      buttons: '按鈕',
      numbers: '數據',
      diagram: '樹的圖示',
      caption: '說明',
      settings: '設定',
      tools: '工具',
      zoom: '縮放按鈕',
      probe: '探測方式',
    },
    readerLanguage: '讀者的語言',
    articleLanguage: '文章的語言',
    preview: '預覽',
    widths: { phone: '手機上', column: '文章欄中' },
    code: '嵌入用的程式碼',
    notCopied: '此瀏覽器不允許頁面複製，請自行選取上面的程式碼。',
  },
  embedTitle: 'Quadrille：運作中的四叉樹',
  reach: {
    otherScene: '連結無法包含錄製檔：開啟的是錄製檔之前的場景，四叉樹使用現在的設定。',
    fromStart: '這個影格太靠後，連結無法到達：連結從頭開始。',
    fewerEdits: (held: number, all: number) =>
      `連結只能容納 ${number(all)} 處改動中的前 ${number(held)} 處，顯示的是下一處改動之前的場景。`,
  },
};
