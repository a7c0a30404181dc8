import { castStride } from '../casts/cast-sets.mjs';
import { shapeCasts } from '../casts/quadrille-casts.mjs';
import { tileSize } from './terrain.mjs';

/**
 * Rays and casts over a tile map in the World of one build of the package.
 *
 * @param {typeof import('quadrille/world')} build
 * @returns {import('../casts/cast-implementation.d.ts').CastImplementation<import('./terrain.mjs').Terrain>}
 */
export function quadrilleTiles(build) {
  return {
    name: 'quadrille World',
    kind: 'ours',
    mayMiss: 0,
    async init({ columns, rows, side, tiles }) {
      const bounds = { x: 0, y: 0, width: side, height: side };
      const world = await build.World.create({ bounds });
      world.addTiles({ columns, rows, size: tileSize, tiles });
      world.step();
      return {
        castsOf: (shape) =>
          shape.halfWidth > 0 ? shapeCasts(build, world, shape) : rays(build, world),
        dispose: () => world.dispose(),
      };
    },
  };
}

function rays({ BODY_HIT_STRIDE, BodyHitField }, world) {
  return {
    one(numbers, fractions) {
      for (let i = 0; i < fractions.length; i++) {
        const at = castStride * i;
        const [x, y, dx, dy] = [numbers[at], numbers[at + 1], numbers[at + 3], numbers[at + 4]];
        const hit = world.raycast(x, y, dx, dy);
        fractions[i] = hit === undefined ? Infinity : hit.fraction;
      }
    },
    many(numbers, fractions) {
      const all = new Float32Array(4 * fractions.length);
      for (let i = 0; i < fractions.length; i++) {
        const at = castStride * i;
        all.set(numbers.subarray(at, at + 2), 4 * i);
        all.set(numbers.subarray(at + 3, at + 5), 4 * i + 2);
      }
      const hits = world.raycastMany(all);
      for (let i = 0; i < fractions.length; i++) {
        const isHit = hits[BODY_HIT_STRIDE * i + BodyHitField.Row] >= 0;
        fractions[i] = isHit ? hits[BODY_HIT_STRIDE * i + BodyHitField.Fraction] : Infinity;
      }
    },
  };
}
