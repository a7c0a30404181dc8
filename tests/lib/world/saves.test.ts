/** Saves of worlds: how a world goes on after a load, what callbacks hear, and what is refused. */
import * as fc from 'fast-check';
import { type BodyId, circle, inspect, load, Tile, TRANSFORM_STRIDE, World } from 'quadrille/world';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { draws } from '../draws.js';
import { thrownBy, WORLD } from '../support.js';
import { apply, type Change, frames, listen, seen, worldOptions } from './changing-game.js';

beforeAll(() => load());

function saved(world: World): Uint8Array {
  const bytes = new Uint8Array(100_000);
  return bytes.slice(0, world.save(bytes));
}

/** Plays frames; what is seen after each, and what callbacks heard. */
function play(world: World, heard: () => string[], played: readonly Change[][]): unknown[] {
  return played.map((changes) => {
    for (const change of changes) apply(world, change);
    world.step();
    return { seen: seen(world), heard: heard() };
  });
}

/** All that is there at once after a load: contacts come with the next step. */
function there(world: World): unknown {
  return { ...(seen(world) as object), contacts: undefined };
}

test('after any history a world goes on as before, and so does another one with the same base', async () => {
  const property = fc.asyncProperty(
    worldOptions,
    frames,
    frames,
    frames,
    fc.nat(),
    async (options, before, between, after, cut) => {
      using world = new World(options);
      const heard = listen(world);
      play(world, heard, before);
      using twin = await World.from(world.snapshot());
      const heardByTwin = listen(twin);
      for (const each of [world, twin]) each.setBase();
      play(world, heard, between);
      // In the midst of the changes of a frame.
      const [first = []] = after;
      const at = cut % (first.length + 1);
      const rest = [first.slice(at), ...after.slice(1)];
      for (const change of first.slice(0, at)) apply(world, change);
      const bytes = saved(world);
      const atOnce = there(world);
      const expected = play(world, heard, rest);

      for (let times = 0; times < 2; times++) {
        world.load(bytes);
        inspect(world).validate();
        expect(saved(world)).toEqual(bytes);
        expect(there(world)).toEqual(atOnce);
        expect(play(world, heard, rest)).toEqual(expected);
      }
      twin.load(bytes);
      expect(there(twin)).toEqual(atOnce);
      expect(play(twin, heardByTwin, rest)).toEqual(expected);
    },
  );
  await fc.assert(property, { seed: 20_261_202, numRuns: draws(120) });
});

/** Two discs that touch after a step, on a floor of tiles, with a base. */
function touching(): { world: World<string>; a: BodyId; b: BodyId; floor: BodyId } {
  const world = new World<string>(WORLD);
  const a = world.insert({ shape: circle(2), x: 10, y: 10, data: 'a' });
  const b = world.insert({ shape: circle(2), x: 13, y: 10, data: 'b', category: 2 });
  const tiles = Array.from({ length: 64 }, () => Tile.Solid);
  const floor = world.addTiles({ columns: 64, rows: 1, size: 1, tiles, x: 0, y: 40 });
  world.step();
  world.setBase();
  return { world, a, b, floor };
}

describe('what a save holds', () => {
  test('what stands still takes no bytes, and a tile that has changed takes 36 with its body', () => {
    const { world, floor } = touching();
    const { length } = saved(world);
    expect(length).toBeLessThan(250);
    world.setTile(floor, 7, 0, Tile.Empty);
    expect(saved(world).length - length).toBe(36);
    world.setTile(floor, 7, 0, Tile.Solid);
    expect(saved(world).length - length).toBe(28);
  });

  test('tiles and static bodies are as they were', () => {
    const { world, floor } = touching();
    const wall = world.insert({ shape: circle(3), x: 50, y: 50, static: true });
    world.setTile(floor, 7, 0, Tile.SlopeLeft);
    const bytes = saved(world);
    world.setTile(floor, 7, 0, Tile.Empty);
    world.setTile(floor, 8, 0, Tile.Empty);
    world.remove(wall);
    world.load(bytes);
    expect(world.tilesOf(floor).tiles.slice(6, 10)).toEqual(
      Uint16Array.of(Tile.Solid, Tile.SlopeLeft, Tile.Solid, Tile.Solid),
    );
    expect(world.get(wall)).toMatchObject({ x: 50, static: true });
  });

  test('bodies that stay keep their data, others have none', () => {
    const { world, a, b } = touching();
    const bytes = saved(world);
    world.remove(b);
    world.update(a, { data: 'later' });
    world.load(bytes);
    expect([world.data(a), world.data(b), world.get(b).category]).toEqual(['later', undefined, 2]);
  });

  test('options are those of the save', () => {
    const { world } = touching();
    const bytes = saved(world);
    const before = world.options;
    world.setOptions({ capacity: 3, placement: 'leaf' });
    world.load(bytes);
    expect(world.options).toEqual(before);
  });

  test('views show the world that was loaded', () => {
    const { world, a } = touching();
    const bytes = saved(world);
    for (let i = 0; i < 500; i++) world.insert({ shape: circle(1), x: i });
    world.move(a, 40, 40);
    expect(world.transforms).toHaveLength(503 * TRANSFORM_STRIDE);
    world.load(bytes);
    expect(world.transforms).toHaveLength(3 * TRANSFORM_STRIDE);
    expect(world.transforms[0]).toBe(10);
  });
});

describe('listeners', () => {
  test('hear nothing at once, and then what the next step says, once', () => {
    const { world, a, b } = touching();
    const bytes = saved(world);
    const heard: string[] = [];
    for (const kind of ['enter', 'stay', 'exit'] as const)
      world.on(kind, { a: 1, b: 2 }, () => void heard.push(kind));
    world.remove(b);
    world.step();
    expect(heard.splice(0)).toEqual(['exit']);
    world.load(bytes);
    expect(heard).toEqual([]);
    world.step();
    expect(heard.splice(0)).toEqual(['stay']);
    world.move(a, 40, 30);
    world.step();
    expect(heard).toEqual(['exit']);
  });

  test('an exit is told by the category of the last step, of a body that was removed, too', () => {
    const { world, b } = touching();
    world.update(b, { category: 4 });
    world.remove(b);
    const bytes = saved(world);
    const heard = vi.fn();
    world.on('exit', { a: 1, b: 2 }, heard);
    for (let times = 1; times <= 2; times++) {
      world.load(bytes);
      world.step();
      expect(heard).toHaveBeenCalledTimes(times);
    }
  });

  test('one to a body that the save does not have ends', () => {
    const { world } = touching();
    const bytes = saved(world);
    const later = world.insert({ shape: circle(2), x: 10, y: 10 });
    const heard = vi.fn();
    world.on('enter', { body: later }, heard);
    world.load(bytes);
    expect(world.insert({ shape: circle(2), x: 10, y: 10 })).toBe(later);
    world.step();
    expect(heard).not.toHaveBeenCalled();
  });

  test('a callback cannot load', () => {
    const { world } = touching();
    const bytes = saved(world);
    const thrown: unknown[] = [];
    world.on('stay', () => void thrown.push(thrownBy(() => world.load(bytes))));
    world.step();
    expect(thrown).toMatchObject([{ code: 'in-callback' }]);
  });
});

describe('what is refused', () => {
  test('a buffer without room, which says how much it needs', () => {
    const { world } = touching();
    const { length } = saved(world);
    const into = new Uint8Array(length - 1);
    expect(thrownBy(() => world.save(into)).message).toBe(
      `save: into must have room for ${length} bytes, got ${length - 1}`,
    );
    expect(into.every((byte) => byte === 0)).toBe(true);
  });

  test.each([
    ['a save of another base', 'other-base', () => saved(new World(WORLD))],
    ['a snapshot', 'no-snapshot', (world: World) => world.snapshot()],
    ['nothing', 'no-snapshot', () => new Uint8Array(0)],
    ['one cut short', 'damaged-snapshot', (world: World) => saved(world).subarray(0, -4)],
    [
      'one with bytes behind it',
      'damaged-snapshot',
      (world: World) => Uint8Array.of(...saved(world), 0, 0, 0, 0),
    ],
    ['one of a later version', 'newer-snapshot', (world: World) => saved(world).fill(9, 4, 5)],
  ])('%s', (_name, code, make) => {
    const { world } = touching();
    const before = saved(world);
    expect(thrownBy(() => world.load(make(world)))).toMatchObject({ code });
    expect(saved(world)).toEqual(before);
  });

  test('any byte that is altered', () => {
    const { world } = touching();
    const bytes = saved(world);
    for (let i = 0; i < bytes.length; i++) {
      const altered = bytes.slice();
      altered[i]! ^= 16;
      expect(thrownBy(() => world.load(altered))).toBeInstanceOf(RangeError);
    }
    expect(saved(world)).toEqual(bytes);
  });

  test('what is no Uint8Array, and a world that was disposed of', () => {
    const { world } = touching();
    const bytes = saved(world);
    for (const call of [() => world.save([] as never), () => world.load('' as never)])
      expect(thrownBy(call)).toBeInstanceOf(TypeError);
    world.dispose();
    for (const call of [() => world.setBase(), () => world.save(bytes), () => world.load(bytes)])
      expect(thrownBy(call)).toMatchObject({ code: 'disposed' });
  });
});
