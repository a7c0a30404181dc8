/** The probe's question to the library: what it found, and by the library's own trace what it took to find it. */
import { NEIGHBOR_STRIDE, type Quadtree, TRACE_STRIDE, TraceKind } from 'quadrille';
import type { Probe } from './probe.ts';
import { DEPTH, OBJECT } from './trace-events.ts';

export const CELL_STRIDE = 3;

/**
 * Where a way ends, and which way the side that it ends at faces: 0, 0 for what is overlapped from the start, and left out by
 * who does not know.
 */
export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly normalX?: number;
  readonly normalY?: number;
}

export interface Sighting {
  /** The innermost cells that were visited, `CELL_STRIDE` numbers each: depth, column, row. */
  readonly cells: Int32Array;
  readonly visited: number;
  /** Objects that were tested, by row. */
  readonly tested: Uint32Array;
  /** Those that were found. */
  readonly hits: Uint32Array;
  /** Where a way ends: a ray's point, a moving box's top left corner; undefined where nothing is met. */
  readonly stop: Stop | undefined;
  /** How far off the last of the nearest is. */
  readonly reach: number | undefined;
}

/** A probe's query, and what it found where that is known. */
export interface SeenProbe {
  readonly asked: Probe;
  readonly sighting?: Sighting | undefined;
}

/** The question, told event by event: a view. */
// oxlint-disable-next-line typescript/consistent-return -- every kind has its case
export function told(tree: Quadtree, probe: Probe): Int32Array {
  const { x, y } = probe;
  switch (probe.kind) {
    case 'box':
      return tree.explain('query', x, y, probe.width, probe.height);
    case 'circle':
      return tree.explain('queryCircle', x, y, probe.radius);
    case 'ray':
      return tree.explain('raycast', x, y, probe.dx, probe.dy);
    case 'sweep':
      return tree.explain('sweep', x, y, probe.width, probe.height, probe.dx, probe.dy);
    case 'nearest':
      return tree.explain('nearest', x, y, { count: probe.count });
  }
}

/** Asks, frame after frame, in the same memory: what it gives lasts until it asks again. */
export class Prober {
  #cells = new Int32Array(0);
  /** Of each cell that was visited, whether no visited cell lies in it. */
  #isInnermost = new Uint8Array(0);
  #tested = new Uint32Array(0);
  #seen = new Uint8Array(0);
  /** Of each depth, the cell that was visited last. */
  readonly #last: number[] = [];

  sighted(tree: Quadtree, probe: Probe): Sighting {
    const trace = told(tree, probe);
    this.#makeRoom(trace.length / TRACE_STRIDE, tree.boxes.length / 4);
    // What it takes comes first: what it finds asks the tree again, and the trace is a view.
    const visited = this.#noteCells(trace);
    const tested = this.#noteTests(trace);
    return {
      cells: this.#cells.subarray(0, CELL_STRIDE * this.#keepInnermost(visited)),
      visited,
      tested: this.#tested.subarray(0, tested),
      ...found(tree, probe),
    };
  }

  #makeRoom(events: number, objects: number): void {
    if (this.#isInnermost.length < events) {
      this.#cells = new Int32Array(2 * CELL_STRIDE * events);
      this.#isInnermost = new Uint8Array(2 * events);
    }
    if (this.#seen.length < objects) {
      this.#seen = new Uint8Array(objects);
      this.#tested = new Uint32Array(objects);
    }
  }

  /** Every cell that is entered; the walk goes down before it goes on, so that the last one above is its parent. */
  #noteCells(trace: Int32Array): number {
    let visited = 0;
    for (let at = 0; at < trace.length; at += TRACE_STRIDE) {
      if (trace[at] !== TraceKind.Enter) continue;
      const depth = trace[at + DEPTH]!;
      this.#cells[CELL_STRIDE * visited] = depth;
      this.#cells[CELL_STRIDE * visited + 1] = trace[at + DEPTH + 1]!;
      this.#cells[CELL_STRIDE * visited + 2] = trace[at + DEPTH + 2]!;
      this.#isInnermost[visited] = 1;
      if (depth > 0) this.#isInnermost[this.#last[depth - 1]!] = 0;
      this.#last[depth] = visited++;
    }
    return visited;
  }

  /** Those without another inside, moved to the front. */
  #keepInnermost(visited: number): number {
    let kept = 0;
    for (let cell = 0; cell < visited; cell++) {
      if (this.#isInnermost[cell] === 0) continue;
      const from = CELL_STRIDE * cell;
      this.#cells.copyWithin(CELL_STRIDE * kept, from, from + CELL_STRIDE);
      kept++;
    }
    return kept;
  }

  /** Where objects have copies, one may be tested in several leaves: it counts once. */
  #noteTests(trace: Int32Array): number {
    let tested = 0;
    this.#seen.fill(0);
    for (let at = 0; at < trace.length; at += TRACE_STRIDE) {
      if (trace[at] !== TraceKind.Hit && trace[at] !== TraceKind.Miss) continue;
      const row = trace[at + OBJECT]!;
      if (this.#seen[row] === 0) this.#tested[tested++] = row;
      this.#seen[row] = 1;
    }
    return tested;
  }
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
      return neighbors(tree.nearest(x, y, { count: probe.count }));
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
