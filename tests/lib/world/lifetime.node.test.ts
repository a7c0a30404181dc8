// What worlds leave behind in the heap and in WebAssembly's memory.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type BodyId,
  circle,
  inspect,
  load,
  rowOf,
  TRANSFORM_STRIDE,
  World,
} from 'quadrille/world';
import { beforeAll, expect, test } from 'vitest';
import { random, WORLD } from '../support.js';

let gc: () => void;

beforeAll(async () => {
  setFlagsFromString('--expose-gc');
  gc = runInNewContext('gc') as () => void;
  await load();
});

/** A small world with the memory of a large one. */
function large(): World {
  const world = chain(9);
  world.reserve(100_000);
  return world;
}

/** A world in which so many discs touch their neighbours. */
function chain(count: number): World {
  const world = new World(WORLD);
  world.insertMany(Array.from({ length: count }, (_, i) => ({ shape: circle(1), x: i, y: i % 7 })));
  return world;
}

// One forgotten world takes megabytes here; 60 of them, kept, would take hundreds.
test('unreachable worlds are freed by the garbage collector, also those with listeners', {
  tags: ['thorough'],
}, async () => {
  const witness = new World(WORLD);
  witness.insert({ shape: circle(1) });
  const sizes: number[] = [];
  for (let i = 0; i < 60; i++) {
    const world = large();
    world.on('enter', () => world.size);
    world.step();
    gc();
    await new Promise((resolve) => setTimeout(resolve, 2));
    sizes.push(witness.transforms.buffer.byteLength);
  }
  using one = large();
  expect(inspect(one).stats().bytes).toBeGreaterThan(3e6);
  expect(sizes.at(-1)).toBeLessThan(20 * inspect(one).stats().bytes);
  expect(sizes.at(-1)).toBeLessThan(sizes[30]! + 2 * inspect(one).stats().bytes);
});

test('data are released two steps after their body was removed, and when the world is disposed of', () => {
  const worlds = [new World<object>(WORLD), new World<object>(WORLD)] as const;
  const held = worlds.map((world) => {
    const data = { large: new Uint8Array(1_000) };
    const id = world.insert({ shape: circle(1), data });
    world.insert({ shape: circle(1) });
    world.step();
    return { world, id, reference: new WeakRef(data) };
  });
  const [removed, disposed] = held as [(typeof held)[0], (typeof held)[0]];
  removed.world.remove(removed.id);
  removed.world.step();
  expect(removed.world.data(removed.id)).toHaveProperty('large');
  removed.world.step();
  disposed.world.dispose();
  return new Promise<void>((resolve) => {
    setTimeout(() => {
      gc();
      expect(held.map(({ reference }) => reference.deref())).toEqual([undefined, undefined]);
      resolve();
    });
  });
});

test('listeners to a body are released with it: a step after its exits, or at once if no step knew it', () => {
  const world = new World(WORLD);
  const held = [true, false].map((isKnown) => {
    const captured = { isKnown };
    const id = world.insert({ shape: circle(1) });
    for (const kind of ['enter', 'exit'] as const) {
      world.on(kind, { body: id }, () => captured);
    }
    if (isKnown) world.step();
    world.remove(id);
    return new WeakRef(captured);
  });
  world.step();
  world.step();
  return new Promise<void>((resolve) => {
    setTimeout(() => {
      gc();
      expect(held.map((reference) => reference.deref())).toEqual([undefined, undefined]);
      world.dispose();
      resolve();
    });
  });
});

test('20,000 frames in which bodies come and go leave nothing in the heap', {
  tags: ['thorough'],
}, () => {
  using world = new World<{ frame: number }>(WORLD);
  const next = random(3);
  const alive: BodyId[] = [];
  world.on('exit', (a, b) => [world.data(a), world.data(b)]);
  const heap: number[] = [];
  for (let frame = 0; frame <= 20_000; frame++) {
    alive.push(world.insert({ shape: circle(3), x: 64 * next(), y: 64 * next(), data: { frame } }));
    if (alive.length > 50) world.remove(alive.shift()!);
    world.step();
    if (frame % 10_000 > 0) continue;
    gc();
    heap.push(process.memoryUsage().heapUsed);
  }
  // The smallest object for each of 10,000 frames would be 240 kB.
  expect(heap[2]! - heap[1]!).toBeLessThan(150_000);
});

/** The median of the bytes that the heap grows by in a frame: collections make it shrink in a few. */
function bytesPerFrame(world: World, read: (world: World) => void): number {
  const growths: number[] = [];
  for (let frame = 0; frame < 150; frame++) {
    const before = process.memoryUsage().heapUsed;
    const { transforms } = world;
    for (let i = 0; i < transforms.length; i += TRANSFORM_STRIDE) transforms[i]! += frame % 2;
    world.step();
    read(world);
    growths.push(process.memoryUsage().heapUsed - before);
  }
  const warm = growths.slice(50).toSorted((a, b) => a - b);
  return warm[warm.length / 2]!;
}

test('a frame that reads views allocates nothing per body or pair', { tags: ['thorough'] }, () => {
  const worlds = [chain(100), chain(3_000)] as const;
  const [few, many] = worlds.map((world) =>
    bytesPerFrame(world, () => {
      void [world.pairRows(), world.contactRows(), world.enteredRows(), world.exitedIds()];
      void [world.departedRows(), world.visibleRows(0, 0, 64, 64)];
    }),
  ) as [number, number];
  const pairs = worlds[1].pairRows().length / 2;
  expect(pairs).toBeGreaterThan(2_000);
  // The smallest object in JavaScript takes more than a byte.
  expect(many - few).toBeLessThan(pairs);
  const friendly = bytesPerFrame(worlds[1], (world) => {
    for (const { a } of world.pairs()) rowOf(a);
  });
  expect(friendly, 'of a loop that allocates').toBeGreaterThan(pairs);
});
