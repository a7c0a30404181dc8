import type { CompareStrings } from '../strings.ts';

export const compare: CompareStrings = {
  same: (pairs) => `各窗格找到的碰撞对相同：${pairs}`,
  differ: '各窗格找到的碰撞对不同',
  sameHits: (hits) => `探测框的命中相同：${hits}`,
  differentHits: '各窗格找到的命中不同',
  oneAlone: '请再选一种方式来比较',
  bruteForceRests: (limit) => `对象超过 ${limit} 个时暴力法停用：太慢了，没法看。`,
};
