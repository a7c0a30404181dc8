/** Rays, moving boxes, nearest objects and pairs between trees: equal to brute force. */
import * as fc from 'fast-check';
import { HIT_STRIDE, HitField, load, NEIGHBOR_STRIDE, Quadtree, rowOf, type View } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { boxes, bulkOf, type Given, rectOf, settings } from './arbitraries.js';
import { inOrder, overlap, type Rect } from './brute-force.js';
import { draws } from './draws.js';
import { meetsPolygon, pointRect } from './region-cases.js';
import { thrownBy, WORLD } from './support.js';

beforeAll(() => load());

const rounded = (n: number): number => Math.round(2 * n) / 2;
const rowOrNone = (hits: number[][]): number => hits[0]?.[1] ?? -1;

/** The fraction at which a path along one axis enters an interval from outside. */
function enter(from: number, by: number, low: number, high: number): number {
  return by === 0 ? 0 : ((by > 0 ? low : high) - from) / by;
}

/** In the order of two numbers, those at `first` and then at `second`. */
function ordered<T extends readonly number[]>(lists: T[], first: number, second: number): T[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- ES2022 has no toSorted
  return [...lists].sort((a, b) => a[first]! - b[first]! || a[second]! - b[second]!);
}

const half = fc.integer({ min: -10, max: 40 }).map((n) => n / 2);
const step = fc.oneof(
  fc.constant(0),
  fc.constantFrom(-8, 8, 16),
  fc.integer({ min: -40, max: 40 }),
);
const size = fc.constantFrom(0, 0, 0.5, 1, 4, 8);
/** x, y, width, height, dx, dy. */
const moving = fc.tuple(half, half, size, size, step, step);
type Moving = readonly [number, number, number, number, number, number];

const halves: fc.Arbitrary<Given[]> = boxes.map((scene) =>
  scene.map(([x, y, w, h]): Given => {
    return [rounded(x), rounded(y), rounded(w), rounded(h)];
  }),
);

/** `fraction,row` of every hit, in order: a segment against boxes wider by the moving one's size. */
function bruteHits(
  objects: readonly Rect[],
  [x, y, w, h, dx, dy]: Moving,
  touching: boolean,
): number[][] {
  const hits: number[][] = [];
  for (const [row, box] of objects.entries()) {
    const seen = { minX: box.minX - w, minY: box.minY - h, maxX: box.maxX, maxY: box.maxY };
    const path = [x, y, x + dx, y + dy];
    const meets =
      dx === 0 && dy === 0
        ? overlap(pointRect(x, y), seen, touching)
        : meetsPolygon(path, seen, touching);
    if (!meets) continue;
    const starts = overlap(pointRect(x, y), seen, touching);
    const entered = Math.max(
      0,
      enter(x, dx, seen.minX, seen.maxX),
      enter(y, dy, seen.minY, seen.maxY),
    );
    hits.push([starts ? 0 : entered, row]);
  }
  return ordered(hits, 0, 1).map(([fraction = 0, row = 0]) => [Math.fround(fraction), row]);
}

/** `fraction,row` of hits as they come. */
function hitsOf(values: View<Float32Array>): number[][] {
  const hits: number[][] = [];
  for (let i = 0; i < values.length; i += HIT_STRIDE) {
    hits.push([values[i + HitField.Fraction]!, values[i + HitField.Row]!]);
  }
  return hits;
}

describe('any scene', () => {
  test('ray casts and swept boxes equal brute force', () => {
    const property = fc.property(
      halves,
      settings,
      fc.array(moving, { maxLength: 8 }),
      (scene, options, paths) => {
        using tree = new Quadtree(options);
        tree.setAll(bulkOf(scene));
        const objects = scene.map(rectOf);
        const { touching } = options;
        const rays = paths.map(([x, y, , , dx, dy]): [number, number, number, number] => [
          x,
          y,
          dx,
          dy,
        ]);
        const all = rays.map(([x, y, dx, dy]) =>
          bruteHits(objects, [x, y, 0, 0, dx, dy], touching),
        );
        expect(rays.map((ray) => hitsOf(tree.raycastAllRows(...ray)))).toEqual(all);
        const firsts = all.map((hits) => hits[0]);
        for (const [i, ray] of rays.entries()) {
          const hit = tree.raycast(...ray);
          expect(hit && [hit.fraction, rowOf(hit.id)]).toEqual(firsts[i]);
          const every = tree.raycastAll(...ray);
          expect(every[0]).toEqual(hit);
          expect(every.map(({ fraction, id }) => [fraction, rowOf(id)])).toEqual(all[i]);
        }
        expect(hitsOf(tree.raycastMany(rays.flat())).map(([, row]) => row)).toEqual(
          all.map(rowOrNone),
        );
        const { offsets, hits } = tree.raycastAllMany(rays.flat());
        expect(hitsOf(hits)).toEqual(all.flat());
        expect(offsets[rays.length]).toBe(all.flat().length);

        const swept = paths.map((path) => bruteHits(objects, path, touching));
        for (const [i, path] of paths.entries()) {
          const hit = tree.sweep(...path);
          expect(hit && [hit.fraction, rowOf(hit.id)]).toEqual(swept[i]![0]);
          expect(hitsOf(tree.sweepAllRows(...path))).toEqual(swept[i]);
          const every = tree.sweepAll(...path);
          expect(every[0]).toEqual(hit);
          expect(every.map(({ fraction, id }) => [fraction, rowOf(id)])).toEqual(swept[i]);
        }
        const corners = paths.flatMap(([x, y, w, h, dx, dy]) => [x, y, x + w, y + h, dx, dy]);
        expect(hitsOf(tree.sweepMany(corners)).map(([, row]) => row)).toEqual(swept.map(rowOrNone));
      },
    );
    fc.assert(property, { seed: 20_261_121, numRuns: draws(400) });
  });

  test('nearest equals brute force', () => {
    const points = fc.array(fc.tuple(half, half), { maxLength: 5 });
    const most = fc.constantFrom(0, 2.5, 10, Number.POSITIVE_INFINITY);
    const property = fc.property(
      halves,
      settings,
      points,
      fc.constantFrom(0, 1, 3, 100),
      most,
      (scene, options, centres, count, limit) => {
        using tree = new Quadtree(options);
        tree.setAll(bulkOf(scene));
        const wanted = centres.map(([x, y]) =>
          ordered(
            scene.map(rectOf).map(({ minX, minY, maxX, maxY }, row) => {
              const dx = x - Math.min(Math.max(x, minX), maxX);
              const dy = y - Math.min(Math.max(y, minY), maxY);
              return [row, Math.fround(Math.sqrt(dx * dx + dy * dy))] as const;
            }),
            1,
            0,
          )
            .filter(([, distance]) => distance <= limit)
            .slice(0, count)
            .flat(),
        );
        const nearby = { count, maxDistance: limit };
        expect(centres.map(([x, y]) => Array.from(tree.nearestRows(x, y, nearby)))).toEqual(wanted);
        for (const [i, [x, y]] of centres.entries()) {
          const found = tree.nearest(x, y, nearby);
          expect(found.flatMap(({ id, distance }) => [rowOf(id), distance])).toEqual(wanted[i]);
          if (count > 0) expect(tree.nearest(x, y, { maxDistance: limit })).toEqual(found[0]);
        }
        const { offsets, neighbors } = tree.nearestMany(centres.flat(), nearby);
        expect(Array.from(neighbors)).toEqual(wanted.flat());
        expect(NEIGHBOR_STRIDE * offsets[centres.length]!).toBe(neighbors.length);
      },
    );
    fc.assert(property, { seed: 20_261_121, numRuns: draws(400) });
  });

  test('pairs between two trees equal brute force', () => {
    const property = fc.property(
      halves,
      halves,
      settings,
      settings,
      (one, other, options, others) => {
        using a = new Quadtree(options);
        using b = new Quadtree(others);
        a.setAll(bulkOf(one));
        b.setAll(bulkOf(other));
        const wanted = one.flatMap((boxA, i) =>
          other.flatMap((boxB, j) =>
            overlap(rectOf(boxA), rectOf(boxB), options.touching) ? [`${i},${j}`] : [],
          ),
        );
        const pairs = a.pairsBetweenRows(b);
        const found = Array.from(
          { length: pairs.length / 2 },
          (_, i) => `${pairs[2 * i]},${pairs[2 * i + 1]}`,
        );
        expect(inOrder(found)).toEqual(inOrder(wanted));
      },
    );
    fc.assert(property, { seed: 20_261_121, numRuns: draws(200) });
  });
});

test('a hit of a ray has point and normal, and no normal where the ray starts inside', () => {
  const tree = new Quadtree(WORLD);
  tree.setAll([10, 10, 20, 20]);
  const id = tree.idAt(0);
  expect(tree.raycast(0, 15, 40, 0)).toEqual({
    id,
    fraction: 0.25,
    x: 10,
    y: 15,
    normalX: -1,
    normalY: 0,
  });
  expect(tree.raycast(15, 30, 0, -20)).toEqual({
    id,
    fraction: 0.5,
    x: 15,
    y: 20,
    normalX: 0,
    normalY: 1,
  });
  expect(tree.raycast(15, 15, 40, 0)).toEqual({
    id,
    fraction: 0,
    x: 15,
    y: 15,
    normalX: 0,
    normalY: 0,
  });
  expect(tree.raycast(0, 10, 40, 0)).toBeUndefined(); // along the edge
  expect(tree.raycast(0, 15, 10, 0)).toBeUndefined(); // ends on it
  expect(tree.sweep(0, 15, 4, 4, 12, 0)).toEqual({
    id,
    fraction: 0.5,
    x: 6,
    y: 15,
    normalX: -1,
    normalY: 0,
  });
  expect(tree.sweep(6, 15, 4, 4, 2, 0)).toMatchObject({ fraction: 0, normalX: -1 }); // in contact, moves in
  expect(tree.sweep(6, 15, 4, 4, 0, 2)).toBeUndefined(); // slides along
});

test.each([
  ['raycast', [0, 0, Number.NaN, 1], RangeError, 'raycast: dx must be a finite number, got NaN'],
  ['raycastAll', [0, '0', 1, 1], TypeError, 'raycastAll: y must be a number, got "0"'],
  [
    'raycastMany',
    [[0, 0, 1, 1, 0, 0, 1, Number.NaN]],
    RangeError,
    'raycastMany: ray 1 must be finite in 32 bits, got 0, 0, 1, NaN',
  ],
  [
    'raycastMany',
    [[0, 0, 1, 1e39]],
    RangeError,
    'raycastMany: ray 0 must be finite in 32 bits, got 0, 0, 1, 1e+39',
  ],
  ['nearest', [0, 0, 1], TypeError, 'nearest: options must be an object such as { filter }, got 1'],
  ['sweep', [0, 0, -1, 1, 1, 1], RangeError, 'sweep: width must be zero or more, got -1'],
  ['sweepMany', [[0, 0, 1]], RangeError, 'sweepMany: moving must hold six numbers each'],
  [
    'nearest',
    [0, 0, { count: 1.5 }],
    RangeError,
    'nearest: count must be a whole number, zero or more, got 1.5',
  ],
  [
    'nearest',
    [0, 0, { maxDistance: -1 }],
    RangeError,
    'nearest: maxDistance must be zero or more, got -1',
  ],
  [
    'nearestMany',
    [[0, 0], { count: '1' }],
    TypeError,
    'nearestMany: count must be a number, got "1"',
  ],
  ['pairsBetween', [{}], TypeError, 'pairsBetween: other must be a Quadtree, got an Object'],
] as const)('%s(%j) throws', (name, args, type, words) => {
  const tree = new Quadtree(WORLD);
  const call = tree[name] as (...given: unknown[]) => unknown;
  const error = thrownBy(() => call.apply(tree, [...args]));
  expect(error).toBeInstanceOf(type);
  expect(error.message).toContain(words);
});

test('a box that is put where its sweep ends does not overlap what it met', () => {
  const steps = fc.integer({ min: -(2 ** 23), max: 2 ** 23 });
  const at = fc.tuple(steps, fc.integer({ min: 20, max: 30 })).map(([n, bits]) => n / 2 ** bits);
  const extent = at.map(Math.abs);
  const box = fc.tuple(at, at, extent, extent);
  const property = fc.property(box, box, at, at, (wall, start, dx, dy) => {
    using tree = new Quadtree(WORLD);
    tree.insert(...wall);
    const hit = tree.sweep(...start, dx, dy);
    fc.pre(hit !== undefined && (hit.normalX !== 0 || hit.normalY !== 0));
    const id = tree.insert(...start);
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = tree.boxes.slice(4);
    const [width, height] = [maxX - minX, maxY - minY];
    tree.move(id, hit.x, hit.y);
    expect(tree.pairRows()).toHaveLength(0);
    tree.update(id, hit.x, hit.y, width, height);
    expect(tree.pairRows()).toHaveLength(0);
    tree.update(id, ...start);
    tree.moveMany([wall[0], wall[1], hit.x, hit.y]);
    expect(tree.pairRows()).toHaveLength(0);
    tree.setAll([]);
    tree.insert(...wall);
    tree.insert(hit.x, hit.y, width, height);
    expect(tree.pairRows()).toHaveLength(0);
    tree.boxes.set([hit.x, hit.y, hit.x + width, hit.y + height], 4);
    tree.sync();
    expect(tree.pairRows()).toHaveLength(0);
  });
  fc.assert(property, { seed: 20_261_122, numRuns: draws(3_000) });
});
