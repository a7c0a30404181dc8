// Files with random changes are read into a world, or refused by an error with a code whose sentence begins with the function; nothing else.

import * as fc from 'fast-check';
import { addLevel, type Level, type LevelData, readLdtk, readTiled } from 'quadrille/tiled';
import { World } from 'quadrille/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draws } from '../draws.js';
import {
  mapOf,
  objectLayer,
  objectOf,
  points,
  property,
  tileLayer,
  tileOf,
  tilesetOf,
} from './files.js';
import caveJson from './fixtures/cave.tmj?raw';
import caveXml from './fixtures/cave.tmx?raw';
import caveTiles from './fixtures/cave.tsx.xml?raw';
import village from './fixtures/village.ldtk?raw';

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    '',
    'x',
    '16',
    [],
    {},
    [[]],
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    0,
    0.5,
    1,
    2,
    1e9,
    1e300,
    2 ** 31,
    2 ** 32,
    0x8000_0001,
  ),
  fc.integer({ min: -20, max: 20 }),
  fc.string({ maxLength: 5 }),
);

/** A change of a value in a file: where, as a share of all its values, and to what. */
const change = fc.record({
  where: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  how: fc.constantFrom('replace', 'remove', 'swap', 'twice'),
  value: odd,
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** A value in a file. */
interface Place {
  readonly of: Record<string, unknown>;
  readonly name: string;
}

/** The places of all values in a file. */
function placesIn(value: unknown, places: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return places;
  const of = value as Record<string, unknown>;
  for (const name of Object.keys(of)) {
    places.push({ of, name });
    placesIn(of[name], places);
  }
  return places;
}

function mutated(file: object, changes: readonly Change[]): object {
  const copy = structuredClone(file);
  for (const { where, how, value } of changes) {
    const places = placesIn(copy);
    if (places.length === 0) break;
    const { of, name } = places[Math.floor(where * places.length)]!;
    if (how === 'replace') of[name] = value;
    else if (how === 'remove') delete of[name];
    else if (how === 'swap')
      of[name] = structuredClone(places[Math.floor((1 - where) * places.length)]?.of);
    else if (Array.isArray(of)) of.push(of[Number(name)]);
  }
  return copy;
}

/** Characters that are left out of a text, and those that are put there. */
interface Edit {
  readonly where: number;
  readonly removed: number;
  readonly added: string;
}

function edited(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { where, removed, added } of edits) {
    const at = Math.floor(where * result.length);
    result = result.slice(0, at) + added + result.slice(at + removed);
  }
  return result;
}

/** Takes what is read, and gives it back. */
let world: World<LevelData>;
beforeAll(async () => {
  world = await World.create<LevelData>({ bounds: { x: -64, y: -64, width: 256, height: 256 } });
});
afterAll(() => world.dispose());

async function expectReadOrRefused(where: string, read: () => Level | Promise<Level>) {
  try {
    const level = await read();
    const { maps, bodies, bounds } = level;
    expect(bounds.width > 0 && bounds.height > 0).toBe(true);
    for (const { tiles, columns, rows, kinds } of maps) {
      expect(tiles.length).toBe(columns * rows);
      expect(Math.max(...Array.from(tiles))).toBeLessThan(kinds!.length);
    }
    for (const body of bodies) expect(body.static).toBe(true);
    const { maps: ids, bodies: others } = addLevel(world, level);
    for (const id of [...ids, ...others]) world.remove(id);
  } catch (error) {
    const { name, message, code } = error as Error & { code: string };
    expect(message.startsWith(`${where}: `), `${name}: ${message}`).toBe(true);
    expect(['TypeError', 'RangeError']).toContain(name);
    expect(['wrong-type', 'out-of-range']).toContain(code);
  }
}

const everything = mapOf({
  tilesets: [
    tilesetOf({
      tiles: [
        tileOf(0, [objectOf({ height: 4, properties: [property('oneWay', 'up')] })]),
        tileOf(1, [objectOf({ polygon: points(0, 0, 16, 0, 16, 4, 4, 4, 4, 16, 0, 16) })]),
        tileOf(2, [objectOf({ ellipse: true })], { properties: [property('solid', true)] }),
        tileOf(3, [objectOf({ width: 17 }), objectOf({ polyline: points(0, 0, 20, 9) })]),
        tileOf(4, [objectOf({ width: 8, capsule: true })], { width: 16, height: 24 }),
      ],
    }),
  ],
  layers: [
    tileLayer({ data: [0, 1, 2, 3, 0x8000_0001, 0xe000_0002, 0, 0, 4, 5, 6, 7] }),
    tileLayer({
      encoding: 'csv',
      chunks: [
        { x: -2, y: 0, width: 2, height: 1, data: '1,2' },
        { x: 0, y: 0, width: 2, height: 1, data: '3,0' },
      ],
    }),
    tileLayer({ encoding: 'base64', width: 1, height: 1, data: 'AQAAAA==' }),
    {
      type: 'group',
      name: 'g',
      offsetx: 2,
      layers: [
        objectLayer([
          objectOf({ polygon: points(0, 0, 9, 0, 9, 9) }),
          objectOf({ polyline: points(0, 0, 9, 0, 9, 9) }),
          objectOf({ ellipse: true, width: 9, properties: [property('oneWay', 'left')] }),
          objectOf({ gid: 2, rotation: 90 }),
          objectOf({ gid: 0x4000_0001 }),
          objectOf({ point: true }),
          { id: 9, template: 'crate.tj', x: 4, y: 4 },
        ]),
      ],
    },
  ],
});

/** A template of a tile, whose tileset no map names. */
const crate = {
  object: objectOf({ gid: 3, properties: [property('tag', 1)] }),
  tileset: { firstgid: 1, source: 'cave.tsx' },
};

const changes = fc.array(change, { minLength: 1, maxLength: 4 });

test.each([
  ['made in code', everything],
  ['as Tiled writes it', JSON.parse(caveJson) as object],
])('a map %s', async (_, file) => {
  await fc.assert(
    fc.asyncProperty(changes, changes, fc.boolean(), async (list, others, clips) => {
      const tilesets = { 'cave.tsx': caveTiles };
      const templates = { 'crate.tj': clips ? mutated(crate, others) : crate };
      const overhang = clips ? 'clip' : 'keep';
      await expectReadOrRefused('readTiled', () =>
        readTiled(mutated(file, list), { tilesets, templates, overhang }),
      );
    }),
    { seed: 11, numRuns: draws(1_000) },
  );
});

test('a project of LDtk', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const file = mutated(JSON.parse(village) as object, list);
      await expectReadOrRefused('readLdtk', () => readLdtk(file, { tiles: { 2: {} } }));
    }),
    { seed: 12, numRuns: draws(1_000) },
  );
});

test('a map in XML with characters that are changed, left out or put in', async () => {
  const edit = fc.record({
    where: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    removed: fc.nat(6),
    added: fc.constantFrom('', '<', '>', '"', '/', '&', '-', '9', '<!--', '<![CDATA[', 'x', ' '),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(edit, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      async (edits, inTileset) => {
        const map = inTileset ? caveXml : edited(caveXml, edits);
        const tilesets = { 'cave.tsx': inTileset ? edited(caveTiles, edits) : caveTiles };
        await expectReadOrRefused('readTiled', () => readTiled(map, { tilesets }));
      },
    ),
    { seed: 13, numRuns: draws(1_000) },
  );
});
