/** Colliding pairs below a node. */
import type { View } from 'quadrille';
import type { TreeDriver } from './driver.ts';
import { firstChildOf } from './paths.ts';

/** How many colliding pairs have both their objects in a node or below it. */
export function pairsWithin(tree: TreeDriver, node: number): number {
  const { pairs } = tree;
  if (node === 0) return pairs.length / 2;
  const inside = new Uint8Array(tree.boxes.length / 4);
  for (const one of nodesBelow(tree.nodes, node)) {
    const rows = tree.rowsIn(one);
    for (let i = 0; i < rows.length; i++) inside[rows[i]!] = 1;
  }
  let within = 0;
  const now = tree.pairs;
  for (let i = 0; i < now.length; i += 2)
    if (inside[now[i]!] === 1 && inside[now[i + 1]!] === 1) within++;
  return within;
}

function nodesBelow(nodes: View<Float32Array>, node: number): number[] {
  const found = [node];
  for (let next = 0; next < found.length; next++) {
    const first = firstChildOf(nodes, found[next]!);
    if (first > 0) found.push(first, first + 1, first + 2, first + 3);
  }
  return found;
}
