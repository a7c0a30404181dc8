import { KeptPairs } from '../kept-pairs.mjs';

/** Sizes change by rounding as boxes move; shapes do not, so they are this much larger, in world units. */
const margin = 0.002;

/**
 * A world of sensors on kinematic bodies, whose events a set keeps.
 *
 * @param {string} name
 * @param {typeof import('@dimforge/rapier2d-compat') | typeof import('@dimforge/rapier2d-simd-compat')} build
 * @param {number} steps of a frame, until the build has reported what began
 * @returns {import('../implementation.d.ts').Implementation}
 */
export function rapierSensors(name, build, steps) {
  const init = (scene) => run(build, scene, steps);
  return { name, kind: 'package', defersWork: true, init };
}

async function run(build, scene, steps) {
  await build.init();
  const boxes = scene.boxes.slice();
  const known = boxes.slice();
  const world = new build.World({ x: 0, y: 0 });
  const { bodies, rows } = populate(build, world, boxes);
  const events = new build.EventQueue(true);
  const kept = new KeptPairs(scene.count);
  const take = (first, second, started) => {
    if (started) kept.add(rows.get(first), rows.get(second));
    else kept.delete(rows.get(first), rows.get(second));
  };
  const step = () => {
    world.step(events);
    events.drainCollisionEvents(take);
  };
  step();
  let pairs;
  const centre = { x: 0, y: 0 };
  const frame = () => {
    for (let row = 0, k = 0; row < bodies.length; row++, k += 4) {
      if (boxes[k] === known[k] && boxes[k + 1] === known[k + 1]) continue;
      centre.x = (boxes[k] + boxes[k + 2]) / 2;
      centre.y = (boxes[k + 1] + boxes[k + 3]) / 2;
      bodies[row].setTranslation(centre, true);
    }
    known.set(boxes);
    for (let i = 0; i < steps; i++) step();
    pairs = kept.overlapping(boxes);
    return pairs.count;
  };
  const dispose = () => {
    events.free();
    world.free();
  };
  return { boxes: () => boxes, frame, pairs: () => pairs, dispose };
}

function populate(build, world, boxes) {
  const { ActiveCollisionTypes, ActiveEvents, ColliderDesc, RigidBodyDesc } = build;
  const rows = new Map();
  const bodies = Array.from({ length: boxes.length / 4 }, (_, row) => {
    const [minX, minY, maxX, maxY] = boxes.subarray(4 * row, 4 * row + 4);
    const place = RigidBodyDesc.kinematicPositionBased();
    const body = world.createRigidBody(place.setTranslation((minX + maxX) / 2, (minY + maxY) / 2));
    const shape = ColliderDesc.cuboid((maxX - minX) / 2 + margin, (maxY - minY) / 2 + margin)
      .setSensor(true)
      .setActiveEvents(ActiveEvents.COLLISION_EVENTS)
      .setActiveCollisionTypes(ActiveCollisionTypes.ALL);
    rows.set(world.createCollider(shape, body).handle, row);
    return body;
  });
  return { bodies, rows };
}
