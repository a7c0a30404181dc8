// The module has 2 GB of memory at most. Most of it is never written to and costs nothing here.
import { circle, inspect, load, Tile, World } from 'quadrille/world';
import { expect, test } from 'vitest';
import { WORLD } from '../support.js';

/** Makes worlds that each have room for `bodies` bodies, until there is no memory for another. */
function fillWith(bodies: number): World[] {
  const fillers: World[] = [];
  for (;;) {
    fillers.push(new World(WORLD));
    try {
      fillers.at(-1)!.reserve(bodies);
    } catch (error) {
      expect(error).toMatchObject({ name: 'RangeError', message: 'reserve: out of memory' });
      return fillers;
    }
  }
}

test('a world that is told that the memory is used up works on', async () => {
  await load();
  const world = new World(WORLD);
  const a = world.insert({ shape: circle(1) });
  const b = world.insert({ shape: circle(1), x: 1 });
  const depths: (number | undefined)[] = [];
  world.on('enter', (_a, _b, contact) => depths.push(contact?.depth));
  const side = { columns: 2000, rows: 1, size: 1 };
  const map = world.addTiles({ ...side, rows: 2000, tiles: new Uint16Array(4_000_000), x: 100 });
  // Small worlds too, so that what is left is less than a copy of the map.
  const fillers = [...fillWith(1_000_000), ...fillWith(20_000)];
  expect(world.transforms.buffer.byteLength).toBeGreaterThan(2 ** 30);
  expect(() => world.reserve(16_000_000)).toThrow('reserve: out of memory');
  expect(() => world.tilesOf(map)).toThrow('tilesOf: out of memory');
  expect(() => world.addTiles({ ...side, rows: 8000, tiles: new Uint8Array(16e6) })).toThrow(
    'addTiles: out of memory',
  );
  world.setTile(map, 0, 0, Tile.Solid);
  expect([world.tileAt(map, 0, 0), world.size]).toEqual([Tile.Solid, 3]);
  world.step();
  expect(depths).toEqual([1]);
  expect(world.contacts().map(({ normalX }) => normalX)).toEqual([1]);
  expect(Array.from(world.pairRows())).toEqual([0, 1]);
  expect(world.queryPoint(1.5, 0)).toEqual([b]);
  expect(world.raycast(9, 0, -9, 0)).toMatchObject({ id: b, x: 2 });
  world.remove(b);
  world.step();
  expect(Array.from(world.exitedIds())).toEqual([a, b]);
  inspect(world).validate();
  for (const one of [world, ...fillers]) one.dispose();
});
