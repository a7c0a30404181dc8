import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../web/playground/engine/simulation/fingerprint.ts';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import { Random } from '../../web/playground/engine/simulation/random.ts';
import { hasIdleEdits } from '../../web/playground/state/link-review.ts';
import { parameters, type Settings } from '../../web/playground/state/parameters.ts';
import { presetOf, presets } from '../../web/playground/state/presets.ts';

type Id = Settings['preset'];

/** Rows wholly outside a world, found without the library. */
function outsidersOf(
  boxes: Float32Array,
  { width, height }: { width: number; height: number },
): Uint32Array {
  const rows = [];
  for (let at = 0; at < boxes.length; at += 4) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(at, at + 4);
    if (right < 0 || left > width || bottom < 0 || top > height) rows.push(at / 4);
  }
  return Uint32Array.from(rows);
}

/** The rows that overlap, found without the library. */
function pairsOf(boxes: Float32Array): Uint32Array {
  const pairs = [];
  const count = boxes.length / 4;
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) {
      const [left, top, right, bottom] = boxes.subarray(4 * a, 4 * a + 4) as unknown as Box;
      const [x, y, farX, farY] = boxes.subarray(4 * b, 4 * b + 4) as unknown as Box;
      if (left < farX && x < right && top < farY && y < bottom) pairs.push(a, b);
    }
  return Uint32Array.from(pairs);
}

type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** The boxes of a scene after this many ticks. */
function after(ticks: number, id: Id, changes: Partial<Settings> = {}): Float32Array {
  const { settings, world } = presetOf(id);
  const { boxes, motion } = populate({ ...settings, ...changes }, world);
  for (let tick = 0; tick < ticks; tick++) {
    if (motion.meet) motion.meet(boxes, pairsOf(boxes));
    motion.step(boxes, outsidersOf(boxes, world));
  }
  return boxes;
}

/** The upper left corners of 400 small objects, before the first tick. */
function placesOf(distribution: Settings['distribution']): (readonly [x: number, y: number])[] {
  const boxes = after(0, 's2', { distribution, count: 400, maxSize: 1 });
  return Array.from({ length: 400 }, (_, row) => [boxes[4 * row]!, boxes[4 * row + 1]!] as const);
}

describe('random numbers', () => {
  test('are those of std::mt19937, top 24 bits', () => {
    const random = new Random(5489);
    // std::mt19937's first outputs for its default seed, and its famous ten-thousandth.
    expect(random.unit()).toBe((3_499_211_612 >>> 8) / 2 ** 24);
    expect(random.unit()).toBe((581_869_302 >>> 8) / 2 ** 24);
    for (let draw = 3; draw < 10_000; draw++) random.unit();
    expect(random.unit()).toBe((4_123_659_995 >>> 8) / 2 ** 24);
  });

  test('S2.8: velocities are whole numbers from 1 to 10 of either sign, never 0', () => {
    const random = new Random(1);
    const seen = new Set(Array.from({ length: 5_000 }, () => random.velocity(10)));
    expect(seen).toEqual(
      new Set([-10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    );
  });
});

describe('a scene', () => {
  test('ignores all edits but moves where its objects do not move one by one', () => {
    const { settings, world } = presetOf('s2');
    for (const motion of parameters.motion.values) {
      const edited = { ...settings, motion, edits: 'move,0,1,2;erase,0' };
      const made = populate(edited, world).motion;
      expect(hasIdleEdits(edited), motion).toBe(!made.velocities);
      expect('velocities' in made || 'thrown' in made, motion).toBe(true);
      expect(hasIdleEdits({ ...edited, edits: 'move,0,1,2' }), motion).toBe(false);
    }
    expect(hasIdleEdits({ ...settings, motion: 'tween' })).toBe(false);
  });

  test.each(presets.map(({ id }) => id))(
    '%s is the same every time',
    { tags: ['thorough'] },
    (id) => {
      expect(after(200, id)).toEqual(after(200, id));
    },
  );

  test('differs with another seed', () => {
    expect(fingerprint(after(0, 's2'))).not.toBe(fingerprint(after(0, 's2', { seed: 2 })));
  });

  test.each<[Id, string]>([
    ['s0', '72625680'],
    ['s1', '91eda38e'],
    ['s2', '84779978'],
    ['s3', '441d06d8'],
    ['s4', '48ed08da'],
  ])(
    '%s shows its golden fingerprint after 100 ticks, so old links show what they showed',
    (id, golden) => {
      expect(fingerprint(after(100, id))).toBe(golden);
    },
  );

  test('S2.7: squares of 1 to 20, and all of these sizes', () => {
    const boxes = after(0, 's2', { count: 2_000 });
    const widths = new Set<number>();
    for (let at = 0; at < boxes.length; at += 4) {
      widths.add(boxes[at + 2]! - boxes[at]!);
      expect(boxes[at + 3]! - boxes[at + 1]!).toBe(boxes[at + 2]! - boxes[at]!);
    }
    expect(widths.size).toBe(20);
    expect(Math.min(...widths)).toBe(1);
    expect(Math.max(...widths)).toBe(20);
  });

  test('S2.9: objects start at whole coordinates, 0 to 579 across and 0 to 779 down, drawn from the seed', () => {
    const boxes = after(0, 's2', { count: 20_000 });
    const coordinates = (axis: number): number[] =>
      [...new Set(boxes.filter((_, at) => at % 4 === axis))].toSorted((x, y) => x - y);
    expect(coordinates(0)).toEqual(Array.from({ length: 580 }, (_, x) => x));
    expect(coordinates(1)).toEqual(Array.from({ length: 780 }, (_, y) => y));
    expect(after(0, 's2', { count: 20_000 })).toEqual(boxes);
  });

  test.each(parameters.distribution.values)(
    'begins with whole places inside the world: %s',
    (distribution) => {
      for (const motion of ['bounce', 'tween'] as const) {
        const changes = { motion, distribution, count: 500, maxSize: 30, sizes: 'power' } as const;
        const boxes = after(0, 's2', changes);
        expect(boxes.every((edge) => Number.isInteger(edge) && edge >= 0)).toBe(true);
        const rights = boxes.filter((_, at) => at % 4 === 2);
        const bottoms = boxes.filter((_, at) => at % 4 === 3);
        expect([Math.max(...rights) <= 600, Math.max(...bottoms) <= 800]).toEqual([true, true]);
        expect(after(0, 's2', changes)).toEqual(boxes);
      }
    },
  );

  test.each<[Settings['distribution'], string]>([
    ['clusters', 'd3f1e9dd'],
    ['ring', 'fe6112df'],
    ['grid', 'ddf41032'],
    ['spot', '4ab165e4'],
  ])(
    'with distribution %s shows its golden fingerprint, so links show what they showed',
    (distribution, golden) => {
      const changes = { distribution, count: 200, sizes: 'power' } as const;
      expect(fingerprint(after(50, 's2', changes))).toBe(golden);
    },
  );

  test('is dense in clusters, empty in the middle of a ring, even on a grid, and all in one spot', () => {
    /** How many of the 48 squares of 100 × 100 hold an object. */
    const taken = (all: ReturnType<typeof placesOf>): number =>
      new Set(all.map(([x, y]) => `${Math.floor(x / 100)} ${Math.floor(y / 100)}`)).size;
    expect(taken(placesOf('uniform'))).toBe(48);
    expect(taken(placesOf('clusters'))).toBeLessThan(36);
    const radii = placesOf('ring').map(([x, y]) => Math.hypot(x - 299, y - 399));
    expect(Math.min(...radii)).toBeGreaterThan(200);
    expect(Math.max(...radii)).toBeLessThan(275);
    const grid = placesOf('grid');
    expect(new Set(grid.map(String)).size).toBe(400);
    expect(new Set(grid.map(([x]) => x)).size).toBe(18);
    expect(new Set(placesOf('spot').map(String)).size).toBe(1);
  });

  test('by a power law, each size is about twice as rare as half of it is', () => {
    const boxes = after(0, 's2', { count: 40_000, sizes: 'power', minSize: 2, maxSize: 200 });
    const atLeast = (size: number): number => {
      let count = 0;
      for (let at = 0; at < boxes.length; at += 4) if (boxes[at + 2]! - boxes[at]! >= size) count++;
      return count;
    };
    expect(atLeast(2)).toBe(40_000);
    expect(atLeast(201)).toBe(0);
    expect(atLeast(200)).toBeGreaterThan(0);
    for (const size of [2, 4, 8, 16])
      expect(atLeast(2 * size) / atLeast(size)).toBeCloseTo(0.48, 1);
  });

  test('S2.5: objects pass through each other: the first moves the same with and without others', () => {
    const together = after(300, 's2', { count: 400 });
    expect(together.slice(0, 4)).toEqual(after(300, 's2', { count: 1 }));
  });

  test('S2.24: velocities are added, and walls set objects back onto the frame and turn them round', () => {
    const { settings, world } = presetOf('s2');
    const { boxes, motion } = populate({ ...settings, count: 200 }, world);
    const { velocities } = motion;
    if (!velocities) throw new Error('this motion has no velocities');
    // As the article does it. All numbers are whole, so that every sum is exact.
    const places = [...boxes];
    const speeds = [...velocities];
    const turned = { low: 0, high: 0 };
    const move = (low: number, axis: number, limit: number): void => {
      const size = places[low + 2]! - places[low]!;
      let at = places[low]! + speeds[axis]!;
      if (at < 0) [at, speeds[axis], turned.low] = [0, -speeds[axis]!, turned.low + 1];
      if (at + size > limit)
        [at, speeds[axis], turned.high] = [limit - size, -speeds[axis]!, turned.high + 1];
      places[low] = at;
      places[low + 2] = at + size;
    };
    for (let tick = 0; tick < 500; tick++) {
      motion.step(boxes, new Uint32Array(0));
      for (let row = 0; row < 200; row++) {
        move(4 * row, 2 * row, world.width);
        move(4 * row + 1, 2 * row + 1, world.height);
      }
      expect([...boxes]).toEqual(places);
    }
    expect(Math.min(turned.low, turned.high)).toBeGreaterThan(100);
  });

  test('S3.5, S3.8, S3.9: enemies are made off-screen and walk in; objects that left the screen enter again', () => {
    const { settings, world } = presetOf('s3');
    const { boxes, motion } = populate(settings, world);
    let entered = 0;
    let recycled = 0;
    for (let tick = 0; tick < 600; tick++) {
      const before = boxes.slice();
      const outside = new Set(outsidersOf(before, world));
      motion.step(boxes, Uint32Array.from(outside));
      const outsideNow = new Set(outsidersOf(boxes, world));
      for (let row = 0; row < settings.count; row++) {
        if (outside.has(row) && !outsideNow.has(row)) entered++;
        if (Math.abs(boxes[4 * row]! - before[4 * row]!) > settings.speed) {
          recycled++;
          expect(outside.has(row)).toBe(true);
          expect(outsideNow.has(row)).toBe(true);
        }
      }
    }
    expect(entered).toBeGreaterThan(100);
    expect(recycled).toBeGreaterThan(100);
  });

  test('S3.8: a shot and the enemy that it meets on the screen end together, and are used again; nothing else ends there', () => {
    const { settings, world } = presetOf('s3');
    const { boxes, kinds, motion } = populate(settings, world);
    let killed = 0;
    for (let tick = 0; tick < 600; tick++) {
      const before = boxes.slice();
      const outside = new Set(outsidersOf(before, world));
      const pairs = pairsOf(before);
      motion.meet?.(before, pairs);
      motion.step(boxes, Uint32Array.from(outside));
      const isSeen = (of: Float32Array, row: number): boolean => {
        const [left, top, right, bottom] = of.subarray(4 * row, 4 * row + 4) as unknown as Box;
        return left < world.width && right > 0 && top < world.height && bottom > 0;
      };
      const doomed = new Set<number>();
      for (let i = 0; i < pairs.length; i += 2) {
        const pair = [pairs[i]!, pairs[i + 1]!] as const;
        const isHit = kinds[pair[0]] !== kinds[pair[1]];
        if (isHit && pair.every((row) => isSeen(before, row)))
          for (const row of pair) doomed.add(row);
      }
      for (let row = 0; row < settings.count; row++) {
        if (!isSeen(before, row)) continue;
        const way = Math.abs(boxes[4 * row]! - before[4 * row]!);
        if (doomed.has(row)) expect(isSeen(boxes, row), `tick ${tick}, row ${row}`).toBe(false);
        else expect(way, `tick ${tick}, row ${row}`).toBeLessThanOrEqual(settings.speed);
      }
      killed += doomed.size;
    }
    expect(killed).toBeGreaterThan(50);
  });

  test('S4.13: an element moves evenly from one place to another in its time, and back', () => {
    const { settings, world } = presetOf('s4');
    const { boxes, motion } = populate({ ...settings, count: 1 }, world);
    const places: [x: number, y: number][] = [];
    do {
      places.push([boxes[0]!, boxes[1]!]);
      motion.step(boxes, new Uint32Array(0));
    } while (boxes[0] !== places[0]![0] || boxes[1] !== places[0]![1]);
    expect(places.length % 2).toBe(0);
    const duration = places.length / 2;
    expect(duration).toBeGreaterThanOrEqual(20);
    expect(duration).toBeLessThanOrEqual(100);
    const [from, to] = [places[0]!, places[duration]!];
    expect(to).not.toEqual(from);
    for (const [tick, place] of places.entries()) {
      const factor = 1 - Math.abs(tick - duration) / duration;
      for (const axis of [0, 1] as const)
        expect(place[axis]).toBeCloseTo(from[axis] + (to[axis] - from[axis]) * factor, 3);
    }
  });
});
