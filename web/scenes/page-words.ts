/** What only the files of these pages say, in every language: until the code of the page is there, without script, and in the list of all. */
import type { Language } from '../playground/state/language.ts';

interface PageWords {
  readonly loading: string;
  /** What the list of all scenes and views is. */
  readonly index: string;
  /** Before the link to the article, the link, and after it. */
  readonly noScript: readonly [before: string, article: string, after: string];
}

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    index:
      'All scenes and views of the playground: each with a picture, and a line that says what it shows.',
    loading:
      'Loading the quadtree. If these words stay, this browser lacks JavaScript modules or WebAssembly.',
    noScript: [
      'This page moves by JavaScript and WebAssembly; please allow them to see it, or ',
      'read the article',
      '.',
    ],
  },
  it: {
    index:
      'Tutte le scene e le viste della pagina: ognuna con un’immagine, e con una riga che dice che cosa mostra.',
    loading:
      'Caricamento del quadtree. Se queste parole restano, al browser mancano i moduli JavaScript o WebAssembly.',
    noScript: [
      'Questa pagina si muove con JavaScript e WebAssembly: permettili per vederla, oppure ',
      'leggi l’articolo',
      '.',
    ],
  },
  vi: {
    index:
      'Mọi cảnh và chế độ xem của trang: mỗi mục có một hình và một dòng cho biết nó trình bày điều gì.',
    loading:
      'Đang tải cây tứ phân. Nếu dòng chữ này không mất đi, trình duyệt không có mô-đun JavaScript hoặc WebAssembly.',
    noScript: [
      'Trang này chuyển động nhờ JavaScript và WebAssembly: hãy cho phép chúng để xem, hoặc ',
      'đọc bài viết',
      '.',
    ],
  },
  'zh-Hans': {
    index: '本页的所有场景和视图：每一个都有一幅画面，和一行说明它展示什么的文字。',
    loading:
      '正在加载四叉树。如果这行字一直不消失，说明浏览器不支持 JavaScript 模块或 WebAssembly。',
    noScript: [
      '本页靠 JavaScript 和 WebAssembly 运行：请允许它们，以便观看，或者',
      '阅读文章',
      '。',
    ],
  },
  'zh-Hant': {
    index: '本頁的所有場景和檢視：每一個都有一幅畫面，和一行說明它展示什麼的文字。',
    loading:
      '正在載入四叉樹。如果這行字一直不消失，表示瀏覽器不支援 JavaScript 模組或 WebAssembly。',
    noScript: [
      '本頁靠 JavaScript 和 WebAssembly 運行：請允許它們，以便觀看，或者',
      '閱讀文章',
      '。',
    ],
  },
};
