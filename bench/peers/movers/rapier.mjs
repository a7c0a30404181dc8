import * as plain from '@dimforge/rapier2d-compat';
import * as simd from '@dimforge/rapier2d-simd-compat';
import { controllerOf, scale, shapeOf } from '../rapier-controller.mjs';

/** @type {import('../../movers/mover-implementation.d.ts').MoverImplementation[]} */
export const rapierMovers = [moversOf('rapier', plain), moversOf('rapier simd', simd)];

/** Moves by the character controller of one build of the package. */
function moversOf(name, build) {
  return { name, kind: 'package', mayOverlap: 0.01, init: (set) => run(build, set) };
}

/** Its documentation says to increase this where a mover seems to be held by what it slides along; in a large level, with the usual 0.0001, more are. */
const nudge = 0.01;

/**
 * The quickest way that its interface has: movers are colliders without bodies. They are added after the step that takes the level into the
 * tree for queries, so that they do not meet each other without a filter; no further step is needed. Vectors are used again and again.
 */
async function run(build, { level, shape, settings, starts }) {
  const { ColliderDesc, init, World } = build;
  await init();
  const world = new World({ x: 0, y: 0 });
  for (const { x, y, halfWidth, halfHeight, angle } of level.boxes) {
    const box = ColliderDesc.cuboid(halfWidth / scale, halfHeight / scale);
    world.createCollider(box.setTranslation(x / scale, y / scale).setRotation(angle));
  }
  world.step();
  const controller = controllerOf(world, shape, settings);
  controller.setNormalNudgeFactor(nudge);
  const places = starts.slice();
  const onFloor = new Uint8Array(starts.length / 2);
  const colliders = Array.from(onFloor, (_, i) =>
    world.createCollider(
      shapeOf(ColliderDesc, shape).setTranslation(places[2 * i] / scale, places[2 * i + 1] / scale),
    ),
  );
  const motion = { x: 0, y: 0 };
  const moved = { x: 0, y: 0 };
  const place = { x: 0, y: 0 };
  const put = (i, x, y) => {
    places[2 * i] = x;
    places[2 * i + 1] = y;
    place.x = x / scale;
    place.y = y / scale;
    colliders[i].setTranslation(place);
  };
  return {
    places,
    onFloor,
    one(i, dx, dy) {
      motion.x = dx / scale;
      motion.y = dy / scale;
      controller.computeColliderMovement(colliders[i], motion);
      // The older build has no parameter, and returns a vector of its own.
      const { x, y } = controller.computedMovement(moved);
      onFloor[i] = Number(controller.computedGrounded());
      put(i, places[2 * i] + scale * x, places[2 * i + 1] + scale * y);
    },
    put,
    dispose: () => world.free(),
  };
}
