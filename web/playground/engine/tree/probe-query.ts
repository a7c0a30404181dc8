/** Runs the query of a probe: what it finds, and by the library's own trace what it takes to find it. */
import { type Quadtree, TRACE_STRIDE, TraceField, TraceKind, type View } from 'quadrille';
import { CELL_STRIDE, type ProbeOf, type ProbeResult, type TreeProbe } from './probe.ts';

/** The kinds of probes, and what asks the tree. */
export interface Probes<P extends TreeProbe> {
  readonly probeOf: ProbeOf<P>;
  readonly newRunner: () => ProbeRunner;
}

/** Undefined until they are fetched: until then there is no probe. */
export type FetchedProbes<P extends TreeProbe> = () => Probes<P> | undefined;

/** Runs queries frame after frame in the same memory: a result lasts until the next one. */
export class ProbeRunner {
  #cells = new Int32Array(0);
  /** Of each cell that was visited, whether no visited cell lies in it. */
  #isInnermost = new Uint8Array(0);
  #tested = new Uint32Array(0);
  #seen = new Uint8Array(0);
  /** Of each depth, the cell that was visited last. */
  readonly #last: number[] = [];

  run(tree: Quadtree, probe: TreeProbe): ProbeResult {
    const trace = probe.trace(tree);
    this.#grow(trace.length / TRACE_STRIDE, tree.boxes.length / 4);
    // The trace is read first: it is a view, and `find` asks the tree again.
    const visited = this.#readVisits(trace);
    const tested = this.#readTests(trace);
    const duplicates = countOf(trace, TraceKind.Repeat);
    return {
      cells: this.#cells.subarray(0, CELL_STRIDE * this.#keepInnermost(visited)),
      visited,
      tested: this.#tested.subarray(0, tested),
      duplicates,
      ...probe.find(tree),
    };
  }

  #grow(events: number, objects: number): void {
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
  #readVisits(trace: View<Int32Array>): number {
    let visited = 0;
    for (let at = 0; at < trace.length; at += TRACE_STRIDE) {
      if (trace[at + TraceField.Kind] !== TraceKind.Enter) continue;
      const depth = trace[at + TraceField.Depth]!;
      this.#cells[CELL_STRIDE * visited] = depth;
      this.#cells[CELL_STRIDE * visited + 1] = trace[at + TraceField.Column]!;
      this.#cells[CELL_STRIDE * visited + 2] = trace[at + TraceField.Row]!;
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
  #readTests(trace: View<Int32Array>): number {
    let tested = 0;
    this.#seen.fill(0);
    for (let at = 0; at < trace.length; at += TRACE_STRIDE) {
      const kind = trace[at + TraceField.Kind];
      if (kind !== TraceKind.Hit && kind !== TraceKind.Miss) continue;
      const row = trace[at + TraceField.Object]!;
      if (this.#seen[row] === 0) this.#tested[tested++] = row;
      this.#seen[row] = 1;
    }
    return tested;
  }
}

function countOf(trace: View<Int32Array>, kind: TraceKind): number {
  let count = 0;
  for (let at = 0; at < trace.length; at += TRACE_STRIDE)
    if (trace[at + TraceField.Kind] === kind) count++;
  return count;
}
