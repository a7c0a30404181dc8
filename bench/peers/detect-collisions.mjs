import detectCollisions from 'detect-collisions';
import { searching } from './search.mjs';

/**
 * Bodies are set to their positions, then the system is updated once and searched by boxes: for boxes
 * that is exact, and faster than the separating axes of `checkOne`. The padding covers the rounding of
 * a body's far edge.
 */
export const detectCollisionsPeer = searching({
  name: 'detect-collisions',
  most: 10_000,
  makeIndex({ boxes: first, side }) {
    const system = new detectCollisions.System();
    const bodies = makeBodies(system, first, side * 2 ** -20);
    return {
      refresh: (boxes) => moveBodies(system, bodies, boxes),
      search(row, take) {
        for (const body of system.search(bodies[row])) take(body.row);
      },
    };
  },
});

/** Bodies for all boxes; `row` says which box each one is. */
export function makeBodies(system, boxes, padding = 0) {
  return Array.from({ length: boxes.length / 4 }, (_, row) => {
    const [minX, minY, maxX, maxY] = boxes.subarray(4 * row, 4 * row + 4);
    const corner = { x: minX, y: minY };
    return Object.assign(system.createBox(corner, maxX - minX, maxY - minY, { padding }), { row });
  });
}

export function moveBodies(system, bodies, boxes) {
  for (let row = 0, k = 0; row < bodies.length; row++, k += 4) {
    const body = bodies[row];
    if (body.x !== boxes[k] || body.y !== boxes[k + 1]) {
      body.setPosition(boxes[k], boxes[k + 1], false);
    }
  }
  system.update();
}
