/** Objects that lie across lines of the tree: they are kept above the leaves, or in several of them. */
import { NODE_STRIDE, NodeField, type View } from 'quadrille';
import { COPIED, type Marks, mark, STRADDLES } from '../marks.ts';
import type { TreeDriver } from './driver.ts';
import { firstChildOf } from './paths.ts';

/** Of each row, whether a leaf that holds it was met. Kept from frame to frame. */
let met = new Uint8Array(0);

/** Cost: one call of the library for each node above the leaves that holds objects, and for each leaf if any object is in several. */
export function markKept(tree: TreeDriver, marks: Marks): void {
  if (met.length < marks.length) met = new Uint8Array(marks.length);
  else met.fill(0);
  const { nodes } = tree;
  const hasCopies = heldIn(nodes) > marks.length;
  for (let node = 0, at = 0; at < nodes.length; node++, at += NODE_STRIDE) {
    if (nodes[at + NodeField.Count] === 0) continue;
    if (firstChildOf(nodes, node) > 0) mark(marks, tree.rowsIn(node), STRADDLES);
    else if (hasCopies) markCopies(marks, tree.rowsIn(node));
  }
}

/** How many objects all nodes hold, copies included. */
function heldIn(nodes: View<Float32Array>): number {
  let held = 0;
  for (let at = NodeField.Count; at < nodes.length; at += NODE_STRIDE) held += nodes[at]!;
  return held;
}

function markCopies(marks: Marks, rows: View<Uint32Array>): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (met[row] === 1) marks[row] = marks[row]! | COPIED;
    met[row] = 1;
  }
}
