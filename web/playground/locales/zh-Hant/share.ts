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
  noLink: '這裡沒有「連結」和「嵌入碼」：它們無法包含錄製檔或案例。',
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
    clip: {
      label: '短片',
      hint: '從這個影格開始的短片，逐步繪製。檔案格式是 MP4；如果瀏覽器不能產生 MP4，就是 WebM。',
    },
    case: {
      label: '錯誤案例',
      hint: '用於回報錯誤的檔案：每個矩形的精確數值、查詢，以及 Quadrille 和暴力法的結果。拖到本頁即可重新開啟。',
    },
  },
  setUp: '設定',
  scale: '圖片尺寸（像素）',
  tooLarge: (width, height) =>
    `此瀏覽器無法產生 ${width} × ${height} 像素的圖片。請選擇較小的尺寸，或使用 SVG。`,
  clipLength: '短片長度',
  seconds: (seconds) => `${seconds} 秒`,
  cancel: '取消',
  encoding: (percent) => `正在產生短片：${percent}`,
  cannotEncode:
    '這個瀏覽器不能產生這段短片。Chrome、Edge、Safari 16.4 起以及電腦上的 Firefox 130 起可以。',
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
      extras: '播放以外的按鈕',
      link: '前往實驗場的連結',
    },
    background: '背景顏色',
    accent: '連結和按鈕的顏色',
    fontSize: '文字大小',
    usual: '恢復預設',
    readerLanguage: '讀者的語言',
    articleLanguage: '文章的語言',
    preview: '預覽',
    widths: { phone: '手機上', column: '文章欄中' },
    code: '嵌入用的程式碼',
    notCopied: '此瀏覽器不允許頁面複製，請自行選取上面的程式碼。',
  },
  embedTitle: 'Quadrille：運作中的四叉樹',
  embedInstead: '此處無法顯示實驗場。',
  reach: {
    otherScene: '連結無法包含錄製檔或案例：開啟的是之前的場景，四叉樹使用現在的設定。',
    fromStart: '這個影格太靠後，連結無法到達：連結從頭開始。',
    fewerEdits: (held: number, all: number) =>
      `連結只能容納 ${number(all)} 處改動中的前 ${number(held)} 處，顯示的是下一處改動之前的場景。`,
  },
};
