/** Bodies of several parts. */
import {
  BODY_HIT_STRIDE,
  BodyHitField,
  type BodyId,
  box,
  CastField,
  CONTACT_STRIDE,
  ContactField,
  capsule,
  circle,
  inspect,
  type NewBody,
  type Part,
  polygon,
  rowOf,
  segment,
  World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { random, thrownBy, WORLD } from '../support.js';

const [SWORD, BODY, SHIELD] = [2, 4, 8];
const SQUARE = box(4, 4);

/** Two squares with a gap between them, around (20, 20). */
const PAIR: NewBody<never> = {
  parts: [
    { shape: SQUARE, x: -6 },
    { shape: SQUARE, x: 6 },
  ],
  x: 20,
  y: 20,
};

/** Of each kind one, with all options. */
const ALL: readonly Part[] = [
  { shape: circle(2), x: 1, y: 2, angle: 0.5, scale: 2, category: 0x80000000, mask: 6, tag: 7 },
  { shape: box(2, 4), sensor: true, tag: 0xfffffffe },
  { shape: capsule(6, 1, { upright: true }), category: 3 },
  { shape: segment(0, 0, 3, 4), mask: 5 },
  { shape: polygon([12, 0, -8, 7, -8, -7]) },
];

describe('giving and reading', () => {
  test('what is left out of a part has defaults; its filter is that of the body', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ parts: [{ shape: SQUARE }] });
    const part = { shape: SQUARE, x: 0, y: 0, angle: 0, scale: 1, sensor: false, tag: 0 };
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
      [far, 'body 1 must reach no farther than 32-bit floats'],
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
    const part = { shape: circle(3), x: 0, y: 0, angle: 0, scale: 1, sensor: false, tag: 0 };
    expect([world.partCount(id), world.part(id, 0)]).toStrictEqual([1, part]);
  });

  test('255 parts of 8 corners each come back and are met; 256 are refused', async () => {
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
    const more = [...parts, { shape: SQUARE }];
    for (const call of [
      () => world.insert({ parts: more }),
      () => world.update(first, { parts: more }),
    ]) {
      expect(thrownBy(call).message).toContain('parts must hold 1 to 255 parts, got 256');
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
    const part = { shape: circle(1), x: 16, y: 0, angle: 0, scale: 3, sensor: true, tag: 3 };
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
    const reach = 'the body must reach no farther than 32-bit floats';
    for (const [call, sentence] of [
      [() => world.update(id, { parts: [far], category: 5, data: 1 }), `update: ${reach}`],
      [() => world.update(id, { parts: [far], x: 5, static: true }), `update: ${reach}`],
      [() => world.update(id, { scale: 3e38, tag: 5 }), `update: ${reach}`],
      [() => world.updatePart(id, 1, { ...far, tag: 5 }), `updatePart: ${reach}`],
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

describe('pairs, events and contacts', () => {
  test('one pair and one event, whatever parts touch; a contact for each two', async () => {
    using world = await World.create(WORLD);
    const [pair, bar] = world.insertMany([PAIR, { shape: box(40, 2), x: 20, y: 22 }]) as [
      BodyId,
      BodyId,
    ];
    const calls: unknown[] = [];
    world.on('enter', (a, b, contact) => calls.push(['enter', a, b, contact?.partA]));
    world.on('exit', (a, b) => calls.push(['exit', a, b]));
    world.step();
    expect(world.pairs()).toEqual([{ a: pair, b: bar }]);
    expect(world.entered()).toEqual([{ a: pair, b: bar }]);
    expect(world.contacts()).toMatchObject([
      { a: pair, b: bar, partA: 0, partB: 0, normalX: 0, normalY: 1, depth: 1 },
      { a: pair, b: bar, partA: 1, partB: 0, normalX: 0, normalY: 1, depth: 1 },
    ]);
    const rows = Array.from(world.contactRows());
    expect(rows).toHaveLength(2 * CONTACT_STRIDE);
    expect([rows[ContactField.PartA], rows[CONTACT_STRIDE + ContactField.PartA]]).toEqual([0, 1]);
    world.move(bar, 44, 22); // reaches part 1 alone
    world.step();
    expect([world.entered(), world.exited(), world.stayed().length]).toEqual([[], [], 1]);
    expect(world.contacts()).toMatchObject([{ partA: 1 }]);
    world.move(bar, 60, 60);
    world.step();
    expect(world.exited()).toEqual([{ a: pair, b: bar }]);
    expect(calls).toEqual([
      ['enter', pair, bar, 0],
      ['exit', pair, bar],
    ]);
  });

  test('two bodies do not touch within their gaps, and a body does not touch itself', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ ...PAIR, parts: [...ALL, { shape: SQUARE, x: 30 }] });
    const ball = world.insert({ shape: circle(1), x: 40, y: 20 });
    world.step();
    expect([world.pairs(), world.queryPoint(40, 20)]).toEqual([[], [ball]]);
    expect(world.explain(id, ball)).toMatchObject({ touching: false, reason: 'apart' });
    world.move(id, 10, 20);
    world.step();
    expect(world.pairs()).toEqual([{ a: id, b: ball }]);
  });

  test('callbacks get the deepest contact of a pair, in the order of the masks', async () => {
    using world = await World.create(WORLD);
    const pair = world.insert({ ...PAIR, category: 2 });
    // Turned a little, so that it is deeper in part 1.
    const bar = world.insert({ shape: box(40, 2), x: 20, y: 22, angle: -0.04, category: 4 });
    const other = world.insert({ shape: SQUARE, x: 20, y: 25, category: 4 });
    const seen: unknown[] = [];
    for (const masks of [
      { a: 2, b: 4 },
      { a: 4, b: 2 },
    ]) {
      world.on('enter', masks, (a, b, contact) =>
        seen.push([a, b, contact?.a, contact?.partA, contact?.partB]),
      );
    }
    world.step();
    expect(world.contacts().map(({ a, b, partA }) => [a, b, partA])).toEqual([
      [pair, bar, 0],
      [pair, bar, 1],
      [bar, other, 0],
    ]);
    expect(seen).toEqual([
      [pair, bar, pair, 1, 0],
      [bar, pair, bar, 0, 1],
    ]);
    const deepest: unknown[] = [];
    world.forEachPair((_a, b, contact) => deepest.push([b, contact?.partA]));
    expect(deepest).toEqual([
      [bar, 1],
      [other, 0],
    ]);
  });

  test('a part that is a sensor is in the pair, and in no contact', async () => {
    using world = await World.create(WORLD);
    const feet = { shape: box(4, 1), y: 3, sensor: true };
    const hero = world.insert({ parts: [{ shape: SQUARE }, feet], x: 20, y: 20 });
    const floor = world.insert({ shape: box(40, 2), x: 20, y: 24, static: true });
    const contacts: unknown[] = [];
    world.on('enter', (_a, _b, contact) => contacts.push(contact));
    world.step();
    expect([world.pairs(), world.contacts()]).toEqual([[{ a: hero, b: floor }], []]);
    expect(contacts).toEqual([undefined]);
    world.updatePart(hero, 1, { sensor: false });
    world.step();
    expect(world.contacts()).toMatchObject([{ partA: 1 }]);
    world.update(hero, { sensor: true });
    world.step();
    expect([world.pairs().length, world.contacts()]).toEqual([1, []]);
  });
});

/** A knight with a body, a sword and a shield, and a disc at each of the three. */
async function scene(): Promise<{ world: World; knight: BodyId; discs: BodyId[] }> {
  const world = await World.create(WORLD);
  const knight = world.insert({
    parts: [
      { shape: SQUARE },
      { shape: SQUARE, x: 10, category: SWORD, mask: BODY },
      { shape: SQUARE, x: 20, category: SHIELD },
    ],
    category: BODY,
    mask: SWORD,
  });
  const discs = [0, 10, 20].map((x) => world.insert({ shape: circle(1), x, category: BODY }));
  return { world, knight, discs };
}

describe('filters', () => {
  test('a part with one of its own touches by that, the others by that of the body', async () => {
    const { world, knight, discs } = await scene();
    world.step();
    expect(world.pairs()).toEqual([
      { a: knight, b: discs[1] },
      { a: knight, b: discs[2] },
    ]);
    world.update(knight, { mask: BODY });
    world.step();
    expect(world.contacts().map(({ b, partA }) => [b, partA])).toEqual(
      discs.map((disc, i) => [disc, i]),
    );
    world.update(knight, { mask: 0 });
    world.updatePart(knight, 1, { mask: SHIELD });
    world.step();
    expect(world.contacts().map(({ partA }) => partA)).toEqual([2]);
    world.update(knight, { parts: world.get(knight).parts!.map(({ shape, x }) => ({ shape, x })) });
    world.step();
    expect(world.pairs()).toEqual([]);
  });

  test('queries find a body by the parts that they accept', async () => {
    const { world, knight, discs } = await scene();
    const options = { mask: SWORD | SHIELD, except: discs };
    expect(world.query(-2, -2, 4, 4, options)).toEqual([]);
    expect(world.query(8, -2, 4, 4, options)).toEqual([knight]);
    expect(world.raycast(-9, 0, 60, 0, options)).toMatchObject({ id: knight, x: 8, part: 1 });
    const hits = world.raycastMany([-9, 0, 60, 0, 60, 0, -60, 0, 0, 9, 9, 0], { mask: SHIELD });
    const part = BodyHitField.Part;
    expect([hits[part], hits[BODY_HIT_STRIDE + part]]).toEqual([2, 2]);
    expect(hits[2 * BODY_HIT_STRIDE + BodyHitField.Row]).toBe(-1);
    expect(world.nearest(-5, 0, { mask: SWORD })).toEqual({ id: knight, distance: 13 });
  });

  test('explain says which masks refuse, of all parts', async () => {
    using world = await World.create(WORLD);
    const explain = (a: readonly Part[], b: readonly Part[]): string => {
      const [one, other] = [a, b].map((parts) => world.insert({ parts })) as [BodyId, BodyId];
      const { reason } = world.explain(one, other);
      world.clear();
      return reason;
    };
    const filtered = (category: number, mask: number): Part => ({ shape: SQUARE, category, mask });
    expect(explain([filtered(1, 4), filtered(2, 4)], [filtered(1, 7), filtered(2, 7)])).toBe(
      'mask of a',
    );
    expect(explain([filtered(1, 7), filtered(2, 7)], [filtered(1, 4), filtered(2, 4)])).toBe(
      'mask of b',
    );
    expect(explain([filtered(1, 4), filtered(2, 4)], [filtered(1, 4), filtered(2, 4)])).toBe(
      'masks',
    );
    expect(explain([filtered(1, 1), filtered(2, 2)], [filtered(1, 2), filtered(2, 1)])).toBe(
      'masks',
    );
    expect(explain([filtered(1, 4), { shape: SQUARE }], [filtered(1, 7)])).toBe('touching');
    expect(explain([{ shape: SQUARE, x: 9 }, filtered(1, 0)], [filtered(1, 7)])).toBe('apart');
  });
});

describe('rays and casts', () => {
  test('hits name the part that is met', async () => {
    using world = await World.create(WORLD);
    const id = world.insert(PAIR);
    const ball = world.insert({ shape: circle(1), x: 50, y: 20 });
    expect(world.raycast(0, 20, 64, 0)).toMatchObject({ id, x: 12, part: 0 });
    expect(world.raycast(64, 20, -64, 0)).toMatchObject({ id: ball, x: 51, part: 0 });
    expect(world.raycastAll(64, 20, -64, 0)).toMatchObject([{ id: ball }, { id, x: 28, part: 1 }]);
    const filter = (met: BodyId) => met === id;
    expect(world.raycast(64, 20, -64, 0, { filter })).toMatchObject({ id, part: 1 });
    expect(world.raycastAllRows(20, 20, 1, 0)).toHaveLength(0); // in the gap
    const hit = world.cast(circle(1), { x: 20, y: 20 }, 20, 0)!;
    expect([hit.id, hit.part, hit.movingPart]).toEqual([id, 1, 0]);
    expect(hit.x).toBeCloseTo(23, 3);
    const hits = world.castMany(circle(1), [20, 20, 0, 1, -20, 0, 20, 20, 0, 1, 20, 0]);
    expect(Array.from(hits.subarray(CastField.Part, CastField.Part + 2))).toEqual([0, 0]);
    expect(hits.at(CastField.Part - CastField.MovingPart - 1)).toBe(1);
  });

  test('a body is cast with all its parts, each by its own filter', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({
      parts: [{ shape: SQUARE }, { shape: SQUARE, y: 10, category: SWORD, mask: BODY }],
      y: 20,
    });
    const [low, high] = world.insertMany([
      { shape: circle(1), x: 30, y: 30, category: BODY },
      { shape: circle(1), x: 40, y: 20 },
    ]) as [BodyId, BodyId];
    expect(world.castAll(id, 60, 0)).toMatchObject([
      { id: low, part: 0, movingPart: 1 },
      { id: high, part: 0, movingPart: 0 },
    ]);
    expect(world.cast(id, 60, 0, { mask: 1 })).toMatchObject({ id: high, movingPart: 0 });
  });

  test('queries by shape and distance are those of the parts', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ ...PAIR, angle: Math.PI / 2 }); // now one above the other
    const ball = world.insert({ shape: circle(1), x: 30, y: 20 });
    expect([world.queryPoint(26, 20), world.queryPoint(20, 26)]).toEqual([[], [id]]);
    expect(world.boxOf(id)).toEqual({ x: 18, y: 12, width: 4, height: 16 });
    expect(world.queryCircle(20, 20, 3.9)).toEqual([]);
    expect(world.queryCircle(20, 20, 4.1)).toEqual([id]);
    expect(world.queryAny(18, 17, 4, 6)).toBe(false);
    expect(world.overlaps(circle(1), { x: 20, y: 14 })).toEqual([id]);
    expect(world.visible(18, 17, 4, 6)).toEqual([id]); // by its box
    expect(world.nearest(20, 20, { except: ball })).toEqual({ id, distance: 4 });
    const { distance, onA } = world.separation(id, ball);
    expect([distance, onA.x, Math.abs(onA.y - 20)]).toEqual([
      expect.closeTo(Math.hypot(8, 4) - 1, 4),
      22,
      4,
    ]);
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
    [(world) => world.insert({ parts: [] }), 'insert: parts must hold 1 to 255 parts, got 0'],
    [
      (world) => world.insert({ parts: { length: 2 ** 40 } }),
      'parts must hold 1 to 255 parts, got 1099511627776',
    ],
    [
      (world) => world.insert({ parts: [undefined as never] }),
      'insert: parts[0]: it must be an object such as { shape }, got undefined',
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
      'insert: the body must reach no farther than 32-bit floats',
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
