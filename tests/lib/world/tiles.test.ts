/** Tile maps. */
import {
  type BodyId,
  box,
  ContactField,
  circle,
  inspect,
  type NewTiles,
  rowOf,
  Tile,
  World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { thrownBy, WORLD } from '../support.js';

const { Empty, Solid, SlopeRight, HalfTop } = Tile;

/** Four columns and three rows: a floor, and a slope on it. */
const MAP = {
  columns: 4,
  rows: 3,
  size: 8,
  tiles: [
    [Empty, Empty, Empty, Empty],
    [Empty, Empty, SlopeRight, Solid],
    [Solid, Solid, Solid, Solid],
  ].flat(),
};

/** The option `kinds` with one kind. */
const oneKind = (given: unknown): object => ({ kinds: [undefined, given] });

/** All tiles empty. */
const NOTHING = { columns: 4, rows: 3, size: 8, tiles: new Uint8Array(12) };

/** What the usual kinds have besides their shapes. */
const SAYS_NOTHING = { oneWay: false, sensor: false, tag: 0 };

const USUAL = [
  ...Array.from({ length: 18 }, (_, shape) => ({ shape, ...SAYS_NOTHING })),
  { shape: Solid, ...SAYS_NOTHING, oneWay: 'up' },
];

describe('giving and reading', () => {
  test('what is left out has defaults, and the kinds are the usual ones', async () => {
    using world = await World.create(WORLD);
    const id = world.addTiles(MAP);
    const { tiles, ...rest } = world.tilesOf(id);
    expect(tiles).toStrictEqual(Uint16Array.from(MAP.tiles));
    expect(rest).toStrictEqual({
      columns: 4,
      rows: 3,
      size: 8,
      kinds: USUAL,
      x: 0,
      y: 0,
      sensor: false,
      category: 1,
      mask: 0xffffffff,
      group: 0,
      tag: 0,
      order: 0,
      data: undefined,
    });
    expect(world.tilesOf(rowOf(id))).toEqual(world.tilesOf(id));
  });

  test('the numbers of Tile count up from zero, as many as there are usual tiles', () => {
    expect(Object.values(Tile)).toEqual(USUAL.map((_, number) => number));
  });

  test('all options come back, and make another map like it', async () => {
    using world = await World.create<string>(WORLD);
    const map = {
      ...MAP,
      kinds: [
        undefined,
        {
          shape: [0, 0, 1, 0.5, 0, 1],
          oneWay: 'left' as const,
          sensor: true,
          category: 8,
          mask: 0xffffffff,
          tag: 7,
        },
        { shape: HalfTop, oneWay: false as const, sensor: false, tag: 0xffffffff },
      ],
      x: -3,
      y: 5.5,
      sensor: true,
      category: 0x80000001,
      mask: 6,
      group: -2,
      tag: 0xfffffffe,
      order: -1.5,
      data: 'mine',
    };
    const id = world.addTiles(map);
    const values = world.tilesOf(id);
    expect(values).toMatchObject({
      ...map,
      tiles: Uint16Array.from(MAP.tiles),
      kinds: [{}, {}, {}],
    });
    expect(values.kinds).toStrictEqual([{ shape: Empty, ...SAYS_NOTHING }, ...map.kinds.slice(1)]);
    const copy = world.addTiles(values);
    expect(world.tilesOf(copy)).toEqual(values);
    expect([world.boxOf(copy), world.data(copy)]).toEqual([world.boxOf(id), 'mine']);
    inspect(world).validate();
  });

  test('number 0 and holes are no tiles, and a kind that says nothing is a whole one', async () => {
    using world = await World.create(WORLD);
    const kinds = [{ shape: 'not read' as unknown as number }];
    kinds[2] = {} as { shape: number };
    const id = world.addTiles({ columns: 3, rows: 1, size: 8, tiles: [0, 1, 2], kinds });
    expect([4, 12, 20].map((x) => world.queryPoint(x, 4).length)).toEqual([0, 0, 1]);
    expect(world.tilesOf(id).kinds.map(({ shape }) => shape)).toEqual([Empty, Empty, Solid]);
    const none = world.addTiles({ columns: 1, rows: 1, size: 8, tiles: [0], kinds: [] });
    expect(world.tilesOf(none).kinds.map(({ shape }) => shape)).toEqual([Empty]);
    expect(thrownBy(() => world.setTile(none, 0, 0, 1)).message).toBe(
      'setTile: number must be the index of a kind, from 0 to 0, got 1',
    );
  });

  test('of category and mask, a kind with one of them has the other of the map as it was', async () => {
    using world = await World.create(WORLD);
    const kinds = [{}, { category: 2 }, { mask: 8 }, {}];
    const id = world.addTiles({ ...NOTHING, kinds, category: 64, mask: 128 });
    world.update(id, { category: 1, mask: 1 });
    expect(world.tilesOf(id).kinds).toEqual([
      { shape: Empty, ...SAYS_NOTHING },
      { shape: Solid, ...SAYS_NOTHING, category: 2, mask: 128 },
      { shape: Solid, ...SAYS_NOTHING, category: 64, mask: 8 },
      { shape: Solid, ...SAYS_NOTHING },
    ]);
  });

  test('arrays of every type make the same map', async () => {
    using world = await World.create(WORLD);
    // Pages that are not isolated have no shared memory.
    const hasShared = typeof SharedArrayBuffer === 'function';
    const shared = new Uint16Array(hasShared ? new SharedArrayBuffer(24) : new ArrayBuffer(24));
    shared.set(MAP.tiles);
    const window = new Uint8Array([9, ...MAP.tiles, 9]).subarray(1, 13);
    const arrays: ArrayLike<number>[] = [
      MAP.tiles,
      ...[Uint8Array, Uint8ClampedArray, Uint16Array, Uint32Array].map((type) =>
        type.from(MAP.tiles),
      ),
      ...[Int8Array, Int16Array, Int32Array].map((type) => type.from(MAP.tiles)),
      ...[Float32Array, Float64Array].map((type) => type.from(MAP.tiles)),
      shared,
      window,
      Object.assign(Object.create(null) as { length: number }, { length: 12 }, MAP.tiles),
      new Proxy(MAP.tiles, {}),
      new Proxy(Uint16Array.from(MAP.tiles), { get: (array, name) => Reflect.get(array, name) }),
    ];
    for (const tiles of arrays) {
      const id = world.addTiles({ ...MAP, tiles });
      expect(Array.from(world.tilesOf(id).tiles)).toEqual(MAP.tiles);
    }
    inspect(world).validate();
  });

  test('numbers in the memory of the module are copied before it grows', async () => {
    using world = await World.create(WORLD);
    const row = rowOf(world.insert({ shape: circle(1), x: 257 * 2 ** -149 }));
    world.reserve(1_000_000);
    const kinds = Array.from({ length: 256 }, () => undefined); // whatever numbers there are
    for (let columns = 2; columns <= 2 ** 23; columns *= 2) {
      const { buffer, byteOffset } = world.transforms;
      const tiles = new Uint8Array(buffer, byteOffset + 16 * row, columns);
      const id = world.addTiles({ columns, rows: 1, size: 1, tiles, kinds });
      expect([0, 1].map((column) => world.tileAt(id, column, 0))).toEqual([1, 1]);
    }
  });

  test('the numbers are copied on the way in and out', async () => {
    using world = await World.create(WORLD);
    const tiles = Uint16Array.from(MAP.tiles);
    const id = world.addTiles({ ...MAP, tiles });
    tiles.fill(0);
    const before = world.tilesOf(id);
    expect(Array.from(before.tiles)).toEqual(MAP.tiles);
    world.setTile(id, 0, 0, 1);
    world.addTiles(NOTHING);
    expect(Array.from(before.tiles)).toEqual(MAP.tiles);
  });

  test('65,536 kinds', async () => {
    using world = await World.create(WORLD);
    const kinds = Array.from({ length: 65_536 }, (_, tag) => ({ tag }));
    const id = world.addTiles({ columns: 2, rows: 1, size: 1, tiles: [65_535, 300], kinds });
    expect([0, 1].map((part) => world.part(id, part).tag)).toEqual([65_535, 300]);
    world.setTile(id, 1, 0, 40_000);
    expect([world.tileAt(id, 1, 0), world.part(id, 1).tag]).toEqual([40_000, 40_000]);
    expect(world.tilesOf(id).kinds.slice(1)).toMatchObject(kinds.slice(1));
    inspect(world).validate();
  });
});

describe('tiles', () => {
  test('are changed one by one: at once for queries, with the next step for lists', async () => {
    using world = await World.create(WORLD);
    const map = world.addTiles(NOTHING);
    const ball = world.insert({ shape: circle(2), x: 20, y: 12 });
    world.step();
    expect(world.pairs()).toEqual([]);
    world.setTile(map, 2, 1, Solid);
    expect([world.queryPoint(20, 12), world.pairs()]).toEqual([[map, ball], []]);
    world.step();
    expect(world.entered()).toEqual([{ a: map, b: ball }]);
    world.setTile(map, 2, 1, Empty);
    world.step();
    expect([world.exited(), world.queryPoint(20, 12)]).toEqual([[{ a: map, b: ball }], [ball]]);
    inspect(world).validate();
  });

  test('tileAt reads each where it was given', async () => {
    using world = await World.create(WORLD);
    const id = world.addTiles(MAP);
    const read = MAP.tiles.map((_, i) => world.tileAt(id, i % 4, Math.floor(i / 4)));
    expect(read).toEqual(MAP.tiles);
    expect(world.setTile(rowOf(id), 3, 0, HalfTop)).toBeUndefined();
    expect([world.tileAt(rowOf(id), 3, 0), world.tileAt(id, 2, 0)]).toEqual([HalfTop, Empty]);
  });

  test('are parts: contacts, hits and neighbours name them, cellOf says where they are', async () => {
    using world = await World.create(WORLD);
    const ball = world.insert({ shape: circle(3), x: 8, y: 15 });
    const map = world.addTiles(MAP);
    world.step();
    const contacts = world.contacts();
    expect(contacts.map(({ a, b }) => [a, b])).toEqual([
      [ball, map],
      [ball, map],
    ]);
    expect(contacts.map(({ partB }) => world.cellOf(map, partB))).toEqual([
      { column: 0, row: 2 },
      { column: 1, row: 2 },
    ]);
    expect(Array.from(world.contactRows())[ContactField.PartB]).toBe(8);
    const hit = world.raycast(20, 0, 0, 64)!;
    expect([hit.id, world.cellOf(hit.id, hit.part)]).toEqual([map, { column: 2, row: 1 }]);
    const near = world.nearest(30, 4, { except: ball })!;
    expect([near.distance, world.cellOf(map, near.part)]).toEqual([4, { column: 3, row: 1 }]);
    const cast = world.cast(box(2, 2), { x: 5, y: 4 }, 0, 60, { except: ball })!;
    expect(world.cellOf(cast.id, cast.part)).toEqual({ column: 0, row: 2 });
    expect(world.cellOf(map, world.separation(ball, map).partB).row).toBe(2);
    expect(MAP.tiles.map((_, part) => world.cellOf(map, part))).toEqual(
      MAP.tiles.map((_, i) => ({ column: i % 4, row: Math.floor(i / 4) })),
    );
  });

  test('part is the tile around its middle; an empty one is refused', async () => {
    using world = await World.create(WORLD);
    const kinds = [{}, { category: 4, mask: 2, tag: 9 }, { shape: SlopeRight, sensor: true }];
    const id = world.addTiles({ columns: 3, rows: 1, size: 8, tiles: [0, 1, 2], kinds, x: 100 });
    expect(world.partCount(id)).toBe(3);
    expect(world.part(id, 1)).toEqual({
      shape: box(1, 1),
      x: 12,
      y: 4,
      angle: 0,
      scale: 8,
      category: 4,
      mask: 2,
      sensor: false,
      tag: 9,
      oneWay: false,
    });
    expect(world.part(id, 2)).toMatchObject({ shape: { kind: 'polygon' }, x: 20, sensor: true });
    for (const [index, rule] of [
      [0, 'a tile that is not empty, got 0'],
      [3, 'a part of the body, from 0 to 2, got 3'],
      [0.5, 'a part of the body, from 0 to 2, got 0.5'],
    ] as const) {
      expect(thrownBy(() => world.part(id, index))).toMatchObject({
        message: `part: index must be the number of ${rule}`,
        code: 'not-found',
      });
    }
  });

  test('have filters and are sensors by their kinds', async () => {
    using world = await World.create(WORLD);
    const [HERO, GHOST] = [2, 4];
    const kinds = [{}, {}, { mask: HERO }, { sensor: true }];
    const map = world.addTiles({ columns: 3, rows: 1, size: 8, tiles: [1, 2, 3], kinds });
    const at = (x: number, category: number): BodyId =>
      world.insert({ shape: circle(1), x, y: 4, category, mask: 1 });
    const ids = [at(4, GHOST), at(12, GHOST), at(12, HERO), at(20, GHOST)];
    world.step();
    expect(world.pairs().map(({ b }) => ids.indexOf(b))).toEqual([0, 2, 3]);
    expect(world.contacts().map(({ partA }) => partA)).toEqual([0, 1]);
    world.update(map, { mask: HERO });
    world.step();
    expect(world.exited().map(({ b }) => ids.indexOf(b))).toEqual([0, 3]);
    expect(world.pairs().map(({ b }) => ids.indexOf(b))).toEqual([2]);
    expect(world.queryPoint(20, 4, { category: 1 })).toEqual([ids[3]]);
    inspect(world).validate();
  });
});

test('a map enters and exits once, however many tiles touch', async () => {
  using world = await World.create({ ...WORLD, seamTolerance: false });
  const map = world.addTiles(MAP);
  const crate = world.insert({ shape: box(20, 4), x: 16, y: 15 });
  const events: unknown[] = [];
  for (const kind of ['enter', 'stay', 'exit'] as const) {
    world.on(kind, (a: BodyId, b: BodyId) => events.push([kind, a, b]));
  }
  for (const y of [15, 15.5, 15, 0]) {
    world.move(crate, 16, y);
    world.step();
    if (y > 0) expect(world.contacts().length).toBeGreaterThan(3);
  }
  expect(events).toEqual([
    ['enter', map, crate],
    ['stay', map, crate],
    ['stay', map, crate],
    ['exit', map, crate],
  ]);
});

test('a bullet passes no tile, and the impact names it', async () => {
  using world = await World.create(WORLD);
  const map = world.addTiles(MAP);
  const bullet = world.insert({ shape: circle(1), x: 12, y: 4, bullet: true });
  world.step();
  world.move(bullet, 12, 60);
  world.step();
  const [impact] = world.impacts();
  expect([impact!.other, impact!.y, world.cellOf(map, impact!.otherPart)]).toEqual([
    map,
    expect.closeTo(15, 3),
    { column: 1, row: 2 },
  ]);
});

describe('maps are bodies', () => {
  test('they move, and have a box, a transform and data', async () => {
    using world = await World.create<string>(WORLD);
    const id = world.addTiles({ ...MAP, x: 1, y: 2, data: 'map' });
    expect(world.boxOf(id)).toEqual({ x: 1, y: 2, width: 32, height: 24 });
    world.move(id, 3, 4);
    expect(world.transformOf(id)).toEqual({ x: 3, y: 4, angle: 0, scale: 1 });
    world.place(id, 5, 6, 0);
    world.move(id, 6, 6, -0);
    expect(world.boxOf(id)).toEqual({ x: 6, y: 6, width: 32, height: 24 });
    expect([world.queryPoint(7, 23), world.queryPoint(7, 21)]).toEqual([[id], []]);
    expect([...world, world.size, world.data(id), world.has(id)]).toEqual([id, 1, 'map', true]);
    expect(world.isTileMap(id)).toBe(true);
    expect(world.isTileMap(world.insert({ shape: circle(1) }))).toBe(false);
    world.step();
    expect(world.remove(id)).toBe(true);
    expect([world.data(id), world.size]).toEqual(['map', 1]);
    expect(thrownBy(() => world.tilesOf(id)).message).toBe(
      `tilesOf: id must belong to a body that is in this world, got ${id}`,
    );
    const other = world.addTiles(MAP);
    world.clear();
    expect([world.has(other), world.size, world.queryPoint(4, 20)]).toEqual([false, 0, []]);
    inspect(world).validate();
  });

  test('update changes their options, and keeps their tiles', async () => {
    using world = await World.create<string>(WORLD);
    const id = world.addTiles(MAP);
    const options = { x: 2, y: 3, category: 5, mask: 6, group: 7, tag: 8, order: 9, data: 'new' };
    world.update(id, { ...options, sensor: true });
    expect(world.tilesOf(id)).toMatchObject({
      ...options,
      sensor: true,
      tiles: Uint16Array.from(MAP.tiles),
    });
    world.update(id, { static: true, bullet: false, angle: 0, scale: 1, tag: 1 });
    expect(world.tilesOf(id)).toMatchObject({ ...options, tag: 1 });
    inspect(world).validate();
  });

  test.each([
    ['static', false, true],
    ['bullet', true, false],
    ['angle', 1, 0],
    ['scale', 2, 1],
  ] as const)('update refuses %s: %s, and has changed nothing', async (name, value, must) => {
    using world = await World.create(WORLD);
    const id = world.addTiles(MAP);
    const before = world.tilesOf(id);
    expect(thrownBy(() => world.update(id, { tag: 3, mask: 4, [name]: value }))).toMatchObject({
      message: `update: ${name} must be ${must} for a tile map, got ${value}`,
      code: 'out-of-range',
    });
    expect(world.tilesOf(id)).toEqual(before);
  });

  test('update refuses a place where floats end', async () => {
    using world = await World.create(WORLD);
    const id = world.addTiles({ ...MAP, size: 1e37 });
    const before = world.tilesOf(id);
    for (const call of [
      () => world.update(id, { x: 3.3e38, mask: 2 }),
      () => world.move(id, 3.3e38, 0),
    ]) {
      expect(thrownBy(call).message).toContain(
        'the body must keep its size and reach in the range',
      );
    }
    expect(world.tilesOf(id)).toEqual(before);
    inspect(world).validate();
  });

  test('move and place refuse an angle', async () => {
    using world = await World.create(WORLD);
    const id = world.addTiles(MAP);
    for (const name of ['move', 'place'] as const) {
      expect(thrownBy(() => world[name](id, 1, 2, Math.PI)).message).toBe(
        `${name}: angle must be 0 for a tile map, got ${Math.PI}`,
      );
    }
    expect(world.transformOf(id)).toMatchObject({ x: 0, y: 0 });
  });

  test('a shape or parts make them static bodies like others', async () => {
    using world = await World.create<string>(WORLD);
    const tiles = { ...MAP, x: 5, y: 6, category: 3, data: 'map' };
    const [one, two] = [world.addTiles(tiles), world.addTiles(tiles)];
    world.update(one, { shape: circle(2) });
    world.update(two, { parts: [{ shape: box(2, 2) }], scale: 2, static: false });
    expect(world.get(one)).toMatchObject({
      shape: circle(2),
      x: 5,
      y: 6,
      static: true,
      category: 3,
    });
    expect(world.get(two)).toMatchObject({
      parts: [{ shape: box(2, 2) }],
      scale: 2,
      static: false,
    });
    expect([one, two].map((id) => world.isTileMap(id))).toEqual([false, false]);
    expect(thrownBy(() => world.tileAt(one, 0, 0)).message).toBe(
      `tileAt: id must belong to a tile map, got ${one}`,
    );
    world.update(one, { static: false, angle: 1, scale: 3, bullet: true });
    world.updatePart(one, 0, { x: 1 });
    expect(world.get(one)).toMatchObject({ parts: [{ x: 1 }], angle: 1, bullet: true });
    world.step();
    expect(world.pairs()).toEqual([{ a: one, b: two }]);
    inspect(world).validate();
  });

  test('get, updatePart and casts refuse them', async () => {
    using world = await World.create(WORLD);
    const id = world.addTiles(MAP);
    for (const [call, sentence] of [
      [
        () => world.get(id),
        `get: id must belong to a body that is no tile map, which tilesOf reads; got ${id}`,
      ],
      [
        () => world.updatePart(id, 8, { tag: 1 }),
        `updatePart: id must belong to a body that is no tile map, whose tiles setTile changes; got ${id}`,
      ],
      [() => world.cast(id, 1, 0), `cast: body must not be a tile map, got ${id}`],
      [() => world.castAll(id, 1, 0), `castAll: body must not be a tile map, got ${id}`],
    ] as const) {
      expect(thrownBy(call)).toMatchObject({
        name: 'RangeError',
        message: sentence,
        code: 'out-of-range',
      });
    }
  });

  test('two maps are no pair, and explain says why', async () => {
    using world = await World.create(WORLD);
    const [a, b] = [world.addTiles(MAP), world.addTiles(MAP)];
    const ghost = world.insert({ shape: circle(2), x: 4, y: 18, mask: 2 });
    world.step();
    expect([world.pairs(), world.explain(a, b).reason]).toEqual([[], 'static']);
    expect(world.explain(a, ghost).reason).toBe('mask of b');
    const kinds = [{}, { mask: 4 }, { mask: 8 }];
    const map = world.addTiles({ ...MAP, kinds });
    const wide = world.insert({ shape: circle(2), x: 4, y: 18 });
    expect(world.explain(map, wide).reason).toBe('mask of a');
    world.update(wide, { category: 8, mask: 2 });
    expect(world.explain(map, wide).reason).toBe('mask of b');
    world.setTile(map, 2, 1, 0);
    expect(world.explain(map, wide).reason).toBe('masks');
  });
});

test('maps of two worlds have nothing in common, and one lives on when the other is gone', async () => {
  using one = await World.create(WORLD);
  const two = await World.create(WORLD);
  const ids = [one.addTiles(MAP), two.addTiles({ ...MAP, tiles: NOTHING.tiles })] as const;
  two.setTile(ids[1], 3, 2, HalfTop);
  expect(Array.from(one.tilesOf(ids[0]).tiles)).toEqual(MAP.tiles);
  two.dispose();
  expect(thrownBy(() => two.addTiles(MAP)).message).toContain('World was disposed');
  expect(one.tileAt(ids[0], 3, 2)).toBe(Solid);
  inspect(one).validate();
});

describe('refusals', () => {
  const with16 = (number: unknown): number[] =>
    MAP.tiles.map((tile, i) => (i === 5 ? number : tile)) as number[];
  const TILES = 'tiles must hold 12 numbers (4 columns x 3 rows)';
  const INDEX = 'tiles[5] must be the index of a kind, from 0 to 18';
  const COUNT = 'must be a whole number from 1 to 16777215';
  const sparse = [...MAP.tiles];
  // oxlint-disable-next-line typescript/no-array-delete -- a hole is what is tested
  delete sparse[5];

  test.each([
    [{ columns: 0 }, `columns ${COUNT}, got 0`],
    [{ columns: -4 }, `columns ${COUNT}, got -4`],
    [{ columns: 1.5 }, `columns ${COUNT}, got 1.5`],
    [{ columns: Number.NaN }, `columns ${COUNT}, got NaN`],
    [{ columns: 2 ** 53 }, `columns ${COUNT}, got 9007199254740992`],
    [{ columns: '4' }, 'columns must be a number, got "4"'],
    [{ rows: undefined }, 'rows must be a number, got undefined'],
    [{ rows: Infinity }, `rows ${COUNT}, got Infinity`],
    [{ rows: 3n }, 'rows must be a number, got 3n'],
    [{ columns: 5000, rows: 5000 }, 'columns x rows must be at most 16777215, got 5000 x 5000'],
    [{ size: 0 }, 'size must be more than zero as a 32-bit float, got 0'],
    [{ size: -8 }, 'size must be more than zero as a 32-bit float, got -8'],
    [{ size: 1e-46 }, 'size must be more than zero as a 32-bit float, got 1e-46'],
    [{ size: Number.NaN }, 'size must be a finite number, got NaN'],
    [{ size: 1e39 }, 'size must be in the range of 32-bit floats, got 1e+39'],
    [{ size: [8] }, 'size must be a number, got an Array'],
    [{ tiles: undefined }, 'tiles must be an array of numbers, got undefined'],
    [{ tiles: null }, 'tiles must be an array of numbers, got null'],
    [{ tiles: '111111111111' }, 'tiles must be an array of numbers, got "111111111111"'],
    [{ tiles: { length: 1.5 } }, 'tiles must be an array of numbers, got an Object'],
    [
      { tiles: new DataView(new ArrayBuffer(12)) },
      'tiles must be an array of numbers, got a DataV',
    ],
    [{ tiles: [] }, `${TILES}, got 0`],
    [{ tiles: MAP.tiles.slice(1) }, `${TILES}, got 11`],
    [{ tiles: new Uint16Array(13) }, `${TILES}, got 13`],
    [{ tiles: with16(19) }, `${INDEX}, got 19`],
    [{ tiles: Uint8Array.from(with16(19)) }, `${INDEX}, got 19`],
    [{ tiles: Uint8ClampedArray.from(with16(200)) }, `${INDEX}, got 200`],
    [{ tiles: Uint16Array.from(with16(65_535)) }, `${INDEX}, got 65535`],
    [{ tiles: Uint32Array.from(with16(65_537)) }, `${INDEX}, got 65537`],
    [{ tiles: Int8Array.from(with16(-1)) }, `${INDEX}, got -1`],
    [{ tiles: with16(0.5) }, `${INDEX}, got 0.5`],
    [{ tiles: with16(Number.NaN) }, `${INDEX}, got NaN`],
    [{ tiles: with16('1') }, 'tiles[5] must be a number, got "1"'],
    [{ tiles: with16(null) }, 'tiles[5] must be a number, got null'],
    [{ tiles: sparse }, 'tiles[5] must be a number, got undefined'],
    [{ tiles: new BigUint64Array(12) }, 'tiles[0] must be a number, got 0n'],
    [{ kinds: null }, 'kinds must be an array, got null'],
    [{ kinds: 'ab' }, 'kinds must be an array, got "ab"'],
    [{ kinds: {} }, 'kinds must be an array, got an Object'],
    [{ kinds: { length: 65_537 } }, 'kinds must hold at most 65536 kinds, got 65537'],
    [{ kinds: [{}, {}] }, 'tiles[6] must be the index of a kind, from 0 to 1, got 2'],
    [oneKind(null), 'kinds[1] must be an object such as { shape }, got null'],
    [oneKind(Solid), 'kinds[1] must be an object such as { shape }, got 1'],
    [oneKind([0, 0]), 'kinds[1] must be an object such as { shape }, got an Array'],
    [
      oneKind({ solid: true }),
      'kinds[1]: there is no option solid; there are shape, oneWay, sensor, category, mask, tag',
    ],
    [oneKind({ shape: 18 }), 'kinds[1].shape must be a number of Tile, from 0 to 17, got 18'],
    [oneKind({ shape: -1 }), 'kinds[1].shape must be a number of Tile, from 0 to 17, got -1'],
    [oneKind({ shape: 1.5 }), 'kinds[1].shape must be a number of Tile, from 0 to 17, got 1.5'],
    [
      oneKind({ shape: 'solid' }),
      'kinds[1].shape must be a number of Tile or an array of corners, got "solid"',
    ],
    [
      oneKind({ shape: null }),
      'kinds[1].shape must be a number of Tile or an array of corners, got nu',
    ],
    [oneKind({ shape: circle(1) }), 'kinds[1].shape must be an array of numbers, got an Object'],
    [
      oneKind({ shape: [0, 0, 1, 1] }),
      'kinds[1].shape must be 3 to 8 points of two numbers each (x, y)',
    ],
    [oneKind({ shape: [0, 0, 1, 0, 1, 2] }), 'kinds[1].shape[5] must be from 0 to 1, got 2'],
    [oneKind({ shape: [0, 0, 1, 0, -0.5, 1] }), 'kinds[1].shape[4] must be from 0 to 1, got -0.5'],
    [oneKind({ shape: [0, 0, 1, 0, 1, '1'] }), 'kinds[1].shape[5] must be a number, got "1"'],
    [
      oneKind({ shape: [0, 0, 0.5, 0, 1, 0] }),
      'kinds[1].shape must not be on one line, got corners',
    ],
    [
      oneKind({ shape: [0, 0, 1, 0, 0.25, 0.25, 0, 1] }),
      'kinds[1].shape must be convex, got corner 2 pointing inward',
    ],
    [
      { ...NOTHING, ...oneKind({ shape: [1e-9, 1e-9, 2e-9, 1e-9, 1e-9, 2e-9] }) },
      'kinds[1].shape must be a larger polygon: counted from the middle of the tile, in 32-bit floats, it is no polygon',
    ],
    [oneKind({ sensor: 1 }), 'kinds[1].sensor must be true or false, got 1'],
    [oneKind({ category: 1.5 }), 'kinds[1].category must be a whole number of 32 bits, got 1.5'],
    [oneKind({ mask: '1' }), 'kinds[1].mask must be a number, got "1"'],
    [oneKind({ tag: 2 ** 32 }), 'kinds[1].tag must be a whole number of 32 bits, got 4294967296'],
    [{ x: Number.NaN }, 'x must be a finite number, got NaN'],
    [{ y: '1' }, 'y must be a number, got "1"'],
    [{ sensor: 'yes' }, 'sensor must be true or false, got "yes"'],
    [{ mask: -(2 ** 40) }, 'mask must be a whole number of 32 bits, got -1099511627776'],
    [{ group: 0.5 }, 'group must be a whole number from -2147483648 to 2147483647, got 0.5'],
    [{ order: Infinity }, 'order must be a finite number, got Infinity'],
    [{ angle: 1 }, 'there is no option angle; there are columns, rows, size, tiles, kinds, x, y'],
    [
      { x: 3e38, y: 1, size: 1e38 },
      'the map must keep its size and reach in the range of 32-bit floats, got x 3e+38, y 1, 4 x 3 tiles of size 1e+38',
    ],
  ] as [object, string][])('addTiles, %#: $1', async (wrong, sentence) => {
    using world = await World.create(WORLD);
    const error = thrownBy(() => world.addTiles({ ...MAP, ...wrong }));
    expect(error.message).toContain(`addTiles: ${sentence}`);
    expect(error).toHaveProperty('code');
    expect([world.size, world.rows, world.queryPoint(4, 20)]).toEqual([0, 0, []]);
    using fresh = await World.create(WORLD);
    expect(world.addTiles(MAP)).toBe(fresh.addTiles(MAP));
    inspect(world).validate();
  });

  test.each([
    [null, 'null'],
    [undefined, 'undefined'],
    [MAP.tiles, 'an Array'],
    ['map', '"map"'],
  ])('addTiles of %j', async (map, got) => {
    using world = await World.create(WORLD);
    expect(thrownBy(() => world.addTiles(map as unknown as NewTiles<unknown>)).message).toBe(
      `addTiles: map must be an object such as { columns }, got ${got}`,
    );
  });

  test.each([
    ['column', [4, 0, 1], 'from 0 to 3, got 4'],
    ['column', [-1, 0, 1], 'from 0 to 3, got -1'],
    ['column', [0.5, 0, 1], 'from 0 to 3, got 0.5'],
    ['column', [Number.NaN, 0, 1], 'from 0 to 3, got NaN'],
    ['column', [2 ** 32, 0, 1], 'from 0 to 3, got 4294967296'],
    ['row', [0, 3, 1], 'from 0 to 2, got 3'],
    ['row', [3, 2 ** 31, 1], 'from 0 to 2, got 2147483648'],
  ] as const)('setTile and tileAt: %s of %j', async (name, [column, row, number], rule) => {
    using world = await World.create(WORLD);
    const id = world.addTiles(MAP);
    const sentence = `${name} must be a whole number ${rule}`;
    for (const [where, call] of [
      ['setTile', () => world.setTile(id, column, row, number)],
      ['tileAt', () => world.tileAt(id, column, row)],
    ] as const) {
      expect(thrownBy(call)).toMatchObject({
        name: 'RangeError',
        message: `${where}: ${sentence}`,
        code: 'out-of-range',
      });
    }
    expect(Array.from(world.tilesOf(id).tiles)).toEqual(MAP.tiles);
  });

  test('numbers that are no kinds, and arguments of wrong types', async () => {
    using world = await World.create(WORLD);
    const id = world.addTiles(MAP);
    const INDICES = 'number must be the index of a kind, from 0 to 18';
    for (const [args, sentence] of [
      [[0, 0, 19], `${INDICES}, got 19`],
      [[0, 0, 65_537], `${INDICES}, got 65537`],
      [[0, 0, -1], `${INDICES}, got -1`],
      [[0, 0, 1.5], `${INDICES}, got 1.5`],
      [[0, 0, Number.NaN], `${INDICES}, got NaN`],
      [[0, 0], 'number must be a number, got undefined'],
      [[0, 0, '1'], 'number must be a number, got "1"'],
      [['0', 0, 1], 'column must be a number, got "0"'],
      [[0, null, 1], 'row must be a number, got null'],
      [[0, 1n, 1], 'row must be a number, got 1n'],
    ] as const) {
      const call = (): void =>
        world.setTile(...([id, ...args] as unknown as Parameters<World['setTile']>));
      expect(thrownBy(call).message).toBe(`setTile: ${sentence}`);
    }
    for (const [part, sentence] of [
      [12, 'a whole number from 0 to 11, got 12'],
      [-1, 'a whole number from 0 to 11, got -1'],
      [1.5, 'a whole number from 0 to 11, got 1.5'],
      [undefined, 'a number, got undefined'],
    ] as const) {
      expect(thrownBy(() => world.cellOf(id, part as number)).message).toBe(
        `cellOf: part must be ${sentence}`,
      );
    }
    expect(Array.from(world.tilesOf(id).tiles)).toEqual(MAP.tiles);
  });

  test.each(['setTile', 'tileAt', 'cellOf', 'tilesOf', 'isTileMap'] as const)(
    '%s refuses ids of others, stale ones, and what is none',
    async (name) => {
      using world = await World.create(WORLD);
      const gone = world.addTiles(MAP);
      world.remove(gone);
      const ball = world.insert({ shape: circle(1) });
      const call = (id: unknown) => () =>
        Reflect.apply(world[name], world, [id, 0, 0, 0]) as unknown;
      if (name !== 'isTileMap') {
        expect(thrownBy(call(ball)).message).toBe(
          `${name}: id must belong to a tile map, got ${ball}`,
        );
      }
      for (const id of [gone, -1, 0.5, Number.NaN, 2 ** 60]) {
        expect(thrownBy(call(id))).toMatchObject({
          message: `${name}: id must belong to a body that is in this world, got ${id}`,
          code: 'not-found',
        });
      }
      expect(thrownBy(call('0')).message).toBe(`${name}: id must be a number, got "0"`);
    },
  );
});

describe('what getters do', () => {
  test('one that throws leaves the world as it was', async () => {
    using world = await World.create(WORLD);
    const oops = new Error('oops');
    const throwing = (): never => {
      throw oops;
    };
    const tiles = new Proxy(MAP.tiles, {
      get: (array, name) => (name === '7' ? throwing() : Reflect.get(array, name)),
    });
    const names = ['columns', 'rows', 'size', 'tiles', 'kinds', 'x', 'data', 'order'];
    const maps = names.map((name) => Object.defineProperty({ ...MAP }, name, { get: throwing }));
    const kinds = [undefined, Object.defineProperty({}, 'tag', { get: throwing })];
    for (const map of [...maps, { ...MAP, tiles }, { ...MAP, kinds }]) {
      expect(thrownBy(() => world.addTiles(map))).toBe(oops);
    }
    expect([world.size, world.rows]).toEqual([0, 0]);
    inspect(world).validate();
  });

  test('one that disposes of the world, empties the array, or adds bodies', async () => {
    const world = await World.create(WORLD);
    const tiles = Uint16Array.from(MAP.tiles);
    const emptying = {
      ...MAP,
      tiles,
      get order() {
        structuredClone(tiles.buffer, { transfer: [tiles.buffer] });
        return 0;
      },
    };
    expect(thrownBy(() => world.addTiles(emptying)).message).toBe(
      'addTiles: tiles must hold 12 numbers (4 columns x 3 rows), got 0',
    );
    const adding = new Proxy(MAP.tiles, {
      get: (array, name) => {
        if (name === '3')
          world.addTiles({ columns: 500, rows: 500, size: 1, tiles: new Uint8Array(250_000) });
        return Reflect.get(array, name);
      },
    });
    const id = world.addTiles({ ...MAP, tiles: adding });
    expect([world.size, ...world.tilesOf(id).tiles]).toEqual([2, ...MAP.tiles]);
    inspect(world).validate();
    const disposing = {
      ...MAP,
      get data() {
        world.dispose();
        return 1;
      },
    };
    expect(thrownBy(() => world.addTiles(disposing)).message).toContain('World was disposed');
  });

  test('one that makes a map another body, while it is updated', async () => {
    using world = await World.create(WORLD);
    const id = world.addTiles(MAP);
    const changes = {
      tag: 4,
      get data() {
        world.update(id, { shape: circle(3) });
        return 1;
      },
    };
    world.update(id, changes);
    expect(world.get(id)).toMatchObject({ shape: circle(3), tag: 4, static: true });
    inspect(world).validate();
  });
});

describe('size', () => {
  test('a million tiles take two bytes each, and are found as one', async () => {
    using world = await World.create({ bounds: { x: 0, y: 0, width: 16_000, height: 16_000 } });
    const tiles = Uint16Array.from({ length: 1_000_000 }, (_, i) => Number(i >= 500_000));
    world.insert({ shape: circle(8), x: 8000, y: 7995 });
    const { bytes } = inspect(world).stats();
    const map = world.addTiles({ columns: 1000, rows: 1000, size: 16, tiles });
    const more = inspect(world).stats().bytes - bytes;
    expect([more >= 2_000_000, more < 2_010_000]).toEqual([true, true]);
    world.step();
    expect(world.contacts().map(({ partB }) => world.cellOf(map, partB))).toEqual([
      { column: 499, row: 500 },
      { column: 500, row: 500 },
    ]);
    world.setTile(map, 499, 500, Empty);
    world.setTile(map, 500, 500, Empty);
    world.step();
    expect([world.pairs(), world.raycast(7990, 0, 0, 16_000)!.part]).toEqual([[], 501_499]);
    world.setTile(map, 999, 999, SlopeRight);
    expect(world.raycast(15_999, 16_001, 0, -20)!.part).toBe(999_999);
    inspect(world).validate();
  });

  test('maps that come and go need no more memory than the first ones', async () => {
    using world = await World.create(WORLD);
    const ball = world.insert({ shape: circle(2), x: 16, y: 16 });
    const kinds = [{}, { shape: [0, 0, 1, 0, 1, 1] }, { mask: 7 }];
    let [bytes, memory] = [0, 0];
    for (let frame = 0; frame < 1000; frame++) {
      const id = world.addTiles({ ...MAP, kinds });
      world.setTile(id, frame % 4, 0, frame % 3);
      world.step();
      expect(world.pairs()).toEqual([{ a: ball, b: id }]);
      if (frame % 3 === 0) world.update(id, { shape: box(1, 1) });
      world.remove(id);
      if (frame === 300) {
        [bytes, memory] = [inspect(world).stats().bytes, world.transforms.buffer.byteLength];
      }
    }
    expect(inspect(world).stats().bytes).toBe(bytes);
    expect(world.transforms.buffer.byteLength).toBe(memory);
    inspect(world).validate();
  });
});
