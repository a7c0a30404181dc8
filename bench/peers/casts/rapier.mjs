import * as plain from '@dimforge/rapier2d-compat';
import * as simd from '@dimforge/rapier2d-simd-compat';
import { castStride } from '../../casts/cast-sets.mjs';

/** @type {import('../../casts/cast-implementation.d.ts').CastImplementation<import('../../bodies/scenes.mjs').BodyScene>[]} */
export const rapierCasts = [
  castsOf('rapier, castShape', plain),
  castsOf('rapier simd, castShape', simd),
];

/** Casts in the world of one build of the package. */
function castsOf(name, build) {
  return { name, kind: 'package', mayMiss: 0.01, init: (scene) => run(build, scene) };
}

async function run(build, { count, positions: [places], halfWidths, halfHeights }) {
  const { ColliderDesc, init, RigidBodyDesc, World } = build;
  await init();
  const world = new World({ x: 0, y: 0 });
  for (let row = 0; row < count; row++) {
    const [x, y, angle] = places.subarray(3 * row);
    const place = RigidBodyDesc.kinematicPositionBased().setTranslation(x, y).setRotation(angle);
    const shape =
      halfHeights[row] > 0
        ? ColliderDesc.cuboid(halfWidths[row], halfHeights[row])
        : ColliderDesc.ball(halfWidths[row]);
    world.createCollider(shape, world.createRigidBody(place));
  }
  world.step();
  return { castsOf: (shape) => shapeCasts(build, world, shape), dispose: () => world.free() };
}

/** Casts of a shape in a world of that build. */
export function shapeCasts({ Ball, Cuboid }, world, { halfWidth, halfHeight }) {
  const place = { x: 0, y: 0 };
  const way = { x: 0, y: 0 };
  const shape = halfHeight > 0 ? new Cuboid(halfWidth, halfHeight) : new Ball(halfWidth);
  return {
    one(numbers, fractions) {
      for (let i = 0; i < fractions.length; i++) {
        const at = castStride * i;
        place.x = numbers[at];
        place.y = numbers[at + 1];
        way.x = numbers[at + 3];
        way.y = numbers[at + 4];
        const hit = world.castShape(place, numbers[at + 2], way, shape, 0, 1, true);
        fractions[i] = hit === null ? Infinity : hit.time_of_impact;
      }
    },
  };
}
