/** The still pictures that stand for figures before they run, without scripts and on paper. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { drawStills, type File } from '../../web/learn/build/pages.tsx';
import { ownPalette } from '../../web/playground/render/palette.ts';

/** Bytes with gzip. */
const LARGEST = 20_000;

let stills: readonly File[];

beforeAll(async () => {
  stills = await drawStills();
});

function stillOf(name: string): string {
  return stills.find(({ path }) => path === `stills/${name}-light.svg`)!.source;
}

test('each is small to download, also that of ten thousand squares', () => {
  const large = stills.filter(({ source }) => gzipSync(source).length > LARGEST);
  expect(large.map(({ path }) => path)).toEqual([]);
});

test('that of a few squares in one node shows where the world ends', () => {
  const { background, line } = ownPalette(false, false);
  const filled = [...stillOf('when-to-split-fifth').matchAll(/<path d="([^"]*)" fill="([^"]*)"/g)];
  expect(filled.map(([, , colour]) => colour).slice(0, 3)).toEqual([
    expect.anything(),
    line,
    background,
  ]);
});

test('that of a bug marks the pairs that the printed program misses', () => {
  const rings = stillOf('edges-and-outside-printed').match(/stroke="#d6009f"/g) ?? [];
  // Two squares and the line between them, of each of the seven pairs that the text names.
  expect(rings).toHaveLength(3 * 5);
});

test('that of the race has the line of brute force above that of the tree', () => {
  const lines = [...stillOf('how-fast-race').matchAll(/<path d="M([^"]*)" fill="none"/g)];
  const heights = lines.map(([, path = '']) =>
    path.split('L').map((point) => Number(point.split(',')[1])),
  );
  const [brute = [], tree = []] = heights;
  expect(brute.length).toBeGreaterThan(4);
  // From the top down.
  expect(tree.filter((height, at) => height <= brute[at]!)).toEqual([]);
});

/** Of `#rrggbb`, by its largest part. */
function nameOfColour(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))]!;
}

function textOf(folder: string): string {
  return readFileSync(
    new URL(`../../web/learn/chapters/${folder}/en.mdx`, import.meta.url),
    'utf8',
  );
}

test.each([false, true])('captions name the colours that figures have, dark: %s', (isOnDark) => {
  const palette = ownPalette(isOnDark, false);
  const [candidate, hit] = [nameOfColour(palette.candidate), nameOfColour(palette.hit)];
  expect(textOf('05-candidates-are-not-hits')).toContain(
    `Candidates are ${candidate}, hits are ${hit}.`,
  );
  expect(textOf('09-rays-and-nearest').toLowerCase()).toContain(
    `${candidate}: tested. ${hit}: the answer.`,
  );
});
