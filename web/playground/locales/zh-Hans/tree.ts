import { countingIn } from '../counting.ts';
import type { TreeStrings } from '../strings.ts';

const { number } = countingIn('zh-Hans');

export const tree: TreeStrings = {
  outline: '树的节点',
  root: '根',
  nodeHolds: (depth, objects, own, pairs) =>
    `深度 ${number(depth)}，${number(objects)} 个对象，其中 ${number(own)} 个存放在此${pairs === undefined ? '' : `，${number(pairs)} 对`}`,
  numbering: (upperLeft, upperRight, lowerLeft, lowerRight) =>
    `子节点按编号排列：${upperLeft} 在左上，${upperRight} 在右上，${lowerLeft} 在左下，${lowerRight} 在右下。`,
  help: '指向的节点会在画面中框出，指向的格子会在这里标出。用方向键在列表中移动。',
};
