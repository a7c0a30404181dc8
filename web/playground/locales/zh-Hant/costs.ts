import type { CostStrings } from '../strings.ts';

export const costs: CostStrings = {
  build: '建樹',
  pairs: '找碰撞對',
  draw: '繪製',
  duplicates: '避免的重複',
  duplicatesHint: '存放在多個節點中的物件，會在每個節點中遇到同一個物件；每一對只列出一次。',
  hint: '本機最近 90 個影格的平均值與變化，使用同一刻度。',
};
