/** Where the nodes of a tree stand in its diagram: level below level, every parent above the middle of what hangs from it. */
import { NODE_STRIDE, NodeField, type View } from 'quadrille';
import { firstChildOf } from '../../../engine/tree/paths.ts';

/** More would be a blur: deeper levels are left out whole. */
const MOST_NODES = 800;

export interface Diagram {
  /** The diagram shows at most this many nodes, from the beginning of the table. */
  readonly shown: number;
  readonly levels: number;
  /** For each of them its place from left, 0, to right, 1. */
  readonly places: Float32Array;
}

/** `children` says in which order the four of a node stand, from left to right, as positions in the table's order. */
export function diagramOf(
  nodes: View<Float32Array>,
  children: readonly number[],
  most = MOST_NODES,
): Diagram {
  const shown = wholeLevels(nodes, most);
  const widths = widthsOf(nodes, shown);
  const starts = new Float32Array(shown);
  const places = new Float32Array(shown);
  const whole = widths[0] ?? 1;
  for (let node = 0; node < shown; node++) {
    places[node] = (starts[node]! + widths[node]! / 2) / whole;
    const first = firstChildOf(nodes, node);
    if (first === 0 || first >= shown) continue;
    let start = starts[node]!;
    for (const child of children) {
      starts[first + child] = start;
      start += widths[first + child]!;
    }
  }
  return { shown, levels: depthOf(nodes, shown - 1) + 1, places };
}

export function depthOf(nodes: View<Float32Array>, node: number): number {
  return nodes[node * NODE_STRIDE + NodeField.Depth] ?? 0;
}

/** How many nodes stand in the levels that fit; the table is ordered by depth. */
function wholeLevels(nodes: View<Float32Array>, most: number): number {
  const all = nodes.length / NODE_STRIDE;
  if (all <= most) return all;
  let shown = most;
  while (depthOf(nodes, shown - 1) === depthOf(nodes, most)) shown--;
  return shown;
}

/** In leaves, children before parents. */
function widthsOf(nodes: View<Float32Array>, shown: number): Float32Array {
  const widths = new Float32Array(shown).fill(1);
  for (let node = shown - 1; node >= 0; node--) {
    const first = firstChildOf(nodes, node);
    if (first === 0 || first >= shown) continue;
    widths[node] = widths[first]! + widths[first + 1]! + widths[first + 2]! + widths[first + 3]!;
  }
  return widths;
}
