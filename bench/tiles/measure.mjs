import { measureCastSets } from '../casts/measure.mjs';
import { makeTileCastSet, tileCastKinds } from './cast-sets.mjs';
import { measureLoad } from './load.mjs';
import { makeSliders } from './sliders.mjs';
import { measureSteps } from './steps.mjs';
import { makeTerrain } from './terrain.mjs';

/**
 * What a large tile map takes: to be added, in a step of bodies on its floors, and in rays and casts, which others do too.
 *
 * @param {typeof import('quadrille/world')} build
 * @param {number} count bodies
 * @param {import('../casts/cast-implementation.d.ts').CastImplementation<import('./terrain.mjs').Terrain>[]} implementations of casts
 * @param {import('../measure.mjs').Conditions} conditions
 */
export async function measureTiles(build, count, implementations, conditions) {
  const terrain = makeTerrain(count);
  const load = await measureLoad(build, terrain);
  const steps = await measureSteps(build, terrain, makeSliders(terrain, count), conditions);
  const kinds = Object.keys(tileCastKinds);
  const setOf = (kind) => makeTileCastSet(terrain, kind);
  const casts = await measureCastSets(terrain, implementations, { kinds, setOf }, conditions);
  return { tiles: terrain.tiles.length, load, ...steps, ...casts };
}
