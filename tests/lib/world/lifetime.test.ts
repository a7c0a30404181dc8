import { type BodyId, circle, inspect, World } from 'quadrille/world';
import { expect, test } from 'vitest';
import { random, thrownBy, WORLD } from '../support.js';

test('a disposed world refuses every use', async () => {
  const world = await World.create(WORLD);
  const id = world.insert({ shape: circle(1) });
  const saved = world.snapshot();
  world.dispose();
  world.dispose();
  expect(world.disposed).toBe(true);
  const prototype = Object.getPrototypeOf(World.prototype) as World;
  const args: Record<string, unknown[]> = {
    insert: [{ shape: circle(1) }],
    insertMany: [[]],
    addTiles: [{ columns: 1, rows: 1, size: 1, tiles: [0] }],
    move: [id, 0, 0],
    place: [id, 0, 0],
    update: [id, {}],
    part: [id, 0],
    updatePart: [id, 0, {}],
    on: ['enter', () => {}],
    forEachPair: [() => {}],
    reserve: [1],
    query: [0, 0, 1, 1],
    overlaps: [circle(1), {}],
    overlapsRows: [circle(1), {}],
    separation: [id, id],
    setOptions: [{}],
    explain: [id, id],
    overlapsMany: [circle(1), []],
    raycastMany: [[]],
    cast: [id, 1, 0],
    castAll: [circle(1), {}, 1, 0],
    castMany: [circle(1), []],
    moveAndSlide: [id, 1, 0],
    moveAndSlideMany: [[id], [1, 0]],
    idAt: [0],
    restore: [saved],
    save: [saved],
    load: [saved],
  };
  const numbers = [0, 0, 1, 1];
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (['constructor', 'dispose', 'disposed'].includes(name)) continue;
    const takesId = ['remove', 'has', 'get', 'boxOf', 'transformOf', 'data', 'partCount'].includes(
      name,
    );
    const given =
      args[name] ??
      (takesId
        ? [id]
        : numbers.slice(0, /Point|nearest/.test(name) ? 2 : /Circle/.test(name) ? 3 : 4));
    const call = (): unknown =>
      member.get === undefined ? Reflect.apply(member.value, world, given) : member.get.call(world);
    expect([name, thrownBy(call).message]).toEqual([
      name,
      'World was disposed: it can no longer be used; create another one',
    ]);
  }
});

test('the inspector of a disposed world, and of what is none, throws', async () => {
  const world = await World.create(WORLD);
  const inspector = inspect(world);
  expect(inspector.validate()).toBeUndefined();
  world.dispose();
  for (const look of [
    inspector.stats,
    inspector.validate,
    inspector.nodes,
    inspector.staticNodes,
  ]) {
    expect(thrownBy(look).message).toContain('World was disposed');
  }
  for (const [given, got] of [
    [{}, 'an Object'],
    [undefined, 'undefined'],
  ] as const) {
    expect(thrownBy(() => inspect(given as never)).message).toBe(
      `World: a method must be called on a world, as in world.step(), got ${got}`,
    );
  }
});

test('members that are called on something else say so', () => {
  const step: unknown = Reflect.get(World.prototype, 'step');
  for (const [self, got] of [
    [{}, 'an Object'],
    [undefined, 'undefined'],
  ] as const) {
    const error = thrownBy(() => Reflect.apply(step as () => void, self, []));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toBe(
      `World: a method must be called on a world, as in world.step(), got ${got}`,
    );
  }
  expect(() => World.prototype.disposed).toThrow('got a Proxy of a World');
});

test('`using` disposes of a world', async () => {
  let escaped: World;
  {
    using world = await World.create(WORLD);
    escaped = world;
  }
  expect(escaped.disposed).toBe(true);
});

test('worlds do not disturb each other', async () => {
  using first = await World.create(WORLD);
  using second = await World.create(WORLD);
  first.insert({ shape: circle(1), x: 5, y: 5 });
  second.insert({ shape: circle(1), x: 5, y: 5 });
  const pair = second.insert({ shape: circle(1), x: 5.5, y: 5 });
  first.step();
  second.step();
  expect([first.pairs().length, second.pairs().length, first.has(pair)]).toEqual([0, 1, false]);
});

test('10,000 frames of churn need no more memory than the first hundreds', async () => {
  const next = random(5);
  using world = await World.create<object>(WORLD);
  const alive: BodyId[] = [];
  world.on('enter', (a) => {
    if (next() < 0.5 && world.has(a)) world.remove(a);
  });
  let [bytes, memory] = [0, 0];
  for (let frame = 0; frame < 10_000; frame++) {
    for (let i = 0; i < 3; i++) {
      const [x, y] = [64 * next(), 64 * next()];
      alive.push(world.insert({ shape: circle(1), x, y, data: { frame } }));
    }
    while (alive.length > 100) {
      const id = alive.shift()!;
      if (world.has(id)) world.remove(id);
    }
    world.step();
    if (frame === 1_000)
      [bytes, memory] = [inspect(world).stats().bytes, world.transforms.buffer.byteLength];
  }
  expect(world.size).toBeLessThanOrEqual(100);
  // Buffers are as long as the longest list so far, and a few grow later by half.
  expect(inspect(world).stats().bytes).toBeLessThan(1.1 * bytes);
  expect(world.transforms.buffer.byteLength).toBe(memory);
});
