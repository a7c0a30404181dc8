import { ColliderDesc, init as load, Ray, World } from '@dimforge/rapier2d-simd-compat';
import { castStride } from '../../casts/cast-sets.mjs';
import { mergedBoxes, tileSize } from '../../tiles/terrain.mjs';
import { shapeCasts } from '../casts/rapier.mjs';

/** @type {import('../../casts/cast-implementation.d.ts').CastImplementation<import('../../tiles/terrain.mjs').Terrain>[]} */
export const rapierTiles = [
  {
    name: 'rapier simd, cuboids',
    kind: 'package',
    mayMiss: 0.01,
    init: (terrain) => run(() => mergedBoxes(terrain).map(cuboidOf), raysAndCasts),
  },
  {
    name: 'rapier simd, voxels',
    kind: 'package',
    mayMiss: 0.01,
    init: (terrain) => run(() => [voxelsOf(terrain)], raysAlone),
  },
];

async function run(collidersOf, castsIn) {
  await load();
  const world = new World({ x: 0, y: 0 });
  for (const collider of collidersOf()) world.createCollider(collider);
  world.step();
  return { castsOf: (shape) => castsIn(world, shape), dispose: () => world.free() };
}

function raysAndCasts(world, shape) {
  return shape.halfWidth > 0 ? shapeCasts(world, shape) : rays(world);
}

/** Casts of shapes over voxels miss more hits than others do, and take several times as long. */
function raysAlone(world, shape) {
  return shape.halfWidth > 0 ? {} : rays(world);
}

function cuboidOf({ x, y, halfWidth, halfHeight }) {
  return ColliderDesc.cuboid(halfWidth, halfHeight).setTranslation(x, y);
}

/** One collider of all solid tiles. */
function voxelsOf({ columns, tiles }) {
  const solid = Array.from(tiles.keys()).filter((tile) => tiles[tile] > 0);
  const cells = solid.flatMap((tile) => [tile % columns, Math.floor(tile / columns)]);
  return ColliderDesc.voxels(Int32Array.from(cells), { x: tileSize, y: tileSize });
}

function rays(world) {
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
