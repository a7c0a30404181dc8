/**
 * Nodes by name. A position in the library's table is a node's for one frame only; its path, the children to take from the
 * root (0 to 3, in the table's order), is the same cell in every frame in which the tree has it.
 */
import { NODE_STRIDE, NodeField, type View } from 'quadrille';

export type Path = readonly number[];

export function firstChildOf(nodes: View<Float32Array>, node: number): number {
  return nodes[node * NODE_STRIDE + NodeField.FirstChild] ?? 0;
}

/** The positions along a path, root first, as far as the tree goes: the last is its deepest node that exists. */
export function nodesAlong(nodes: View<Float32Array>, path: Path): number[] {
  const found = [0];
  let node = 0;
  for (const child of path) {
    const first = firstChildOf(nodes, node);
    if (first === 0) break;
    node = first + child;
    found.push(node);
  }
  return found;
}

/** The path to a node of the table; the table lists parents before children, so that one look back finds each. */
export function pathTo(nodes: View<Float32Array>, node: number): Path {
  const path: number[] = [];
  let child = node;
  for (let parent = child - 1; parent >= 0; parent--) {
    const first = firstChildOf(nodes, parent);
    if (first === 0 || child < first || child > first + 3) continue;
    path.unshift(child - first);
    child = parent;
  }
  return path;
}
