/** Bodies of several parts. */
import {
  type BodyId,
  box,
  circle,
  inspect,
  type Part,
  polygon,
  rowOf,
  World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { random, thrownBy, WORLD } from '../support.js';
import { ALL, PAIR, SQUARE } from './part-scene.js';

describe('giving and reading', () => {
  test('what is left out of a part has defaults; its filter is that of the body', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ parts: [{ shape: SQUARE }] });
    const part = {
      shape: SQUARE,
      x: 0,
      y: 0,
      angle: 0,
      scale: 1,
      sensor: false,
      tag: 0,
      oneWay: false,
    };
    expect(world.part(id, 0)).toStrictEqual(part);
    expect(world.get(id)).toStrictEqual({
      parts: [part],
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
      data: undefined,
    });
    expect([world.partCount(id), world.part(rowOf(id), 0)]).toEqual([1, part]);
  });

  test('all options come back, and make another body like it', async () => {
    using world = await World.create<string>(WORLD);
    const body = { parts: ALL, x: 3, angle: 1, static: true, category: 9, tag: 1, data: 'mine' };
    const id = world.insert(body);
    const values = world.get(id);
    expect(values).toMatchObject({ ...body, parts: ALL });
    expect('shape' in values).toBe(false);
    expect(ALL.map((_, i) => world.part(id, i))).toEqual(values.parts);
    const copy = world.insert(values);
    expect(world.get(copy)).toEqual(values);
    expect(world.boxOf(copy)).toEqual(world.boxOf(id));
    expect(world.partCount(copy)).toBe(ALL.length);
  });

  test('of category and mask, the one that is left out where the other is given has its default', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ parts: ALL, category: 64, mask: 128 });
    expect(
      ALL.map((_, i) => world.part(id, i)).map(({ category, mask }) => [category, mask]),
    ).toEqual([
      [0x80000000, 6],
      [undefined, undefined],
      [3, 0xffffffff],
      [1, 5],
      [undefined, undefined],
    ]);
  });

  test('many bodies in one call, with parts and without', async () => {
    using world = await World.create<string>(WORLD);
    const ids = world.insertMany([
      { shape: circle(1), x: 1, data: 'a' },
      { ...PAIR, parts: ALL, data: 'b' },
      PAIR,
      { shape: SQUARE },
    ]);
    expect(ids.map((id) => world.partCount(id))).toEqual([1, ALL.length, 2, 1]);
    expect(world.get(ids[1]!)).toMatchObject({ parts: ALL, x: 20, data: 'b' });
    expect(world.get(ids[2]!)).toMatchObject(PAIR);
    expect([world.get(ids[0]!).shape, world.get(ids[3]!).shape]).toEqual([circle(1), SQUARE]);
    expect(world.queryPoint(26, 20)).toEqual([ids[1], ids[2]]);
  });

  test('of many bodies none is added when a part of one is refused', async () => {
    using world = await World.create(WORLD);
    const far: Part = { shape: circle(3e38), x: 3e38 };
    for (const [part, sentence] of [
      [{ shape: SQUARE, y: NaN }, 'body 1: parts[1].y must be a finite number, got NaN'],
      [{ x: 1 } as Part, 'body 1: parts[1].shape must be a shape, as circle(8) makes one, got und'],
      [far, 'body 1 must keep its size and reach in the range of 32-bit floats'],
    ] as const) {
      const bodies = [PAIR, { parts: [{ shape: SQUARE }, part] }];
      expect(thrownBy(() => world.insertMany(bodies)).message).toContain(`insertMany: ${sentence}`);
    }
    expect([world.size, world.rows, world.queryPoint(20, 20)]).toEqual([0, 0, []]);
    using fresh = await World.create(WORLD);
    expect(world.insert(PAIR)).toBe(fresh.insert(PAIR));
  });

  test('of a body of one shape, part 0 is that shape', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ shape: circle(3), x: 5, category: 8, tag: 9 });
    const part = {
      shape: circle(3),
      x: 0,
      y: 0,
      angle: 0,
      scale: 1,
      sensor: false,
      tag: 0,
      oneWay: false,
    };
    expect([world.partCount(id), world.part(id, 0)]).toStrictEqual([1, part]);
  });

  test('255 parts of 8 corners each come back and are met; 65,536 are refused', async () => {
    using world = await World.create(WORLD);
    const corners = Array.from({ length: 8 }, (_, i) => [
      Math.cos((i * Math.PI) / 4),
      Math.sin((i * Math.PI) / 4),
    ]).flat();
    const octagon = polygon(corners.map(Math.fround));
    const parts = Array.from({ length: 255 }, (_, i) => ({ shape: octagon, x: 3 * i, tag: i }));
    const bodies = [{ parts }, { parts, y: 10 }, { shape: circle(1), x: 3 * 254, y: 10 }];
    const [first, second, ball] = world.insertMany(bodies) as [BodyId, BodyId, BodyId];
    expect(world.get(world.insert({ parts, y: 20 })).parts).toMatchObject(parts);
    expect([world.get(first).parts, world.get(second).parts]).toMatchObject([parts, parts]);
    expect(world.raycast(762, 5, 0, 10, { except: ball })).toMatchObject({ id: second, part: 254 });
    world.update(first, { parts: parts.toReversed() });
    expect(world.part(first, 254)).toMatchObject({ tag: 0, x: 0 });
    world.step();
    expect(world.contacts()).toMatchObject([{ a: second, b: ball, partA: 254, partB: 0 }]);
    const more = Array.from({ length: 65_536 }, () => ({ shape: SQUARE }));
    for (const call of [
      () => world.insert({ parts: more }),
      () => world.update(first, { parts: more }),
    ]) {
      expect(thrownBy(call).message).toContain('parts must hold 1 to 65535 parts, got 65536');
    }
    expect([world.size, world.partCount(first)]).toEqual([4, 255]);
    inspect(world).validate();
  });
});

describe('changing', () => {
  test('update gives other parts, or one shape in place of all', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ ...PAIR, tag: 5 });
    const before = world.get(id);
    world.update(id, { parts: [{ shape: circle(1), y: -9 }], sensor: true });
    expect(world.get(id)).toMatchObject({ tag: 5, sensor: true, parts: [{ shape: circle(1) }] });
    expect([world.queryPoint(20, 11), world.queryPoint(26, 20)]).toEqual([[id], []]);
    world.update(id, { shape: SQUARE });
    const { parts: _, ...rest } = before;
    expect(world.get(id)).toStrictEqual({ ...rest, shape: SQUARE, sensor: true });
    expect([world.queryPoint(20, 11), world.queryPoint(20, 20)]).toEqual([[], [id]]);
    world.update(id, { ...PAIR, x: 30, sensor: false });
    expect(world.get(id)).toEqual({ ...before, x: 30 });
    expect(world.queryPoint(36, 20)).toEqual([id]);
  });

  test('update leaves alone parts that it does not name', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ ...PAIR, parts: ALL });
    const { parts } = world.get(id);
    const nothing: object = { shape: undefined, parts: undefined };
    world.update(id, { x: 1, scale: 2, static: true, tag: 3, ...nothing });
    world.update(id, { order: 1, category: 2, group: 4 });
    world.move(id, 7, 8, 1);
    expect(world.get(id)).toMatchObject({ parts, x: 7, y: 8, scale: 2, static: true, tag: 3 });
  });

  test('updatePart changes one part at once, and keeps the others and their numbers', async () => {
    using world = await World.create(WORLD);
    const id = world.insert(PAIR);
    world.updatePart(id, 1, { x: 16, tag: 3 });
    expect([world.queryPoint(26, 20), world.queryPoint(36, 20)]).toEqual([[], [id]]);
    expect(world.queryPoint(14, 20)).toEqual([id]);
    expect(world.get(id).parts).toMatchObject([{ x: -6 }, { shape: SQUARE, x: 16, tag: 3 }]);
    world.updatePart(rowOf(id), 1, { shape: circle(1), sensor: true, scale: 3, y: undefined });
    const part = {
      shape: circle(1),
      x: 16,
      y: 0,
      angle: 0,
      scale: 3,
      sensor: true,
      tag: 3,
      oneWay: false,
    };
    expect(world.part(id, 1)).toStrictEqual(part);
    world.updatePart(id, 1, {});
    expect(world.part(id, 1)).toStrictEqual(part);
    world.updatePart(id, 1, { mask: 2 });
    expect(world.part(id, 1)).toStrictEqual({ ...part, category: 1, mask: 2 });
    world.updatePart(id, 1, { category: 4 });
    expect(world.part(id, 1)).toStrictEqual({ ...part, category: 4, mask: 2 });
    expect(world.partCount(id)).toBe(2);
  });

  test('updatePart gives parts to a body of one shape', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ shape: SQUARE, x: 10, category: 2 });
    world.updatePart(id, 0, { x: 20 });
    const { parts, shape, category } = world.get(id);
    expect([parts, shape, category]).toMatchObject([[{ shape: SQUARE, x: 20 }], undefined, 2]);
    expect([world.queryPoint(10, 0), world.queryPoint(30, 0)]).toEqual([[], [id]]);
  });

  test('update and updatePart are all or nothing', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ ...PAIR, parts: ALL });
    world.transforms[0] = 21;
    const before = world.get(id);
    const far: Part = { shape: circle(3e38), x: 3e38 };
    const reach = 'the body must keep its size and reach in the range of 32-bit floats';
    for (const [call, sentence] of [
      [() => world.update(id, { parts: [far], category: 5, data: 1 }), `update: ${reach}`],
      [() => world.update(id, { parts: [far], x: 5, static: true }), `update: ${reach}`],
      [() => world.update(id, { scale: 3e38, tag: 5 }), `update: ${reach}`],
      [
        () => world.updatePart(id, 1, { ...far, tag: 5 }),
        `updatePart: ${reach}, got x 3e+38, y 0, scale 1 of part 1`,
      ],
      [
        () => world.updatePart(id, 1, { tag: 5, scale: 0 }),
        'updatePart: scale must be more than z',
      ],
    ] as const) {
      expect(thrownBy(call).message).toContain(sentence);
    }
    expect(world.get(id)).toEqual(before);
    world.step();
    expect(world.get(id)).toEqual(before);
  });

  test('what turns static with parts does so where transforms says', async () => {
    using world = await World.create(WORLD);
    const id = world.insert(PAIR);
    world.transforms[0] = 40;
    world.update(id, { static: true, parts: [{ shape: SQUARE, y: 9 }] });
    expect([world.transformOf(id).x, world.queryPoint(40, 29)]).toEqual([40, [id]]);
  });

  test('a getter of changes that removes the body, or its parts, is refused', async () => {
    using world = await World.create(WORLD);
    const id = world.insert(PAIR);
    const fewer = {
      get tag() {
        world.update(id, { shape: SQUARE });
        return 1;
      },
    };
    expect(thrownBy(() => world.updatePart(id, 1, fewer)).message).toBe(
      'updatePart: index must be the number of a part of the body, from 0 to 0, got 1',
    );
    const gone = {
      get tag() {
        world.remove(id);
        return 1;
      },
    };
    expect(() => world.updatePart(id, 0, gone)).toThrow('id must belong to a body that is in this');
    expect(world.size).toBe(0);
  });
});

/** Two parts, of which one is wrong. */
function withPart(wrong: object): { parts: Part[] } {
  return { parts: [{ shape: SQUARE }, { shape: SQUARE, ...wrong }] };
}

describe('wrong arguments', () => {
  type Call = (world: World, id: BodyId) => unknown;
  const wrong: readonly (readonly [Call, string])[] = [
    [
      (world) => world.insert({} as never),
      'insert: shape must be a shape, as circle(8) makes one, got undefined',
    ],
    [
      (world) => world.insert({ shape: SQUARE, ...withPart({}) } as never),
      'insert: shape must be left out where parts are given, got an Object',
    ],
    [
      (world, id) => world.update(id, { shape: SQUARE, ...withPart({}) } as never),
      'update: shape must be left out where parts are given, got an Object',
    ],
    [
      (world) => world.insertMany([{ shape: SQUARE, ...withPart({}) } as never]),
      'insertMany: body 0: shape must be left out where parts are given, got an Object',
    ],
    [(world) => world.insert({ parts: 5 as never }), 'insert: parts must be an array, got 5'],
    [(world) => world.insert({ parts: null as never }), 'insert: parts must be an array, got null'],
    [
      (world) => world.insert({ parts: { shape: SQUARE } as never }),
      'insert: parts must be an array, got an Object',
    ],
    [(world) => world.insert({ parts: [] }), 'insert: parts must hold 1 to 65535 parts, got 0'],
    [
      (world) => world.insert({ parts: { length: 2 ** 40 } }),
      'parts must hold 1 to 65535 parts, got 1099511627776',
    ],
    [
      (world) => world.insert({ parts: [undefined as never] }),
      'insert: parts[0] must be an object such as { shape }, got undefined',
    ],
    [
      (world) => world.insert(withPart({ static: true })),
      'insert: parts[1]: there is no option static; there are shape, x, y,',
    ],
    [
      (world) => world.insert(withPart({ shape: 5 })),
      'insert: parts[1].shape must be a shape, as circle(8) makes one, got 5',
    ],
    [
      (world) => world.insert(withPart({ shape: { kind: 'circle', radius: 0 } })),
      'insert: parts[1].shape.radius must be more than zero, got 0',
    ],
    [
      (world) => world.insert(withPart({ shape: { kind: 'polygon', corners: [0, 0] } })),
      'insert: parts[1].shape.corners must be 3 to 8 points',
    ],
    [(world) => world.insert(withPart({ x: '1' })), 'insert: parts[1].x must be a number, got "1"'],
    [
      (world) => world.insert(withPart({ angle: Infinity })),
      'insert: parts[1].angle must be a finite',
    ],
    [
      (world) => world.insert(withPart({ scale: -1 })),
      'insert: parts[1].scale must be more than zero',
    ],
    [
      (world) => world.insert(withPart({ sensor: 1 })),
      'insert: parts[1].sensor must be true or false, got 1',
    ],
    [
      (world) => world.insert(withPart({ category: 2 ** 32 })),
      'insert: parts[1].category must be a whole number of 32 bits, got 4294967296',
    ],
    [
      (world) => world.insert(withPart({ mask: 0.5 })),
      'insert: parts[1].mask must be a whole number',
    ],
    [
      (world) => world.insert(withPart({ tag: 'a' })),
      'insert: parts[1].tag must be a number, got "a"',
    ],
    [
      (world) => world.insert(withPart({ x: 3e38, shape: circle(3e38) })),
      'insert: the body must keep its size and reach in the range of 32-bit floats, got x 0, y 0, scale 1',
    ],
    [
      (world, id) => world.update(id, withPart({ y: NaN })),
      'update: parts[1].y must be a finite number, got NaN',
    ],
    [
      (world, id) => world.updatePart(id, 0, undefined as never),
      'updatePart: changes must be an object such as { shape }, got undefined',
    ],
    [
      (world, id) => world.updatePart(id, 0, { radius: 1 } as never),
      'updatePart: there is no option radius; there are shape, x, y,',
    ],
    [(world, id) => world.updatePart(id, 0, { y: NaN }), 'updatePart: y must be a finite number'],
    [
      (world, id) => world.updatePart(id, 0, { shape: box(1, 1), mask: -0.5 }),
      'updatePart: mask must be a whole number of 32 bits',
    ],
    [
      (world, id) => world.updatePart(id, 2, {}),
      'updatePart: index must be the number of a part of the body, from 0 to 1, got 2',
    ],
    [
      (world, id) => world.part(id, -1),
      'part: index must be the number of a part of the body, fro',
    ],
    [(world, id) => world.part(id, 0.5), 'from 0 to 1, got 0.5'],
    [(world, id) => world.part(id, NaN), 'from 0 to 1, got NaN'],
    [(world, id) => world.part(id, 2 ** 32), 'from 0 to 1, got 4294967296'],
    [(world, id) => world.part(id, '0' as never), 'part: index must be a number, got "0"'],
  ];
  test.each(wrong.map(([call, sentence]) => [sentence, call] as const))(
    '%s',
    async (sentence, call) => {
      using world = await World.create(WORLD);
      const id = world.insert(PAIR);
      const before = world.get(id);
      expect(thrownBy(() => call(world, id)).message).toContain(sentence);
      expect([world.size, world.get(id)]).toEqual([1, before]);
      expect(world.queryPoint(26, 20)).toEqual([id]);
    },
  );

  test('the number of a part that there is not has the code of what is not found', async () => {
    using world = await World.create(WORLD);
    const id = world.insert(PAIR);
    expect(thrownBy(() => world.part(id, 2))).toMatchObject({ code: 'not-found' });
    expect(thrownBy(() => world.part(id, 2))).toBeInstanceOf(RangeError);
  });

  test.each<[string, (world: World, id: number) => unknown]>([
    ['part', (world, id) => world.part(id, 0)],
    ['partCount', (world, id) => world.partCount(id)],
    ['updatePart', (world, id) => world.updatePart(id, 0, {})],
  ])('%s refuses stale ids and empty rows', async (name, call) => {
    using world = await World.create(WORLD);
    const stale = world.insert(PAIR);
    world.remove(stale);
    for (const id of [stale, 0, 5, -1, 0.5, NaN]) {
      expect(thrownBy(() => call(world, id)).message).toBe(
        `${name}: id must belong to a body that is in this world, got ${id}`,
      );
    }
    expect(thrownBy(() => call(world, 'x' as never)).message).toBe(
      `${name}: id must be a number, got "x"`,
    );
  });
});

test('bodies of parts that come, change and go need no more memory than the first hundreds', async () => {
  const next = random(9);
  using world = await World.create(WORLD);
  const parts = (): Part[] =>
    Array.from({ length: 1 + Math.floor(20 * next()) }, (_, i) => ({
      ...ALL[Math.floor(ALL.length * next())]!,
      x: 4 * i,
    }));
  const place = (): { x: number; y: number } => ({ x: 64 * next(), y: 64 * next() });
  const alive: BodyId[] = [];
  let [bytes, memory] = [0, 0];
  for (let frame = 0; frame < 3_000; frame++) {
    alive.push(world.insert({ parts: parts(), ...place() }));
    alive.push(
      ...world.insertMany([
        { parts: parts(), ...place() },
        { shape: SQUARE, ...place() },
      ]),
    );
    const id = alive[Math.floor(alive.length * next())]!;
    world.update(id, next() < 0.5 ? { parts: parts() } : { shape: SQUARE });
    world.updatePart(id, world.partCount(id) - 1, { tag: frame });
    while (alive.length > 40) world.remove(alive.shift()!);
    if (frame % 10 === 0) world.step();
    if (frame === 1_000) {
      [bytes, memory] = [inspect(world).stats().bytes, world.transforms.buffer.byteLength];
    }
  }
  inspect(world).validate();
  // Room for parts and buffers for lists are as long as the longest so far.
  expect(inspect(world).stats().bytes).toBeLessThan(1.3 * bytes);
  expect(world.transforms.buffer.byteLength).toBe(memory);
});
