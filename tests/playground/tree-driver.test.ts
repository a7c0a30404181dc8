/** What the page's tree asks the library for, and how often. */
import { load } from 'quadrille';
import { beforeAll, expect, test, vi } from 'vitest';
import { COPIED, STRADDLES } from '../../web/playground/engine/marks.ts';
import { TreeDriver } from '../../web/playground/engine/tree/driver.ts';
import { markKept } from '../../web/playground/engine/tree/straddling.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { withChanges } from '../../web/playground/state/settings.ts';

const { settings, world } = presetOf('s2');
/** One across the middle of the world, and one in each quarter. */
const [middleX, middleY] = [world.width / 2, world.height / 2];
const boxes = Float32Array.from(
  [
    [middleX - 5, middleY - 5, middleX + 5, middleY + 5],
    [10, 10, 20, 20],
    [middleX + 10, 10, middleX + 20, 20],
    [10, middleY + 10, 20, middleY + 20],
    [middleX + 10, middleY + 10, middleX + 20, middleY + 20],
  ].flat(),
);

beforeAll(() => load());

function treeOf(placement: 'inner' | 'leaf'): TreeDriver {
  return new TreeDriver(
    withChanges(settings, { placement, capacity: 1, maxDepth: 1 }),
    world,
    boxes,
  );
}

test('the table of nodes is copied once, until the tree changes', () => {
  const tree = treeOf('inner');
  const { nodes } = tree;
  expect(tree.nodes).toBe(nodes);
  tree.setBoxes(boxes.map((place) => place / 4));
  expect(tree.nodes).not.toBe(nodes);
  expect(tree.nodes).not.toEqual(nodes);
  const moved = tree.nodes;
  tree.rebuild(settings, world, boxes);
  expect(tree.nodes).not.toBe(moved);
  tree.dispose();
});

test.each([
  ['inner', 1, STRADDLES],
  ['leaf', 4, COPIED],
] as const)('%s: leaves are asked only where an object is in several', (placement, calls, mark) => {
  const tree = treeOf(placement);
  const rowsIn = vi.spyOn(tree, 'rowsIn');
  const marks = new Uint8Array(boxes.length / 4);
  markKept(tree, marks);
  expect(rowsIn).toHaveBeenCalledTimes(calls);
  expect([...marks]).toEqual([mark, 0, 0, 0, 0]);
  tree.dispose();
});
