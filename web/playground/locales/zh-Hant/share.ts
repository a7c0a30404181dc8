import type { ShareStrings } from '../strings.ts';

export const share: ShareStrings = {
  title: '帶走這個影格',
  close: '關閉',
  copy: '複製',
  save: '儲存',
  saved: '已儲存。',
  notCopied: '瀏覽器不允許本頁複製。文字如下：',
  text: '要複製的文字',
  kinds: {
    link: { label: '連結', hint: '開啟後與您看到的完全一致：停在這個影格。' },
    embed: { label: '嵌入碼', hint: '放進您網頁的 iframe；點一下後開始執行。' },
    typescript: { label: 'TypeScript 程式碼', hint: '使用 npm 套件的程式，包含這些矩形。' },
    cpp: { label: 'C++ 程式碼', hint: '使用 C++ 函式庫的程式，包含這些矩形。' },
    png: { label: 'PNG 圖片', hint: '逐像素的畫面。' },
    svg: { label: 'SVG 圖片', hint: '向量畫面，任何尺寸都清晰。' },
  },
  embedTitle: 'Quadrille：運作中的四叉樹',
};
