import type { StoryStrings } from '../strings.ts';

export const beginning: StoryStrings = {
  label: '開頭',
  question: (squares) => `這 ${squares} 個方塊中，哪些互相重疊？先逐對檢測。`,
  cells: '四叉樹把畫面切成格子：每個方塊\u200b只與同一格子裡的方塊比較。',
  cut: '切成格子',
  play: '讓它們動起來',
  skip: '略過',
  back: '回到我的場景',
};
