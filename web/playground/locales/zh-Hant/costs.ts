import type { CostStrings } from '../strings.ts';

export const costs: CostStrings = {
  build: '建樹',
  pairs: '找碰撞組',
  draw: '繪製',
  duplicates: '避免的重複',
  duplicatesHint: '存於多個節點的物件會在每個節點中再次相遇；每一組只列出一次。',
  hint: '本機最近 90 影格的平均值與走勢，使用同一刻度。',
};
