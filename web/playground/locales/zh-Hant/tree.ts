import { countingIn } from '../counting.ts';
import type { TreeStrings } from '../strings.ts';

const { number } = countingIn('zh-Hant');

export const tree: TreeStrings = {
  outline: '樹的節點',
  root: '根',
  nodeHolds: (depth, objects, own, pairs) =>
    `深度 ${number(depth)}，${number(objects)} 個物件，其中 ${number(own)} 個存放於此${pairs === undefined ? '' : `，${number(pairs)} 對`}`,
  numbering: (upperLeft, upperRight, lowerLeft, lowerRight) =>
    `子節點按編號排列：${upperLeft} 在左上，${upperRight} 在右上，${lowerLeft} 在左下，${lowerRight} 在右下。`,
  help: '指向的節點會在畫面中框出，指向的格子會在這裡標出。用方向鍵在清單中移動。',
};
