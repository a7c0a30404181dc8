import type { StoryStrings } from '../strings.ts';

export const beginning: StoryStrings = {
  label: '开头',
  question: (squares) => `这 ${squares} 个方块中，哪些互相重叠？先逐对检测。`,
  cells: '四叉树把画面切成格子：每个方块\u200b只与同一格子里的方块比较。',
  cut: '切成格子',
  play: '让它们动起来',
  skip: '跳过',
  back: '回到我的场景',
};
