import type { ExerciseWords } from '../exercises.ts';
import { verdicts } from '../verdicts/zh-Hans.ts';

export const exercises: ExerciseWords = {
  title: '轮到你了',
  showAnswer: '显示答案',
  another: '再出一题',
  drawn: '这是新的一题。',
  right: verdicts.right,
  wrong: verdicts.wrong,
  answer: verdicts.answer,
  cell: (number) => `格子 ${number}`,
  square: '方块',
  marked: '标记方块',
  query: '查询',
  placed: (name, left, right, top, bottom) =>
    `${name}：x 从 ${left} 到 ${right}，y 从 ${top} 到 ${bottom}`,
  from: (x, y) => `起点：x ${x}，y ${y}`,
  direction: (x, y) => `移动 x ${x}，y ${y}`,
  picture: '题目的场景。',
  statements: {
    hit: '命中',
    candidate: '是候选，但不是命中',
    neither: '两者都不是',
  },
  kinds: {
    allPairs: {
      question: '对这 {count} 个方块，暴力法要做多少次检测？',
      reason:
        '{count} 个方块中的每一个都能与另外 {others} 个配对。这样每一对算了两次：{count} × {others} ÷ 2 = {tests}。',
    },
    sameCell: {
      question:
        '世界切成四个象限，每个象限再切成四个。图中只画出第一次的切线。请点出和标记方块在同一个格子里的方块。',
      reason: '有底色的是标记方块所在的格子。别的格子里的方块离得再近，也不与它检测。',
    },
    nextSplit: {
      question: '容量是 {capacity}，最大深度是 {depth}。请点出再来一个方块就会分裂的格子。',
      reason:
        '它的方块数等于容量 {capacity}，而且还没到最大深度。其他格子要么还有空位，要么已在深度 {depth}，不再分裂。',
    },
    depthOfKeeper: {
      question: '规则是“父节点”。根节点的深度是 0。存放标记方块的节点在哪个深度？',
      reason: '有底色的是能完整装下它的最小格子。这个节点的深度是 {depth}。',
    },
    candidateOrHit: {
      question: '规则是“叶节点”。虚线矩形是一次查询。对这次查询来说，标记方块是什么？',
      reason: '有底色的是查询触及的格子。存放在那里的方块都是候选；矩形本身碰到的方块才是命中。',
    },
    otherNode: {
      question: '每个方块按自己的箭头移动。请点出移动之后存放在另一个节点里的方块。',
      reason: '它移进了另一个格子。其他方块都留在原来的格子里，什么也不用改。',
    },
    meetings: {
      question: '规则是“叶节点”。两个标记方块在几个叶节点里相遇？',
      reason:
        '有底色的是同时存放两个方块的叶节点，一共 {meetings} 个。只有共同部分的左上角所在的那个叶节点报告这一对。',
    },
    touching: {
      question: '碰到边缘就算。请点出碰到标记方块的方块。',
      reason: '它和标记方块共用一段边，或者一个角。其他方块和它之间都有空隙。',
    },
    firstHit: {
      question: '箭头是一条射线。请点出它最先碰到的方块。',
      reason: '现在画出了整条射线。它最先遇到的就是这个方块。',
    },
    testsLeft: {
      question: '一棵树把这 {count} 个方块存放在叶节点里。还剩多少次检测？',
      reason:
        '只检测同一个格子里的方块。有底色的是有两个或更多方块的格子，检测次数加起来是 {tests}；暴力法要做 {all} 次。',
    },
    nearest: {
      question: '你的塔在十字处，向最近的方块开火。请点出那个方块。',
      reason: '方块的距离，是到它最近一点的距离。大方块的中心很远，也可能离得很近。',
    },
  },
  sheet: {
    number: (seed) => `练习单 ${seed}`,
    name: '姓名',
    group: '班级',
    controls: '这张练习单',
    another: '换一张练习单',
    showAnswers: '显示答案',
    hideAnswers: '隐藏答案',
    copyQuestions: '复制只有题目的链接',
    copyAnswers: '复制带答案的链接',
    print: '打印',
    copied: '链接已复制。',
    mark: '请在图中标出答案。',
  },
};
