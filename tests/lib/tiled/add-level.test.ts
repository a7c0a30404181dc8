// Adding a level to a world: all of it or nothing.

import { addLevel, type Level, readTiled } from 'quadrille/tiled';
import { expect, test } from 'vitest';
import { mapOf, objectLayer, objectOf, tileLayer } from './files.js';

const file = mapOf({
  layers: [tileLayer(), tileLayer({ name: 'Top' }), objectLayer([objectOf(), objectOf()])],
});

/** A world that counts, and refuses what it is told to refuse. */
function worldThat(refuses: 'nothing' | 'second map' | 'bodies') {
  const held = new Map<number, object>();
  let next = 1;
  const add = (value: object): number => {
    held.set(next, value);
    return next++;
  };
  return {
    held,
    addTiles(tiles: object): number {
      if (refuses === 'second map' && held.size === 1) throw new RangeError('no more tiles');
      return add(tiles);
    },
    insertMany(bodies: readonly object[]): number[] {
      if (refuses === 'bodies') throw new RangeError('no more bodies');
      return bodies.map(add);
    },
    remove: (id: number): boolean => held.delete(id),
  };
}

test('returns the ids of the maps and the bodies, in their order', async () => {
  const level = await readTiled(file);
  const world = worldThat('nothing');
  expect(addLevel(world, level)).toEqual({ maps: [1, 2], bodies: [3, 4] });
  expect(world.held.get(3)).toBe(level.bodies[0]);
});

test('gives addTiles what it takes, without the name of the layer', async () => {
  const level = await readTiled(file);
  const world = worldThat('nothing');
  addLevel(world, level);
  const { name, ...tiles } = level.maps[1]!;
  expect(name).toBe('Top');
  expect(world.held.get(2)).toEqual(tiles);
});

test.each(['second map', 'bodies'] as const)(
  'removes what it added, where the %s fail',
  async (what) => {
    const world = worldThat(what);
    const level = await readTiled(file);
    expect(() => addLevel(world, level)).toThrow(/^no more/);
    expect([...world.held]).toEqual([]);
  },
);

test.each([
  [undefined, 'addLevel: level must be an object such as { maps }, got undefined'],
  [{ maps: [], bodies: 3 }, 'addLevel: level.bodies must be an array, got 3'],
  [{ layers: [] }, 'addLevel: there is no option layers; there are maps, bodies, points, bounds'],
])('refuses %o', (level, sentence) => {
  expect(() => addLevel(worldThat('nothing'), level as unknown as Level)).toThrow(sentence);
});
