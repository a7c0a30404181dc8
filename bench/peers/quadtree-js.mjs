import JsTree from '@timohausmann/quadtree-js';
import { capacity, leafTree, makeLeafTree, place } from './leaf-tree.mjs';

const makeTree = (side, levels) =>
  new JsTree({ x: 0, y: 0, width: side, height: side }, capacity, levels);
const makeItem = () => ({ ...place });

/** The tree of a scene; see `makeLeafTree`. */
export const makeQuadtreeJs = (scene) => makeLeafTree(scene, makeTree, makeItem);

export const quadtreeJs = leafTree('quadtree-js', makeTree, makeItem);
