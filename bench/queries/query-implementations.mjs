import { box2d } from '../peers/queries/box2d.mjs';
import { detectCollisionsPeer } from '../peers/queries/detect-collisions.mjs';
import { quadtreeJs } from '../peers/queries/quadtree-js.mjs';
import { flatbush, rbush } from '../peers/queries/r-trees.mjs';
import { rapier } from '../peers/queries/rapier.mjs';
import { handGrid } from './hand-grid.mjs';
import { handSweep } from './hand-sweep.mjs';
import { quadrille } from './quadrille.mjs';

/** @type {import('./query-implementation.d.ts').QueryImplementation[]} */
export const queryImplementations = [
  quadrille,
  handGrid,
  handSweep,
  rbush,
  flatbush,
  quadtreeJs,
  ...rapier,
  box2d,
  detectCollisionsPeer,
];

/** @type {import('./query-implementation.d.ts').QueryImplementation[]} Those that answer large windows: the others need more than a hundred times as long as the fastest one. */
export const windowImplementations = [
  quadrille,
  handGrid,
  handSweep,
  rbush,
  flatbush,
  detectCollisionsPeer,
];
