/** What a node and its descendants hold. */
import type { View } from 'quadrille';
import type { TreeDriver } from './driver.ts';
import { firstChildOf, nodesAlong, type Path } from './paths.ts';

/** What the picture shows of the highlighted node. */
export interface NodeOutline {
  /** minX, minY, maxX, maxY of its cell. */
  readonly cell: View<Float32Array>;
  /** The boxes of objects that the node itself holds, `MOST_BOXES` at most. */
  readonly boxes: Float32Array;
}

/** What is read of a tree to show its cells. */
export type SeenTree = Pick<TreeDriver, 'boxes' | 'nodes' | 'cell' | 'rowsIn'>;

const MOST_BOXES = 500;

/** The deepest node on a path that the tree has. */
export function outlineOf(tree: SeenTree, path: Path): NodeOutline {
  const node = nodesAlong(tree.nodes, path).at(-1) ?? 0;
  const cell = tree.cell(node).slice();
  const rows = tree.rowsIn(node).slice(0, MOST_BOXES);
  const boxes = new Float32Array(4 * rows.length);
  const all = tree.boxes;
  for (const [index, row] of rows.entries())
    boxes.set(all.subarray(4 * row, 4 * row + 4), 4 * index);
  return { cell, boxes };
}

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
