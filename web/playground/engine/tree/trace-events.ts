/** The library's traces as events, and their cells as nodes of the page's tree. */
import { TRACE_STRIDE, type TraceKind } from 'quadrille';
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

/** Offsets of an event's fields in a trace. */
export const DEPTH = 1;
export const OBJECT = 4;
const DETAIL = 5;

export function cellAt(trace: Int32Array, at: number): Cell {
  const cell = trace.subarray(at + DEPTH, at + OBJECT);
  return { depth: cell[0]!, column: cell[1]!, row: cell[2]! };
}

export function eventsOf(trace: Int32Array): readonly TraceEvent[] {
  const events: TraceEvent[] = [];
  for (let at = 0; at < trace.length; at += TRACE_STRIDE)
    events.push({
      kind: trace[at] as TraceKind,
      cell: cellAt(trace, at),
      object: trace[at + OBJECT]!,
      detail: trace[at + DETAIL]!,
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
