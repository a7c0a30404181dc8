import detectCollisions from 'detect-collisions';
import { filters } from '../../bodies/scenes.mjs';

/** @type {import('../../bodies/body-implementation.d.ts').BodyImplementation} */
export const detectCollisionsPeer = {
  name: 'detect-collisions',
  kind: 'package',
  note: 'contacts as one vector, without points; begins and ends are left to the caller',
  tolerance: 0.001,
  most: 1_000,
  async init(scene) {
    const system = new detectCollisions.System();
    const bodies = Array.from({ length: scene.count }, (_, row) => makeBody(system, scene, row));
    const moving = Array.from(scene.moving, (row) => bodies[row]);
    let touching = [];
    return {
      frame(positions) {
        for (const body of moving) {
          const at = 3 * body.row;
          if (scene.halfHeights[body.row] > 0) body.setAngle(positions[at + 2], false);
          body.setPosition(positions[at], positions[at + 1], false);
        }
        system.update();
        touching = [];
        for (const body of moving) {
          for (const other of system.search(body)) {
            const isFirst = other.isStatic || body.row < other.row;
            if (!isFirst || !system.checkCollision(body, other)) continue;
            touching.push([body.row, other.row]);
          }
        }
      },
      pairs: () => touching,
      dispose: () => system.clear(),
    };
  },
};

function makeBody(system, { halfWidths, halfHeights, isStatic, roles, positions }, row) {
  const [x, y, angle] = positions[0].subarray(3 * row);
  const { category, mask } = filters[roles[row]];
  const options = { angle, isStatic: isStatic[row] === 1, group: (category << 16) | mask };
  const body =
    halfHeights[row] > 0
      ? system.createBox({ x, y }, 2 * halfWidths[row], 2 * halfHeights[row], {
          ...options,
          isCentered: true,
        })
      : system.createCircle({ x, y }, halfWidths[row], options);
  return Object.assign(body, { row });
}
