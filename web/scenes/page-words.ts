/** What only the files of these pages say, in every language: until the code of the page is there, and without script. */
import type { Language } from '../playground/state/language.ts';

interface PageWords {
  readonly loading: string;
  /** Before the link to the article, the link, and after it. */
  readonly noScript: readonly [before: string, article: string, after: string];
}

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    loading:
      'Loading the quadtree. If these words stay, this browser lacks JavaScript modules or WebAssembly.',
    noScript: [
      'This page moves by JavaScript and WebAssembly; please allow them to see it, or ',
      'read the article',
      '.',
    ],
  },
  it: {
    loading:
      'Caricamento del quadtree. Se queste parole restano, al browser mancano i moduli JavaScript o WebAssembly.',
    noScript: [
      'Questa pagina si muove con JavaScript e WebAssembly: permettili per vederla, oppure ',
      'leggi l’articolo',
      '.',
    ],
  },
  vi: {
    loading:
      'Đang tải cây tứ phân. Nếu dòng chữ này không mất đi, trình duyệt không có mô-đun JavaScript hoặc WebAssembly.',
    noScript: [
      'Trang này chuyển động nhờ JavaScript và WebAssembly: hãy cho phép chúng để xem, hoặc ',
      'đọc bài viết',
      '.',
    ],
  },
  'zh-Hans': {
    loading:
      '正在加载四叉树。如果这行字一直不消失，说明浏览器不支持 JavaScript 模块或 WebAssembly。',
    noScript: [
      '本页靠 JavaScript 和 WebAssembly 运行：请允许它们，以便观看，或者',
      '阅读文章',
      '。',
    ],
  },
  'zh-Hant': {
    loading:
      '正在載入四叉樹。如果這行字一直不消失，表示瀏覽器不支援 JavaScript 模組或 WebAssembly。',
    noScript: [
      '本頁靠 JavaScript 和 WebAssembly 運行：請允許它們，以便觀看，或者',
      '閱讀文章',
      '。',
    ],
  },
};
