/** Objects that lie across lines of the tree: they are kept above the leaves, or in several of them. */
import { NODE_STRIDE, NodeField, type View } from 'quadrille';
import { COPIED, type Marks, mark, STRADDLES } from '../marks.ts';
import type { TreeDriver } from './driver.ts';
import { firstChildOf } from './paths.ts';

/** Of each row, whether a leaf that holds it was met. Kept from frame to frame. */
let met = new Uint8Array(0);

/** Cost: one call of the library for each node that holds objects. */
export function markKept(tree: TreeDriver, marks: Marks): void {
  if (met.length < marks.length) met = new Uint8Array(marks.length);
  else met.fill(0);
  let { nodes } = tree;
  const count = nodes.length / NODE_STRIDE;
  for (let node = 0; node < count; node++) {
    // A call that made the module's memory grow has detached the view.
    if (nodes.length === 0) nodes = tree.nodes;
    if (nodes[node * NODE_STRIDE + NodeField.Count] === 0) continue;
    if (firstChildOf(nodes, node) > 0) mark(marks, tree.rowsIn(node), STRADDLES);
    else markCopies(marks, tree.rowsIn(node));
  }
}

function markCopies(marks: Marks, rows: View<Uint32Array>): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (met[row] === 1) marks[row] = marks[row]! | COPIED;
    met[row] = 1;
  }
}
