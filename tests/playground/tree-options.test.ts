/** What the table says of the tree's options reaches the tree and both kinds of exported code. */
import { load, Quadtree } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { TreeDriver } from '../../web/playground/engine/tree/driver.ts';
import { treeOptionsInCpp } from '../../web/playground/features/share/tree-options-in-cpp.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { withChanges } from '../../web/playground/state/settings.ts';
import { treeOptionNames, treeOptionsOf } from '../../web/playground/state/tree-options.ts';

beforeAll(() => load());

const { settings, world } = presetOf('s2');
const others = { placement: 'loose', capacity: 7, maxDepth: 3, looseness: 3.25, touching: true };

test('every option is one of the package', () => {
  const tree = new Quadtree({ bounds: { x: 0, y: 0, width: 1, height: 1 } });
  for (const name of treeOptionNames) expect(tree.options).toHaveProperty(name);
  tree.dispose();
});

describe.each(treeOptionNames)('%s', (name) => {
  const changed = withChanges(settings, { [name]: others[name] });

  test('has another value in the tree', () => {
    expect(treeOptionsOf(changed)).toEqual({ ...treeOptionsOf(settings), [name]: others[name] });
  });

  test('changes one line of C++', () => {
    const before = treeOptionsInCpp(settings);
    expect(treeOptionsInCpp(changed).filter((line) => !before.includes(line))).toHaveLength(1);
  });

  test('asks for another tree over the same objects', () => {
    expect(parameters[name].effect).toBe('rebuild');
  });
});

test('a tree of the page has the options of the settings', () => {
  const boxes = Float32Array.of(0, 0, 9, 9, 100, 0, 109, 9);
  const touching = { capacity: 1, maxDepth: 2, placement: 'leaf' };
  const tree = new TreeDriver(withChanges(settings, touching), world, boxes);
  expect(tree.stats.depth).toBe(2);
  tree.dispose();
});
