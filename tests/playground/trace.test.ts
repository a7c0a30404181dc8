/** The library's explanations as events and words, against the library itself. */
import * as fc from 'fast-check';
import { inspect, load, NODE_STRIDE, Quadtree, TraceKind, TraceReason } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  answerOf,
  type Trace,
  type TracedOperation,
} from '../../web/playground/engine/trace/trace.ts';
import { tallyOf } from '../../web/playground/engine/trace/trace-playback.ts';
import { nodesAlong } from '../../web/playground/engine/tree/paths.ts';
import {
  eventsOf,
  pathOf,
  type TraceEvent,
} from '../../web/playground/engine/tree/trace-events.ts';
import { EventText } from '../../web/playground/features/trace/event-text.ts';
import { trace as englishTrace } from '../../web/playground/locales/en/trace.ts';
import { labelPositions } from '../../web/playground/render/trace/label-positions.ts';
import { initialSettings, withChanges } from '../../web/playground/state/settings.ts';
import { draws } from '../lib/draws.ts';

const settings = withChanges(initialSettings(), { order: 'zorder', capacity: 2 });
const words = new EventText(englishTrace, new Intl.NumberFormat('en'));
const none = { depth: 0, column: 0, row: 0 };

beforeAll(() => load());

function eventOf(kind: TraceKind, object = -1, detail = 0): TraceEvent {
  return { kind, cell: none, object, detail };
}

function traceOf(
  kind: TracedOperation,
  subjects: readonly number[],
  events: readonly TraceEvent[],
): Trace {
  return { kind, subjects, events, target: undefined, boxes: new Map() };
}

function sentences(trace: Trace): string[] {
  return trace.events.map((event, at) => words.sentenceOf({ trace, at, event }, settings));
}

function tree(): Quadtree {
  const bounds = { x: 0, y: 0, width: 64, height: 64 };
  const made = new Quadtree({ bounds, placement: 'parent', capacity: 2, maxDepth: 4 });
  made.insertMany([1, 1, 2, 2, 30, 30, 34, 34]);
  return made;
}

test('a cell is the node that the page names by its path', () => {
  const made = tree();
  made.insertMany([40, 1, 41, 2, 41, 1, 42, 2, 60, 20, 61, 21, 41, 2, 42, 3]);
  const events = eventsOf(made.explain('query', 0, 0, 64, 64));
  const visited = events.filter(({ kind }) => kind === TraceKind.Enter);
  expect(visited.length).toBe(inspect(made).stats().nodes);
  for (const { cell } of visited) {
    const path = pathOf(cell);
    const node = nodesAlong(inspect(made).nodes(), path).at(-1)!;
    const [minX, minY, , , depth] = inspect(made)
      .nodes()
      .slice(NODE_STRIDE * node);
    const side = 64 / 2 ** cell.depth;
    expect([minX, minY, depth]).toEqual([cell.column * side, cell.row * side, path.length]);
  }
  made.dispose();
});

/** The path has led into a cell. */
function into(depth: number, column: number, row: number): TraceEvent {
  return { ...eventOf(TraceKind.Enter, -1, 5), cell: { depth, column, row } };
}

describe('in words', () => {
  test('a third object splits the root, where a straddler stays', () => {
    const made = tree();
    const trace = traceOf('insert', [2], eventsOf(made.explain('insert', 40, 1, 1, 1)));
    expect(sentences(trace)).toEqual([
      'Looks into the root node. Objects in it and below it: 2.',
      'Now 3 objects, more than the capacity of 2: the root node splits into four.',
      'Object 1 fits no quarter of the root node and stays here.',
      'Object 0 stays here: node 0 is a leaf.',
      'The object stays here: node 1 is a leaf.',
    ]);
    made.dispose();
  });

  test('a node that is entered is named by its place in its parent', () => {
    expect(sentences(traceOf('query', [], [into(1, 1, 0), into(2, 0, 3), into(3, 1, 6)]))).toEqual([
      'Looks into quarter 1 of the root node. Objects in it and below it: 5.',
      'Looks into quarter 2 of node 2. Objects in it and below it: 5.',
      'Looks into quarter 1 of node 2/2. Objects in it and below it: 5.',
    ]);
  });

  test('a query names hits, and misses with their side', () => {
    const events = [
      eventOf(TraceKind.Hit, 4),
      eventOf(TraceKind.Miss, 5, TraceReason.ApartInX),
      eventOf(TraceKind.Miss, 6, TraceReason.ApartInY),
      eventOf(TraceKind.Skip),
      eventOf(TraceKind.Repeat, 4),
    ];
    expect(sentences(traceOf('query', [], events))).toEqual([
      'Object 4 is tested and touches the probe: a hit.',
      'Object 5 is tested: beside the probe, to the left or right. No hit.',
      'Object 6 is tested: above or below the probe. No hit.',
      'Out of reach, and skipped with all below it: the root node.',
      'Object 4 again, found before in another leaf: it does not count twice.',
    ]);
  });

  test('every kind of event has a sentence of its own', () => {
    const kinds = Object.values(TraceKind).filter(
      (kind) => kind !== TraceKind.Part && kind !== TraceKind.Rebuild,
    );
    const told = kinds.map((kind) => eventOf(kind, 7, 1));
    const said = sentences(traceOf('query', [], told));
    expect(new Set(said).size).toBe(said.length);
  });
});

test.each([
  ['query', 'Query: what the probe finds'],
  ['candidates', 'Query: what the probe would have to test'],
] as const)('a trace of the kind %s says what is traced', (kind, title) => {
  expect(words.titleOf(traceOf(kind, [], [eventOf(TraceKind.Enter)]))).toBe(title);
});

describe('of a pair', () => {
  const [a, b] = [3, 8];
  const shares = eventOf(TraceKind.Enter);

  test.each([
    [TraceKind.Hit, 'Tested, and they overlap.'],
    [TraceKind.Miss, 'Tested, but they do not overlap.'],
    [TraceKind.Part, 'Not tested: their paths separate.'],
  ])('event %i decides: %s', (kind, verdict) => {
    const trace = traceOf('pair', [a, b], [shares, eventOf(kind, b), eventOf(TraceKind.Enter)]);
    expect(words.verdictOf(trace)).toBe(verdict);
    expect(words.titleOf(trace)).toBe('A: object 3, B: object 8');
  });

  test('the decisive event is the test where there is one, else the last', () => {
    const tested = [shares, eventOf(TraceKind.Miss, b), eventOf(TraceKind.Repeat, b)];
    expect(answerOf(traceOf('pair', [a, b], tested))).toBe(1);
    expect(answerOf(traceOf('pair', [a, b], [shares, eventOf(TraceKind.Part)]))).toBe(1);
    expect(answerOf(traceOf('query', [], tested))).toBe(2);
  });

  test('objects that stay are named A and B', () => {
    const stays = [
      eventOf(TraceKind.Stay, a, TraceReason.Straddles),
      eventOf(TraceKind.Stay, b, TraceReason.Leaf),
    ];
    expect(sentences(traceOf('pair', [a, b], stays))).toEqual([
      'A fits no quarter of the root node and stays here.',
      'B stays here: the root node is a leaf.',
    ]);
  });
});

test('counts include the events up to the present one', () => {
  const made = tree();
  const trace = traceOf('query', [], eventsOf(made.explain('query', 0, 0, 5, 5)));
  const at = trace.events.length - 1;
  expect(tallyOf({ trace, at, event: trace.events[at]! })).toEqual({
    visited: 1,
    leftOut: 0,
    tested: 2,
    hits: 1,
  });
  expect(tallyOf({ trace, at: 0, event: trace.events[0]! })).toMatchObject({
    visited: 1,
    tested: 0,
  });
  made.dispose();
});

describe('the labels of two objects', () => {
  const sheet = { width: 200, height: 150 };
  const side = 18;
  const length = fc.double({ min: 0, max: 120, noNaN: true });
  const box = fc.record({
    x: fc.double({ min: -20, max: 220, noNaN: true }),
    y: fc.double({ min: -20, max: 170, noNaN: true }),
    width: length,
    height: length,
  });

  test('never cover each other, and stay within the picture', () => {
    fc.assert(
      fc.property(box, box, (one, other) => {
        const [a, b] = labelPositions([one, other], side, sheet);
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(side);
        for (const { x, y } of [a, b]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(sheet.width - side);
          expect(y).toBeLessThanOrEqual(sheet.height - side);
        }
      }),
      { seed: 8, numRuns: draws(2_000) },
    );
  });

  test('are at opposite outer corners', () => {
    const one = { x: 50, y: 50, width: 20, height: 20 };
    const other = { x: 60, y: 60, width: 20, height: 20 };
    expect(labelPositions([one, other], side, sheet)).toEqual([
      { x: 32, y: 32 },
      { x: 80, y: 80 },
    ]);
  });
});
