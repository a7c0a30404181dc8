import * as plain from '@dimforge/rapier2d-compat';
import * as simd from '@dimforge/rapier2d-simd-compat';
import { filters } from '../../bodies/scenes.mjs';
import { TouchingPairs } from '../../bodies/touching-pairs.mjs';

/**
 * Its SIMD package, which is older, reports a pair one step after it began. A second step in the same frame, in which nothing has
 * moved, delivers it; without, all pairs begin one frame late.
 *
 * @type {import('../../bodies/body-implementation.d.ts').BodyImplementation[]}
 */
export const rapier = [
  {
    name: 'rapier simd, sensors, late',
    kind: 'package',
    note: 'which sensors begin and cease to overlap, one frame late; no contacts',
    tolerance: 0.001,
    isLate: true,
    init: (scene) => run(simd, scene, { isSensor: true, steps: 1 }),
  },
  {
    name: 'rapier simd, sensors',
    kind: 'package',
    note: 'which sensors begin and cease to overlap; two steps a frame; no contacts',
    tolerance: 0.001,
    init: (scene) => run(simd, scene, { isSensor: true, steps: 2 }),
  },
  {
    name: 'rapier, sensors',
    kind: 'package',
    note: 'which sensors begin and cease to overlap; no contacts',
    tolerance: 0.001,
    init: (scene) => run(plain, scene, { isSensor: true, steps: 1 }),
  },
  {
    name: 'rapier simd, contacts, late',
    kind: 'package',
    note: 'computes contacts, and reports which begin and end, one frame late',
    tolerance: 0.05,
    isLate: true,
    init: (scene) => run(simd, scene, { isSensor: false, steps: 1 }),
  },
  {
    name: 'rapier, contacts',
    kind: 'package',
    note: 'computes contacts, and reports which begin and end',
    tolerance: 0.05,
    init: (scene) => run(plain, scene, { isSensor: false, steps: 1 }),
  },
];

async function run(build, scene, { isSensor, steps }) {
  await build.init();
  const { ActiveCollisionTypes, ActiveEvents, EventQueue, World } = build;
  const world = new World({ x: 0, y: 0 });
  world.integrationParameters.numSolverIterations = 1;
  const events = new EventQueue(true);
  const rows = new Map();
  const bodies = Array.from({ length: scene.count }, (_, row) => {
    const body = world.createRigidBody(placeOf(build, scene, row));
    const collider = shapeOf(build, scene, row)
      .setSensor(isSensor)
      .setCollisionGroups(groupsOf(filters[scene.roles[row]]))
      .setActiveEvents(ActiveEvents.COLLISION_EVENTS)
      .setActiveCollisionTypes(ActiveCollisionTypes.ALL);
    rows.set(world.createCollider(collider, body).handle, row);
    return body;
  });
  const touching = new TouchingPairs(scene.count);
  const take = (first, second, started) => {
    if (started) touching.add(rows.get(first), rows.get(second));
    else touching.delete(rows.get(first), rows.get(second));
  };
  const place = { x: 0, y: 0 };
  return {
    frame(positions) {
      for (const row of scene.moving) {
        place.x = positions[3 * row];
        place.y = positions[3 * row + 1];
        bodies[row].setTranslation(place, true);
        if (scene.halfHeights[row] > 0) bodies[row].setRotation(positions[3 * row + 2], true);
      }
      for (let step = 0; step < steps; step++) {
        world.step(events);
        events.drainCollisionEvents(take);
      }
    },
    pairs: () => touching,
    dispose() {
      events.free();
      world.free();
    },
  };
}

function placeOf({ RigidBodyDesc }, { isStatic, positions }, row) {
  const [x, y, angle] = positions[0].subarray(3 * row);
  const place = isStatic[row] ? RigidBodyDesc.fixed() : RigidBodyDesc.kinematicPositionBased();
  return place.setTranslation(x, y).setRotation(angle);
}

function shapeOf({ ColliderDesc }, { halfWidths, halfHeights }, row) {
  return halfHeights[row] > 0
    ? ColliderDesc.cuboid(halfWidths[row], halfHeights[row])
    : ColliderDesc.ball(halfWidths[row]);
}

function groupsOf({ category, mask }) {
  return (category << 16) | mask;
}
