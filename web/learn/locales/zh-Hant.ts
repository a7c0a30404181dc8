import type { ArticleWords } from './words.ts';

export const words: ArticleWords = {
  title: '遊戲怎麼知道誰碰到了誰',
  skip: '跳到正文',
  contents: '章節',
  chapter: (number) => `第 ${number} 章`,
  previous: '上一章',
  next: '下一章',
  language: '語言',
  playground: '展示頁',
  code: '程式碼',
  codeLanguage: '程式語言',
  faulty: '錯誤：',
  fixed: '修正：',
  credit: '本章延續自',
  seeds: {
    S0: 'Java 教學（義大利文譯本）',
    S1: 'STDIO 的越南文 C++ 文章',
    S2: 'CSDN 上的中文 C++ 文章',
    S3: '慕課網上關於 Cocos Creator 的中文文章',
    S4: '關於 Unity 與 C# 的繁體中文文章',
  },
  guess: {
    title: '先猜，再看',
    showAnswer: '顯示答案',
  },
};
