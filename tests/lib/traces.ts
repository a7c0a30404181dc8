/** Traces as lists of objects. */
import { TRACE_STRIDE, type View } from 'quadrille';
import { inOrder } from './brute-force.js';

export interface TraceEvent {
  readonly kind: number;
  readonly cell: string;
  readonly object: number;
  readonly detail: number;
}

/** Events as objects. */
export function eventsOf(events: View<Int32Array>): TraceEvent[] {
  const list: TraceEvent[] = [];
  for (let i = 0; i < events.length; i += TRACE_STRIDE) {
    const [kind, depth, column, row, object, detail] = Array.from(
      events.subarray(i, i + TRACE_STRIDE),
    ) as [number, number, number, number, number, number];
    list.push({ kind, cell: `${depth}:${column},${row}`, object, detail });
  }
  return list;
}

/** The objects of all events of a kind, ascending. */
export function objectsOf(events: View<Int32Array>, kind: number): number[] {
  return inOrder(
    eventsOf(events)
      .filter((event) => event.kind === kind)
      .map((event) => event.object),
  );
}
