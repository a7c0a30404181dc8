import { expect, test } from 'vitest';
import { checkIncludes } from '../../scripts/check/includes.mjs';
import { layers } from '../../scripts/check/layers.mjs';

/** A core with an empty header in each layer, and the files given. */
function core(files: Record<string, string[]>): Map<string, string> {
  const empty = layers.map((layer): [string, string] => [`cpp/src/${layer}/${layer}.hpp`, '']);
  const given = Object.entries(files).map(([file, names]): [string, string] => [
    file,
    names.map((name) => `#include "${name}"\n`).join(''),
  ]);
  return new Map([...empty, ...given]);
}

const problems = (files: Record<string, string[]>) => checkIncludes(core(files)).problems;

test('a file may include its own layer, those below it and public value types', () => {
  const files = {
    'cpp/include/quadrille/box.hpp': [],
    'cpp/include/quadrille/quadtree.hpp': ['quadrille/box.hpp'],
    'cpp/src/tree/cell.hpp': ['tree/tree.hpp', 'geometry/geometry.hpp', 'quadrille/box.hpp'],
    'cpp/src/quadtree.cpp': ['quadrille/quadtree.hpp', 'explain/explain.hpp', 'quadtree_impl.hpp'],
    'cpp/src/quadtree_impl.hpp': ['tree/cell.hpp'],
  };
  expect(checkIncludes(core(files))).toEqual({ problems: [], includes: 8 });
});

test('a file may not include a layer above its own, nor the facade', () => {
  const files = {
    'cpp/src/quadtree_impl.hpp': [],
    'cpp/src/tree/tree.cpp': ['store/store.hpp', 'quadtree_impl.hpp'],
  };
  expect(problems(files)).toEqual([
    'cpp/src/tree/tree.cpp includes cpp/src/store/store.hpp: tree/ may include base, geometry, tree.',
    'cpp/src/tree/tree.cpp includes cpp/src/quadtree_impl.hpp: only the facade includes files at the top of cpp/src.',
  ]);
});

test('a layer may not reach the public class, not even through another public header', () => {
  const files = {
    'cpp/include/quadrille/quadtree.hpp': [],
    'cpp/include/quadrille/visit.hpp': ['quadrille/quadtree.hpp'],
    'cpp/src/pairs/pairs.cpp': ['quadrille/visit.hpp'],
  };
  expect(problems(files)).toEqual([
    'cpp/src/pairs/pairs.cpp includes cpp/include/quadrille/visit.hpp includes ' +
      'cpp/include/quadrille/quadtree.hpp: only the facade may include the public class.',
  ]);
});

test('a public header may not include a private one', () => {
  expect(problems({ 'cpp/include/quadrille/box.hpp': ['base/base.hpp'] })).toEqual([
    'cpp/include/quadrille/box.hpp includes cpp/src/base/base.hpp: a public header includes public headers only.',
  ]);
});

test('two headers of one layer may not include each other', () => {
  const files = {
    'cpp/src/tree/entry.hpp': ['tree/node.hpp'],
    'cpp/src/tree/node.hpp': ['tree/entry.hpp'],
  };
  expect(problems(files)).toEqual([
    'cpp/src/tree/entry.hpp includes cpp/src/tree/node.hpp includes cpp/src/tree/entry.hpp: a cycle.',
  ]);
});

test('a header is included by its path from cpp/src, in a folder that is a layer', () => {
  const files = {
    'cpp/src/tree/tree.cpp': ['tree.hpp'],
    'cpp/src/utils/strings.cpp': ['base/base.hpp'],
  };
  expect(problems(files)).toEqual([
    'cpp/src/tree/tree.cpp includes tree.hpp: there is no such header under cpp/src or cpp/include.',
    'cpp/src/utils/strings.cpp includes cpp/src/base/base.hpp: utils/ is no layer of scripts/check/layers.mjs.',
  ]);
});

test('a check that sees no files fails', () => {
  expect(checkIncludes(new Map()).problems).toEqual(
    layers.map((layer) => `${layer}/ has no files.`),
  );
});
