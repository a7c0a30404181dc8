import { handBrute } from './implementations/hand-brute.mjs';
import { handGrid } from './implementations/hand-grid.mjs';
import { handSweep } from './implementations/hand-sweep.mjs';
import { quadrille } from './implementations/quadrille.mjs';
import { boxIntersect } from './peers/box-intersect.mjs';
import { box2d } from './peers/box2d.mjs';
import { d3Quadtree } from './peers/d3-quadtree.mjs';
import { detectCollisionsPeer } from './peers/detect-collisions.mjs';
import { excaliburCells } from './peers/excalibur-cells.mjs';
import { excaliburTree } from './peers/excalibur-tree.mjs';
import { flatbush } from './peers/flatbush.mjs';
import { matter } from './peers/matter.mjs';
import { planck } from './peers/planck.mjs';
import { quadtreeJs } from './peers/quadtree-js.mjs';
import { quadtreeTs } from './peers/quadtree-ts.mjs';
import { rapier } from './peers/rapier.mjs';
import { rapierSimd } from './peers/rapier-simd.mjs';
import { rbush } from './peers/rbush.mjs';

/** @type {import('./implementation.d.ts').Implementation[]} */
export const implementations = [
  handBrute,
  handGrid,
  handSweep,
  ...quadrille,
  rbush,
  flatbush,
  boxIntersect,
  planck,
  excaliburCells,
  excaliburTree,
  rapier,
  rapierSimd,
  box2d,
  matter,
  detectCollisionsPeer,
  d3Quadtree,
  quadtreeJs,
  quadtreeTs,
];
