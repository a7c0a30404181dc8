/** One tale: the events of an insertion, a move, a removal, a question or a pair, as the library explains them. */
import type { Quadtree } from 'quadrille';
import { TraceKind } from 'quadrille';
import type { Settings } from '../../state/parameters.ts';
import type { Frame } from '../player/frame.ts';
import type { TreeDriver } from '../tree/driver.ts';
import type { RefusalReason } from '../tree/refusal.ts';
import { eventsOf, type StoryEvent } from '../tree/trace-events.ts';

export type TaleKind = Exclude<Settings['story'], 'none'>;

export type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

export interface Tale {
  readonly kind: TaleKind;
  readonly events: readonly StoryEvent[];
  /** The rows it is about: none for a question, two for a pair. */
  readonly subjects: readonly number[];
  /** Where the object goes, if it moves. */
  readonly target: Box | undefined;
  /** The boxes of all objects that it mentions, by row. */
  readonly boxes: ReadonlyMap<number, Box>;
}

/** Whose tree a tale is told of: the player's, or that of a pane. */
export interface Teller {
  readonly frame: Frame;
  /** Where every object will stand after the next tick. */
  readonly next: Float32Array;
  /** Why there is no tree that the settings describe. */
  readonly refusal: RefusalReason | undefined;
}

/** The tale that the settings ask for; undefined where there is nobody to tell of. */
export function taleOf(settings: Settings, teller: Teller): Tale | undefined {
  const { story: kind, subject, other } = settings;
  if (kind === 'none') return undefined;
  const subjects = subjectsOf(kind, subject, other);
  const { objects, tree } = teller.frame;
  const known =
    subjects.every((row) => row < objects) && new Set(subjects).size === subjects.length;
  const trace = known ? traceOf(kind, settings, teller) : undefined;
  if (!trace) return undefined;
  const events = eventsOf(trace);
  const rows = new Set([...subjects, ...events.map(({ object }) => object)]);
  rows.delete(-1);
  const target = kind === 'move' ? boxAt(teller.next, subject) : undefined;
  const boxes = new Map([...rows].map((row) => [row, boxAt(tree.boxes, row)]));
  return { kind, events, subjects, target, boxes };
}

/** The event that a tale comes to: of two objects the test, if there is one; of all else the last. */
export function answerOf({ kind, events }: Tale): number {
  const test = kind === 'pair' ? events.findIndex(isTest) : -1;
  return test < 0 ? events.length - 1 : test;
}

function isTest({ kind }: StoryEvent): boolean {
  return kind === TraceKind.Hit || kind === TraceKind.Miss;
}

/** The rows that a tale of this kind is about: none for a question, two for a pair. */
export function subjectsOf(kind: TaleKind, subject: number, other: number): readonly number[] {
  if (kind === 'query' || kind === 'candidates') return [];
  return kind === 'pair' ? [subject, other] : [subject];
}

function traceOf(kind: TaleKind, settings: Settings, teller: Teller): Int32Array | undefined {
  const { subject, other } = settings;
  const { probed, tree } = teller.frame;
  if (kind === 'insert') return insertionOf(subject, tree);
  if (kind === 'move') return moveOf(subject, teller);
  if (kind === 'remove') return tree.ask((index) => index.explain('remove', index.idAt(subject)));
  if (kind === 'pair')
    return tree.ask((index) => index.explain('pair', index.idAt(subject), index.idAt(other)));
  if (!probed) return undefined;
  const { probe } = probed;
  if (kind === 'query' || !probe.box) return tree.ask((index) => probe.trace(index));
  const { height, width, x, y } = probe.box;
  return tree.ask((index) =>
    index.explain('candidates', x, y, width, height, { steps: settings.step }),
  );
}

/** As if the object came last: since the tree follows from boxes and settings, this ends in the tree that is shown. */
function insertionOf(row: number, tree: TreeDriver): Int32Array {
  const box = boxAt(tree.boxes, row);
  const twin = tree.without(row);
  try {
    return twin.explain('insert', ...placeOf(box)).slice();
  } finally {
    twin.dispose();
  }
}

function moveOf(row: number, { frame, next }: Teller): Int32Array {
  const place = placeOf(boxAt(next, row));
  const question = (index: Quadtree): Int32Array =>
    index.explain('update', index.idAt(row), ...place);
  return frame.tree.ask(question);
}

function boxAt(boxes: Float32Array, row: number): Box {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = boxes.subarray(4 * row, 4 * row + 4);
  return [minX, minY, maxX, maxY];
}

function placeOf([minX, minY, maxX, maxY]: Box): [number, number, number, number] {
  return [minX, minY, maxX - minX, maxY - minY];
}
