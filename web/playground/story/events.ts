/** The library's traces as events, and their cells as nodes of the page's tree. */
import { TRACE_STRIDE, type TraceKind } from 'quadrille';
import type { Path } from '../tree/paths.ts';

/** One cell among the 2^depth by 2^depth of its depth, from the top left. */
export interface Cell {
  readonly depth: number;
  readonly column: number;
  readonly row: number;
}

export interface StoryEvent {
  readonly kind: TraceKind;
  readonly cell: Cell;
  /** The row of the object concerned; -1 for none, and for one that is not in the tree yet. */
  readonly object: number;
  readonly detail: number;
}

export function eventsOf(trace: Int32Array): readonly StoryEvent[] {
  const events: StoryEvent[] = [];
  for (let at = 0; at < trace.length; at += TRACE_STRIDE) {
    const [kind, depth, column, row, object, detail] = trace.subarray(at, at + TRACE_STRIDE);
    events.push({
      kind: kind as TraceKind,
      cell: { depth: depth!, column: column!, row: row! },
      object: object!,
      detail: detail!,
    });
  }
  return events;
}

/** The children to take from the root: one bit of row and column for each. */
export function pathOf({ depth, column, row }: Cell): Path {
  return Array.from({ length: depth }, (_, level) => {
    const bit = depth - 1 - level;
    return 2 * ((row >> bit) & 1) + ((column >> bit) & 1);
  });
}
