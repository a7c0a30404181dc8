import * as plain from '@dimforge/rapier2d-compat';
import * as simd from '@dimforge/rapier2d-simd-compat';
import { castStride } from '../../casts/cast-sets.mjs';
import { mergedBoxes, tileSize } from '../../tiles/terrain.mjs';
import { shapeCasts } from '../casts/rapier.mjs';

/** @type {import('../../casts/cast-implementation.d.ts').CastImplementation<import('../../tiles/terrain.mjs').Terrain>[]} */
export const rapierTiles = [...tilesOf('rapier', plain), ...tilesOf('rapier simd', simd)];

/** The ways of one build of the package. */
function tilesOf(name, build) {
  const of = (way, collidersOf, castsIn) => ({
    name: `${name}, ${way}`,
    kind: 'package',
    mayMiss: 0.01,
    init: (terrain) => run(build, collidersOf, castsIn, terrain),
  });
  return [of('cuboids', cuboidsOf, raysAndCasts), of('voxels', voxelsOf, raysAlone)];
}

async function run(build, collidersOf, castsIn, terrain) {
  await build.init();
  const world = new build.World({ x: 0, y: 0 });
  for (const collider of collidersOf(build, terrain)) world.createCollider(collider);
  world.step();
  return { castsOf: (shape) => castsIn(build, world, shape), dispose: () => world.free() };
}

function raysAndCasts(build, world, shape) {
  return shape.halfWidth > 0 ? shapeCasts(build, world, shape) : rays(build, world);
}

/** Casts of shapes over voxels miss more hits than others do, and take several times as long. */
function raysAlone(build, world, shape) {
  return shape.halfWidth > 0 ? {} : rays(build, world);
}

function cuboidsOf({ ColliderDesc }, terrain) {
  return mergedBoxes(terrain).map(({ x, y, halfWidth, halfHeight }) =>
    ColliderDesc.cuboid(halfWidth, halfHeight).setTranslation(x, y),
  );
}

/** One collider of all solid tiles. */
function voxelsOf({ ColliderDesc }, { columns, tiles }) {
  const solid = Array.from(tiles.keys()).filter((tile) => tiles[tile] > 0);
  const cells = solid.flatMap((tile) => [tile % columns, Math.floor(tile / columns)]);
  return [ColliderDesc.voxels(Int32Array.from(cells), { x: tileSize, y: tileSize })];
}

function rays({ Ray }, world) {
  const ray = new Ray({ x: 0, y: 0 }, { x: 0, y: 0 });
  return {
    one(numbers, fractions) {
      for (let i = 0; i < fractions.length; i++) {
        const at = castStride * i;
        ray.origin.x = numbers[at];
        ray.origin.y = numbers[at + 1];
        ray.dir.x = numbers[at + 3];
        ray.dir.y = numbers[at + 4];
        fractions[i] = world.castRay(ray, 1, true)?.timeOfImpact ?? Infinity;
      }
    },
  };
}
