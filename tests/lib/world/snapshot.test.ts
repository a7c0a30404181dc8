/** Snapshots of worlds: how a world goes on, what callbacks hear, and what is refused. */
import * as fc from 'fast-check';
import { Quadtree } from 'quadrille';
import {
  type BodyId,
  box,
  circle,
  inspect,
  load,
  rowOf,
  Tile,
  TRANSFORM_STRIDE,
  World,
} from 'quadrille/world';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { draws } from '../draws.js';
import { thrownBy, WORLD } from '../support.js';
import { askSnapshotWorker } from '../worker.js';
import { apply, type Change, frames, listen, seen, worldOptions } from './changing-game.js';

beforeAll(() => load());

/** Plays frames; what is seen after each, and what callbacks heard. */
function play(world: World, heard: () => string[], played: readonly Change[][]): unknown[] {
  return played.map((changes) => {
    for (const change of changes) apply(world, change);
    world.step();
    return { seen: seen(world), heard: heard() };
  });
}

test('after any history a world goes on as before, where it is restored and in another one', async () => {
  const property = fc.asyncProperty(
    worldOptions,
    frames,
    frames,
    fc.nat(),
    async (options, before, after, cut) => {
      using world = new World(options);
      const heard = listen(world);
      play(world, heard, before);
      // In the midst of the changes of a frame.
      const [first = []] = after;
      const at = cut % (first.length + 1);
      const rest = [first.slice(at), ...after.slice(1)];
      for (const change of first.slice(0, at)) apply(world, change);
      const saved = world.snapshot();
      const there = seen(world);
      const expected = play(world, heard, rest);
      const hash = world.hash();

      world.restore(saved);
      inspect(world).validate();
      expect(world.snapshot()).toEqual(saved);
      expect(seen(world)).toEqual(there);
      expect(play(world, heard, rest)).toEqual(expected);
      expect(world.hash()).toBe(hash);

      using twin = await World.from(saved);
      expect(twin.snapshot()).toEqual(saved);
      expect(seen(twin)).toEqual(there);
      expect(play(twin, listen(twin), rest)).toEqual(expected);
      expect(twin.hash()).toBe(hash);
    },
  );
  await fc.assert(property, { seed: 20_261_201, numRuns: draws(150) });
});

/** Two discs that touch after a step. */
function touching(): { world: World<string>; a: BodyId; b: BodyId } {
  const world = new World<string>(WORLD);
  const a = world.insert({ shape: circle(2), x: 10, y: 10, data: 'a' });
  const b = world.insert({ shape: circle(2), x: 13, y: 10, data: 'b', category: 2 });
  world.step();
  return { world, a, b };
}

describe('what JavaScript holds', () => {
  test('data are gone, also of bodies that are named in lists and were removed', async () => {
    const { world, a, b } = touching();
    world.remove(b);
    const saved = world.snapshot();
    world.step();
    const later = world.snapshot();
    for (const bytes of [saved, later]) {
      const copy = await World.from<string>(bytes);
      if (bytes === saved) copy.step();
      expect(copy.exited()).toEqual([{ a, b }]);
      expect([copy.data(a), copy.data(b), copy.has(b)]).toEqual([undefined, undefined, false]);
    }
    world.restore(saved);
    expect(world.data(a)).toBeUndefined();
    world.update(a, { data: 'again' });
    expect(world.data(a)).toBe('again');
  });

  test('options are those of the snapshot, and kept by what changes one of them', async () => {
    const options = {
      bounds: { x: -8, y: 4, width: 100, height: 50 },
      capacity: 7,
      maxDepth: 5,
      placement: 'loose',
      looseness: 1.5,
      touching: true,
      maxPairs: 99,
      seamTolerance: false,
    } as const;
    const world = new World(options);
    const copy = await World.from(world.snapshot());
    expect(copy.options).toEqual(options);
    const other = new World(WORLD);
    other.restore(world.snapshot());
    other.setOptions({ capacity: 8 });
    expect(other.options).toEqual({ ...options, capacity: 8 });
    expect((await World.from(new World(WORLD).snapshot())).options).toEqual(
      new World(WORLD).options,
    );
  });

  test('a body of parts, of one part, of a shape and of tiles are what they were', async () => {
    const world = new World(WORLD);
    const [one, parts] = world.insertMany([
      { parts: [{ shape: circle(1) }] },
      { parts: [{ shape: circle(1) }, { shape: box(1, 2), x: 3 }] },
    ]) as [BodyId, BodyId];
    const shape = world.insert({ shape: circle(1) });
    const map = world.addTiles({ columns: 1, rows: 1, size: 4, tiles: [Tile.Solid] });
    const copy = await World.from(world.snapshot());
    for (const id of [one, parts, shape]) expect(copy.get(id)).toEqual(world.get(id));
    expect(copy.tilesOf(map)).toEqual(world.tilesOf(map));
    expect(thrownBy(() => copy.get(map)).message).toContain('no tile map');
  });

  test('views of a restored world show it', () => {
    const { world, a, b } = touching();
    const saved = world.snapshot();
    for (let i = 0; i < 100; i++) world.insert({ shape: circle(1), x: i });
    world.move(a, 40, 40);
    expect(world.transforms).toHaveLength(102 * TRANSFORM_STRIDE);
    world.restore(saved);
    expect(world.transforms).toHaveLength(2 * TRANSFORM_STRIDE);
    expect(world.transformOf(a).x).toBe(10);
    world.transforms[TRANSFORM_STRIDE * rowOf(b)] = 30;
    world.step();
    expect(world.exited()).toEqual([{ a, b }]);
  });

  test('a loop over the bodies goes on with those of the snapshot', () => {
    const { world, a, b } = touching();
    const saved = world.snapshot();
    world.clear();
    const met: BodyId[] = [world.insert({ shape: circle(1) })];
    for (const id of world) {
      if (id !== a && id !== b) world.restore(saved);
      met.push(id);
    }
    expect(met.slice(2)).toEqual([b]);
  });

  test('a world that is disposed of', () => {
    const { world } = touching();
    const saved = world.snapshot();
    world.dispose();
    for (const call of [() => world.restore(saved), () => world.snapshot(), () => world.hash()])
      expect(thrownBy(call)).toMatchObject({ code: 'disposed' });
  });
});

describe('listeners', () => {
  test('hear nothing at once, and then what the next step of the restored world says, once', () => {
    const { world, a, b } = touching();
    const saved = world.snapshot();
    const heard: string[] = [];
    for (const kind of ['enter', 'stay', 'exit'] as const)
      world.on(
        kind,
        (first: BodyId, second: BodyId) =>
          void heard.push(`${kind} ${first === a} ${second === b}`),
      );
    world.remove(b);
    world.step();
    world.restore(saved);
    expect(heard.splice(0)).toEqual(['exit true true']);
    world.step();
    expect(heard.splice(0)).toEqual(['stay true true']);
    world.move(a, 40, 40);
    world.step();
    world.step();
    expect(heard).toEqual(['exit true true']);
  });

  test('those that came after the snapshot stay, also in a world that has had fewer steps', async () => {
    const { world, b } = touching();
    const copy = await World.from(world.snapshot());
    for (let i = 0; i < 5; i++) world.step();
    const heard = vi.fn();
    world.on('stay', heard);
    world.restore(copy.snapshot());
    world.step();
    expect(heard).toHaveBeenCalledTimes(1);
    world.update(b, { x: 40 });
    world.step();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('one to a body that the snapshot does not have ends, and does not hear the next of that id', () => {
    const { world, a } = touching();
    const saved = world.snapshot();
    const later = world.insert({ shape: circle(2), x: 10, y: 10 });
    const [ended, kept] = [vi.fn(), vi.fn()];
    world.on('enter', { body: later }, ended);
    world.on('enter', { body: a }, kept);
    world.restore(saved);
    expect(world.insert({ shape: circle(2), x: 10, y: 10 })).toBe(later);
    world.step();
    expect([ended.mock.calls.length, kept.mock.calls.length]).toEqual([0, 1]);
  });

  test('an exit of a removed body is told by the category that it had', async () => {
    const { world, a, b } = touching();
    world.remove(b);
    const copy = await World.from(world.snapshot());
    const heard: unknown[] = [];
    copy.on('exit', { a: 1, b: 2 }, (first, second) => void heard.push([first, second]));
    copy.on('exit', { a: 4 }, () => void heard.push('of 4'));
    copy.step();
    expect(heard).toEqual([[a, b]]);
  });

  test('an exit is told by the category of the last step, an enter by the new one', async () => {
    const { world, a, b } = touching();
    world.update(b, { category: 4 });
    const copy = await World.from(world.snapshot());
    const heard: string[] = [];
    copy.on('exit', { a: 2 }, () => void heard.push('exit of 2'));
    copy.on('exit', { a: 4 }, () => void heard.push('exit of 4'));
    copy.on('stay', { a: 4 }, () => void heard.push('stay of 4'));
    copy.on('stay', { a: 2 }, () => void heard.push('stay of 2'));
    copy.step();
    expect(heard).toEqual(['stay of 4']);
    world.move(a, 40, 40);
    copy.restore(world.snapshot());
    copy.step();
    expect(heard).toEqual(['stay of 4', 'exit of 2']);
  });

  test('the exit of a pair whose enter nobody was told of is not told', async () => {
    const world = new World(WORLD);
    const a = world.insert({ shape: circle(2), x: 10, y: 10 });
    const b = world.insert({ shape: circle(2), x: 12, y: 10 });
    const c = world.insert({ shape: circle(2), x: 11, y: 12 });
    world.on('enter', { body: a }, () => world.remove(a));
    world.step();
    const copy = await World.from(world.snapshot());
    const heard: unknown[] = [];
    copy.on('exit', (first, second) => void heard.push([first, second]));
    copy.step();
    expect(copy.exited()).toEqual([
      { a, b },
      { a, b: c },
    ]);
    expect(heard).toEqual([[a, b]]);
  });

  test.each(['on', 'forEachPair'] as const)(
    'a callback of %s cannot restore; it can take a snapshot and a hash',
    (name) => {
      const { world, a } = touching();
      const saved = world.snapshot();
      const thrown: unknown[] = [];
      const taken: unknown[] = [];
      const callback = (): void => {
        thrown.push(thrownBy(() => world.restore(saved)));
        taken.push(world.hash(), world.snapshot());
      };
      if (name === 'on') {
        world.on('stay', callback);
        world.step();
      } else world.forEachPair(callback);
      expect(thrown).toHaveLength(1);
      expect(thrown[0]).toMatchObject({
        code: 'in-callback',
        message: 'restore: cannot be called in a callback of on() or forEachPair()',
      });
      expect(taken).toEqual([world.hash(), world.snapshot()]);
      world.restore(saved);
      expect(world.has(a)).toBe(true);
    },
  );
});

class Level<Data = unknown> extends World<Data> {
  readonly isLevel = true;
}

test('a subclass makes worlds of its own, with a type of data', async () => {
  const { world, a } = touching();
  const level = await Level.from(world.snapshot());
  expect([level instanceof Level, level.isLevel, level.has(a)]).toEqual([true, true, true]);
  const typed = await (Level<string>).from(world.snapshot());
  typed.update(a, { data: 'text' });
  const text: string | undefined = typed.data(a);
  expect(text).toBe('text');
});

test('a hash has 16 hexadecimal digits, and is that of equal worlds alone', async () => {
  const { world, a } = touching();
  const hash = world.hash();
  expect(hash).toMatch(/^[\da-f]{16}$/);
  const copy = await World.from(world.snapshot());
  expect(copy.hash()).toBe(hash);
  copy.update(a, { tag: 1 });
  expect(copy.hash()).not.toBe(hash);
});

test('the hash of a tree', async () => {
  const tree = await Quadtree.create(WORLD);
  const id = tree.insert(1, 2, 3, 4);
  const hash = tree.hash();
  const copy = await Quadtree.from(tree.snapshot());
  expect([hash.length, copy.hash()]).toEqual([16, hash]);
  copy.update(id, { mask: 5 });
  expect(copy.hash()).not.toBe(hash);
});

test('a worker goes on from transferred bytes', async () => {
  const { world, a } = touching();
  world.step();
  const bytes = world.snapshot();
  const answer = await askSnapshotWorker({ bytes, id: a, of: 'world' });
  expect(bytes).toHaveLength(0); // moved to the worker, not copied
  world.move(a, 10, 20);
  world.step();
  expect(answer).toEqual(world.snapshot());
});

test('bytes at an odd address, and in the memory of the module', () => {
  const { world, a } = touching();
  world.update(a, { category: 8 });
  const saved = world.snapshot();
  const hash = world.hash();
  world.clear();
  world.restore(new Uint8Array([9, 9, 9, ...saved]).subarray(3));
  expect(world.hash()).toBe(hash);
  const carrier = new World(WORLD);
  carrier.insertMany(Array.from({ length: 99 }, () => ({ shape: circle(1) })));
  const { buffer, byteOffset } = carrier.transforms;
  const within = new Uint8Array(buffer, byteOffset, saved.length);
  within.set(saved);
  world.clear();
  world.restore(within);
  expect(world.hash()).toBe(hash);
  expect(world.snapshot()).toEqual(saved);
});

/** A snapshot that has something of each kind. */
function good(): Uint8Array {
  const { world, a, b } = touching();
  world.insert({ shape: circle(2), x: 11, y: 12, bullet: true });
  world.step();
  world.update(a, { category: 4 });
  world.remove(b);
  return world.snapshot();
}

function changed(at: number, value: number): Uint8Array {
  const bytes = good();
  bytes.set([value], at < 0 ? bytes.length + at : at);
  return bytes;
}

describe('refused, and nothing changes', () => {
  const NONE = 'these bytes are no snapshot of a World';
  const DAMAGED = 'the snapshot is damaged or was cut short';
  const bad: readonly (readonly [string, () => unknown, string, string])[] = [
    ['nothing', () => undefined, 'wrong-type', 'snapshot must be a Uint8Array, got undefined'],
    ['a buffer', () => good().buffer, 'wrong-type', 'must be a Uint8Array, got an ArrayBuffer'],
    ['no bytes', () => new Uint8Array(), 'no-snapshot', NONE],
    ['that of a tree', () => new Quadtree(WORLD).snapshot(), 'no-snapshot', NONE],
    ['cut short', () => good().subarray(0, -4), 'damaged-snapshot', DAMAGED],
    ['one byte more', () => Uint8Array.of(...good(), 0), 'damaged-snapshot', DAMAGED],
    ['one byte off', () => changed(80, 77), 'damaged-snapshot', DAMAGED],
    ['one byte off near the end', () => changed(-24, 77), 'damaged-snapshot', DAMAGED],
    ['a count beyond the bytes', () => changed(-13, 77), 'damaged-snapshot', DAMAGED],
    ['from the future', () => changed(4, 3), 'newer-snapshot', 'a later version of quadrille'],
  ];

  test.each(bad)('%s', async (_name, make, code, sentence) => {
    await Quadtree.create(WORLD);
    const { world } = touching();
    const saved = world.snapshot();
    const options = world.options;
    const error = thrownBy(() => world.restore(make() as Uint8Array));
    expect(error).toMatchObject({ code });
    expect(error.message).toMatch(/^restore: /);
    expect(error.message).toContain(sentence);
    expect([world.snapshot(), world.options, world.data(0)]).toEqual([saved, options, 'a']);
    await expect(World.from(make() as Uint8Array)).rejects.toThrow(/^World\.from: /);
  });

  test('any byte that is altered', () => {
    const { world } = touching();
    const bytes = good();
    const hash = world.hash();
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, bits) => {
        const altered = bytes.slice();
        altered[at]! ^= bits;
        expect(thrownBy(() => world.restore(altered)).message).toMatch(/^restore: /);
        expect(world.hash()).toBe(hash);
      }),
      { numRuns: draws(300) },
    );
  });
});
