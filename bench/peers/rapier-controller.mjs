// What characters of rapier's controller have in common.

/** World units in one of rapier's, whose documentation wants metres: with larger coordinates its movers sink in and are held more often. */
export const scale = 16;

/** A controller with settings in world units. */
export function controllerOf(world, shape, { skin, slopeLimit, snapDistance, stepHeight }) {
  const controller = world.createCharacterController(skin / scale);
  controller.setUp({ x: 0, y: -1 });
  controller.setMaxSlopeClimbAngle(slopeLimit);
  controller.setMinSlopeSlideAngle(slopeLimit);
  controller.enableSnapToGround(snapDistance / scale);
  const width = 2 * (shape.halfWidth ?? shape.radius);
  if (stepHeight > 0) controller.enableAutostep(stepHeight / scale, width / 4 / scale, false);
  return controller;
}

/** The collider of a mover. */
export function shapeOf(ColliderDesc, shape) {
  if (shape.kind === 'box')
    return ColliderDesc.cuboid(shape.halfWidth / scale, shape.halfHeight / scale);
  if (shape.kind === 'circle') return ColliderDesc.ball(shape.radius / scale);
  return ColliderDesc.capsule(shape.half / scale, shape.radius / scale);
}
