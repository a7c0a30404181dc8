import * as plain from '@dimforge/rapier2d-compat';
import * as simd from '@dimforge/rapier2d-simd-compat';
import { settings } from '../../hard-spots/settings.mjs';
import { isRectangle, sizeOf } from '../../hard-spots/solids.mjs';
import { controllerOf, scale, shapeOf } from '../rapier-controller.mjs';

/** Its controller knows no one-way bodies, and is not carried. @type {import('../../hard-spots/hard-spot.d.ts').Driver[]} */
export const rapierDrivers = [
  { name: 'rapier2d-compat 0.21.0', has: [], start: (spot) => start(plain, spot) },
  { name: 'rapier2d-simd-compat 0.19.3', has: [], start: (spot) => start(simd, spot) },
];

/** Bodies as its documentation wants them: the character is a kinematic one, and so is what moves. */
async function start(build, { shape, start: { x, y }, solids, placesIn }) {
  const { ColliderDesc, init, RigidBodyDesc, World } = build;
  await init();
  const world = new World({ x: 0, y: 0 });
  const moving = placesIn ? [...placesIn(0).keys()] : [];
  const bodies = solids.map((solid, i) => {
    const kind = moving.includes(i) ? 'kinematicPositionBased' : 'fixed';
    const place = RigidBodyDesc[kind]().setTranslation(solid.x / scale, solid.y / scale);
    const body = world.createRigidBody(place.setRotation(solid.angle));
    world.createCollider(colliderOf(ColliderDesc, solid), body);
    return body;
  });
  const place = RigidBodyDesc.kinematicPositionBased().setTranslation(x / scale, y / scale);
  const character = world.createRigidBody(place);
  const collider = world.createCollider(shapeOf(ColliderDesc, shape), character);
  const controller = controllerOf(world, shape, settings);
  world.step();
  return {
    moveSolid(solid, at) {
      bodies[solid].setNextKinematicTranslation({ x: at.x / scale, y: at.y / scale });
      bodies[solid].setNextKinematicRotation(at.angle);
      world.step();
    },
    move({ dx, dy }) {
      controller.computeColliderMovement(collider, { x: dx / scale, y: dy / scale });
      const way = controller.computedMovement();
      const from = character.translation();
      const to = { x: from.x + way.x, y: from.y + way.y };
      character.setNextKinematicTranslation(to);
      const onFloor = controller.computedGrounded();
      world.step();
      return {
        x: scale * to.x,
        y: scale * to.y,
        onFloor,
        velocityX: scale * way.x,
        stuck: false,
      };
    },
    dispose: () => world.free(),
  };
}

function colliderOf(ColliderDesc, solid) {
  if (isRectangle(solid)) {
    const { width, height } = sizeOf(solid);
    return ColliderDesc.cuboid(width / 2 / scale, height / 2 / scale);
  }
  return ColliderDesc.convexHull(Float32Array.from(solid.corners, (value) => value / scale));
}
