import {
  BODY_HIT_STRIDE,
  BODY_NEIGHBOR_STRIDE,
  BodyHitField,
  type BodyId,
  box,
  circle,
  polygon,
  type QueryOptions,
  rowOf,
  type View,
  World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { thrownBy, WORLD } from '../support.js';

const [ENEMY, WALL] = [1, 2];

/** A disc, a box turned by 45 degrees whose corners touch nothing, and a wall. */
async function scene(): Promise<{ world: World; disc: BodyId; diamond: BodyId; wall: BodyId }> {
  const world = await World.create(WORLD);
  const [disc, diamond, wall] = world.insertMany([
    { shape: circle(5), x: 10, y: 10, order: 2 },
    { shape: box(10, 10), x: 30, y: 10, angle: Math.PI / 4, order: 1 },
    { shape: box(2, 40), x: 50, y: 20, static: true, category: WALL },
  ]) as [BodyId, BodyId, BodyId];
  return { world, disc, diamond, wall };
}

/** The ids of rows, which begin each item of a list. */
function idsAt(world: World, list: View<Uint32Array> | View<Float32Array>, stride = 1): BodyId[] {
  const rows = Array.from({ length: list.length / stride }, (_, i) => list[stride * i]!);
  return rows.filter((row) => row >= 0).map((row) => world.idAt(row));
}

describe('regions are tested against shapes, not boxes', () => {
  test('points', async () => {
    const { world, disc, diamond } = await scene();
    expect(world.queryPoint(10, 10)).toEqual([disc]);
    expect(world.queryPoint(6, 6)).toEqual([]);
    expect(world.queryPoint(26, 6)).toEqual([]);
    expect(world.queryPoint(30, 4)).toEqual([diamond]);
    expect(Array.from(world.queryPointRows(30, 4))).toEqual([rowOf(diamond)]);
  });

  test('rectangles', async () => {
    const { world, disc, diamond, wall } = await scene();
    expect(world.query(0, 0, 64, 64)).toEqual([disc, diamond, wall]);
    expect(world.query(5, 5, 1, 1)).toEqual([]);
    expect(Array.from(world.queryRows(9, 9, 2, 2))).toEqual([rowOf(disc)]);
    expect(world.query(0, 0, 64, 64, { mask: WALL })).toEqual([wall]);
  });

  test('circles', async () => {
    const { world, disc, wall } = await scene();
    expect(world.queryCircle(4, 4, 3)).toEqual([]);
    expect(world.queryCircle(4, 4, 4)).toEqual([disc]);
    expect(Array.from(world.queryCircleRows(55, 10, 5))).toEqual([rowOf(wall)]);
  });

  test('any shape, anywhere', async () => {
    const { world, diamond, wall } = await scene();
    const arrow = polygon([8, 0, -2, 4, -2, -4]);
    expect(world.overlaps(arrow, { x: 46, y: 10 })).toEqual([wall]);
    expect(world.overlaps(arrow, { x: 46, y: 10, angle: Math.PI })).toEqual([]);
    expect(Array.from(world.overlapsRows(arrow, { x: 40, y: 10, scale: 2 }))).toEqual(
      [diamond, wall].map(rowOf),
    );
    expect(world.overlaps(circle(100), {}, { mask: WALL })).toEqual([wall]);
  });
});

describe('rays', () => {
  test('the first body, with the surface that is met', async () => {
    const { world, disc } = await scene();
    const hit = world.raycast(0, 10, 100, 0);
    expect(hit).toMatchObject({ id: disc, x: 5, y: 10, normalX: -1, normalY: 0 });
    expect(hit?.fraction).toBeCloseTo(0.05, 6);
    expect(world.raycast(0, 60, 100, 0)).toBeUndefined();
    expect(world.raycast(10, 10, 1, 0)).toMatchObject({ fraction: 0, normalX: 0, normalY: 0 });
  });

  test('all bodies on the way', async () => {
    const { world, disc, diamond, wall } = await scene();
    const ids = [disc, diamond, wall];
    expect(world.raycastAll(0, 10, 100, 0).map(({ id }) => id)).toEqual(ids);
    const hits = world.raycastAllRows(0, 10, 100, 0);
    expect(ids.map((_, i) => hits[BODY_HIT_STRIDE * i + BodyHitField.Row])).toEqual(ids.map(rowOf));
    expect(world.raycastAll(0, 10, 100, 0, { mask: ENEMY })).toHaveLength(2);
  });
});

test('queryAny says whether query would find a body', async () => {
  const { world, wall } = await scene();
  expect(world.queryAny(9, 9, 2, 2)).toBe(true);
  expect(world.queryAny(5, 5, 1, 1)).toBe(false);
  expect(world.queryAny(45, 0, 10, 10, { mask: ENEMY })).toBe(false);
  expect(world.queryAny(45, 0, 10, 10, { except: wall })).toBe(false);
  expect(world.queryAny(45, 0, 10, 10)).toBe(true);
});

describe('many queries in one call', () => {
  const rays = [0, 10, 100, 0, 0, 60, 100, 0, 60, 20, -20, 0];

  test('raycastMany: one hit each, row -1 for none', async () => {
    const { world, disc, diamond, wall } = await scene();
    const rowsOf = (options?: QueryOptions): number[] => {
      const hits = world.raycastMany(rays, options);
      return [0, 1, 2].map((i) => hits[BODY_HIT_STRIDE * i + BodyHitField.Row]!);
    };
    expect(rowsOf()).toEqual([rowOf(disc), -1, rowOf(wall)]);
    expect(world.raycastMany(rays).slice(0, BODY_HIT_STRIDE)).toEqual(
      world.raycastAllRows(0, 10, 100, 0).slice(0, BODY_HIT_STRIDE),
    );
    expect(rowsOf({ mask: WALL })).toEqual([rowOf(wall), -1, rowOf(wall)]);
    expect(rowsOf({ except: [disc, -1, rowOf(wall)] })).toEqual([rowOf(diamond), -1, -1]);
    expect(rowsOf()).toEqual([rowOf(disc), -1, rowOf(wall)]);
    expect(world.raycastMany([])).toHaveLength(0);
  });

  test('overlapsMany: lists of rows, as overlapsRows has them', async () => {
    const { world, disc, diamond, wall } = await scene();
    const arrow = polygon([8, 0, -2, 4, -2, -4]);
    const places = [46, 10, 0, 1, 46, 10, Math.PI, 1, 40, 10, 0, 2];
    const lists = (options?: QueryOptions): number[][] => {
      const { offsets, rows } = world.overlapsMany(arrow, places, options);
      return [0, 1, 2].map((i) => Array.from(rows.slice(offsets[i], offsets[i + 1])));
    };
    const found = [[wall], [], [diamond, wall]].map((ids) => ids.map(rowOf));
    expect(lists()).toEqual(found);
    expect(lists({ except: [wall, -1, diamond] })).toEqual([[], [], [rowOf(wall)]]);
    expect(lists()).toEqual(found);
    const { offsets, rows } = world.overlapsMany(circle(1), world.transforms);
    expect([Array.from(offsets), Array.from(rows)]).toEqual([
      [0, 1, 2, 3],
      [disc, diamond, wall].map(rowOf),
    ]);
    expect(Array.from(world.overlapsMany(circle(1), []).offsets)).toEqual([0]);
  });

  test('what is refused is named by its index, and changes nothing', async () => {
    const { world, disc } = await scene();
    for (const [call, sentence] of [
      [
        () => world.raycastMany([0, 0, 1, 1, 0, NaN, 1, 1]),
        'raycastMany: ray 1 must be finite in 32 bits, got 0, NaN, 1, 1',
      ],
      [
        () => world.raycastMany([1]),
        'raycastMany: rays must hold four numbers each (x, y, dx, dy)',
      ],
      [
        () => world.overlapsMany(circle(1), [0, 0, 0, 1, 3, 4, 0, 0]),
        'overlapsMany: place 1 must be a finite x, y and angle and a scale of more than zero, which keep the shape in the range of 32-bit floats, got 3, 4, 0, 0',
      ],
      [
        () => world.overlapsMany(circle(3e38), [3e38, 0, 0, 1]),
        'overlapsMany: place 0 must be a finite x,',
      ],
      [
        () => world.overlapsMany(5 as never, []),
        'overlapsMany: shape must be a shape, as circle(8)',
      ],
      [
        () => world.raycastMany(rays, { except: [disc] }),
        'raycastMany: except must hold one id for each of the 3 queries, -1 for none, got 1',
      ],
      [
        () => world.raycastMany(rays, { except: disc }),
        'raycastMany: except must be an array, one id a query, got',
      ],
      [
        () => world.raycastMany(rays, { except: [disc, 7, -1] }),
        'raycastMany: except[1] must belong to a body that is in this world, got 7',
      ],
      [
        () => world.query(0, 0, 1, 1, { except: -2 }),
        'query: except must belong to a body that is in this world, got -2',
      ],
    ] as const) {
      expect(thrownBy(call).message).toContain(sentence);
    }
    expect(world.raycastMany(rays)[BodyHitField.Row]).toBe(rowOf(disc));
  });
});

test('explain says why two bodies are no pair, and how far they are apart', async () => {
  using world = await World.create(WORLD);
  const [a, b] = world.insertMany([
    { shape: circle(2), x: 10 },
    { shape: circle(2), x: 13 },
  ]) as [BodyId, BodyId];
  const touching = { touching: true, reason: 'touching', distance: -1 };
  expect(world.explain(a, rowOf(b))).toEqual(touching);
  world.update(a, { static: true });
  expect(world.explain(b, a)).toEqual(touching);
  expect(world.explain(a, a)).toMatchObject({ touching: false, reason: 'same' });
  const none = { touching: false, distance: 6 };
  world.move(b, 20, 0);
  expect(world.explain(a, b)).toEqual({ ...none, reason: 'apart' });
  world.update(b, { mask: 2 });
  expect(world.explain(a, b)).toEqual({ ...none, reason: 'mask of b' });
  expect(world.explain(b, a)).toEqual({ ...none, reason: 'mask of a' });
  world.update(a, { mask: 4 });
  expect(world.explain(a, b)).toEqual({ ...none, reason: 'masks' });
  for (const id of [a, b]) world.update(id, { group: 3 });
  expect(world.explain(a, b)).toEqual({ ...none, reason: 'group' });
  world.update(b, { static: true });
  expect(world.explain(a, b)).toEqual({ ...none, reason: 'static' });
});

test('the nearest bodies, by their shapes', async () => {
  const { world, disc, diamond } = await scene();
  expect(world.nearest(16, 10)).toEqual({ id: disc, distance: 1, part: 0 });
  expect(world.nearest(16, 10, { count: 2 }).map(({ id }) => id)).toEqual([disc, diamond]);
  expect(world.nearest(16, 10, { maxDistance: 0.5 })).toBeUndefined();
  expect(world.nearest(16, 10, { maxDistance: 0.5, count: 2 })).toEqual([]);
  expect(world.nearest(16, 10, { count: 0 })).toEqual([]);
  const rows = world.nearestRows(16, 10, { count: 2 });
  expect([rows[0], rows[1], rows[BODY_NEIGHBOR_STRIDE]]).toEqual([rowOf(disc), 1, rowOf(diamond)]);
});

describe('except', () => {
  const finders: readonly (readonly [
    string,
    (world: World, options: QueryOptions) => readonly BodyId[],
  ])[] = [
    ['query', (world, options) => world.query(0, 0, 64, 64, options)],
    ['queryRows', (world, options) => idsAt(world, world.queryRows(0, 0, 64, 64, options))],
    ['queryPoint', (world, options) => world.queryPoint(30, 10, options)],
    ['queryPointRows', (world, options) => idsAt(world, world.queryPointRows(30, 10, options))],
    ['queryCircle', (world, options) => world.queryCircle(30, 10, 64, options)],
    [
      'queryCircleRows',
      (world, options) => idsAt(world, world.queryCircleRows(30, 10, 64, options)),
    ],
    ['overlaps', (world, options) => world.overlaps(circle(50), { x: 30, y: 10 }, options)],
    ['overlapsRows', (world, options) => idsAt(world, world.overlapsRows(circle(50), {}, options))],
    ['raycast', (world, options) => [world.raycast(0, 10, 100, 0, options)?.id ?? []].flat()],
    [
      'raycastAll',
      (world, options) => world.raycastAll(0, 10, 100, 0, options).map(({ id }) => id),
    ],
    [
      'raycastAllRows',
      (world, options) =>
        idsAt(world, world.raycastAllRows(0, 10, 100, 0, options), BODY_HIT_STRIDE),
    ],
    ['nearest', (world, options) => [world.nearest(16, 10, options)?.id ?? []].flat()],
    [
      'nearest with a count',
      (world, options) => world.nearest(16, 10, { ...options, count: 3 }).map(({ id }) => id),
    ],
    [
      'nearestRows',
      (world, options) =>
        idsAt(world, world.nearestRows(16, 10, { ...options, count: 3 }), BODY_NEIGHBOR_STRIDE),
    ],
    ['visible', (world, options) => world.visible(0, 0, 64, 64, options)],
    ['visibleRows', (world, options) => idsAt(world, world.visibleRows(0, 0, 64, 64, options))],
    ['active', (world, options) => world.active(0, 0, 64, 64, options)],
    ['activeRows', (world, options) => idsAt(world, world.activeRows(0, 0, 64, 64, options))],
  ];

  test.each(finders)('%s leaves out one body or several, by ids or rows', async (name, find) => {
    const { world, ...ids } = await scene();
    const all = find(world, {});
    expect(all.length).toBeGreaterThan(0);
    const bodies = Object.values(ids);
    const isFirst = name === 'raycast' || name === 'nearest';
    for (const except of [[], [bodies[0]!], [bodies[1]!, bodies[0]!, bodies[1]!], bodies]) {
      const left = isFirst
        ? bodies.filter((id) => !except.includes(id)).slice(0, 1)
        : all.filter((id) => !except.includes(id));
      for (const given of [except, except.map(rowOf), Float64Array.from(except)]) {
        expect(find(world, { except: given })).toEqual(left);
      }
      if (except.length === 1) expect(find(world, { except: except[0]! })).toEqual(left);
      if (except.length === 1) expect(find(world, { except: rowOf(except[0]!) })).toEqual(left);
    }
    expect(find(world, {})).toEqual(all);
    world.remove(bodies[1]!);
    for (const [except, sentence] of [
      [bodies[1]!, `except must belong to a body that is in this world, got ${bodies[1]}`],
      [[0, 1], 'except[1] must belong to a body that is in this world, got 1'],
      ['0', 'except must be an id, or an array of ids, got "0"'],
      [['0'], 'except[0] must be a number, got "0"'],
    ] as [number, string][]) {
      expect(thrownBy(() => find(world, { except })).message).toContain(`: ${sentence}`);
    }
    expect(find(world, {})).toEqual(all.filter((id) => id !== bodies[1]));
  });

  test('with a filter, too, also bodies that the filter removes', async () => {
    using world = await World.create(WORLD);
    const ids = world.insertMany(Array.from({ length: 20 }, (_, x) => ({ shape: circle(1), x })));
    const seen: BodyId[] = [];
    const filter = (id: BodyId): boolean => {
      seen.push(id);
      world.remove(ids[1]!);
      return false;
    };
    expect(world.nearest(-5, 0, { filter, except: ids.slice(0, 3) })).toBeUndefined();
    expect(seen.splice(0)).toEqual(ids.slice(3));
    expect(world.raycast(-5, 0, 100, 0, { filter, except: ids[0]! })).toBeUndefined();
    expect(seen).toEqual(ids.slice(2));
  });

  test('a view that a query has returned is taken', async () => {
    const { world, wall } = await scene();
    const except = world.activeRows(0, 0, 64, 64);
    expect(world.query(0, 0, 64, 64, { except })).toEqual([wall]);
  });
});

describe('filters that are functions', () => {
  test('raycast: over the hits in order, until one is admitted', async () => {
    const { world, disc, diamond, wall } = await scene();
    const seen: BodyId[] = [];
    const refusing = (id: BodyId): boolean => seen.push(id) > 5;
    expect(world.raycast(0, 10, 100, 0, { filter: refusing })).toBeUndefined();
    expect(seen.splice(0)).toEqual([disc, diamond, wall]);
    const filter = (id: BodyId): boolean => seen.push(id) === 2;
    const hit = world.raycast(0, 10, 100, 0, { filter });
    expect(hit).toEqual(world.raycastAll(0, 10, 100, 0)[1]);
    expect(seen.splice(0)).toEqual([disc, diamond]);
    expect(world.raycast(0, 10, 100, 0, { filter, mask: WALL })).toBeUndefined();
    expect(seen).toEqual([wall]);
  });

  test('raycast: they may call the world', async () => {
    const { world, disc, diamond, wall } = await scene();
    const filter = (id: BodyId): boolean => {
      world.remove(diamond);
      expect(world.raycastAll(0, 60, 1, 0)).toEqual([]);
      for (let i = 1; i < 1e5; i *= 2) world.reserve(i);
      return id !== disc;
    };
    expect(world.raycast(0, 10, 100, 0, { filter })).toMatchObject({ id: wall, x: 49 });
  });

  test('nearest: nearest first, each body once, however many are refused', async () => {
    using world = await World.create(WORLD);
    const ids = world.insertMany(
      Array.from({ length: 100 }, (_, i) => ({ shape: circle(1), x: Math.floor(i / 10) })),
    );
    for (const wanted of [0, 1, 2, 40, 99, 100, 101]) {
      for (const refused of [0, 1, 7, 8, 9, 31, 50, 99, 100]) {
        const seen: BodyId[] = [];
        const filter = (id: BodyId): boolean => seen.push(id) > refused;
        const found = world.nearest(-5, 0, { count: wanted, filter });
        expect(found.map(({ id }) => id)).toEqual(ids.slice(refused, refused + wanted));
        expect(seen).toEqual(ids.slice(0, wanted === 0 ? 0 : refused + wanted));
        if (wanted === 1) {
          let calls = 0;
          const one = world.nearest(-5, 0, { filter: () => ++calls > refused });
          expect(one).toEqual(found[0]);
        }
      }
    }
  });

  test('nearest: they may call the world', async () => {
    using world = await World.create(WORLD);
    const ids = world.insertMany(Array.from({ length: 20 }, (_, x) => ({ shape: circle(1), x })));
    const seen: BodyId[] = [];
    const filter = (id: BodyId): boolean => {
      seen.push(id);
      world.remove(ids[ids.indexOf(id) + 1]!);
      world.queryPoint(3, 0);
      return false;
    };
    expect(world.nearest(-5, 0, { filter })).toBeUndefined();
    expect(seen).toEqual(ids.filter((_, i) => i % 2 === 0));
  });

  test.each<
    [string, (world: World, filter: (id: BodyId) => boolean) => { id: number } | undefined]
  >([
    ['raycast', (world, filter) => world.raycast(-5, 0, 100, 0, { filter })],
    ['cast', (world, filter) => world.cast(circle(1), { x: -5 }, 100, 0, { filter })],
    ['nearest', (world, filter) => world.nearest(-5, 0, { filter })],
    ['nearest', (world, filter) => world.nearest(-5, 0, { filter, count: 1 })[0]],
  ])('%s: what they remove is not found', async (_, find) => {
    using world = await World.create(WORLD);
    const ids = [0, 1, 2, 3, 4].map((x) => world.insert({ shape: circle(1), x: 3 * x }));
    const seen: BodyId[] = [];
    const found = find(world, (id) => {
      seen.push(id);
      if (id === ids[0]) for (const gone of [0, 2]) world.remove(ids[gone]!);
      return id !== ids[1];
    });
    expect(seen).toEqual([ids[0], ids[1], ids[3]]);
    expect(found?.id).toBe(ids[3]);
  });

  test('nearest: what they have accepted, then removed, is not found', async () => {
    using world = await World.create(WORLD);
    const ids = [0, 1, 2, 3].map((x) => world.insert({ shape: circle(1), x: 3 * x }));
    const filter = (id: BodyId): boolean => id !== ids[1] || world.remove(ids[0]!);
    const near = world.nearest(-5, 0, { filter, count: 2 });
    expect(near.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
    const all = world.nearest(-5, 0, { filter: () => world.remove(ids[2]!), count: 9 });
    expect(all).toHaveLength(1);
  });

  test('nearest: one that disposes of the world ends the query with an error', async () => {
    using world = await World.create(WORLD);
    world.insertMany(Array.from({ length: 20 }, () => ({ shape: circle(1) })));
    const filter = (): boolean => {
      world.dispose();
      return false;
    };
    expect(thrownBy(() => world.nearest(0, 0, { filter })).message).toContain('was disposed');
  });
});

test('separation says how far and which way', async () => {
  const { world, disc, wall } = await scene();
  expect(world.separation(disc, wall)).toMatchObject({
    distance: 34,
    normalX: 1,
    normalY: 0,
    onA: { x: 15, y: 10 },
    onB: { x: 49, y: 10 },
  });
  expect(world.separation(wall, disc)).toMatchObject({ distance: 34, normalX: -1 });
  world.move(disc, 45, 10);
  expect(world.separation(disc, wall).distance).toBe(-1);
});

test('visible is in the order of `order`, active leaves out what is static', async () => {
  const { world, disc, diamond, wall } = await scene();
  expect(world.visible(0, 0, 64, 64)).toEqual([wall, diamond, disc]);
  expect(Array.from(world.visibleRows(0, 0, 40, 40))).toEqual([diamond, disc].map(rowOf));
  expect(world.active(0, 0, 64, 64)).toEqual([disc, diamond]);
  expect(Array.from(world.activeRows(20, 0, 44, 64))).toEqual([rowOf(diamond)]);
});

test.each([false, true])(
  'touching: %s decides whether a shared edge is visible',
  async (touching) => {
    using world = await World.create({ ...WORLD, touching });
    const id = world.insert({ shape: box(4, 4), x: 10, y: 10 });
    const found = touching ? [id] : [];
    expect(world.visible(12, 8, 4, 4)).toEqual(found);
    expect(world.active(8, 4, 4, 4)).toEqual(found);
  },
);

test('ids that a query found may be used to remove bodies', async () => {
  const { world } = await scene();
  for (const id of world.query(0, 0, 64, 64)) world.remove(id);
  expect(world.size).toBe(0);
});

const wrong: readonly (readonly [(world: World) => unknown, string])[] = [
  [(world) => world.query(0, 0, -1, 0), 'query: width must be zero or more, got -1'],
  [(world) => world.queryRows(NaN, 0, 1, 0), 'queryRows: x must be a finite number, got NaN'],
  [(world) => world.queryPoint('0' as never, 0), 'queryPoint: x must be a number, got "0"'],
  [(world) => world.queryPointRows(0, NaN), 'queryPointRows: y must be a finite number'],
  [(world) => world.queryCircle(0, 0, -1), 'queryCircle: radius must be zero or more, got -1'],
  [(world) => world.queryCircleRows(0, 0, NaN), 'queryCircleRows: radius must be a finite number'],
  [(world) => world.overlaps(5 as never, {}), 'overlaps: shape must be a shape, as circle(8)'],
  [(world) => world.overlaps(circle(1), 5 as never), 'overlaps: at must be an object such as'],
  [(world) => world.overlaps(circle(1), { z: 1 } as never), 'overlaps: there is no option z;'],
  [(world) => world.overlaps(circle(1), { x: NaN }), 'overlaps: x must be a finite number'],
  [
    (world) => world.overlapsRows(circle(1), { scale: -1 }),
    'overlapsRows: scale must be more than',
  ],
  [
    (world) => world.overlaps(circle(1), { x: 3.4e38, scale: 1e38 }),
    'the shape must keep its size and reach in the range of 32-bit floats, got x',
  ],
  [(world) => world.raycast(0, 0, Infinity, 0), 'raycast: dx must be a finite number'],
  [(world) => world.raycastAll(0, NaN, 1, 0), 'raycastAll: y must be a finite number'],
  [(world) => world.raycastAllRows(0, 0, 1, NaN), 'raycastAllRows: dy must be a finite number'],
  [
    (world) => world.nearest(0, 0, { filter: 5 as never }),
    'nearest: filter must be a function, got 5',
  ],
  [
    (world) => world.nearest(0, 0, { count: 0.5, filter: () => true }),
    'nearest: count must be a whole number',
  ],
  [
    (world) => world.raycast(0, 0, 1, 1, { filter: {} as never }),
    'raycast: filter must be a function, got an Object',
  ],
  [
    (world) => world.raycastAll(0, 0, 1, 1, { filter: () => true } as never),
    'raycastAll: there is no option filter; there are mask, category, except',
  ],
  [
    (world) => world.nearestRows(0, 0, { filter: () => true } as never),
    'nearestRows: there is no option filter; there are count, maxDistance, mask, category, except',
  ],
  [(world) => world.nearest(0, 0, { count: -1 }), 'nearest: count must be a whole number'],
  [(world) => world.nearestRows(0, 0, { maxDistance: NaN }), 'nearestRows: maxDistance must be'],
  [(world) => world.visible(0, 0, 1, -1), 'visible: height must be zero or more, got -1'],
  [(world) => world.visibleRows(0, 0, NaN, 1), 'visibleRows: width must be a finite number'],
  [(world) => world.active(0, 0, 1, -1), 'active: height must be zero or more, got -1'],
  [(world) => world.activeRows(0, 0, 1, NaN), 'activeRows: height must be a finite number'],
  [(world) => world.query(0, 0, 1, 1, { layer: 1 } as never), 'query: there is no option layer'],
  [(world) => world.query(0, 0, 1, 1, { mask: 0.5 }), 'query: mask must be a whole number of 32'],
];
test.each(wrong.map(([call, sentence]) => [sentence, call] as const))(
  '%s',
  async (sentence, call) => {
    using world = await World.create(WORLD);
    expect(thrownBy(() => call(world)).message).toContain(sentence);
  },
);

test('a filter that is async is refused, as what it returns would always count as true', async () => {
  using world = await World.create(WORLD);
  world.insert({ shape: circle(1) });
  const filter = (async () => false) as never;
  const rule = 'filter must return true or false at once, got a promise: is it an async function?';
  for (const [name, call] of [
    ['raycast', () => world.raycast(0, 0, 60, 60, { filter })],
    ['cast', () => world.cast(circle(1), {}, 60, 60, { filter })],
    ['nearest', () => world.nearest(0, 0, { filter })],
  ] as const) {
    expect(thrownBy(call)).toMatchObject({ message: `${name}: ${rule}`, code: 'wrong-type' });
  }
  expect(world.nearest(0, 0, { filter: () => null as never })).toBeUndefined();
});

test('a ray has a normal where it meets a disc, however far away it begins', async () => {
  using world = await World.create(WORLD);
  world.insert({ shape: circle(5), x: 50, y: 50 });
  for (const far of [1e4, 1e10, 1e20, 3e38]) {
    expect(world.raycast(-far, 50, 1.1 * far, 0)).toMatchObject({ normalX: -1, normalY: 0 });
  }
});
