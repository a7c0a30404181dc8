/** The one-way includes of the core. clang-tidy finds the cycles that a layer may have within (misc-header-include-cycle). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** From the bottom up: the public types, the folders of cpp/src, the public class, and the files of cpp/src that are its facade. */
const layers = [
  'public types',
  'base',
  'geometry',
  'narrow',
  'tree',
  'build',
  'store',
  'trace',
  'query',
  'pairs',
  'explain',
  'public class',
  'world',
  'facade',
];
const publicLayers = new Set(['public types', 'public class']);

function layerOf(path: string): string {
  if (/^cpp\/include\/quadrille\/(quadtree|quadrille|world)\.hpp$/.test(path))
    return 'public class';
  if (path.startsWith('cpp/include/')) return 'public types';
  return path.split('/').slice(2, -1).join('/') || 'facade';
}

/** A file may include its own layer and those before it; a public header only public ones. */
function mayInclude(file: string, target: string): boolean {
  const [from, to] = [layerOf(file), layerOf(target)];
  const before = layers.slice(0, layers.indexOf(from) + 1);
  return before.includes(to) && (!publicLayers.has(from) || publicLayers.has(to));
}

const files = ['cpp/src/', 'cpp/include/'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[ch]pp$/.test(name))
    .map((name) => folder + name),
);

/** Each include of a file with quotation marks, as [file, included file]; one that is not found stays as it is written. */
const includes = files.flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^\s*#\s*include\s*"(.+?)"/gm),
    ([, name = '']) => [file, files.find((path) => isHeader(path, name)) ?? name] as const,
  ),
);

function isHeader(path: string, name: string): boolean {
  return path === `cpp/src/${name}` || path === `cpp/include/${name}`;
}

test('every folder of the core is a layer, and every layer has files', () => {
  expect(new Set(files.map(layerOf))).toEqual(new Set(layers));
});

test('a file includes only what its layer may include', () => {
  expect(includes.length).toBeGreaterThan(files.length);
  expect(includes.filter(([file, target]) => !mayInclude(file, target))).toEqual([]);
});

test.each([
  ['cpp/src/tree/cell.hpp', 'cpp/src/tree/node.hpp'],
  ['cpp/src/tree/cell.hpp', 'cpp/src/geometry/bounds.hpp'],
  ['cpp/src/tree/cell.hpp', 'cpp/include/quadrille/box.hpp'],
  ['cpp/src/quadtree.cpp', 'cpp/include/quadrille/quadtree.hpp'],
  ['cpp/src/quadtree.cpp', 'cpp/src/quadtree_impl.hpp'],
  ['cpp/src/quadtree_impl.hpp', 'cpp/src/explain/explain.hpp'],
  ['cpp/include/quadrille/quadtree.hpp', 'cpp/include/quadrille/box.hpp'],
])('%s may include %s', (file, target) => {
  expect(mayInclude(file, target)).toBe(true);
});

test.each([
  ['cpp/src/tree/cell.hpp', 'cpp/src/store/store.hpp'],
  ['cpp/src/tree/cell.hpp', 'cpp/src/quadtree_impl.hpp'],
  ['cpp/src/tree/cell.hpp', 'cpp/include/quadrille/quadtree.hpp'],
  ['cpp/src/tree/cell.hpp', 'no-such-header.hpp'],
  ['cpp/src/other/strings.cpp', 'cpp/src/base/base.hpp'],
  ['cpp/include/quadrille/box.hpp', 'cpp/include/quadrille/quadtree.hpp'],
  ['cpp/include/quadrille/box.hpp', 'cpp/src/base/base.hpp'],
  ['cpp/include/quadrille/quadtree.hpp', 'cpp/src/tree/cell.hpp'],
])('%s may not include %s', (file, target) => {
  expect(mayInclude(file, target)).toBe(false);
});
