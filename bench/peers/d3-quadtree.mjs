import { quadtree } from 'd3-quadtree';
import { makeItems, searching } from './search.mjs';

const x = (item) => item.x;
const y = (item) => item.y;

/**
 * A quadtree of points. Boxes are inserted by their centres, and each node stores how far the boxes
 * below it reach, as in d3-force's collision.
 */
export const d3Quadtree = searching({
  name: 'd3-quadtree',
  most: 10_000,
  makeIndex({ count }) {
    const items = makeItems(count, () => ({ x: 0, y: 0, reachX: 0, reachY: 0 }));
    let tree;
    return {
      refresh(boxes) {
        for (const item of items) {
          const k = 4 * item.row;
          item.x = (boxes[k] + boxes[k + 2]) / 2;
          item.y = (boxes[k + 1] + boxes[k + 3]) / 2;
          item.reachX = (boxes[k + 2] - boxes[k]) / 2;
          item.reachY = (boxes[k + 3] - boxes[k + 1]) / 2;
        }
        tree = quadtree(items, x, y).visitAfter(gatherReach);
      },
      search: (row, take) => visitNear(tree, items[row], take),
    };
  },
});

function gatherReach(node) {
  node.reachX = 0;
  node.reachY = 0;
  if (node.length) {
    for (let i = 0; i < 4; i++) if (node[i]) widen(node, node[i]);
  } else {
    for (let leaf = node; leaf; leaf = leaf.next) widen(node, leaf.data);
  }
}

function widen(node, { reachX, reachY }) {
  if (reachX > node.reachX) node.reachX = reachX;
  if (reachY > node.reachY) node.reachY = reachY;
}

function visitNear(tree, item, take) {
  tree.visit((node, left, top, right, bottom) => {
    const reachX = item.reachX + node.reachX;
    const reachY = item.reachY + node.reachY;
    const far =
      left >= item.x + reachX ||
      right <= item.x - reachX ||
      top >= item.y + reachY ||
      bottom <= item.y - reachY;
    if (far) return true;
    if (!node.length) for (let leaf = node; leaf; leaf = leaf.next) take(leaf.data.row);
    return false;
  });
}
