import * as build from 'quadrille/world';
import { box2dTiles } from '../peers/tiles/box2d.mjs';
import { rapierTiles } from '../peers/tiles/rapier.mjs';
import { quadrilleTiles } from './quadrille-tiles.mjs';

/** @type {import('../casts/cast-implementation.d.ts').CastImplementation<import('./terrain.mjs').Terrain>[]} */
export const tileImplementations = [quadrilleTiles(build), ...rapierTiles, box2dTiles];
