import type { ArticleWords } from './words.ts';

export const words: ArticleWords = {
  title: '游戏怎么知道谁碰到了谁',
  skip: '跳到正文',
  contents: '章节',
  chapter: (number, count) => `第 ${number} 章，共 ${count} 章`,
  begin: '开始',
  previous: '上一章',
  next: '下一章',
  language: '语言',
  playground: '演练场',
  on: '是',
  off: '否',
  frame: '帧',
  code: '代码',
  codeLanguage: '代码语言',
  faulty: '错误：',
  fixed: '修正：',
  credit: '本章以这些文章为基础：',
  seeds: {
    S0: 'Java 教程（意大利语译本）',
    S1: 'STDIO 的越南语 C++ 文章',
    S2: 'CSDN 上的中文 C++ 文章',
    S3: '慕课网上关于 Cocos Creator 的中文文章',
    S4: '关于 Unity 与 C# 的繁体中文文章',
  },
  print: {
    label: '打印本章',
    withoutAnswers: '不含答案',
    withAnswers: '含答案',
  },
  guess: {
    title: '先猜，再看',
    showAnswer: '显示答案',
    check: '核对',
    share: '复制为挑战链接',
    takeBack: '收回一个',
    yourNumber: '你的数字',
    pair: (one, other) => `${one} 和 ${other}`,
    boards: {
      boxes: '题目中的方块。点选你认为对的。',
      pairs: '题目中的配对。点选你认为对的。',
      place: (count) =>
        `可放 ${count} 个方块的区域。点一下放一个，方块可以重叠。键盘：方向键移动，回车放置，退格收回。`,
      scene: '题目的场景。',
    },
  },
};
