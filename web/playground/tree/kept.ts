/** Where objects are kept that stand on a line: above the leaves, or in several of them. */
import { NODE_STRIDE } from 'quadrille';
import { COPIED, type Marks, mark, STRADDLES } from '../marks.ts';
import type { TreeDriver } from './driver.ts';
import { firstChildOf } from './paths.ts';

/** Cost: one question for each node that holds anything. */
export function markKept(tree: TreeDriver, marks: Marks): void {
  const { inner, leaves } = sorted(tree.nodes);
  for (const node of inner) mark(marks, tree.rowsIn(node), STRADDLES);
  const seen = new Uint8Array(marks.length);
  for (const node of leaves) {
    const rows = tree.rowsIn(node);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!;
      if (seen[row] === 1) marks[row] = marks[row]! | COPIED;
      seen[row] = 1;
    }
  }
}

function sorted(nodes: Float32Array): { inner: number[]; leaves: number[] } {
  const inner: number[] = [];
  const leaves: number[] = [];
  for (let node = 0; node * NODE_STRIDE < nodes.length; node++)
    (firstChildOf(nodes, node) > 0 ? inner : leaves).push(node);
  return { inner, leaves };
}
