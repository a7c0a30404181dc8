import { Quadtree, Rectangle } from '@timohausmann/quadtree-ts';
import { capacity, leafTree, place } from './leaf-tree.mjs';

export const quadtreeTs = leafTree(
  'quadtree-ts',
  (side, maxLevels) => new Quadtree({ width: side, height: side, maxObjects: capacity, maxLevels }),
  () => new Rectangle(place),
);
