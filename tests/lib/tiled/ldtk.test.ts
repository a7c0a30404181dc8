// Projects of LDtk: what becomes of levels, layers and entities.

import { type KindsOption, readLdtk } from 'quadrille/tiled';
import { describe, expect, test } from 'vitest';
import { Tile } from '../../../web/lib/world/tiles.js';
import { gridLayer, levelOf, projectOf, tilesLayer } from './files.js';
import village from './fixtures/village.ldtk?raw';

const gridAt = (x: number, y: number, t: number, f = 0) => ({ px: [x, y], src: [0, 0], f, t });

describe('a project as LDtk writes it', () => {
  test('has all its levels where they are in their world', () => {
    const level = readLdtk(village, {
      intGrid: { 1: {}, 2: { sensor: true } },
      tiles: { 2: { shape: Tile.SlopeRight } },
    });
    expect(level.bounds).toEqual({ x: 64, y: -48, width: 128, height: 144 });
    expect(level.bodies).toEqual([]);
    const [walls, tiles] = level.maps;
    expect(walls).toEqual({
      name: 'Walls',
      x: 64,
      y: -40,
      columns: 4,
      rows: 3,
      size: 16,
      tiles: Uint16Array.of(0, 0, 0, 1, 0, 0, 0, 0, 2, 2, 2, 2),
      kinds: [undefined, { sensor: true }, {}],
      data: { layer: 'Walls', name: '', type: '', properties: {} },
    });
    expect(tiles).toMatchObject({ name: 'Tiles', x: 64, y: -48 });
    expect(Array.from(tiles!.tiles)).toEqual([0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0]);
    expect(tiles!.kinds).toEqual([
      undefined,
      { shape: Tile.SlopeRight },
      { shape: Tile.SlopeLeft },
    ]);
    expect(level.points).toEqual([
      {
        id: '1b5b2f10-c640-11ed-8430-91cc0d4e91b2',
        layer: 'Entities',
        name: 'Player',
        type: 'Player',
        x: 88,
        y: -16,
        width: 16,
        height: 16,
        properties: { lives: 3 },
      },
    ]);
  });

  test.each(['Square', 0])('has one level by %s, which begins at 0, 0', (level) => {
    const read = readLdtk(village, { level });
    expect(read.bounds).toEqual({ x: 0, y: 0, width: 64, height: 48 });
    expect(read.maps).toMatchObject([{ x: 0, y: 8 }]);
    expect(read.points).toMatchObject([{ x: 24, y: 32 }]);
  });
});

/** The cells of a layer with the values 0, 1, 2 and 1. */
function kindsOf(intGrid?: KindsOption) {
  const [map] = readLdtk(projectOf([gridLayer({ intGridCsv: [0, 1, 2, 1] })]), { intGrid }).maps;
  return map && { tiles: Array.from(map.tiles), kinds: map.kinds };
}

describe('cells', () => {
  test('are solid without the option, but for 0', () => {
    expect(kindsOf()).toEqual({
      tiles: [0, 1, 2, 1],
      kinds: [undefined, { shape: Tile.Solid }, { shape: Tile.Solid }],
    });
  });

  test('are what the option says; those that it does not name are empty', () => {
    expect(kindsOf({ 2: { tag: 4 } })).toEqual({
      tiles: [0, 0, 1, 0],
      kinds: [undefined, { tag: 4 }],
    });
    expect(kindsOf({ 1: { shape: Tile.Empty }, 2: undefined })).toBeUndefined();
  });

  test('are what a function of value and layer says, which is asked once for each value', () => {
    const asked: unknown[] = [];
    const kinds = kindsOf((value, layer) => {
      asked.push([value, layer]);
      return value === 1 ? {} : undefined;
    });
    expect(kinds).toEqual({ tiles: [0, 1, 0, 1], kinds: [undefined, {}] });
    expect(asked).toEqual([
      [1, 'Walls'],
      [2, 'Walls'],
    ]);
  });
});

describe('tiles', () => {
  test('are left out without the option', () => {
    expect(readLdtk(projectOf([tilesLayer([gridAt(0, 0, 3)])])).maps).toEqual([]);
  });

  test('of one cell: the topmost that is anything counts', () => {
    const grid = [gridAt(16, 0, 3), gridAt(16, 0, 4), gridAt(16, 0, 9)];
    const { maps } = readLdtk(projectOf([tilesLayer(grid)]), {
      tiles: { 3: { tag: 3 }, 4: { tag: 4 } },
    });
    expect(Array.from(maps[0]!.tiles)).toEqual([0, 2, 0, 0]);
    expect(maps[0]!.kinds![2]).toEqual({ tag: 4 });
  });

  test('of auto-layers are read, too', () => {
    const layer = tilesLayer([], { __type: 'AutoLayer', autoLayerTiles: [gridAt(0, 16, 1)] });
    const { maps } = readLdtk(projectOf([layer]), { tiles: { 1: {} } });
    expect(Array.from(maps[0]!.tiles)).toEqual([0, 0, 1, 0]);
  });
});

describe('layers', () => {
  const top = gridLayer({ __identifier: 'Top', visible: false });

  test('come from the lowest to the topmost', () => {
    const { maps } = readLdtk(projectOf([top, gridLayer()]), { invisible: true });
    expect(maps.map(({ name }) => name)).toEqual(['Walls', 'Top']);
  });

  test('are left out if they are invisible, or skipped by name', () => {
    expect(readLdtk(projectOf([top, gridLayer()]), { skip: ['Walls'] }).maps).toEqual([]);
  });
});

describe('worlds', () => {
  const worlds = ['A', 'B'].map((identifier, i) => ({
    identifier,
    worldLayout: 'Free',
    levels: [
      levelOf({ identifier: `${identifier}1`, worldX: 100 * i, layerInstances: [gridLayer()] }),
    ],
  }));

  test('are chosen by identifier or index', () => {
    const file = projectOf([], { levels: [], worlds });
    expect(readLdtk(file, { world: 'B' }).maps).toMatchObject([{ x: 100 }]);
    expect(readLdtk(file, { world: 0 }).maps).toMatchObject([{ x: 0 }]);
    expect(() => readLdtk(file)).toThrow(
      'readLdtk: world must be given, because the file has 2: A, B',
    );
    expect(readLdtk({ ...file, worlds: worlds.slice(1) }).maps).toMatchObject([{ x: 100 }]);
  });

  test('in a line have no coordinates: one level of them can be read', () => {
    const levels = [levelOf({ worldX: -1, worldY: -1 }), levelOf({ identifier: 'Next' })];
    const file = projectOf([], { worldLayout: 'LinearHorizontal', levels });
    expect(() => readLdtk(file)).toThrow(
      `readLdtk: worldLayout must be 'Free' or 'GridVania' to read several levels, got "LinearHorizontal"`,
    );
    expect(readLdtk(file, { level: 'Next' }).bounds).toEqual({ x: 0, y: 0, width: 64, height: 48 });
  });
});
