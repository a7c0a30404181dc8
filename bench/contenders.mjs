import { handGrid } from './contenders/hand_grid.mjs';
import { handSweep } from './contenders/hand_sweep.mjs';
import { quadrille } from './contenders/quadrille.mjs';
import { boxIntersect } from './peers/box_intersect.mjs';
import { planck } from './peers/planck.mjs';
import { quadtreeJs, quadtreeTs } from './peers/quadtrees.mjs';
import { flatbush, rbush } from './peers/tree_search.mjs';

/** @type {import('./contender.d.ts').Contender[]} */
export const contenders = [
  handGrid,
  handSweep,
  ...quadrille,
  rbush,
  flatbush,
  boxIntersect,
  planck,
  quadtreeJs,
  quadtreeTs,
];
