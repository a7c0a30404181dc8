/** Objects that bounce off walls and off each other: what holds in every tick of any scene. */
import * as fc from 'fast-check';
import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { bouncing, bouncingOn } from '../../web/playground/engine/simulation/bounce.ts';
import {
  CollisionSolver,
  type Obstacles,
} from '../../web/playground/engine/simulation/collision-solver.ts';
import { edited, type Scene } from '../../web/playground/engine/simulation/edits.ts';
import { type Population, WALL } from '../../web/playground/engine/simulation/motion.ts';
import { parseEdits } from '../../web/playground/state/edits.ts';
import type { Settings } from '../../web/playground/state/parameters.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { draws } from '../lib/draws.ts';

const { settings } = presetOf('s2');
const field = { width: 300, height: 200 };
const NOBODY = new Uint32Array(0);

beforeAll(() => load());

/** A scene of the page with these settings and edits, before its first tick. */
function sceneOf(changes: Partial<Settings>, edits = ''): Scene {
  const { boxes, kinds, motion } = bouncing({ ...settings, ...changes }, field);
  const { velocities = new Float32Array(0) } = motion;
  return edited({ boxes, velocities, kinds }, parseEdits(edits));
}

function running(scene: Scene, response: Obstacles): Population {
  return bouncingOn(scene, field, { ...settings, response }, new CollisionSolver(field));
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxOf(boxes: Float32Array, row: number): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(4 * row, 4 * row + 4);
  return [left, top, right, bottom];
}

function overlap(one: Box, other: Box): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

/** Pairs that overlap, found without the library, as texts; of objects and walls, or of all but two walls. */
function overlaps({ boxes, kinds }: Population, onlyWalls: boolean): ReadonlySet<string> {
  const found = new Set<string>();
  for (let a = 0; a < kinds.length; a++)
    for (let b = a + 1; b < kinds.length; b++) {
      const walls = Number(kinds[a] === WALL) + Number(kinds[b] === WALL);
      if (walls === 2 || (onlyWalls && walls === 0)) continue;
      if (overlap(boxOf(boxes, a), boxOf(boxes, b))) found.add(`${a} ${b}`);
    }
  return found;
}

/** Speeds along an axis: turning round and swapping leave all of them as they are. */
function speeds({ motion, kinds }: Population, axis: number): readonly number[] {
  return [...kinds.keys()]
    .filter((row) => kinds[row] !== WALL)
    .map((row) => Math.abs(motion.velocities?.[2 * row + axis] ?? 0))
    .toSorted((a, b) => a - b);
}

const anyScene = fc
  .record({
    count: fc.integer({ min: 1, max: 60 }),
    minSize: fc.integer({ min: 1, max: 12 }),
    more: fc.integer({ min: 0, max: 20 }),
    speed: fc.integer({ min: 1, max: 50 }),
    seed: fc.nat({ max: 9_999 }),
    distribution: fc.constantFrom('uniform', 'clusters', 'ring', 'grid', 'spot'),
    sizes: fc.constantFrom('even', 'power'),
    walls: fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 280 }),
        fc.integer({ min: 0, max: 180 }),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 90 }),
      ),
      { maxLength: 6 },
    ),
  })
  .map(({ minSize, more, walls, ...crowd }) => {
    const edits = walls.map((numbers) => `wall,${numbers.join()}`).join(';');
    return sceneOf({ ...crowd, minSize, maxSize: minSize + more }, edits);
  });

const anyObstacles = fc.constantFrom<Obstacles>('walls', 'bounce');

/** Runs a scene and looks at every tick. */
function each(population: Population, ticks: number, look: (before: Float32Array) => void): void {
  for (let tick = 0; tick < ticks; tick++) {
    const before = population.boxes.slice();
    population.motion.step(population.boxes, NOBODY);
    look(before);
  }
}

/** Whether a box may follow another, one tick later. */
function isAllowed(before: Box, after: Box, isWall: boolean): boolean {
  const [left, top, right, bottom] = after;
  if (isWall) return after.every((edge, at) => edge === before[at]);
  const isInside = left >= 0 && top >= 0 && right <= field.width && bottom <= field.height;
  return (
    isInside && right - left === before[2] - before[0] && bottom - top === before[3] - before[1]
  );
}

describe('in any scene', () => {
  test('objects stay inside the world, keep their sizes, and walls stand still', () => {
    fc.assert(
      fc.property(anyScene, anyObstacles, (scene, obstacles) => {
        const population = running(scene, obstacles);
        const { boxes, kinds } = population;
        each(population, 60, (before) => {
          const wrong = [...kinds.keys()].filter(
            (row) => !isAllowed(boxOf(before, row), boxOf(boxes, row), kinds[row] === WALL),
          );
          expect(wrong).toEqual([]);
        });
      }),
      { seed: 31, numRuns: draws(150) },
    );
  });

  test('no two come to overlap that did not, and no object comes into a wall', () => {
    fc.assert(
      fc.property(anyScene, anyObstacles, (scene, obstacles) => {
        const population = running(scene, obstacles);
        let before = overlaps(population, obstacles === 'walls');
        each(population, 40, () => {
          const after = overlaps(population, obstacles === 'walls');
          expect([...after].filter((pair) => !before.has(pair))).toEqual([]);
          before = after;
        });
      }),
      { seed: 32, numRuns: draws(150) },
    );
  });

  test('speeds are passed on: none is gained or lost', () => {
    fc.assert(
      fc.property(anyScene, anyObstacles, (scene, obstacles) => {
        const population = running(scene, obstacles);
        const before = [speeds(population, 0), speeds(population, 1)];
        each(population, 60, () => undefined);
        expect([speeds(population, 0), speeds(population, 1)]).toEqual(before);
      }),
      { seed: 33, numRuns: draws(100) },
    );
  });

  test('every tick is restored bit for bit, with a solver that has seen other scenes', () => {
    fc.assert(
      fc.property(anyScene, anyScene, anyObstacles, (scene, other, obstacles) => {
        const population = running(scene, obstacles);
        each(population, 7, () => undefined);
        const [boxes, memory] = [population.boxes.slice(), population.motion.remember()];
        each(population, 30, () => undefined);
        const solver = new CollisionSolver(field);
        each(
          bouncingOn(other, field, { ...settings, response: 'bounce' }, solver),
          5,
          () => undefined,
        );
        memory.recall();
        const { velocities = new Float32Array(0) } = population.motion;
        const now = { boxes, velocities, kinds: scene.kinds };
        const again = bouncingOn(now, field, { ...settings, response: obstacles }, solver);
        each(again, 30, () => undefined);
        expect(again.boxes).toEqual(population.boxes);
      }),
      { seed: 34, numRuns: draws(60) },
    );
  });
});

describe('objects that overlap', () => {
  test('part within a few ticks where there is room', () => {
    for (const distribution of ['uniform', 'spot'] as const) {
      const crowd = { count: 12, minSize: 8, maxSize: 24, speed: 3, distribution };
      const population = running(sceneOf(crowd), 'bounce');
      each(population, 120, () => undefined);
      expect([...overlaps(population, false)], distribution).toEqual([]);
    }
  });

  test('at rest, one on the other, part too', () => {
    const scene = sceneOf(
      { count: 1, minSize: 1, maxSize: 1 },
      'erase,0;add,100,100,20;add,104,101,20',
    );
    const population = running(scene, 'bounce');
    each(population, 20, () => undefined);
    expect(overlaps(population, false).size).toBe(0);
    expect([...(population.motion.velocities ?? [])]).toEqual([0, 0, 0, 0]);
  });

  test('with a wall that was drawn over them leave it, and stay out', () => {
    for (const response of ['walls', 'bounce'] as const) {
      const population = running(sceneOf({ count: 30 }, 'wall,0,60,200,80'), response);
      expect(overlaps(population, true).size).toBeGreaterThan(5);
      each(population, 150, () => undefined);
      expect(overlaps(population, true).size, response).toBe(0);
    }
  });
});

/** Throws one object of 2 × 2 at a wall of one unit. Returns where it is after a tick and its velocity. */
function thrownAtWall(x: number, velocity: number, response: Obstacles): readonly [number, number] {
  const scene = sceneOf(
    { count: 1 },
    `erase,0;add,${x},100,2;wall,150,0,1,200;move,0,${x},100,${velocity},0`,
  );
  const population = running(scene, response);
  population.motion.step(population.boxes, NOBODY);
  return [population.boxes[0] ?? Number.NaN, population.motion.velocities?.[0] ?? Number.NaN];
}

describe('a wall', () => {
  test('of one unit stops the fastest object from both sides; what only reaches it goes on', () => {
    for (const response of ['walls', 'bounce'] as const) {
      expect(thrownAtWall(120, 50, response)).toEqual([148, -50]);
      expect(thrownAtWall(180, -50, response)).toEqual([151, 50]);
      expect(thrownAtWall(120, 28, response)).toEqual([148, 28]);
      expect(thrownAtWall(148, 28, response)).toEqual([148, -28]);
      expect(thrownAtWall(151, 28, response)).toEqual([179, 28]);
    }
  });

  test('holds a crowd in a room, however fast it is', () => {
    const room = 'wall,50,50,200,2;wall,50,150,200,2;wall,50,52,2,98;wall,248,52,2,98';
    const population = running(
      sceneOf({ count: 80, speed: 50, minSize: 1, maxSize: 4 }, room),
      'bounce',
    );
    const inside = (row: number): boolean => {
      const [left, top, right, bottom] = boxOf(population.boxes, row);
      return left >= 52 && right <= 248 && top >= 52 && bottom <= 150;
    };
    const prisoners = [...population.kinds.keys()].filter(inside);
    expect(prisoners.length).toBeGreaterThan(10);
    each(population, 400, () => expect(prisoners.every(inside)).toBe(true));
  });
});

describe('two objects', () => {
  test('that meet swap their velocities along the axis on which they meet', () => {
    const scene = sceneOf(
      { count: 1 },
      'erase,0;add,100,100,10;add,130,103,10;move,0,100,100,12,1;move,1,130,103,-12,-2',
    );
    const population = running(scene, 'bounce');
    population.motion.step(population.boxes, NOBODY);
    expect([...population.boxes]).toEqual([110, 101, 120, 111, 120, 101, 130, 111]);
    expect([...(population.motion.velocities ?? [])]).toEqual([-12, 1, 12, -2]);
  });

  test('pass through each other where only walls stop them', () => {
    const scene = sceneOf({ count: 40 }, 'wall,290,0,10,200');
    const alone = sceneOf({ count: 1 }, 'wall,290,0,10,200');
    const [together, single] = [running(scene, 'walls'), running(alone, 'walls')];
    each(together, 200, () => undefined);
    each(single, 200, () => undefined);
    expect(boxOf(together.boxes, 0)).toEqual(boxOf(single.boxes, 0));
  });
});
