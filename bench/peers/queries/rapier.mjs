import * as plain from '@dimforge/rapier2d-compat';
import * as simd from '@dimforge/rapier2d-simd-compat';
import { overlapsWindow } from '../../boxes.mjs';
import { digest } from '../../queries/digest.mjs';

/** @type {import('../../queries/query-implementation.d.ts').QueryImplementation[]} */
export const rapier = [queriesOf('rapier', plain), queriesOf('rapier simd', simd)];

/** Queries of the world of one build of the package. */
function queriesOf(name, build) {
  return { name, kind: 'package', init: (scene) => run(build, scene) };
}

async function run(build, { boxes }) {
  await build.init();
  const world = new build.World({ x: 0, y: 0 });
  const current = boxes.slice();
  const rows = populate(build, world, boxes);
  const windows = windowsOf(world, rows, current);
  return {
    update(now) {
      current.set(now);
      move(world, rows, now);
    },
    one: { windows, points: pointsOf(world, rows), rays: raysOf(build, world) },
    dispose: () => world.free(),
  };
}

function populate({ ColliderDesc }, world, boxes) {
  const rows = new Map();
  for (let row = 0; row < boxes.length / 4; row++) {
    const [minX, minY, maxX, maxY] = boxes.subarray(4 * row, 4 * row + 4);
    const shape = ColliderDesc.cuboid((maxX - minX) / 2, (maxY - minY) / 2);
    shape.setTranslation((minX + maxX) / 2, (minY + maxY) / 2);
    rows.set(world.createCollider(shape).handle, row);
  }
  return rows;
}

function move(world, rows, boxes) {
  const centre = { x: 0, y: 0 };
  for (const [handle, row] of rows) {
    const k = 4 * row;
    centre.x = (boxes[k] + boxes[k + 2]) / 2;
    centre.y = (boxes[k + 1] + boxes[k + 3]) / 2;
    world.getCollider(handle).setTranslation(centre);
  }
  world.step();
}

/** Results are tested again, since the library takes a window by its centre, which is rounded. */
function windowsOf(world, rows, boxes) {
  const centre = { x: 0, y: 0 };
  const half = { x: 0, y: 0 };
  return (minX, minY, maxX, maxY) => {
    centre.x = (minX + maxX) / 2;
    centre.y = (minY + maxY) / 2;
    half.x = (maxX - minX) / 2;
    half.y = (maxY - minY) / 2;
    let sum = 0;
    world.collidersWithAabbIntersectingAabb(centre, half, ({ handle }) => {
      const row = rows.get(handle);
      if (overlapsWindow(boxes, row, minX, minY, maxX, maxY)) sum += digest(row);
      return true;
    });
    return sum;
  };
}

function pointsOf(world, rows) {
  const point = { x: 0, y: 0 };
  return (x, y) => {
    point.x = x;
    point.y = y;
    let sum = 0;
    world.intersectionsWithPoint(point, ({ handle }) => {
      sum += digest(rows.get(handle));
      return true;
    });
    return sum;
  };
}

function raysOf({ Ray }, world) {
  const ray = new Ray({ x: 0, y: 0 }, { x: 0, y: 0 });
  return (x, y, dx, dy) => {
    ray.origin.x = x;
    ray.origin.y = y;
    ray.dir.x = dx;
    ray.dir.y = dy;
    const hit = world.castRay(ray, 1, true);
    return (hit?.timeOfImpact ?? 1) * Math.sqrt(dx * dx + dy * dy);
  };
}
