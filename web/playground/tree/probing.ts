/** The probe's question to the library: what it found, and by the library's own trace what it took to find it. */
import { NEIGHBOR_STRIDE, type Quadtree, TRACE_STRIDE, TraceKind } from 'quadrille';
import { type Cell, cellAt, OBJECT } from './events.ts';
import type { Probe } from './probe.ts';

export interface Sighting {
  /** The innermost cells that were visited. */
  readonly cells: readonly Cell[];
  readonly visited: number;
  /** Objects that were tested, by row. */
  readonly tested: Uint32Array;
  /** Those that were found. */
  readonly hits: Uint32Array;
  /** Where a way ends: a ray's point, a moving box's top left corner; undefined where nothing is met. */
  readonly stop: { readonly x: number; readonly y: number } | undefined;
  /** How far off the last of the nearest is. */
  readonly reach: number | undefined;
}

/** The question, told event by event: a view. */
// oxlint-disable-next-line typescript/consistent-return -- every kind has its case
export function told(tree: Quadtree, probe: Probe): Int32Array {
  const { x, y } = probe;
  switch (probe.kind) {
    case 'box':
      return tree.explainQuery(x, y, probe.width, probe.height);
    case 'circle':
      return tree.explainQueryCircle(x, y, probe.radius);
    case 'ray':
      return tree.explainRaycast(x, y, probe.dx, probe.dy);
    case 'sweep':
      return tree.explainSweep(x, y, probe.width, probe.height, probe.dx, probe.dy);
    case 'nearest':
      return tree.explainNearest(x, y, probe.count);
  }
}

export function sighted(tree: Quadtree, probe: Probe): Sighting {
  const trace = told(tree, probe);
  const entered: Cell[] = [];
  const tested: number[] = [];
  // Where objects have copies, one may be tested in several leaves.
  const seen = new Uint8Array(tree.boxes.length / 4);
  for (let at = 0; at < trace.length; at += TRACE_STRIDE) {
    const kind = trace[at];
    if (kind === TraceKind.Enter) entered.push(cellAt(trace, at));
    if (kind !== TraceKind.Hit && kind !== TraceKind.Miss) continue;
    const row = trace[at + OBJECT]!;
    if (seen[row] === 0) tested.push(row);
    seen[row] = 1;
  }
  return {
    cells: innermost(entered),
    visited: entered.length,
    tested: Uint32Array.from(tested),
    ...found(tree, probe),
  };
}

// oxlint-disable-next-line typescript/consistent-return -- every kind has its case
function found(tree: Quadtree, probe: Probe): Pick<Sighting, 'hits' | 'stop' | 'reach'> {
  const { x, y } = probe;
  const nothing = { stop: undefined, reach: undefined };
  switch (probe.kind) {
    case 'box':
      return { ...nothing, hits: tree.query(x, y, probe.width, probe.height).slice() };
    case 'circle':
      return { ...nothing, hits: tree.queryCircle(x, y, probe.radius).slice() };
    case 'nearest':
      return neighbors(tree.nearest(x, y, probe.count));
    case 'ray':
      return first(tree.raycast(x, y, probe.dx, probe.dy));
    case 'sweep':
      return first(tree.sweep(x, y, probe.width, probe.height, probe.dx, probe.dy));
  }
}

function first(hit: ReturnType<Quadtree['raycast']>): Pick<Sighting, 'hits' | 'stop' | 'reach'> {
  return { hits: Uint32Array.from(hit ? [hit.row] : []), stop: hit, reach: undefined };
}

function neighbors(list: Float32Array): Pick<Sighting, 'hits' | 'stop' | 'reach'> {
  const hits = list.filter((_, place) => place % NEIGHBOR_STRIDE === 0);
  return { hits: Uint32Array.from(hits), stop: undefined, reach: list.at(-1) };
}

/** Of the visited cells those in which no visited cell lies. */
function innermost(entered: readonly Cell[]): readonly Cell[] {
  const parents = new Set(
    entered.map(({ depth, column, row }) => nameOf(depth - 1, column >> 1, row >> 1)),
  );
  return entered.filter(({ depth, column, row }) => !parents.has(nameOf(depth, column, row)));
}

function nameOf(depth: number, column: number, row: number): number {
  return (2 ** depth + row) * 2 ** depth + column;
}
