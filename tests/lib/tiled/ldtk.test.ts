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
    const asDrawn = { horizontal: false, vertical: false, diagonal: false };
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
      data: {
        level: 'Square',
        layer: 'Walls',
        name: '',
        type: '',
        properties: {},
        tiles: [
          undefined,
          { tileset: '', number: 2, type: '', properties: {}, flips: asDrawn },
          { tileset: '', number: 1, type: '', properties: {}, flips: asDrawn },
        ],
      },
    });
    expect(tiles).toMatchObject({ name: 'Tiles', x: 64, y: -48 });
    expect(Array.from(tiles!.tiles)).toEqual([0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0]);
    expect(tiles!.kinds).toEqual([
      undefined,
      { shape: Tile.SlopeRight },
      { shape: Tile.SlopeLeft },
    ]);
    expect(tiles!.data!.tiles).toMatchObject([
      undefined,
      { tileset: 'village.png', number: 2, flips: asDrawn },
      { tileset: 'village.png', number: 2, flips: { ...asDrawn, horizontal: true } },
    ]);
    expect(level.points).toEqual([
      {
        level: 'Square',
        id: '1b5b2f10-c640-11ed-8430-91cc0d4e91b2',
        layer: 'Entities',
        name: 'Player',
        type: 'Player',
        x: 88,
        y: -16,
        width: 16,
        height: 16,
        pivotX: 0.5,
        pivotY: 1,
        angle: 0,
        properties: { lives: 3 },
      },
    ]);
  });

  test.each(['Square', 0])('has one level by %s, which begins at 0, 0', (level) => {
    const read = readLdtk(village, { level });
    // The level is 48 high, and its walls, which are as high, begin at 8.
    expect(read.bounds).toEqual({ x: 0, y: 0, width: 64, height: 56 });
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

  test.each([
    ['LinearHorizontal', [0, 0], [64, 0], { x: 0, y: 0, width: 164, height: 48 }],
    ['LinearVertical', [0, 0], [0, 48], { x: 0, y: 0, width: 100, height: 78 }],
  ])('in a line have levels that adjoin: %s', (worldLayout, first, second, bounds) => {
    const line = { worldX: -1, worldY: -1 };
    const levels = [levelOf(line), levelOf({ ...line, identifier: 'Next', pxWid: 100, pxHei: 30 })];
    const file = projectOf([], { worldLayout, levels });
    const level = readLdtk(file);
    expect(level.levels.map(({ x, y }) => [x, y])).toEqual([first, second]);
    expect(level.bounds).toEqual(bounds);
    const next = readLdtk(file, { level: ['Next'] });
    expect(next.levels.map(({ x, y }) => [x, y])).toEqual([second]);
    expect(readLdtk(file, { level: 'Next' }).levels).toMatchObject([{ x: 0, y: 0 }]);
  });
});

describe('levels', () => {
  const neighbours = [
    { levelIid: 'iid-b', dir: 'e' },
    { levelIid: 'iid-x', dir: '<' },
  ];
  const start = levelOf({
    identifier: 'Start',
    iid: 'iid-a',
    worldX: -32,
    worldDepth: 1,
    layerInstances: [gridLayer()],
    fieldInstances: [{ __identifier: 'music', __value: 'calm' }],
    __neighbours: neighbours,
  });
  const next = levelOf({
    identifier: 'Next',
    iid: 'iid-b',
    worldX: 32,
    layerInstances: [gridLayer()],
    __neighbours: [{ levelUid: 3 }],
  });
  const last = levelOf({ identifier: 'Last', worldX: 500 });
  const file = projectOf([], { levels: [start, next, last] });

  test('say where they are, what their fields are and which are beside them', () => {
    expect(readLdtk(file, { level: ['Start', 1, 'Start'] }).levels).toEqual([
      {
        id: 'iid-a',
        name: 'Start',
        x: -32,
        y: 0,
        width: 64,
        height: 48,
        depth: 1,
        properties: { music: 'calm' },
        neighbours: [
          { id: 'iid-b', name: 'Next', direction: 'e' },
          { id: 'iid-x', name: '', direction: '<' },
        ],
      },
      {
        id: 'iid-b',
        name: 'Next',
        x: 32,
        y: 0,
        width: 64,
        height: 48,
        depth: 0,
        properties: {},
        neighbours: [{ id: '', name: '', direction: '' }],
      },
    ]);
  });

  test('several of them are each where it is in its world', () => {
    const level = readLdtk(file, { level: ['Start', 'Next'] });
    expect(level.maps).toMatchObject([
      { x: -32, data: { level: 'Start' } },
      { x: 32, data: { level: 'Next' } },
    ]);
    expect(level.layers.map((layer) => [layer.level, layer.name, layer.x])).toEqual([
      ['Start', 'Walls', -32],
      ['Next', 'Walls', 32],
    ]);
    expect(level.bounds).toEqual({ x: -32, y: 0, width: 128, height: 48 });
  });

  test('in files of their own are taken from the option files', () => {
    const paths = ['world/Start.ldtkl', 'world/Next.ldtkl'] as const;
    const outside = [start, next].map((level, i) =>
      Object.assign({}, level, { layerInstances: null, externalRelPath: paths[i] }),
    );
    const files = { [paths[0]]: start, [paths[1]]: JSON.stringify(next) };
    const project = projectOf([], { externalLevels: true, levels: [...outside, last] });
    expect(readLdtk(project, { files })).toEqual(readLdtk(file));
  });

  test('whose last column is beyond them have bounds that hold it', () => {
    const layers = [gridLayer({ __cWid: 5, __cHei: 1, intGridCsv: [0, 0, 0, 0, 1] })];
    expect(readLdtk(projectOf(layers)).bounds).toEqual({ x: 0, y: 0, width: 80, height: 48 });
  });
});

test('definitions of a layer name its values, and say how far away it is', () => {
  const defs = {
    layers: [
      {
        uid: 7,
        parallaxFactorX: 0.25,
        parallaxFactorY: -0.5,
        intGridValues: [
          { value: 1, identifier: 'stone' },
          { value: 2, identifier: null },
        ],
      },
    ],
  };
  const layer = gridLayer({ layerDefUid: 7, intGridCsv: [0, 1, 2, 1] });
  const level = readLdtk(projectOf([layer], { defs }));
  expect(level.maps[0]!.data!.tiles).toMatchObject([
    undefined,
    { number: 1, type: 'stone' },
    { number: 2, type: '' },
  ]);
  expect(level.layers).toMatchObject([{ kind: 'tiles', parallaxX: 0.75, parallaxY: 1.5 }]);
});
