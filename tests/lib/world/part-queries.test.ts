/** What bodies of several parts touch, and the queries that find them. */
import {
  BODY_HIT_STRIDE,
  BODY_NEIGHBOR_STRIDE,
  BodyHitField,
  type BodyId,
  BodyNeighborField,
  box,
  CastField,
  CONTACT_STRIDE,
  ContactField,
  circle,
  type Part,
  rowOf,
  World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { WORLD } from '../support.js';
import { ALL, PAIR, SQUARE } from './part-scene.js';

const [SWORD, BODY, SHIELD] = [2, 4, 8];

function filtered(category: number, mask: number): Part {
  return { shape: SQUARE, category, mask };
}

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
    expect(world.nearest(-5, 0, { mask: SWORD })).toEqual({ id: knight, distance: 13, part: 1 });
  });

  test('explain says which masks refuse, of all parts', async () => {
    using world = await World.create(WORLD);
    const explain = (a: readonly Part[], b: readonly Part[]): string => {
      const [one, other] = [a, b].map((parts) => world.insert({ parts })) as [BodyId, BodyId];
      const { reason } = world.explain(one, other);
      world.clear();
      return reason;
    };
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

  test('a cast that goes nowhere names the part that a shape overlaps', async () => {
    using world = await World.create(WORLD);
    const id = world.insert(PAIR);
    expect(world.castAll(circle(1), { x: 26, y: 20 }, 0, 0)).toMatchObject([
      { id, part: 1, fraction: 0 },
    ]);
    expect(world.castAll(circle(1), { x: 20, y: 20 }, 0, 0)).toEqual([]);
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
    expect(world.nearest(20, 20, { except: ball })).toEqual({ id, distance: 4, part: 0 });
    expect(world.nearest(20, 27)).toEqual({ id, distance: 0, part: 1 });
    const rows = world.nearestRows(20, 27);
    expect(Array.from(rows)).toEqual([rowOf(id), 0, 1]);
    expect(rows).toHaveLength(BODY_NEIGHBOR_STRIDE);
    expect(rows[BodyNeighborField.Part]).toBe(1);
    const { distance, onA, partA, partB } = world.separation(id, ball);
    expect([partA, partB]).toEqual([0, 0]);
    world.place(ball, 30, 26);
    expect(world.separation(ball, id)).toMatchObject({ partA: 0, partB: 1 });
    expect([distance, onA.x, Math.abs(onA.y - 20)]).toEqual([
      expect.closeTo(Math.hypot(8, 4) - 1, 4),
      22,
      4,
    ]);
  });
});
