import * as plain from '@dimforge/rapier2d-compat';
import * as simd from '@dimforge/rapier2d-simd-compat';
import { filters } from '../../bodies/scenes.mjs';

/**
 * A snapshot of rapier has all bodies, and a new world is made of it. Its bodies are found again by their handles.
 *
 * @type {import('../../saves/save-implementation.d.ts').SaveImplementation[]}
 */
export const rapierSaves = [
  {
    name: 'rapier',
    kind: 'package',
    note: '`takeSnapshot` and `restoreSnapshot`; sensors',
    init: (scene) => run(plain, scene),
  },
  {
    name: 'rapier simd',
    kind: 'package',
    note: 'the same of its SIMD package, which is older',
    init: (scene) => run(simd, scene),
  },
];

async function run(build, scene) {
  await build.init();
  const { ActiveCollisionTypes, ActiveEvents, ColliderDesc, EventQueue, RigidBodyDesc, World } =
    build;
  let world = new World({ x: 0, y: 0 });
  world.integrationParameters.numSolverIterations = 1;
  const queue = new EventQueue(true);
  const { halfWidths, halfHeights, isStatic, roles, positions, moving, count } = scene;
  const rows = new Map();
  const handles = Array.from({ length: count }, (_, row) => {
    const [x, y, angle] = positions[0].subarray(3 * row);
    const kind = isStatic[row] ? RigidBodyDesc.fixed() : RigidBodyDesc.kinematicPositionBased();
    const body = world.createRigidBody(kind.setTranslation(x, y).setRotation(angle));
    const { category, mask } = filters[roles[row]];
    const shape =
      halfHeights[row] > 0
        ? ColliderDesc.cuboid(halfWidths[row], halfHeights[row])
        : ColliderDesc.ball(halfWidths[row]);
    const collider = shape
      .setSensor(true)
      .setCollisionGroups((category << 16) | mask)
      .setActiveEvents(ActiveEvents.COLLISION_EVENTS)
      .setActiveCollisionTypes(ActiveCollisionTypes.ALL);
    rows.set(world.createCollider(collider, body).handle, row);
    return body.handle;
  });
  const bodies = () => handles.map((handle) => world.getRigidBody(handle));
  let known = bodies();
  let told = [];
  const take = (first, second, started) => {
    told.push(rows.get(first), rows.get(second), Number(started));
  };
  const place = { x: 0, y: 0 };
  return {
    frame(at) {
      told = [];
      for (const row of moving) {
        place.x = at[3 * row];
        place.y = at[3 * row + 1];
        known[row].setTranslation(place, true);
        if (halfHeights[row] > 0) known[row].setRotation(at[3 * row + 2], true);
      }
      world.step(queue);
      queue.drainCollisionEvents(take);
    },
    events: () => told,
    save: () => world.takeSnapshot(),
    load(bytes) {
      world.free();
      world = World.restoreSnapshot(bytes);
      known = bodies();
    },
    dispose() {
      queue.free();
      world.free();
    },
  };
}
