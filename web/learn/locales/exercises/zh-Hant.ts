import type { ExerciseWords } from '../exercises.ts';
import { verdicts } from '../verdicts/zh-Hant.ts';

export const exercises: ExerciseWords = {
  title: '換你試試',
  showAnswer: '顯示答案',
  another: '再出一題',
  drawn: '這是新的一題。',
  right: verdicts.right,
  wrong: verdicts.wrong,
  answer: verdicts.answer,
  cell: (number) => `格子 ${number}`,
  square: '方塊',
  marked: '標記方塊',
  query: '查詢',
  placed: (name, left, right, top, bottom) =>
    `${name}：x 從 ${left} 到 ${right}，y 從 ${top} 到 ${bottom}`,
  from: (x, y) => `起點：x ${x}，y ${y}`,
  direction: (x, y) => `移動 x ${x}，y ${y}`,
  picture: '題目的場景。',
  statements: {
    hit: '命中',
    candidate: '是候選，但不是命中',
    neither: '兩者都不是',
  },
  kinds: {
    allPairs: {
      question: '這 {count} 個方塊，暴力法要做幾次檢測？',
      reason:
        '{count} 個方塊中的每一個都能與另外 {others} 個配對。這樣每一對算了兩次：{count} × {others} ÷ 2 = {tests}。',
    },
    sameCell: {
      question:
        '世界切成四個象限，每個象限再切成四個。圖中只畫出第一次的切線。請點出和標記方塊在同一個格子裡的方塊。',
      reason: '有底色的是標記方塊所在的格子。別的格子裡的方塊離得再近，也不與它檢測。',
    },
    nextSplit: {
      question: '容量是 {capacity}，最大深度是 {depth}。請點出再來一個方塊就會分裂的格子。',
      reason:
        '它的方塊數等於容量 {capacity}，而且還沒到最大深度。其他格子要嘛還有空位，要嘛已在深度 {depth}，不再分裂。',
    },
    depthOfKeeper: {
      question: '規則是「父節點」。根節點的深度是 0。存放標記方塊的節點在哪個深度？',
      reason: '有底色的是能完整裝下它的最小格子。這個節點的深度是 {depth}。',
    },
    candidateOrHit: {
      question: '規則是「葉節點」。虛線矩形是一次查詢。對這次查詢來說，標記方塊是什麼？',
      reason: '有底色的是查詢觸及的格子。存放在那裡的方塊都是候選；矩形本身碰到的方塊才是命中。',
    },
    otherNode: {
      question: '每個方塊依自己的箭頭移動。請點出移動之後存放在另一個節點裡的方塊。',
      reason: '它移進了另一個格子。其他方塊都留在原來的格子裡，什麼都不用改。',
    },
    meetings: {
      question: '規則是「葉節點」。兩個標記方塊在幾個葉節點裡相遇？',
      reason:
        '有底色的是同時存放兩個方塊的葉節點，一共 {meetings} 個。只有共有部分的左上角所在的那個葉節點回報這一對。',
    },
    touching: {
      question: '碰到邊緣就算。請點出碰到標記方塊的方塊。',
      reason: '它和標記方塊共用一段邊，或者一個角。其他方塊和它之間都有空隙。',
    },
    firstHit: {
      question: '箭頭是一條射線。請點出它最先碰到的方塊。',
      reason: '現在畫出了整條射線。它最先遇到的就是這個方塊。',
    },
    testsLeft: {
      question: '一棵樹把這 {count} 個方塊存放在葉節點裡。還剩幾次檢測？',
      reason:
        '只檢測同一個格子裡的方塊。有底色的是有兩個或更多方塊的格子，檢測次數加起來是 {tests}；暴力法要做 {all} 次。',
    },
    nearest: {
      question: '你的塔在十字處，向最近的方塊開火。請點出那個方塊。',
      reason: '方塊的距離，是到它最近一點的距離。大方塊的中心很遠，也可能離得很近。',
    },
  },
  sheet: {
    number: (seed) => `練習單 ${seed}`,
    name: '姓名',
    group: '班級',
    controls: '這張練習單',
    another: '換一張練習單',
    showAnswers: '顯示答案',
    hideAnswers: '隱藏答案',
    copyQuestions: '複製只有題目的連結',
    copyAnswers: '複製帶答案的連結',
    print: '列印',
    copied: '連結已複製。',
    mark: '請在圖中標出答案。',
  },
};
