// Flips: a slope in each of the eight ways against turns and mirrors of its corners, computed in another way.

import { readLdtk, readTiled } from 'quadrille/tiled';
import { expect, test } from 'vitest';
import { Tile } from '../../../web/lib/world/tiles.js';
import {
  gridLayer,
  mapOf,
  objectLayer,
  objectOf,
  points,
  projectOf,
  property,
  rowOf,
  tileOf,
  tilesetOf,
  tilesLayer,
} from './files.js';

/** Matrices around the middle of the tile: how Tiled's editor shows each combination of bits, from its buttons to turn and mirror. */
const WAYS = [
  ['as drawn', 0x0, [1, 0, 0, 1], 'up'],
  ['mirrored left for right', 0x8, [-1, 0, 0, 1], 'up'],
  ['mirrored top for bottom', 0x4, [1, 0, 0, -1], 'down'],
  ['turned by 180 degrees', 0xc, [-1, 0, 0, -1], 'down'],
  ['turned by 90 degrees clockwise', 0xa, [0, -1, 1, 0], 'right'],
  ['turned by 90 degrees counterclockwise', 0x6, [0, 1, -1, 0], 'left'],
  ['mirrored along the diagonal', 0x2, [0, 1, 1, 0], 'left'],
  ['mirrored along the other diagonal', 0xe, [0, -1, -1, 0], 'right'],
] as const;

const slope = [0, 16, 16, 4, 16, 16];

test.each(WAYS)('a slope %s', async (_, bits, [a, b, c, d], side) => {
  const properties = [property('oneWay', 'up')];
  const shape = objectOf({ width: 0, height: 0, polygon: points(...slope), properties });
  const file = rowOf([bits * 0x1000_0000 + 1], tilesetOf({ tiles: [tileOf(0, [shape])] }));
  const corners = [0, 1, 2].flatMap((i) => {
    const [x, y] = [slope[2 * i]! / 16 - 0.5, slope[2 * i + 1]! / 16 - 0.5];
    return [a * x + b * y + 0.5, c * x + d * y + 0.5];
  });
  expect((await readTiled(file)).maps[0]!.kinds![1]).toEqual({ shape: corners, oneWay: side });
});

test('each way in which a tile lies is a kind of its own', async () => {
  const gids = [...WAYS, ...WAYS].map(([, bits]) => bits * 0x1000_0000 + 1);
  const { tiles, kinds } = (await readTiled(rowOf(gids, tilesetOf()))).maps[0]!;
  expect(Array.from(tiles)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(kinds!.length).toBe(9);
});

test.each(WAYS)('a body of a tile %s', async (_, bits, [a, b, c, d]) => {
  const shapes = [objectOf({ width: 4, height: 8 }), objectOf({ x: 8, width: 4, height: 4 })];
  const file = rowOf([0, bits * 0x1000_0000 + 1], tilesetOf({ tiles: [tileOf(0, shapes)] }));
  const [{ parts } = {} as never] = (await readTiled(file)).bodies;
  const found = Array.from(
    parts!,
    ({ shape }) => shape.kind === 'polygon' && Array.from(shape.corners),
  );
  const drawn = [
    [0, 0, 4, 0, 4, 8, 0, 8],
    [8, 0, 12, 0, 12, 4, 8, 4],
  ];
  expect(found).toEqual(
    drawn.map((corners) =>
      corners.map((_value, i) => {
        const [x, y] = [corners[i & ~1]! - 8, corners[i | 1]! - 8];
        return (i % 2 === 0 ? a * x + b * y : c * x + d * y) + 8;
      }),
    ),
  );
});

test('a tile object whose picture is not square is as wide as it was high, along the diagonal', async () => {
  const shape = objectOf({ width: 8, height: 32 });
  const tileset = tilesetOf({ tileheight: 32, tiles: [tileOf(0, [shape])] });
  const object = objectOf({ gid: 0x2000_0001, x: 0, y: 0, width: 32, height: 16 });
  const file = mapOf({ tilesets: [tileset], layers: [objectLayer([object])] });
  expect((await readTiled(file)).bodies[0]!.shape).toEqual({
    kind: 'polygon',
    corners: [0, -16, 0, -8, 32, -8, 32, -16],
  });
});

/** Corners of the usual tiles in the order of their numbers, from their descriptions. */
const USUAL: Readonly<Record<number, readonly number[]>> = {
  [Tile.Solid]: [0, 0, 1, 0, 1, 1, 0, 1],
  [Tile.SlopeRight]: [0, 1, 1, 0, 1, 1],
  [Tile.SlopeLeft]: [0, 0, 1, 1, 0, 1],
  [Tile.CeilingRight]: [0, 0, 1, 0, 1, 1],
  [Tile.CeilingLeft]: [0, 0, 1, 0, 0, 1],
  [Tile.LowSlopeRight]: [0, 1, 1, 0.5, 1, 1],
  [Tile.HighSlopeRight]: [0, 0.5, 1, 0, 1, 1, 0, 1],
  [Tile.LowSlopeLeft]: [0, 0.5, 1, 1, 0, 1],
  [Tile.HighSlopeLeft]: [0, 0, 1, 0.5, 1, 1, 0, 1],
  [Tile.LowCeilingRight]: [0, 0, 1, 0, 1, 0.5],
  [Tile.HighCeilingRight]: [0, 0, 1, 0, 1, 1, 0, 0.5],
  [Tile.LowCeilingLeft]: [0, 0, 1, 0, 0, 0.5],
  [Tile.HighCeilingLeft]: [0, 0, 1, 0, 1, 0.5, 0, 1],
  [Tile.HalfBottom]: [0, 0.5, 1, 0.5, 1, 1, 0, 1],
  [Tile.HalfTop]: [0, 0, 1, 0, 1, 0.5, 0, 0.5],
  [Tile.HalfLeft]: [0, 0, 0.5, 0, 0.5, 1, 0, 1],
  [Tile.HalfRight]: [0.5, 0, 1, 0, 1, 1, 0.5, 1],
};

/** The corners without their order. */
function cornerSet(corners: readonly number[]): string[] {
  return Array.from(
    { length: corners.length / 2 },
    (_, i) => `${corners[2 * i]},${corners[2 * i + 1]}`,
  ).toSorted();
}

test.each(Object.keys(USUAL).map(Number))(
  'LDtk flips tile %i to the usual tile that its corners make',
  (shape) => {
    const gridTiles = [1, 2, 3].map((f) => ({ px: [16 * (f - 1), 0], t: 5, f }));
    const file = projectOf([tilesLayer(gridTiles, { __cWid: 3, __cHei: 1 })]);
    const { kinds } = readLdtk(file, { tiles: { 5: { shape } } }).maps[0]!;
    for (const f of [1, 2, 3]) {
      const flipped = USUAL[shape]!.map((value, i) => ((f >> (i % 2)) & 1 ? 1 - value : value));
      expect(cornerSet(USUAL[kinds![f]!.shape as number]!)).toEqual(cornerSet(flipped));
    }
  },
);

test('LDtk flips polygons and sides', () => {
  const gridTiles = [1, 2].map((f) => ({ px: [16 * (f - 1), 0], t: 5, f }));
  const file = projectOf([tilesLayer(gridTiles), gridLayer()]);
  const corners = [0, 1, 0.75, 0.25, 0.75, 1];
  const polygon = readLdtk(file, { tiles: { 5: { shape: corners, oneWay: 'left', tag: 2 } } });
  expect(polygon.maps.find(({ name }) => name === 'Tiles')!.kinds).toEqual([
    undefined,
    { shape: [1, 1, 0.25, 0.25, 0.25, 1], oneWay: 'right', tag: 2 },
    { shape: [0, 0, 0.75, 0.75, 0.75, 0], oneWay: 'left', tag: 2 },
  ]);
  const usual = readLdtk(file, { tiles: () => ({ shape: Tile.HalfTop, oneWay: 'up' }) });
  expect(usual.maps.find(({ name }) => name === 'Tiles')!.kinds!).toEqual([
    undefined,
    { shape: Tile.HalfTop, oneWay: 'up' },
    { shape: Tile.HalfBottom, oneWay: 'down' },
  ]);
  const plain = readLdtk(file, { tiles: () => ({ oneWay: false }) });
  expect(plain.maps.find(({ name }) => name === 'Tiles')!.kinds![2]).toEqual({ oneWay: false });
});
