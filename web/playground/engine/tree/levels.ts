/** On which level of the tree each object is kept. */
import { NODE_STRIDE, NodeField } from 'quadrille';
import type { TreeDriver } from './driver.ts';

/** Of an object that no node keeps. */
const NOWHERE = 255;

/**
 * Writes the level of each row, the root's is 0; of a row that several nodes keep, the level of the highest. Returns the deepest. Cost: one
 * call of the library for each node that holds objects.
 */
export function levelsOf(tree: Pick<TreeDriver, 'nodes' | 'rowsIn'>, levels: Uint8Array): number {
  levels.fill(NOWHERE);
  let deepest = 0;
  // Asking for rows may move the module's memory: the table is read anew.
  for (let at = 0; at < tree.nodes.length; at += NODE_STRIDE) {
    const { nodes } = tree;
    if (nodes[at + NodeField.Count] === 0) continue;
    const depth = nodes[at + NodeField.Depth]!;
    const rows = tree.rowsIn(at / NODE_STRIDE);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!;
      levels[row] = Math.min(levels[row]!, depth);
    }
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
