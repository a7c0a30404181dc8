/** The events of an insertion, a move, a removal, a query or the test of a pair, as the library explains them. */
import { TraceKind, type View } from 'quadrille';
import type { Settings } from '../../state/parameters.ts';
import type { Frame } from '../player/frame.ts';
import type { TreeDriver } from '../tree/driver.ts';
import type { RefusalReason } from '../tree/refusal.ts';
import { eventsOf, type TraceEvent } from '../tree/trace-events.ts';

export type TracedOperation = Exclude<Settings['trace'], 'none'>;

export type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

export interface Trace {
  readonly kind: TracedOperation;
  readonly events: readonly TraceEvent[];
  /** The rows of the objects it is about: none for a query, two for a pair. */
  readonly subjects: readonly number[];
  /** The box that the object moves to, if it moves. */
  readonly target: Box | undefined;
  /** The boxes of all objects in its events, by row. */
  readonly boxes: ReadonlyMap<number, Box>;
}

/** Where the traced tree is: the player, or a variant in a pane. */
export interface TraceSource {
  readonly frame: Frame;
  /** The boxes after the next tick. */
  readonly next: Float32Array;
  /** Why there is no tree that the settings describe. */
  readonly refusal: RefusalReason | undefined;
}

/** The trace that the settings ask for; undefined where its objects or its probe do not exist. */
export function traceOf(settings: Settings, source: TraceSource): Trace | undefined {
  const { trace: kind, subject, other } = settings;
  if (kind === 'none') return undefined;
  const subjects = subjectsOf(kind, subject, other);
  const { objects, tree } = source.frame;
  const known =
    subjects.every((row) => row < objects) && new Set(subjects).size === subjects.length;
  const numbers = known ? explain(kind, settings, source) : undefined;
  if (!numbers) return undefined;
  const events = eventsOf(numbers);
  const rows = new Set([...subjects, ...events.map(({ object }) => object)]);
  rows.delete(-1);
  const target = kind === 'move' ? boxAt(source.next, subject) : undefined;
  const boxes = new Map([...rows].map((row) => [row, boxAt(tree.boxes, row)]));
  return { kind, events, subjects, target, boxes };
}

/** The index of the event with the answer: for a pair its test, if there is one; otherwise the last event. */
export function answerOf({ kind, events }: Trace): number {
  const test = kind === 'pair' ? events.findIndex(isTest) : -1;
  return test < 0 ? events.length - 1 : test;
}

function isTest({ kind }: TraceEvent): boolean {
  return kind === TraceKind.Hit || kind === TraceKind.Miss;
}

/** The rows that a trace of this kind is about: none for a query, two for a pair. */
export function subjectsOf(
  kind: TracedOperation,
  subject: number,
  other: number,
): readonly number[] {
  if (kind === 'query' || kind === 'candidates') return [];
  return kind === 'pair' ? [subject, other] : [subject];
}

function explain(
  kind: TracedOperation,
  settings: Settings,
  source: TraceSource,
): View<Int32Array> | undefined {
  const { subject, other } = settings;
  const { probed, tree } = source.frame;
  if (kind === 'insert') return insertionOf(subject, tree);
  if (kind === 'move') return moveOf(subject, source);
  if (kind === 'remove')
    return tree.copyOf((index) => index.explain('remove', index.idAt(subject)));
  if (kind === 'pair')
    return tree.copyOf((index) => index.explain('pair', index.idAt(subject), index.idAt(other)));
  if (!probed) return undefined;
  const { probe } = probed;
  if (kind === 'query' || !probe.box) return tree.copyOf((index) => probe.trace(index));
  const { height, width, x, y } = probe.box;
  return tree.copyOf((index) =>
    index.explain('candidates', x, y, width, height, { steps: settings.step }),
  );
}

/** As if the object came last: the tree depends on boxes and settings alone, so the last event is in the tree that is shown. */
function insertionOf(row: number, tree: TreeDriver): View<Int32Array> {
  const box = boxAt(tree.boxes, row);
  const twin = tree.without(row);
  try {
    return twin.explain('insert', ...placeOf(box)).slice();
  } finally {
    twin.dispose();
  }
}

function moveOf(row: number, { frame, next }: TraceSource): View<Int32Array> {
  const place = placeOf(boxAt(next, row));
  return frame.tree.copyOf((index) => index.explain('update', index.idAt(row), ...place));
}

function boxAt(boxes: Float32Array, row: number): Box {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = boxes.subarray(4 * row, 4 * row + 4);
  return [minX, minY, maxX, maxY];
}

function placeOf([minX, minY, maxX, maxY]: Box): [number, number, number, number] {
  return [minX, minY, maxX - minX, maxY - minY];
}
