import {
  type BodyId,
  box,
  circle,
  inspect,
  NODE_STRIDE,
  NodeField,
  rowOf,
  TRANSFORM_STRIDE,
  World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { thrownBy, WORLD } from '../support.js';

const DISC = circle(2);

describe('adding and reading', () => {
  test('a body with nothing but a shape has defaults', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ shape: DISC });
    expect(world.get(id)).toEqual({
      shape: DISC,
      x: 0,
      y: 0,
      angle: 0,
      scale: 1,
      static: false,
      sensor: false,
      bullet: false,
      oneWay: false,
      dropThrough: false,
      category: 1,
      mask: 0xffffffff,
      group: 0,
      tag: 0,
      order: 0,
    });
    expect([world.size, world.rows, world.idAt(rowOf(id))]).toEqual([1, 1, id]);
    expect(world.transformOf(id)).toEqual({ x: 0, y: 0, angle: 0, scale: 1 });
    expect(world.boxOf(id)).toEqual({ x: -2, y: -2, width: 4, height: 4 });
  });

  test('all options come back, and make another body like it', async () => {
    using world = await World.create(WORLD);
    const body = {
      data: 'mine',
      shape: box(2, 4),
      x: 5,
      y: 6,
      angle: 0.5,
      scale: 2,
      static: true,
      sensor: true,
      bullet: true,
      oneWay: 'left' as const,
      dropThrough: true,
      category: 0x80000000,
      mask: 6,
      group: -7,
      tag: 0xfffffffe,
      order: -1.5,
    };
    const id = world.insert(body);
    expect(world.get(id)).toEqual(body);
    expect(world.get(world.insert(world.get(id)))).toEqual(body);
  });

  test('many bodies in one call, each with its own options and data', async () => {
    using world = await World.create<string>(WORLD);
    const ids = world.insertMany([
      { shape: DISC, x: 1, data: 'a' },
      { shape: box(1, 2), x: 2 },
      { shape: DISC, x: 3, data: 'c', static: true },
    ]);
    expect(ids.map((id) => world.transformOf(id).x)).toEqual([1, 2, 3]);
    expect(ids.map((id) => world.data(id))).toEqual(['a', undefined, 'c']);
    expect(inspect(world).stats()).toMatchObject({ bodies: 3, statics: 1 });
    expect(world.insertMany([])).toEqual([]);
  });

  test('of many bodies none is added when one is refused', async () => {
    using world = await World.create(WORLD);
    const bodies = [{ shape: DISC }, { shape: DISC, x: Number.NaN }];
    expect(thrownBy(() => world.insertMany(bodies)).message).toBe(
      'insertMany: body 1: x must be a finite number, got NaN',
    );
    const far = [{ shape: DISC }, { shape: box(3e38, 3e38), x: 3e38 }];
    expect(thrownBy(() => world.insertMany(far)).message).toBe(
      'insertMany: body 1 must keep its size and reach in the range of 32-bit floats, got x 3e+38, y 0, scale 1',
    );
    expect([world.size, world.rows, world.queryPoint(0, 0)]).toEqual([0, 0, []]);
    using fresh = await World.create(WORLD);
    expect(world.insert({ shape: DISC })).toBe(fresh.insert({ shape: DISC }));
  });

  test('groups are signed', async () => {
    using world = await World.create(WORLD);
    const groups = [-(2 ** 31), -1, 2 ** 31 - 1];
    const ids = world.insertMany(groups.map((group) => ({ shape: DISC, group })));
    expect(ids.map((id) => world.get(id).group)).toEqual(groups);
  });

  test('ids are never given out again, rows are', async () => {
    using world = await World.create(WORLD);
    const first = world.insert({ shape: DISC });
    world.remove(first);
    const second = world.insert({ shape: DISC });
    expect(rowOf(second)).toBe(rowOf(first));
    expect(second).not.toBe(first);
    expect([world.has(first), world.has(second), world.has(-1), world.has(0.5)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

test('inspect lists the nodes of both trees, as copies', async () => {
  using world = await World.create({ ...WORLD, capacity: 1, maxDepth: 1 });
  const [id] = world.insertMany([
    { shape: DISC, x: 10, y: 10 },
    { shape: DISC, x: 50, y: 50 },
    { shape: DISC, x: 50, y: 50, static: true },
  ]);
  const { nodes, staticNodes } = inspect(world);
  const found = nodes();
  expect(found).toHaveLength(5 * NODE_STRIDE);
  const { x, width } = WORLD.bounds;
  expect([found[NodeField.MinX], found[NodeField.MaxX], found[NodeField.Total]]).toEqual([
    x,
    x + width,
    2,
  ]);
  expect(staticNodes()).toHaveLength(NODE_STRIDE);
  world.remove(id!);
  expect([nodes()[NodeField.Total], staticNodes()[NodeField.Total]]).toEqual([1, 1]);
  expect(found[NodeField.Total]).toBe(2);
});

describe('changing', () => {
  test('move and update show in queries at once', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ shape: box(8, 2), x: 10, y: 10, scale: 2 });
    world.move(id, 30, 30);
    expect([world.queryPoint(10, 10), world.queryPoint(37, 30)]).toEqual([[], [id]]);
    world.move(id, 30, 30, Math.PI / 2);
    expect([world.queryPoint(37, 30), world.queryPoint(30, 37)]).toEqual([[], [id]]);
    expect(world.transformOf(id).scale).toBe(2);
    world.update(id, { shape: DISC, scale: 1 });
    expect([world.queryPoint(30, 37), world.queryPoint(30, 31)]).toEqual([[], [id]]);
  });

  test('update leaves alone what it does not name', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ shape: DISC, x: 3, category: 4, group: 9, order: 2, tag: 8 });
    const before = world.get(id);
    world.update(id, { sensor: true, mask: 3 });
    expect(world.get(id)).toEqual({ ...before, sensor: true, mask: 3 });
    world.update(id, {});
    world.update(id, { static: true, x: undefined });
    expect(world.get(id)).toEqual({ ...before, sensor: true, mask: 3, static: true });
  });

  test('update is all or nothing', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ shape: DISC, x: 3e38 });
    const before = world.get(id);
    expect(thrownBy(() => world.update(id, { shape: circle(3e38), tag: 5, data: 1 })).message).toBe(
      `update: the body must keep its size and reach in the range of 32-bit floats, got x ${Math.fround(3e38)}, y 0, scale 1`,
    );
    expect(thrownBy(() => world.update(id, { tag: 5, sensor: 1 as never })).message).toBe(
      'update: sensor must be true or false, got 1',
    );
    expect(world.get(id)).toEqual(before);
  });

  test('an update that is refused keeps what was written to transforms', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ shape: DISC, x: 5, y: 6 });
    world.transforms[1] = 9;
    expect(thrownBy(() => world.update(id, { shape: circle(3e38), x: 3e38 })).message).toBe(
      'update: the body must keep its size and reach in the range of 32-bit floats, got x 3e+38, y 9, scale 1',
    );
    expect(world.transformOf(id)).toEqual({ x: 5, y: 9, angle: 0, scale: 1 });
    world.step();
    expect(world.queryPoint(5, 9.5)).toEqual([id]);
  });

  test('what was written to transforms is refused where a call keeps it, by its row', async () => {
    using world = await World.create(WORLD);
    const [, id, wall] = world.insertMany([
      { shape: DISC },
      { shape: DISC },
      { shape: DISC, static: true },
    ]) as [BodyId, BodyId, BodyId];
    world.transforms.set([1, 2, NaN, 0], TRANSFORM_STRIDE);
    expect(thrownBy(() => world.move(id, 3, 4)).message).toBe(
      'move: row 1 of transforms: angle must be a finite number, got NaN',
    );
    expect(thrownBy(() => world.move(id, 3, 4, 0)).message).toBe(
      'move: row 1 of transforms: scale must be more than zero, got 0',
    );
    expect(thrownBy(() => world.update(id, { scale: 2 })).message).toBe(
      'update: row 1 of transforms: angle must be a finite number, got NaN',
    );
    expect(thrownBy(() => world.update(id, { static: true })).message).toBe(
      'update: row 1 of transforms: angle must be a finite number, got NaN',
    );
    world.transforms[TRANSFORM_STRIDE * rowOf(wall)] = NaN;
    for (const body of [id, wall]) world.update(body, { tag: 5 }); // keeps none of them
    expect([world.get(id).tag, world.get(wall).tag]).toEqual([5, 5]);
    world.update(id, { angle: 1, scale: 2 });
    world.step();
    expect(world.transformOf(id)).toEqual({ x: 1, y: 2, angle: 1, scale: 2 });
  });

  test('what is written to transforms holds from the next step on, but not for static bodies', async () => {
    using world = await World.create(WORLD);
    const [mover, wall] = world.insertMany([
      { shape: DISC, x: 10, y: 10 },
      { shape: DISC, x: 20, y: 10, static: true },
    ]) as [BodyId, BodyId];
    const { transforms } = world;
    expect(transforms).toHaveLength(2 * TRANSFORM_STRIDE);
    transforms[TRANSFORM_STRIDE * rowOf(mover)] = 40;
    transforms[TRANSFORM_STRIDE * rowOf(wall)] = 50;
    expect(world.queryPoint(40, 10)).toEqual([]);
    world.step();
    expect([world.queryPoint(40, 10), world.queryPoint(20, 10)]).toEqual([[mover], [wall]]);
    world.move(wall, 50, 10);
    expect([world.queryPoint(50, 10), world.queryPoint(20, 10)]).toEqual([[wall], []]);
  });

  test.each<[string, (world: World, wall: BodyId) => void]>([
    ['nothing', () => {}],
    ['move', (world, wall) => world.move(wall, 20, 10)],
    ['move with an angle', (world, wall) => world.move(wall, 20, 10, 0.5)],
    ['static: false', (world, wall) => world.update(wall, { static: false })],
    ['a shape', (world, wall) => world.update(wall, { shape: circle(3) })],
    ['x', (world, wall) => world.update(wall, { x: 20 })],
    ['a tag', (world, wall) => world.update(wall, { tag: 7 })],
  ])('what is written to the row of a static body counts for nothing: %s', async (_, change) => {
    for (const written of [
      [50, 60, 1, 3],
      [NaN, 10, 0.5, 0],
    ]) {
      using world = await World.create(WORLD);
      const place = { x: 20, y: 10, angle: 0.5, scale: 2 };
      const wall = world.insert({ shape: DISC, ...place, static: true });
      world.transforms.set(written, TRANSFORM_STRIDE * rowOf(wall));
      expect(world.transformOf(wall)).toEqual(place);
      expect(world.get(wall)).toMatchObject(place);
      change(world, wall);
      expect(world.transformOf(wall)).toEqual(place);
      world.step();
      expect([world.transformOf(wall), world.queryPoint(20, 10)]).toEqual([place, [wall]]);
      world.update(wall, { static: true });
      world.update(wall, { static: false });
      world.step();
      expect([world.transformOf(wall), world.queryPoint(20, 10)]).toEqual([place, [wall]]);
    }
  });

  test('a body that turns static does so where transforms says, and no longer follows it', async () => {
    using world = await World.create(WORLD);
    const [id] = world.insertMany([{ shape: DISC, x: 10, y: 10 }]) as [BodyId];
    world.transforms[TRANSFORM_STRIDE * rowOf(id)] = 30;
    world.update(id, { static: true });
    world.transforms[TRANSFORM_STRIDE * rowOf(id)] = 50;
    expect([world.transformOf(id).x, world.queryPoint(30, 10)]).toEqual([30, [id]]);
    world.update(id, { static: false });
    expect(world.transformOf(id).x).toBe(30);
    world.transforms[TRANSFORM_STRIDE * rowOf(id)] = 50;
    expect(world.transformOf(id).x).toBe(50);
  });

  test('move keeps a body in the range of floats', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ shape: circle(3e38) });
    for (const angle of [undefined, 1]) {
      expect(thrownBy(() => world.move(id, 3e38, 0, angle)).message).toBe(
        'move: the body must keep its size and reach in the range of 32-bit floats, got x 3e+38, y 0, scale 1',
      );
    }
    expect(world.transformOf(id)).toEqual({ x: 0, y: 0, angle: 0, scale: 1 });
  });

  test('clear removes all bodies', async () => {
    using world = await World.create<number>(WORLD);
    const ids = world.insertMany([{ shape: DISC, data: 1 }, { shape: DISC }]);
    world.clear();
    expect([world.size, world.query(-9, -9, 99, 99), ids.some((id) => world.has(id))]).toEqual([
      0,
      [],
      false,
    ]);
    expect(world.has(world.insert({ shape: DISC }))).toBe(true);
  });

  test('clear empties transforms', async () => {
    using world = await World.create(WORLD);
    world.insertMany([{ shape: DISC }, { shape: DISC }]);
    expect(world.transforms).toHaveLength(2 * TRANSFORM_STRIDE);
    world.clear();
    expect([world.rows, world.transforms.length]).toEqual([0, 0]);
  });

  test('reserve keeps transforms where they are', async () => {
    using world = await World.create(WORLD);
    world.reserve(100);
    world.insert({ shape: DISC });
    const before = world.transforms.byteOffset;
    for (let i = 1; i < 100; i++) world.insert({ shape: DISC });
    expect(world.transforms.byteOffset).toBe(before);
  });
});

describe('removing', () => {
  test('says whether the body was there, by its id or its row', async () => {
    using world = await World.create(WORLD);
    const [first, second] = world.insertMany([{ shape: DISC }, { shape: DISC }]) as [
      BodyId,
      BodyId,
    ];
    const gone = [first, first, rowOf(first), rowOf(second), second, -1, 0.5, NaN, 2 ** 60];
    expect(gone.map((id) => world.remove(id))).toEqual([
      true,
      false,
      false,
      true,
      ...Array.from({ length: 5 }, () => false),
    ]);
    expect(world.size).toBe(0);
  });
});

describe('a loop over a world', () => {
  test('gives ids by row, without bodies that it removes, with those that come in a later row', async () => {
    using world = await World.create(WORLD);
    const [a, b, c, d] = world.insertMany(Array.from({ length: 4 }, () => ({ shape: DISC }))) as [
      BodyId,
      BodyId,
      BodyId,
      BodyId,
    ];
    world.remove(b);
    expect([...world]).toEqual([a, c, d]);
    const later: BodyId[] = [];
    const seen: BodyId[] = [];
    for (const id of world) {
      seen.push(id);
      if (later.length === 0) later.push(...world.insertMany([{ shape: DISC }, { shape: DISC }]));
      if (id === a) world.remove(c);
    }
    expect(later.map(rowOf)).toEqual([1, 4]);
    expect(seen).toEqual([a, later[0], d, later[1]]);
  });

  test('ends with an error when it disposes of the world', async () => {
    using world = await World.create(WORLD);
    world.insert({ shape: DISC });
    const loop = (): void => {
      for (const _ of world) world.dispose();
    };
    expect(thrownBy(loop).message).toContain('World was disposed');
    expect(() => world[Symbol.iterator]()).toThrow('World was disposed');
  });
});

describe('data', () => {
  test('belong to bodies, not to rows', async () => {
    using world = await World.create<string>(WORLD);
    const hero = world.insert({ shape: DISC, data: 'hero' });
    expect(world.data(hero)).toBe('hero');
    world.update(hero, { x: 5 });
    expect(world.get(hero)).toEqual({ ...world.get(hero), data: 'hero', x: 5 });
    world.update(hero, { data: 'ghost' });
    expect([world.data(hero), world.transformOf(hero).x]).toEqual(['ghost', 5]);
    world.update(hero, { data: undefined });
    expect([world.data(hero), 'data' in world.get(hero)]).toEqual([undefined, true]);
    world.remove(hero);
    const next = world.insert({ shape: DISC });
    expect([rowOf(next), world.data(next)]).toEqual([rowOf(hero), undefined]);
  });

  test('of a body that no list can name are gone with it', async () => {
    using world = await World.create<string>(WORLD);
    const id = world.insert({ shape: DISC, data: 'gone' });
    world.remove(id);
    expect(() => world.data(id)).toThrow('data: id must belong to a body that is in this world');
  });
});

describe('wrong arguments', () => {
  const wrong: readonly (readonly [(world: World, id: BodyId) => unknown, string])[] = [
    [
      (world) => world.insert(undefined as never),
      'insert: body must be an object such as { shape }',
    ],
    [
      (world) => world.insert({ shape: DISC, colour: 1 } as never),
      'insert: there is no option colour',
    ],
    [
      (world) => world.insert({ shape: DISC, x: 'a' as never }),
      'insert: x must be a number, got "a"',
    ],
    [(world) => world.insert({ shape: DISC, y: Infinity }), 'insert: y must be a finite number'],
    [(world) => world.insert({ shape: DISC, angle: NaN }), 'insert: angle must be a finite number'],
    [
      (world) => world.insert({ shape: DISC, scale: 0 }),
      'insert: scale must be more than zero, got 0',
    ],
    [
      (world) => world.insert({ shape: DISC, scale: 1e-50 }),
      'insert: scale must be more than zero',
    ],
    [
      (world) => world.insert({ shape: DISC, static: 1 as never }),
      'insert: static must be true or',
    ],
    [
      (world) => world.insert({ shape: DISC, sensor: null as never }),
      'sensor must be true or false',
    ],
    [
      (world) => world.insert({ shape: DISC, category: 0.5 }),
      'insert: category must be a whole number',
    ],
    [
      (world) => world.insert({ shape: DISC, mask: 2 ** 33 }),
      'insert: mask must be a whole number of 32',
    ],
    [
      (world) => world.insert({ shape: DISC, group: NaN }),
      'insert: group must be a whole number from -',
    ],
    [
      (world) => world.insert({ shape: DISC, group: 2 ** 31 }),
      '-2147483648 to 2147483647, got 2147',
    ],
    [(world) => world.insert({ shape: DISC, tag: '1' as never }), 'insert: tag must be a number'],
    [(world) => world.insert({ shape: DISC, order: NaN }), 'insert: order must be a finite number'],
    [
      (world) => world.insert({ shape: circle(3e38), scale: 3e38 }),
      'insert: the body must keep its size and reach in the range of 32-bit floats, got x 0, y 0, scale 3e+38',
    ],
    [(world) => world.insertMany(5 as never), 'insertMany: bodies must be an array, got 5'],
    [(world) => world.insertMany([undefined as never]), 'insertMany: body 0 must be an object'],
    [(world) => world.insertMany([[] as never]), 'insertMany: body 0 must be an object'],
    [
      (world) => world.insert([] as never),
      'insert: body must be an object such as { shape }, got an',
    ],
    [(world, id) => world.update(id, [] as never), 'update: changes must be an object'],
    [
      (world) => world.insert({ shape: DISC, group: 5n as never }),
      'insert: group must be a number, got 5n',
    ],
    [
      (world, id) => world.update(id, { group: Symbol.iterator as never }),
      'update: group must be a number, got a symbol',
    ],
    [
      (world) => world.insertMany([{ shape: DISC, group: Object.create(null) as never }]),
      'insertMany: body 0: group must be a number, got an Object',
    ],
    [(world, id) => world.move(id, NaN, 0), 'move: x must be a finite number, got NaN'],
    [(world, id) => world.move(id, 0, 0, NaN), 'move: angle must be a finite number, got NaN'],
    [(world, id) => world.update(id, { radius: 1 } as never), 'update: there is no option radius'],
    [(world, id) => world.update(id, undefined as never), 'update: changes must be an object'],
    [(world) => world.idAt(5), 'idAt: row must hold a body, got 5'],
    [(world) => world.idAt('0' as never), 'idAt: row must be a number, got "0"'],
    [(world) => world.remove('0' as never), 'remove: id must be a number, got "0"'],
    [(world, id) => world.idAt(id), '(is it an id? rowOf(id) gives its row)'],
    [(world) => world.reserve(-1), 'reserve: count must be a whole number from 0 to 16777215'],
    [(world) => world.has('x' as never), 'has: id must be a number, got "x"'],
  ];
  test.each(wrong.map(([call, sentence]) => [sentence, call] as const))(
    '%s',
    async (sentence, call) => {
      using world = await World.create(WORLD);
      const id = world.insert({ shape: DISC });
      const before = world.get(id);
      const error = thrownBy(() => call(world, id));
      expect(error.message).toContain(sentence);
      expect(error).toHaveProperty('code');
      expect([world.size, world.get(id)]).toEqual([1, before]);
    },
  );

  const takers: readonly (readonly [string, (world: World, id: number) => unknown])[] = [
    ['move', (world, id) => world.move(id, 0, 0)],
    ['update', (world, id) => world.update(id, {})],
    ['get', (world, id) => world.get(id)],
    ['boxOf', (world, id) => world.boxOf(id)],
    ['transformOf', (world, id) => world.transformOf(id)],
    ['data', (world, id) => world.data(id)],
    ['separation', (world, id) => world.separation(id, id)],
  ];
  test.each(takers)('%s takes a row for the id of the body in it', async (_, call) => {
    using world = await World.create<string>(WORLD);
    const body = { shape: DISC, x: 1, data: 'mine' };
    const [, byId, byRow] = world.insertMany([{ shape: DISC }, body, body]) as [
      BodyId,
      BodyId,
      BodyId,
    ];
    expect(call(world, rowOf(byRow))).toEqual(call(world, byId));
    expect(world.get(byRow)).toEqual(world.get(byId));
  });

  test.each(takers)(
    '%s refuses stale ids, empty rows, and what is no number',
    async (name, call) => {
      using world = await World.create(WORLD);
      const stale = world.insert({ shape: DISC });
      world.remove(stale);
      const [, gone] = world.insertMany([{ shape: DISC }, { shape: DISC }]);
      world.remove(gone!);
      for (const [id, got] of [
        [stale, `got ${stale}`],
        [1, 'got 1'],
        [2, 'got 2'],
        [-1, 'got -1'],
        [0.5, 'got 0.5'],
        [1.5, 'got 1.5'],
        [stale + 2 ** 24 + 0.5, `got ${stale + 2 ** 24 + 0.5}`],
        [NaN, 'got NaN'],
        [2 ** 60, `got ${2 ** 60}`],
      ] as [BodyId, string][]) {
        const error = thrownBy(() => call(world, id));
        expect(error.message).toMatch(
          new RegExp(`^${name}: (id|a) must belong to a body that is in this world, got`),
        );
        expect(error.message).toContain(got);
        expect(error).toBeInstanceOf(RangeError);
      }
      const error = thrownBy(() => call(world, 'x' as never));
      expect(error.message).toMatch(new RegExp(`^${name}: (id|a) must be a number, got "x"`));
      expect(error).toBeInstanceOf(TypeError);
    },
  );

  const options: readonly (readonly [object, string])[] = [
    [{}, 'World: bounds must be an object with x, y, width and height, got undefined'],
    [{ ...WORLD, outside: 'keep' }, 'World: there is no option outside; there are bounds,'],
    [{ ...WORLD, capacity: 0 }, 'World: capacity must be a whole number from 1'],
    [{ ...WORLD, touching: 1 }, 'World: touching must be true or false, got 1'],
  ];
  test.each(options)('the world %o', async (given, sentence) => {
    await expect(World.create(given as never)).rejects.toThrow(sentence);
  });
});
