import { quadrilleBodies } from '../bodies/quadrille-world.mjs';
import { castStride } from './cast-sets.mjs';

/**
 * Casts in the World of one build of the package.
 *
 * @param {typeof import('quadrille/world')} build
 * @returns {import('./cast-implementation.d.ts').CastImplementation<import('../bodies/scenes.mjs').BodyScene>}
 */
export function quadrilleCasts(build) {
  return {
    name: 'quadrille World',
    kind: 'ours',
    mayMiss: 0,
    async init(scene) {
      const { World } = build;
      const { side } = scene;
      const world = await World.create({ bounds: { x: 0, y: 0, width: side, height: side } });
      world.insertMany(quadrilleBodies(build, scene));
      world.step();
      return {
        castsOf: (shape) => shapeCasts(build, world, shape),
        dispose: () => world.dispose(),
      };
    },
  };
}

/** Casts of a shape in a world, one by one and in one call. */
export function shapeCasts(build, world, { halfWidth, halfHeight }) {
  const { box, CAST_STRIDE, CastField, circle } = build;
  const shape = halfHeight > 0 ? box(2 * halfWidth, 2 * halfHeight) : circle(halfWidth);
  return {
    one(numbers, fractions) {
      for (let i = 0; i < fractions.length; i++) {
        const at = castStride * i;
        const [x, y, angle] = [numbers[at], numbers[at + 1], numbers[at + 2]];
        const hit = world.cast(shape, { x, y, angle }, numbers[at + 3], numbers[at + 4]);
        fractions[i] = hit === undefined ? Infinity : hit.fraction;
      }
    },
    many(numbers, fractions) {
      const paths = new Float32Array(6 * fractions.length);
      for (let i = 0; i < fractions.length; i++) {
        const at = castStride * i;
        paths.set(numbers.subarray(at, at + 3), 6 * i);
        paths[6 * i + 3] = 1;
        paths.set(numbers.subarray(at + 3, at + 5), 6 * i + 4);
      }
      const hits = world.castMany(shape, paths);
      for (let i = 0; i < fractions.length; i++) {
        const isHit = hits[CAST_STRIDE * i + CastField.Row] >= 0;
        fractions[i] = isHit ? hits[CAST_STRIDE * i + CastField.Fraction] : Infinity;
      }
    },
  };
}
