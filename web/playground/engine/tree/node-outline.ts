/** What the picture shows of a node that a reader points at. */
import type { View } from 'quadrille';
import type { TreeDriver } from './driver.ts';
import { nodesAlong, type Path } from './paths.ts';

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
