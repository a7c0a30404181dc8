import * as build from 'quadrille/world';
import { box2d } from '../peers/bodies/box2d.mjs';
import { detectCollisionsPeer } from '../peers/bodies/detect-collisions.mjs';
import { nape } from '../peers/bodies/nape.mjs';
import { phaserBox2d } from '../peers/bodies/phaser-box2d.mjs';
import { planck } from '../peers/bodies/planck.mjs';
import { rapier } from '../peers/bodies/rapier.mjs';
import { quadrilleWorld } from './quadrille-world.mjs';

/** @type {import('./body-implementation.d.ts').BodyImplementation[]} */
export const bodyImplementations = [
  quadrilleWorld(build),
  ...rapier,
  ...box2d,
  planck,
  nape,
  phaserBox2d,
  detectCollisionsPeer,
];
