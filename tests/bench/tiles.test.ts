import * as build from 'quadrille/world';
import { expect, test } from 'vitest';
import { measureCastSets } from '../../bench/casts/measure.mjs';
import { tilesSection } from '../../bench/report/tiles.mjs';
import { makeTileCastSet } from '../../bench/tiles/cast-sets.mjs';
import { measureLoad } from '../../bench/tiles/load.mjs';
import { quadrilleTiles } from '../../bench/tiles/quadrille-tiles.mjs';
import { makeSliders } from '../../bench/tiles/sliders.mjs';
import { measureSteps } from '../../bench/tiles/steps.mjs';
import { makeTerrain, mergedBoxes, tileSize } from '../../bench/tiles/terrain.mjs';

const conditions = { ms: 1, leastFrames: 1, onProgress: () => {} };
const terrain = makeTerrain(64);
const sliders = makeSliders(terrain, 64);

test('about half of the tiles are solid, and a map has about a hundred for each body', () => {
  const { columns, rows, tiles } = makeTerrain(400);
  const solid = tiles.reduce((count, tile) => count + tile, 0);
  expect([columns, rows, tiles.length]).toEqual([200, 200, 40_000]);
  expect(solid / tiles.length).toBeGreaterThan(0.4);
  expect(solid / tiles.length).toBeLessThan(0.6);
});

test('merged boxes cover each solid tile once, and no other', () => {
  const { columns, tiles } = terrain;
  const covered = new Uint16Array(tiles.length);
  const boxes = mergedBoxes(terrain);
  for (const { x, y, halfWidth, halfHeight } of boxes) {
    const [left, right] = [x - halfWidth, x + halfWidth].map((place) => place / tileSize);
    const [top, bottom] = [y - halfHeight, y + halfHeight].map((place) => place / tileSize);
    for (let row = top!; row < bottom!; row++) {
      for (let column = left!; column < right!; column++) covered[row * columns + column]!++;
    }
  }
  expect(covered).toEqual(tiles);
  expect(boxes.length).toBeLessThan(tiles.length / 10);
});

test('a map is added, and its memory and changes of its tiles are measured', async () => {
  const { ms, longest, bytes, setTileNs } = await measureLoad(build, terrain);
  expect(ms).toBeLessThanOrEqual(longest);
  expect(bytes).toBeGreaterThanOrEqual(2);
  expect(setTileNs).toBeGreaterThan(0);
});

test('bodies touch what they rest on, sideways only without the seam rule', async () => {
  const { touching, steps } = await measureSteps(build, terrain, sliders, conditions);
  expect(touching).toBeLessThan(64);
  expect(steps.map(({ wrong }) => wrong)).toEqual([0, 0, 0, 0]);
  expect(steps.map(({ contacts }) => contacts >= touching)).toEqual([true, true, true, true]);
  expect(steps.map(({ sideways }) => sideways > 0)).toEqual([false, false, false, true]);
});

test('a map that is not where the bodies are is found wrong', async () => {
  class Lower<Data> extends build.World<Data> {
    override addTiles(map: build.NewTiles<Data>): build.BodyId {
      return super.addTiles({ ...map, y: 0.1 });
    }
  }
  const { steps } = await measureSteps({ ...build, World: Lower }, terrain, sliders, conditions);
  expect(steps.map(({ wrong }) => wrong > 0)).toEqual([false, false, true, true]);
});

/** Says of every cast that it ends there. */
const constant = (name: string, fraction: number) => ({
  name,
  kind: 'package' as const,
  mayMiss: 0.05,
  init: async () => ({
    castsOf: () => ({
      one: (_: Float32Array, fractions: Float64Array) => fractions.fill(fraction),
    }),
    dispose() {},
  }),
});

test.each(['ray, 4 tiles', 'circle, 4 tiles', 'box, 4 tiles', 'ray, 100 tiles'])(
  '%s: ours are right; what misses all, or hits too early, is refused',
  async (kind) => {
    const sets = {
      kinds: [kind],
      setOf: (casts: string) => makeTileCastSet(terrain, casts),
    };
    const implementations = [
      quadrilleTiles(build),
      constant('misses', Infinity),
      constant('early', 0),
    ];
    const { results } = await measureCastSets(terrain, implementations, sets, conditions);
    const [one, many, ...wrong] = results;
    expect([one!.wrong, one!.error, one!.batched]).toEqual([0, undefined, false]);
    expect([many!.wrong, many!.error, many!.batched]).toEqual([0, undefined, true]);
    expect(
      wrong.map(({ wrong: count, error }) => error === `${count} of 512 are not right`),
    ).toEqual([true, true]);
  },
);

const stepOf = (name: string, amortised: number) => ({
  name,
  ms: { amortised },
  contacts: 10,
  sideways: 0,
  wrong: 0,
});
const rayOf = (name: string, kind: string, batched: boolean, perSecond: number) => ({
  name,
  kind,
  casts: 'ray, 4 tiles',
  batched,
  wrong: 0,
  perSecond,
});

test('the report judges by the goals, and packages by their fastest way', () => {
  const scene = {
    kind: 'floors',
    count: 10,
    tiles: 1000,
    load: { ms: 50, longest: 60, bytes: 2, setTileNs: 100 },
    touching: 9,
    steps: [stepOf('even', 1), stepOf('runs', 1), stepOf('tile map', 1.5), stepOf('no rule', 1.2)],
    results: [
      rayOf('quadrille World', 'ours', false, 4e6),
      rayOf('quadrille World', 'ours', true, 5e6),
      rayOf('rapier, cuboids', 'package', false, 1e6),
      rayOf('rapier, voxels', 'package', false, 5e5),
    ],
  };
  const section = tilesSection({ machine: 'a machine', mode: 'full run', scenes: [scene] });
  expect(section).toContain('| addTiles | tiles | 1,000 | at most 100 ms | 50.0 ms | met |');
  expect(section).toContain(
    '| a step, beside even floors | touching bodies | 9 | at most 2x | 1.50x | met |',
  );
  expect(section).toContain(
    '| the same, stretch goal | touching bodies | 9 | at most 1.3x | 1.50x | missed by 13 % |',
  );
  expect(section).toContain(
    '| rapier, cuboids | ray, 4 tiles | 10 | 5x | 4.00x | missed by 20 % | 5.00x |',
  );
  expect(section.filter((line) => line.startsWith('| rapier, voxels'))).toEqual([]);
});
