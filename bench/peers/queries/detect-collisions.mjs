import detectCollisions from 'detect-collisions';
import { digest } from '../../queries/digest.mjs';
import { makeBodies, moveBodies } from '../detect-collisions.mjs';

/** @type {import('../../queries/query-implementation.d.ts').QueryImplementation} */
export const detectCollisionsPeer = {
  name: 'detect-collisions',
  kind: 'package',
  most: 10_000,
  async init({ boxes }) {
    const system = new detectCollisions.System();
    const bodies = makeBodies(system, boxes);
    const window = { minX: 0, minY: 0, maxX: 0, maxY: 0 };
    const windows = (minX, minY, maxX, maxY) => {
      window.minX = minX;
      window.minY = minY;
      window.maxX = maxX;
      window.maxY = maxY;
      let sum = 0;
      for (const { row } of system.search(window)) sum += digest(row);
      return sum;
    };
    const start = { x: 0, y: 0 };
    const end = { x: 0, y: 0 };
    const rays = (x, y, dx, dy) => {
      start.x = x;
      start.y = y;
      end.x = x + dx;
      end.y = y + dy;
      const point = system.raycast(start, end)?.point ?? end;
      return Math.hypot(point.x - x, point.y - y);
    };
    return {
      update: (now) => moveBodies(system, bodies, now),
      one: { windows, points: (x, y) => windows(x, y, x, y), rays },
    };
  },
};
