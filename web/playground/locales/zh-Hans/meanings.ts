import type { MeaningStrings } from '../strings.ts';

export const meanings: MeaningStrings = {
  references: '所有节点中的条目总数：存有副本时多于对象数。',
  tests: '逐对比较矩形的次数。列表很长时，相距较远的对象会成组跳过。',
  boxPairs: '包围盒重叠的配对，随后检测形状。',
  visited: '查询访问的节点。',
  tested: '包围盒经过检测的对象。',
  candidates: '树为探测框给出的对象。',
  duplicates: '查询在别的节点里已找到的对象，其条目略过。',
  hits: '碰到探测框的对象。',
  time: '更新树并找出所有碰撞对所需的时间：最近各帧的平均值，暂停时为多次重复的平均值，仅代表本机。',
  check: '不用树，检测每一对，数出树漏掉或重复找到的配对。',
};
