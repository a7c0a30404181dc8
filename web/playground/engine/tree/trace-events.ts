/** The library's traces as events, and their cells as nodes of the page's tree. */
import { TRACE_STRIDE, TraceField, type TraceKind, type View } from 'quadrille';
import type { Path } from './paths.ts';

/** One cell among the 2^depth by 2^depth of its depth, from the top left. */
export interface Cell {
  readonly depth: number;
  readonly column: number;
  readonly row: number;
}

export interface TraceEvent {
  readonly kind: TraceKind;
  readonly cell: Cell;
  /** The row of the object concerned; -1 for none, and for one that is not in the tree yet. */
  readonly object: number;
  readonly detail: number;
}

export function cellAt(trace: View<Int32Array>, at: number): Cell {
  return {
    depth: trace[at + TraceField.Depth]!,
    column: trace[at + TraceField.Column]!,
    row: trace[at + TraceField.Row]!,
  };
}

export function eventsOf(trace: View<Int32Array>): readonly TraceEvent[] {
  const events: TraceEvent[] = [];
  for (let at = 0; at < trace.length; at += TRACE_STRIDE)
    events.push({
      kind: trace[at + TraceField.Kind] as TraceKind,
      cell: cellAt(trace, at),
      object: trace[at + TraceField.Object]!,
      detail: trace[at + TraceField.Detail]!,
    });
  return events;
}

/** The children to take from the root: one bit of row and column for each. */
export function pathOf({ depth, column, row }: Cell): Path {
  return Array.from({ length: depth }, (_, level) => {
    const bit = depth - 1 - level;
    return 2 * ((row >> bit) & 1) + ((column >> bit) & 1);
  });
}
