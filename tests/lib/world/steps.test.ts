import {
  type BodyId,
  type BodyPair,
  box,
  CONTACT_STRIDE,
  ContactField,
  circle,
  rowOf,
  TRANSFORM_STRIDE,
  World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { thrownBy, WORLD } from '../support.js';

/** Three discs of radius 2 in a row: a touches b, b touches c. */
async function threeDiscs(): Promise<{ world: World<string>; a: BodyId; b: BodyId; c: BodyId }> {
  const world = await World.create<string>(WORLD);
  const [a, b, c] = world.insertMany([
    { shape: circle(2), x: 10, y: 10, data: 'a' },
    { shape: circle(2), x: 13, y: 10, data: 'b' },
    { shape: circle(2), x: 16, y: 10, data: 'c' },
  ]) as [BodyId, BodyId, BodyId];
  return { world, a, b, c };
}

function names(world: World<string>, pairs: Iterable<BodyPair>): string[] {
  return Array.from(pairs, ({ a, b }) => `${world.data(a)}${world.data(b)}`);
}

function lists(world: World<string>): Record<string, string[]> {
  return {
    pairs: names(world, world.pairs()),
    entered: names(world, world.entered()),
    stayed: names(world, world.stayed()),
    exited: names(world, world.exited()),
  };
}

describe('lists', () => {
  test('before the first step all are empty', async () => {
    const { world } = await threeDiscs();
    expect(lists(world)).toEqual({ pairs: [], entered: [], stayed: [], exited: [] });
    expect([...world.contacts(), ...world.departed()]).toEqual([]);
  });

  test('a pair enters, stays and exits, once each', async () => {
    const { world, a } = await threeDiscs();
    world.step();
    expect(lists(world)).toEqual({
      pairs: ['ab', 'bc'],
      entered: ['ab', 'bc'],
      stayed: [],
      exited: [],
    });
    world.move(a, 0, 10);
    world.step();
    expect(lists(world)).toEqual({ pairs: ['bc'], entered: [], stayed: ['bc'], exited: ['ab'] });
    world.step();
    expect(lists(world)).toEqual({ pairs: ['bc'], entered: [], stayed: ['bc'], exited: [] });
  });

  test.each([
    ['removal', (world: World, id: BodyId) => world.remove(id)],
    ['a move', (world: World, id: BodyId) => world.move(id, 50, 50)],
    ['another shape', (world: World, id: BodyId) => world.update(id, { shape: circle(0.5) })],
    ['another category', (world: World, id: BodyId) => world.update(id, { category: 0 })],
    ['another mask', (world: World, id: BodyId) => world.update(id, { mask: 2 })],
    ['a smaller scale', (world: World, id: BodyId) => world.update(id, { scale: 0.25 })],
    ['clear', (world: World) => world.clear()],
  ])('%s ends a pair, which exits in the next step only', async (_, change) => {
    const { world, a, b } = await threeDiscs();
    world.step();
    change(world, a);
    expect(Array.from(world.exited())).toEqual([]);
    world.step();
    expect(Array.from(world.exited())).toContainEqual({ a, b });
    world.step();
    expect(Array.from(world.exited())).toEqual([]);
  });

  test('a group never collides with itself', async () => {
    const { world, a, b } = await threeDiscs();
    world.step();
    world.update(a, { group: 3 });
    world.update(b, { group: 3 });
    world.step();
    expect(lists(world)).toEqual({ pairs: ['bc'], entered: [], stayed: ['bc'], exited: ['ab'] });
  });

  test('a row that is given to another body does not continue its pair', async () => {
    const { world, a } = await threeDiscs();
    world.step();
    world.remove(a);
    const next = world.insert({ shape: circle(2), x: 10, y: 10, data: 'next' });
    expect(rowOf(next)).toBe(rowOf(a));
    world.step();
    expect(lists(world)).toEqual({
      pairs: ['bc', 'bnext'],
      entered: ['bnext'],
      stayed: ['bc'],
      exited: ['ab'],
    });
  });

  test('data of a removed body can be read until the step after the next one', async () => {
    const { world, a } = await threeDiscs();
    world.step();
    world.remove(a);
    expect(world.data(a)).toBe('a');
    world.step();
    expect(world.data(a)).toBe('a');
    world.step();
    expect(() => world.data(a)).toThrow('data: id must belong to a body');
  });

  test('contacts say where: normal from a to b, depth, points', async () => {
    const { world, a, b } = await threeDiscs();
    world.step();
    const [first] = world.contacts();
    expect(first).toEqual({
      a,
      b,
      normalX: 1,
      normalY: 0,
      depth: 1,
      points: [{ x: 11.5, y: 10, depth: 1, feature: 0 }],
    });
  });

  test('two sides that meet have two points', async () => {
    using world = await World.create(WORLD);
    world.insert({ shape: box(10, 10), x: 10, y: 10 });
    world.insert({ shape: box(4, 4), x: 10, y: 16 });
    world.step();
    const [contact] = world.contacts();
    expect(contact).toMatchObject({ normalY: 1, depth: 1 });
    expect(contact?.normalX).toBeCloseTo(0);
    expect(contact?.points.map(({ x }) => x).toSorted((p, q) => p - q)).toEqual([8, 12]);
  });

  test('sensors are in pairs and events, but in no contact', async () => {
    using world = await World.create(WORLD);
    world.insert({ shape: circle(2), x: 10, y: 10, sensor: true });
    world.insert({ shape: circle(2), x: 11, y: 10 });
    world.step();
    expect([...world.pairs()]).toHaveLength(1);
    expect([...world.contacts()]).toEqual([]);
  });

  test('the fast form has the same lists, by rows', async () => {
    const { world, a, b, c } = await threeDiscs();
    world.step();
    const rows = [a, b, b, c].map(rowOf);
    expect(Array.from(world.pairRows())).toEqual(rows);
    expect(Array.from(world.enteredRows())).toEqual(rows);
    expect(world.stayedRows()).toHaveLength(0);
    const contacts = world.contactRows();
    expect(contacts).toHaveLength(2 * CONTACT_STRIDE);
    const { A, B, NormalX, Depth, Points, X, Feature } = ContactField;
    expect([A, B, NormalX, Depth, Points, X, Feature].map((field) => contacts[field])).toEqual([
      rowOf(a),
      rowOf(b),
      1,
      1,
      1,
      11.5,
      0,
    ]);
    world.remove(a);
    world.step();
    expect(Array.from(world.stayedRows())).toEqual([b, c].map(rowOf));
    expect(Array.from(world.exitedIds())).toEqual([a, b]);
  });

  test('a shape and a place that come in one update are never at one with the old of the other', async () => {
    using world = await World.create({ bounds: { x: 0, y: 0, width: 80, height: 60 } });
    const small = world.insert({ shape: circle(2), x: -10, y: 30 });
    const large = world.insert({ shape: circle(40), x: 150, y: 30 });
    world.step();
    world.update(small, { shape: circle(20), x: -30 }); // where it was, it would reach into the bounds
    world.update(large, { shape: circle(2), x: 90 }); // as large as it was, it would, too
    world.step();
    expect(world.departed()).toEqual([]);

    const far = world.insert({ shape: circle(1), x: 3e38 });
    world.update(far, { shape: circle(1e38), x: 0 });
    expect(world.get(far)).toMatchObject({ shape: { radius: Math.fround(1e38) }, x: 0 });
  });

  test('departed() lists a body once when it has left the bounds', async () => {
    using world = await World.create(WORLD);
    const id = world.insert({ shape: circle(2), x: -10, y: 10 });
    const steps = [0, 5, -10, -10, 5, 100].map((x) => {
      world.move(id, x, 10);
      world.step();
      return [world.departed(), Array.from(world.departedRows())];
    });
    const [none, gone] = [
      [[], []],
      [[id], [rowOf(id)]],
    ];
    expect(steps).toEqual([none, none, gone, none, none, gone]);
  });

  test('touching decides whether contact at distance 0 counts', async () => {
    for (const touching of [false, true]) {
      using world = await World.create({ ...WORLD, touching });
      world.insertMany([0, 4].map((x) => ({ shape: circle(2), x })));
      world.step();
      expect([...world.pairs()]).toHaveLength(Number(touching));
    }
  });
});

describe('changes within a loop', () => {
  test('a removed body is left out of the rest; a new one comes with the next step', async () => {
    const { world, b } = await threeDiscs();
    world.step();
    for (const list of ['pairs', 'entered', 'contacts'] as const) {
      expect([...world[list]()]).toHaveLength(2);
    }
    const seen: string[] = [];
    for (const pair of world.pairs()) {
      seen.push(...names(world, [pair]));
      if (world.has(b)) world.remove(b);
      world.insert({ shape: circle(2), x: 16, y: 11, data: 'new' });
    }
    expect(seen).toEqual(['ab']);
    for (const list of ['pairs', 'entered', 'contacts'] as const) {
      expect([...world[list]()]).toEqual([]);
    }
    world.step();
    expect(lists(world)).toEqual({
      pairs: ['cnew'],
      entered: ['cnew'],
      stayed: [],
      exited: ['ab', 'bc'],
    });
  });

  test('exits are all there, whoever is removed', async () => {
    const { world, a, b, c } = await threeDiscs();
    world.step();
    world.remove(b);
    world.step();
    const seen: string[] = [];
    for (const pair of world.exited()) {
      seen.push(...names(world, [pair]));
      for (const id of [a, c]) if (world.has(id)) world.remove(id);
    }
    expect(seen).toEqual(['ab', 'bc']);
  });

  test('a list survives growth of the memory', async () => {
    const { world } = await threeDiscs();
    world.step();
    const seen: string[] = [];
    for (const pair of world.pairs()) {
      seen.push(...names(world, [pair]));
      const before = world.transforms.buffer;
      for (let count = 1; world.transforms.buffer === before; count *= 2) world.reserve(count);
    }
    expect(seen).toEqual(['ab', 'bc']);
  });

  test('a step ends a loop with an error', async () => {
    const { world } = await threeDiscs();
    world.step();
    const loop = (): void => {
      for (const _ of world.pairs()) world.step();
    };
    expect(thrownBy(loop).message).toBe(
      'pairs: step() replaced this list; end the loop before the next step',
    );
  });

  test.each(['pairs', 'contacts', 'entered', 'stayed', 'exited'] as const)(
    'a step at the last item of %s ends its loop with the same error',
    async (name) => {
      const world = await World.create(WORLD);
      const [gone, moved, , fourth] = world.insertMany([
        { shape: circle(4), x: 10, y: 10 },
        { shape: circle(4), x: 13, y: 10 },
        { shape: circle(4), x: 40, y: 10 },
        { shape: circle(4), x: 43, y: 10 },
        { shape: circle(4), x: 40, y: 50 },
      ]);
      world.step();
      world.move(fourth!, 40, 47);
      world.step();
      const count = [...world[name]()].length;
      expect(count).toBe(name === 'pairs' || name === 'contacts' ? 2 : 1);
      const seen: unknown[] = [];
      const loop = (): void => {
        for (const item of world[name]()) {
          seen.push(item);
          if (seen.length === count) world.step();
        }
      };
      expect(thrownBy(loop).message).toBe(
        `${name}: step() replaced this list; end the loop before the next step`,
      );
      expect(seen).toHaveLength(count);
      // Items that the loop leaves out do not hide the step, nor does its early end show it.
      world.step();
      for (const _ of world.stayed()) {
        world.step();
        break;
      }
      const rest = world.stayed();
      rest.next();
      for (const id of [gone, moved]) world.remove(id!);
      world.step();
      expect(() => rest.next()).toThrow('stayed: step() replaced this list');
    },
  );

  test('a step in a loop over departed(), an array, does not end it', async () => {
    const { world } = await threeDiscs();
    world.step();
    for (const id of world.query(-9, -9, 99, 99)) world.move(id, 500, 500);
    world.step();
    let seen = 0;
    for (const _ of world.departed()) {
      seen++;
      world.step();
    }
    expect(seen).toBe(3);
  });

  test('a list that was asked for before a step is refused after it', async () => {
    const { world } = await threeDiscs();
    world.step();
    for (const name of ['pairs', 'contacts', 'entered', 'stayed', 'exited'] as const) {
      const list = world[name]();
      world.step();
      expect(thrownBy(() => Array.from<unknown>(list)).message).toBe(
        `${name}: step() replaced this list; end the loop before the next step`,
      );
    }
  });

  test('dispose ends a loop with an error', async () => {
    const { world } = await threeDiscs();
    world.step();
    const loop = (): void => {
      for (const _ of world.contacts()) world.dispose();
    };
    expect(thrownBy(loop).message).toContain('World was disposed');
  });

  test('dispose at the last item ends it, too', async () => {
    const { world } = await threeDiscs();
    world.step();
    let left = [...world.pairs()].length;
    const loop = (): void => {
      for (const _ of world.pairs()) if (--left === 0) world.dispose();
    };
    expect(thrownBy(loop).message).toContain('World was disposed');
  });
});

describe('a transform that is refused', () => {
  test.each([
    [0, NaN],
    [1, Infinity],
    [2, NaN],
    [3, 0],
    [3, -1],
  ])('field %i as %d: the step names the row and changes nothing', async (field, value) => {
    const { world, a, b } = await threeDiscs();
    world.step();
    const before = lists(world);
    const { transforms } = world;
    transforms[TRANSFORM_STRIDE * rowOf(a)] = 40;
    transforms[TRANSFORM_STRIDE * rowOf(b) + field] = value;
    const error = thrownBy(() => world.step());
    expect(error.message).toMatch(
      /^step: row 1 of transforms must be a finite x, y and angle and a scale of more than zero, .* got /,
    );
    expect(error.message).toContain(String(value));
    expect(error).toBeInstanceOf(RangeError);
    expect([lists(world), world.queryPoint(40, 10)]).toEqual([before, []]);
    world.transforms[TRANSFORM_STRIDE * rowOf(b) + field] = [13, 10, 0, 1][field]!;
    world.step();
    expect(lists(world)['exited']).toEqual(['ab']);
  });
});

test('a step with too many pairs is refused; those that groups rule out do not count', {
  tags: ['thorough'],
}, async () => {
  using world = await World.create(WORLD);
  const ids = world.insertMany(Array.from({ length: 8_200 }, () => ({ shape: circle(1), x: 30 })));
  const error = thrownBy(() => world.step());
  expect(error).toBeInstanceOf(RangeError);
  expect(error.message).toBe(
    'step: more than 33,554,432 pairs of boxes overlap, without those that filters or groups rule out',
  );
  for (const id of ids) world.update(id, { group: 1 });
  world.step();
  expect([...world.pairs()]).toEqual([]);
});
