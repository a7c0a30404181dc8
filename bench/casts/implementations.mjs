import * as build from 'quadrille/world';
import { box2dCasts } from '../peers/casts/box2d.mjs';
import { rapierCasts } from '../peers/casts/rapier.mjs';
import { quadrilleCasts } from './quadrille-casts.mjs';

/** @type {import('./cast-implementation.d.ts').CastImplementation<import('../bodies/scenes.mjs').BodyScene>[]} */
export const castImplementations = [quadrilleCasts(build), ...rapierCasts, box2dCasts];
