import { overlapsWindow } from '../../boxes.mjs';
import { digest } from '../../queries/digest.mjs';
import { loadBox2d, makeBoxes, makeWorld, moveBoxes } from '../box2d-world.mjs';

/** @type {import('../../queries/query-implementation.d.ts').QueryImplementation} */
export const box2d = {
  name: 'box2d3-wasm',
  kind: 'package',
  async init({ boxes }) {
    const b2 = await loadBox2d();
    const world = makeWorld(b2);
    const current = boxes.slice();
    const { bodies, rows } = makeBoxes(b2, world, boxes);
    const windows = windowsOf(b2, world, rows, current);
    return {
      update(now) {
        moveBoxes(b2, bodies, now, current);
        b2.b2World_Step(world, 1 / 60, 1);
      },
      one: { windows, points: (x, y) => windows(x, y, x, y), rays: raysOf(b2, world) },
      dispose: () => b2.b2DestroyWorld(world),
    };
  },
};

/** The library finds boxes with a margin, so each is tested again. */
function windowsOf(b2, world, rows, boxes) {
  const window = new b2.b2AABB();
  const filter = b2.b2DefaultQueryFilter();
  const { lowerBound, upperBound } = window;
  return (minX, minY, maxX, maxY) => {
    lowerBound.Set(minX, minY);
    upperBound.Set(maxX, maxY);
    let sum = 0;
    const stats = b2.b2World_OverlapAABB(world, window, filter, ({ shapeId }) => {
      const row = rows[shapeId.index1];
      if (overlapsWindow(boxes, row, minX, minY, maxX, maxY)) sum += digest(row);
      return true;
    });
    stats.delete?.();
    return sum;
  };
}

function raysOf(b2, world) {
  const filter = b2.b2DefaultQueryFilter();
  const start = new b2.b2Vec2(0, 0);
  const translation = new b2.b2Vec2(0, 0);
  return (x, y, dx, dy) => {
    start.Set(x, y);
    translation.Set(dx, dy);
    const result = b2.b2World_CastRayClosest(world, start, translation, filter);
    const share = result.hit ? result.fraction : 1;
    result.delete();
    return share * Math.sqrt(dx * dx + dy * dy);
  };
}
