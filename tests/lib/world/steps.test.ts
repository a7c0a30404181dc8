import {
  type BodyId,
  type BodyPair,
  box,
  CONTACT_STRIDE,
  ContactField,
  circle,
  inspect,
  type PairMasks,
  rowOf,
  TRANSFORM_STRIDE,
  World,
  type WorldOptions,
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

function names(world: World<string>, pairs: readonly BodyPair[]): string[] {
  return pairs.map(({ a, b }) => `${world.data(a)}${world.data(b)}`);
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
  test('a step takes no time, and says so to who gives it one', async () => {
    const { world } = await threeDiscs();
    const inJavaScript = world as unknown as { readonly step: (time: unknown) => void };
    const step = (time: unknown): void => inJavaScript.step(time);
    for (const [time, said] of [
      [1 / 60, '0.016666666666666666'],
      [0, '0'],
      [null, 'null'],
    ] as const)
      expect(thrownBy(() => step(time))).toMatchObject({
        name: 'TypeError',
        message: `step: takes no time, as a world moves nothing: move the bodies, then call step(); got ${said}`,
        code: 'wrong-type',
      });
    expect(world.pairs()).toEqual([]);
    step(undefined);
    expect(world.pairs()).toHaveLength(2);
  });

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
    expect(world.exited()).toEqual([]);
    world.step();
    expect(world.exited()).toContainEqual({ a, b });
    world.step();
    expect(world.exited()).toEqual([]);
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
      partA: 0,
      partB: 0,
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
    expect(world.pairs()).toHaveLength(1);
    expect(world.contacts()).toEqual([]);
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
      expect(world.pairs()).toHaveLength(Number(touching));
    }
  });
});

describe('lists are arrays that may be kept', () => {
  const KINDS = ['pairs', 'contacts', 'entered', 'stayed', 'exited', 'departed'] as const;

  test('they can be read twice, and no later step changes them', async () => {
    const { world, a, b, c } = await threeDiscs();
    world.step();
    const kept = Object.fromEntries(KINDS.map((name) => [name, world[name]()]));
    const copies = structuredClone(kept);
    world.move(a, 300, 300);
    world.remove(b);
    world.step();
    expect(kept).toEqual(copies);
    expect(kept['pairs']).toEqual([
      { a, b },
      { a: b, b: c },
    ]);
    for (const name of KINDS) expect(world[name]()).toEqual(world[name]());
  });

  test('they leave out bodies that were removed before the call, but for exits', async () => {
    const { world, b } = await threeDiscs();
    world.step();
    for (const name of ['pairs', 'entered', 'contacts'] as const) {
      expect(world[name]()).toHaveLength(2);
    }
    world.remove(b);
    world.insert({ shape: circle(2), x: 16, y: 11, data: 'new' });
    for (const name of ['pairs', 'entered', 'contacts'] as const) expect(world[name]()).toEqual([]);
    world.step();
    expect(lists(world)).toEqual({
      pairs: ['cnew'],
      entered: ['cnew'],
      stayed: [],
      exited: ['ab', 'bc'],
    });
    world.clear();
    expect(names(world, world.exited())).toEqual(['ab', 'bc']);
  });

  test('remove says in a loop whether a body is still there', async () => {
    const { world, b } = await threeDiscs();
    world.step();
    const removed: boolean[] = [];
    for (const _ of world.pairs()) removed.push(world.remove(b));
    expect(removed).toEqual([true, false]);
  });

  test('a body that departed and was removed is left out', async () => {
    const { world, a, c } = await threeDiscs();
    world.step();
    for (const id of [a, c]) world.move(id, 500, 500);
    world.step();
    expect(world.departed()).toEqual([a, c]);
    world.remove(a);
    expect(world.departed()).toEqual([c]);
  });
});

/** What a call gives to its callback, with the normal of the contact. */
function given(world: World<string>, masks?: PairMasks): string[] {
  const seen: string[] = [];
  world.forEachPair((a, b, contact) => {
    expect([contact?.a, contact?.b]).toEqual([a, b]);
    seen.push(`${world.data(a)}${world.data(b)} ${contact?.normalX}`);
  }, masks);
  return seen;
}

describe('forEachPair', () => {
  test('gives pairs and contacts in order, in the order of the masks', async () => {
    const { world, b } = await threeDiscs();
    world.update(b, { category: 2 });
    expect(given(world)).toEqual([]);
    world.step();
    expect(given(world)).toEqual(['ab 1', 'bc 1']);
    expect(given(world, { a: 2 })).toEqual(['ba -1', 'bc 1']);
    expect(given(world, { b: 2 })).toEqual(['ab 1', 'cb -1']);
    expect(given(world, { a: 2, b: 1 })).toEqual(['ba -1', 'bc 1']);
    expect(given(world, { a: 1, b: 1 })).toEqual([]);
    world.update(b, { category: 1 }); // with the next step
    expect(given(world, { a: 2 })).toEqual(['ba -1', 'bc 1']);
  });

  test('a contact is undefined where one is a sensor', async () => {
    const { world, a } = await threeDiscs();
    world.update(a, { sensor: true });
    world.step();
    const points: unknown[] = [];
    world.forEachPair((_a, _b, contact) => points.push(contact?.points.length));
    expect(points).toEqual([undefined, 1]);
    const impacts: unknown[] = [];
    // @ts-expect-error: of impacts, only the callbacks of `on` are told
    world.forEachPair((_a, _b, _contact, impact: unknown) => impacts.push(impact));
    expect(impacts).toEqual([undefined, undefined]);
  });

  test('leaves out pairs of bodies that are removed meanwhile', async () => {
    const { world, b } = await threeDiscs();
    world.step();
    let calls = 0;
    world.forEachPair(() => {
      calls++;
      world.remove(b);
      world.insert({ shape: circle(2), x: 13, y: 10 });
    });
    expect(calls).toBe(1);
  });

  test('ends when the callback returns `stop`, throws or disposes of the world', async () => {
    const { world } = await threeDiscs();
    world.step();
    let calls = 0;
    world.forEachPair(() => ++calls > 5);
    const before = calls;
    world.forEachPair(() => {
      calls++;
      return 'stop';
    });
    expect(calls).toBe(before + 1);
    const loop = (): void =>
      world.forEachPair(() => {
        throw new Error('from the callback');
      });
    expect(thrownBy(loop).message).toBe('from the callback');
    world.step();
    world.forEachPair(() => {
      calls++;
      world.dispose();
    });
    expect(calls).toBe(before + 2);
  });

  test('refuses a step, also behind another forEachPair in the callback', async () => {
    const { world } = await threeDiscs();
    world.step();
    const refused: string[] = [];
    world.forEachPair(() => {
      world.forEachPair(() => refused.push(thrownBy(() => world.step()).message));
      refused.push(thrownBy(() => world.step()).message);
    });
    expect(new Set(refused)).toEqual(
      new Set(['step: cannot be called in a callback of on() or forEachPair()']),
    );
    expect(refused).toHaveLength(6);
    world.on('enter', () => world.forEachPair(() => {}));
    world.on('stay', () => {
      world.forEachPair(() => {});
      refused.push(thrownBy(() => world.step()).message);
    });
    world.step();
    expect(refused).toHaveLength(8);
    world.step();
  });

  test('survives growth of the memory', async () => {
    const { world } = await threeDiscs();
    world.step();
    const seen: string[] = [];
    world.forEachPair((a, b, contact) => {
      seen.push(...names(world, [{ a, b }]), String(contact?.depth));
      const before = world.transforms.buffer;
      for (let count = 1; world.transforms.buffer === before; count *= 2) world.reserve(count);
    });
    expect(seen).toEqual(['ab', '1', 'bc', '1']);
  });

  test.each([
    [[5], 'forEachPair: callback must be a function, got 5'],
    [[() => {}, 5], 'forEachPair: masks must be an object such as { a }, got 5'],
    [[() => {}, { body: 1 }], 'forEachPair: there is no option body; there are a, b'],
    [[() => {}, { a: 0.5 }], 'forEachPair: a must be a whole number of 32 bits, got 0.5'],
  ])('refuses %o', async (args, sentence) => {
    using world = await World.create(WORLD);
    const [callback, masks] = args as [() => void, PairMasks];
    expect(thrownBy(() => world.forEachPair(callback, masks)).message).toBe(sentence);
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

test('maxPairs bounds the pairs of boxes; a step that finds more changes nothing', async () => {
  const { world, a, c } = await threeDiscs();
  world.setOptions({ maxPairs: 1 });
  const error = thrownBy(() => world.step());
  expect(error).toBeInstanceOf(RangeError);
  expect(error.message).toBe(
    'step: there are more pairs of boxes that overlap than maxPairs allows; setOptions({ maxPairs }) raises it, up to 33,554,432',
  );
  expect(world.pairs()).toEqual([]);
  world.update(c, { mask: 2 }); // does not count then
  world.step();
  expect(lists(world)['entered']).toEqual(['ab']);
  world.setOptions({ maxPairs: 2 });
  world.update(c, { mask: 1 });
  world.step();
  expect(lists(world)).toMatchObject({ entered: ['bc'], stayed: ['ab'] });
  expect(world.get(a).data).toBe('a');
});

describe('setOptions', () => {
  test('keeps what it does not name', async () => {
    const options = {
      bounds: { x: 1, y: 2, width: 30.5, height: 40 },
      capacity: 3,
      looseness: 1.5,
    };
    using world = await World.create({
      ...options,
      placement: 'loose',
      touching: true,
      maxPairs: 9,
      seamTolerance: 0.5,
    });
    const before = world.options;
    expect(before).toEqual({
      ...options,
      maxDepth: 8,
      placement: 'loose',
      touching: true,
      maxPairs: 9,
      seamTolerance: 0.5,
    });
    world.setOptions({});
    world.setOptions({ capacity: 5, maxPairs: undefined });
    expect(world.options).toEqual({ ...before, capacity: 5 });
    world.setOptions(before);
    expect(world.options).toEqual(before);
    using other = await World.create(WORLD);
    expect(other.options.maxPairs).toBe(33_554_432);
    expect(other.options.seamTolerance).toBe(Math.fround(0.01));
    other.setOptions({ seamTolerance: false });
    expect(other.options.seamTolerance).toBe(false);
  });

  test('keeps bodies and lists; the next step goes by the new options', async () => {
    const { world, a } = await threeDiscs();
    world.step();
    const kept = lists(world);
    const { bodies } = inspect(world).stats();
    world.setOptions({
      bounds: { x: 30, y: 30, width: 8, height: 8 },
      placement: 'leaf',
      maxDepth: 3,
    });
    expect(lists(world)).toEqual(kept);
    expect(world.departed()).toEqual([]);
    expect(inspect(world).stats()).toMatchObject({ bodies });
    inspect(world).validate();
    world.step();
    expect(lists(world)).toEqual({ ...kept, entered: [], stayed: kept['pairs'] });
    expect(world.departed()).toHaveLength(3);
    expect(world.queryPoint(10, 10)).toEqual([a]);
  });

  test('touching holds from the next step on', async () => {
    using world = await World.create(WORLD);
    world.insertMany([0, 4].map((x) => ({ shape: circle(2), x })));
    const pairs = [false, true, false].map((touching) => {
      world.setOptions({ touching });
      world.step();
      return world.pairs().length;
    });
    expect(pairs).toEqual([0, 1, 0]);
  });

  test.each([
    [{ capacity: 0 }, 'setOptions: capacity must be a whole number from 1 to 16777215, got 0'],
    [{ maxPairs: 0 }, 'setOptions: maxPairs must be a whole number from 1 to 33554432, got 0'],
    [{ maxPairs: 33_554_433 }, 'setOptions: maxPairs must be a whole number from 1 to 33554432'],
    [{ maxPairs: 1.5 }, 'setOptions: maxPairs must be a whole number from 1 to 33554432, got 1.5'],
    [{ maxPairs: '9' }, 'setOptions: maxPairs must be a whole number from 1 to 33554432, got "9"'],
    [
      { seamTolerance: -1 },
      'setOptions: seamTolerance must be false, or a finite number of zero or more, got -1',
    ],
    [
      { seamTolerance: NaN },
      'setOptions: seamTolerance must be false, or a finite number of zero or more, got NaN',
    ],
    [
      { seamTolerance: true },
      'setOptions: seamTolerance must be false, or a finite number of zero or more, got true',
    ],
    [{ bounds: 5 }, 'setOptions: bounds must be an object with x, y, width and height, got 5'],
    [{ outside: 'keep' }, 'setOptions: there is no option outside; there are bounds,'],
    [undefined, 'setOptions: options must be an object such as { bounds }, got undefined'],
  ])('refuses %o and changes nothing', async (options, sentence) => {
    using world = await World.create(WORLD);
    const before = world.options;
    expect(thrownBy(() => world.setOptions(options as WorldOptions)).message).toContain(sentence);
    expect(world.options).toEqual(before);
  });
});

test('a step with too many pairs is refused; those that groups rule out do not count', {
  tags: ['thorough'],
}, async () => {
  using world = await World.create({ ...WORLD, maxPairs: 2_000_000 });
  const ids = world.insertMany(Array.from({ length: 2_100 }, () => ({ shape: circle(1), x: 30 })));
  const error = thrownBy(() => world.step());
  expect(error).toBeInstanceOf(RangeError);
  expect(error.message).toBe(
    'step: there are more pairs of boxes that overlap than maxPairs allows; setOptions({ maxPairs }) raises it, up to 33,554,432',
  );
  for (const id of ids) world.update(id, { group: 1 });
  world.step();
  expect(world.pairs()).toEqual([]);
});
