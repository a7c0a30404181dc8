import type { ArticleWords } from './words.ts';

export const words: ArticleWords = {
  title: '遊戲怎麼知道誰碰到了誰',
  skip: '跳到正文',
  contents: '章節',
  chapter: (number, count) => `第 ${number} 章，共 ${count} 章`,
  begin: '開始',
  previous: '上一章',
  next: '下一章',
  language: '語言',
  playground: '實驗場',
  on: '是',
  off: '否',
  frame: '影格',
  code: '程式碼',
  codeLanguage: '程式語言',
  faulty: '錯誤：',
  fixed: '修正：',
  credit: '本章以這些文章為基礎：',
  seeds: {
    S0: 'Java 教學（義大利語譯本）',
    S1: 'STDIO 的越南語 C++ 文章',
    S2: 'CSDN 上的中文 C++ 文章',
    S3: '慕課網上關於 Cocos Creator 的中文文章',
    S4: '關於 Unity 與 C# 的繁體中文文章',
  },
  print: {
    label: '列印本章',
    withoutAnswers: '不含答案',
    withAnswers: '含答案',
  },
  guess: {
    title: '先猜，再看',
    showAnswer: '顯示答案',
    check: '核對',
    share: '複製為挑戰連結',
    takeBack: '收回一個',
    yourNumber: '你的數字',
    pair: (one, other) => `${one} 和 ${other}`,
    boards: {
      boxes: '題目中的方塊。點選你認為對的。',
      pairs: '題目中的配對。點選你認為對的。',
      place: (count) =>
        `可放 ${count} 個方塊的區域。點一下放一個，方塊可以重疊。鍵盤：方向鍵移動，Enter 放置，Backspace 收回。`,
      scene: '題目的場景。',
    },
  },
};
