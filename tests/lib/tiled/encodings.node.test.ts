// The same layer in every form in which Tiled writes its tiles, packed by Node's zlib.

import { deflateSync, gzipSync } from 'node:zlib';
import { type Level, readTiled } from 'quadrille/tiled';
import { describe, expect, test } from 'vitest';
import { mapOf, tileLayer, tilesetOf } from './files.js';

const gids = [0, 1, 2, 0x8000_0001, 0, 0, 0, 0, 0xe000_0003, 4, 5, 6];

function bytesOf(numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * numbers.length));
  for (const [i, number] of numbers.entries()) view.setUint32(4 * i, number, true);
  return new Uint8Array(view.buffer);
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** Encodes numbers; what JSON has as `data`, and XML as the content of `data`. */
const FORMS: Readonly<Record<string, (numbers: readonly number[]) => string>> = {
  'csv ': (numbers) => numbers.join(','),
  'base64 ': (numbers) => base64(bytesOf(numbers)),
  'base64 zlib': (numbers) => base64(deflateSync(bytesOf(numbers))),
  'base64 gzip': (numbers) => base64(gzipSync(bytesOf(numbers))),
};

/** Four chunks of the layer, of 2 x 2 and 2 x 1 tiles. */
const CHUNKS = [
  { x: 0, y: 0, width: 2, height: 2, numbers: [0, 1, 0, 0] },
  { x: 2, y: 0, width: 2, height: 2, numbers: [2, 0x8000_0001, 0, 0] },
  { x: 0, y: 2, width: 2, height: 1, numbers: [0xe000_0003, 4] },
  { x: 2, y: 2, width: 2, height: 1, numbers: [5, 6] },
];

function xmlOf(content: string, infinite = false): string {
  return `<?xml version="1.0"?>
<map orientation="orthogonal" width="4" height="3" tilewidth="16" tileheight="16" infinite="${Number(infinite)}">
 <tileset firstgid="1" name="walls" tilewidth="16" tileheight="16" tilecount="8" columns="4"/>
 <layer id="1" name="Ground" width="4" height="3">${content}</layer>
</map>`;
}

const expected: Promise<Level> = readTiled(mapOf({ layers: [tileLayer({ data: gids })] }));

test('an array of numbers', async () => {
  const { maps } = await expected;
  expect(Array.from(maps[0]!.tiles)).toEqual([0, 1, 2, 3, 0, 0, 0, 0, 4, 5, 6, 7]);
});

test('elements in XML', async () => {
  const content = `<data>${gids.map((gid) => (gid === 0 ? '<tile/>' : `<tile gid="${gid}"/>`)).join('')}</data>`;
  expect(await readTiled(xmlOf(content))).toEqual(await expected);
});

describe.each(Object.keys(FORMS))('%s', (form) => {
  const [encoding = '', compression = ''] = form.split(' ');
  const encode = FORMS[form]!;
  const attributes = `encoding="${encoding}"${compression && ` compression="${compression}"`}`;

  test('in JSON', async () => {
    const layer = tileLayer({ encoding, compression, data: encode(gids) });
    expect(await readTiled(mapOf({ layers: [layer] }))).toEqual(await expected);
  });

  test('in XML, with spaces around it', async () => {
    const content = `<data ${attributes}>\n   ${encode(gids)}\n  </data>`;
    expect(await readTiled(xmlOf(content))).toEqual(await expected);
  });

  test('in chunks', async () => {
    const chunks = CHUNKS.map(({ numbers, ...place }) => ({ ...place, data: encode(numbers) }));
    const layer = tileLayer({ encoding, compression, data: undefined, chunks });
    expect(await readTiled(mapOf({ infinite: true, layers: [layer] }))).toEqual(await expected);
    const elements = CHUNKS.map(
      ({ x, y, width, height, numbers }) =>
        `<chunk x="${x}" y="${y}" width="${width}" height="${height}">${encode(numbers)}</chunk>`,
    );
    const xml = xmlOf(`<data ${attributes}>${elements.join('\n')}</data>`, true);
    expect(await readTiled(xml)).toEqual(await expected);
  });

  test.each([
    ['fewer', gids.slice(1)],
    ['more', [...gids, 0]],
    ['none', []],
  ])('%s tiles than the layer has are refused', async (_, numbers) => {
    const layer = tileLayer({ encoding, compression, data: encode(numbers) });
    await expect(readTiled(mapOf({ layers: [layer] }))).rejects.toThrow(
      /^readTiled: layer "Ground": data (must hold 12 tiles \(4 x 3\), got \w+|must be whole numbers)/,
    );
  });
});

describe.each([
  ['zlib', deflateSync],
  ['gzip', gzipSync],
] as const)('%s', (compression, pack) => {
  const read = (bytes: Uint8Array) =>
    readTiled(
      mapOf({ layers: [tileLayer({ encoding: 'base64', compression, data: base64(bytes) })] }),
    );

  test('stops reading what unfolds to more than the layer holds', async () => {
    const bomb = pack(new Uint8Array(200_000_000));
    const before = performance.now();
    await expect(read(bomb)).rejects.toThrow(
      'readTiled: layer "Ground": data must hold 12 tiles (4 x 3), got more',
    );
    // Unfolding all of it takes ten times as long.
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  test('that is cut off, damaged or of another format is refused', async () => {
    const whole = pack(bytesOf(gids));
    const damaged = Uint8Array.from(whole, (byte, i) => (i > 10 ? byte ^ 0x55 : byte));
    for (const bytes of [whole.subarray(0, -6), damaged, bytesOf(gids), new Uint8Array(0)]) {
      await expect(read(bytes)).rejects.toThrow(/^readTiled: layer "Ground": data (cannot|must)/);
    }
  });
});

test('a tileset and layers of 1,000 x 1,000 tiles are read in little time', async () => {
  const numbers = Array.from({ length: 1_000_000 }, (_, i) => (i % 9 === 0 ? 0 : 1 + (i % 7)));
  const size = { width: 1_000, height: 1_000 };
  const data = base64(deflateSync(bytesOf(numbers)));
  const layer = tileLayer({ ...size, encoding: 'base64', compression: 'zlib', data });
  const level = await readTiled(mapOf({ ...size, tilesets: [tilesetOf()], layers: [layer] }));
  expect(level.maps[0]!.tiles.length).toBe(1_000_000);
});
