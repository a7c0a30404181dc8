import { handBrute } from './implementations/hand_brute.mjs';
import { handGrid } from './implementations/hand_grid.mjs';
import { handSweep } from './implementations/hand_sweep.mjs';
import { quadrille } from './implementations/quadrille.mjs';
import { boxIntersect } from './peers/box_intersect.mjs';
import { box2d } from './peers/box2d.mjs';
import { d3Quadtree } from './peers/d3_quadtree.mjs';
import { detectCollisionsPeer } from './peers/detect_collisions.mjs';
import { matter } from './peers/matter.mjs';
import { planck } from './peers/planck.mjs';
import { quadtreeJs, quadtreeTs } from './peers/quadtrees.mjs';
import { flatbush, rbush } from './peers/r_trees.mjs';
import { rapier } from './peers/rapier.mjs';

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
  rapier,
  box2d,
  matter,
  detectCollisionsPeer,
  d3Quadtree,
  quadtreeJs,
  quadtreeTs,
];
