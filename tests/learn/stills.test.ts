/** The still pictures that stand for figures before they run, without scripts and on paper. */
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { drawStills, type File } from '../../web/learn/build/pages.tsx';

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

test('that of a bug marks the pairs that the printed program misses', () => {
  const rings = stillOf('edges-and-outside-printed').match(/stroke="#d6009f"/g) ?? [];
  // Two squares and the line between them, of each of the seven pairs that the text names.
  expect(rings).toHaveLength(3 * 7);
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
