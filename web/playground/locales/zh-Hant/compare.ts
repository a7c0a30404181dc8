import type { CompareStrings } from '../strings.ts';

export const compare: CompareStrings = {
  same: (pairs) => `各窗格找到的碰撞組相同：${pairs}`,
  differ: '各窗格找到的碰撞組不同',
  sameHits: (hits) => `探測框的命中相同：${hits}`,
  differentHits: '各窗格找到的命中不同',
  oneAlone: '請再選一種方式來比較',
  bruteForceRests: (limit) => `物件超過 ${limit} 個時暴力法停用：太慢了，沒辦法看。`,
};
