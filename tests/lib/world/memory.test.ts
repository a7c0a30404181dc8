/** Calls that need more memory than there is. The memory is this file's own: it has not grown before. */
import { box, load, MOVE_STRIDE, Tile } from 'quadrille/world';
import { beforeAll, expect, test } from 'vitest';
import { FLOOR, HERO, slope, WALL, worldOf } from './walker.js';

beforeAll(() => load());

test('moves of thousands of bodies need more memory than there was, and are those of few bodies', async () => {
  const world = await worldOf(FLOOR, WALL, slope(0.5), { shape: box(80, 10), y: -20 });
  const tiles = [Tile.Solid, Tile.SlopeLeft, Tile.Empty, Tile.Solid, Tile.Solid, Tile.OneWay];
  world.addTiles({ x: -160, y: -32, columns: 3, rows: 2, size: 16, tiles });
  const few = Array.from({ length: 60 }, (_, i) =>
    world.insert({ shape: HERO, x: 4 * i - 170, y: -40 - 7 * (i % 9), category: 2, mask: 1 }),
  );
  const motions = few.flatMap(() => [7, 60]);
  const ofFew = world.moveAndSlideMany(few, motions);
  const [expected, hit] = [ofFew.moves.slice(), ofFew.hits.slice()];
  const times = Array.from({ length: 700 });
  const before = world.transforms.buffer.byteLength;

  const { moves, hits } = world.moveAndSlideMany(
    times.flatMap(() => few),
    times.flatMap(() => motions),
  );

  expect(world.transforms.buffer.byteLength).toBeGreaterThan(before);
  for (const i of [0, 1, 350, 699]) {
    const first = i * few.length * MOVE_STRIDE;
    expect(moves.subarray(first, first + expected.length)).toEqual(expected);
    expect(hits.subarray(i * hit.length, (i + 1) * hit.length)).toEqual(hit);
  }
  expect(moves).toHaveLength(times.length * expected.length);
});
