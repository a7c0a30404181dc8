// Recordings: every frame comes back exactly, memory is bounded, and what is no recording is refused with a reason.

import * as fc from 'fast-check';
import { load, Quadtree } from 'quadrille';
import { readRecording, recorder } from 'quadrille/recorder';
import { beforeAll, describe, expect, test } from 'vitest';
import { rangeError } from '../../web/lib/coded-errors.js';
import { draws } from './draws.js';

beforeAll(() => load());

const bounds = { x: 0, y: 0, width: 100, height: 100 };

/** The live boxes and their rows, as the tree has them now. */
function momentOf(tree: Quadtree) {
  const boxes: number[] = [];
  const rows: number[] = [];
  for (let row = 0; row < tree.rows; row++) {
    if (!tree.has(row)) continue;
    rows.push(row);
    for (let edge = 0; edge < 4; edge++) boxes.push(tree.boxes[4 * row + edge]!);
  }
  return { boxes, rows };
}

/** What a frame of a recording holds, as plain numbers. */
function plain({ boxes, rows }: { boxes: Float32Array; rows: Uint32Array }) {
  return { boxes: Array.from(boxes), rows: Array.from(rows) };
}

const coordinate = fc.float({ min: -1_000, max: 1_000, noNaN: true });
const extent = fc.float({ min: 0, max: 50, noNaN: true });

type Change = (tree: Quadtree) => void;

/** A row that holds an object, whichever the number means; undefined in an empty tree. */
function rowOf(tree: Quadtree, pick: number): number | undefined {
  const { rows } = momentOf(tree);
  return rows[pick % Math.max(1, rows.length)];
}

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(coordinate, coordinate, extent, extent).map(
    ([x, y, width, height]): Change =>
      (tree) =>
        void tree.insert(x, y, width, height),
  ),
  fc.nat(1_000).map(
    (pick): Change =>
      (tree) => {
        const row = rowOf(tree, pick);
        if (row !== undefined) tree.remove(tree.idAt(row));
      },
  ),
  // As a game moves: in place, both edges alike, so that rounding may change the extent.
  fc.tuple(fc.nat(1_000), coordinate, fc.boolean()).map(
    ([pick, by, isX]): Change =>
      (tree) => {
        const row = rowOf(tree, pick);
        if (row === undefined) return;
        const { boxes } = tree;
        const near = 4 * row + (isX ? 0 : 1);
        boxes[near] = boxes[near]! + by;
        boxes[near + 2] = boxes[near + 2]! + by;
        tree.sync();
      },
  ),
  fc.constant<Change>((tree) => tree.clear()),
  fc.constant<Change>((tree) => {
    if (tree.size > 0) tree.setAll(Float32Array.of(-0, 0, 1, 1, 5, 5, 5, 5));
  }),
  fc.constant<Change>((tree) => {
    if (tree.size > 0) tree.setAll(Float32Array.of(0, -0, 1, 1, 5, 5, 5, 5));
  }),
);

const history = fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 150 });

function recorded(frames: readonly (readonly Change[])[], limit?: number) {
  const tree = new Quadtree({ bounds });
  const recording = recorder(tree, { limit });
  const moments = frames.map((changes) => {
    for (const apply of changes) apply(tree);
    recording.record();
    return momentOf(tree);
  });
  const bytes = recording.save();
  tree.dispose();
  return { bytes, moments, recording };
}

describe('a recording', () => {
  test('gives every frame back exactly, in any order', () => {
    fc.assert(
      fc.property(history, fc.array(fc.nat(), { maxLength: 20 }), (frames, jumps) => {
        const { bytes, moments } = recorded(frames);
        const read = readRecording(bytes);
        expect(read.frames).toBe(moments.length);
        for (const [number, moment] of moments.entries())
          expect(plain(read.frame(number))).toEqual(moment);
        if (moments.length === 0) return;
        for (const jump of jumps) {
          const number = jump % moments.length;
          expect(plain(read.frame(number))).toEqual(moments[number]);
        }
      }),
      { seed: 16, numRuns: draws(60) },
    );
  });

  test('keeps the options of the tree, its rate, and nothing of later changes', () => {
    const options = {
      bounds: { x: -3, y: 0.5, width: 1e6, height: 7 },
      placement: 'loose',
      capacity: 3,
      maxDepth: 4,
      looseness: 1.75,
      touching: true,
      outside: 'grow',
    } as const;
    const tree = new Quadtree(options);
    const recording = recorder(tree, { rate: 50 });
    tree.insert(1, 2, 3, 4);
    recording.record();
    const saved = recording.save();
    const { maxPairs: _, ...before } = tree.options;
    tree.move(tree.idAt(0), 9, 9);
    recording.record();
    const read = readRecording(saved);
    expect(read.options).toEqual(before);
    expect(read).toMatchObject({ rate: 50, frames: 1, dropped: 0 });
    expect(plain(read.frame(0))).toEqual({ boxes: [1, 2, 4, 6], rows: [0] });
    expect(readRecording(recording.save()).frames).toBe(2);
    expect(saved.length).toBeLessThan(recording.bytes);
    tree.dispose();
  });

  test('takes nine bytes for an object that moves along both axes, and one for one that rests', () => {
    const tree = new Quadtree({ bounds });
    tree.setAll(Float32Array.from({ length: 4 * 1_000 }, (_, i) => (i % 4 < 2 ? 1 : 2)));
    const recording = recorder(tree);
    recording.record();
    const key = recording.bytes;
    for (let i = 0; i < tree.boxes.length; i++) tree.boxes[i] = tree.boxes[i]! + 0.5;
    tree.sync();
    recording.record();
    const moved = recording.bytes;
    recording.record();
    expect(moved - key).toBe(9 + 9 * 1_000);
    expect(recording.bytes - moved).toBe(9 + 1_000);
    tree.dispose();
  });

  test('leaves views of the tree valid', () => {
    const tree = new Quadtree({ bounds });
    tree.setAll([0, 0, 2, 2, 1, 1, 3, 3]);
    tree.remove(tree.insert(9, 9, 1, 1));
    const pairs = tree.pairRows();
    recorder(tree).record();
    expect([...pairs]).toEqual([0, 1]);
    tree.dispose();
  });

  test('drops its oldest frames to stay below its limit, and can be played from what is left', () => {
    const tree = new Quadtree({ bounds });
    for (let i = 0; i < 20; i++) tree.insert(i, i, 1, 1);
    const limit = 6_000;
    const recording = recorder(tree, { limit });
    const moments = [];
    for (let frame = 0; frame < 300; frame++) {
      for (let i = 0; i < tree.boxes.length; i++) tree.boxes[i] = tree.boxes[i]! + 1;
      tree.sync();
      recording.record();
      moments.push(momentOf(tree));
      expect(recording.bytes).toBeLessThanOrEqual(limit);
      expect(recording.frames + recording.dropped).toBe(frame + 1);
    }
    const read = readRecording(recording.save());
    expect(read.dropped).toBe(300 - read.frames);
    // Most of the limit is used.
    expect(recording.bytes).toBeGreaterThan(limit / 2);
    for (let number = 0; number < read.frames; number++)
      expect(plain(read.frame(number))).toEqual(moments[read.dropped + number]);
    recording.clear();
    expect([recording.frames, recording.dropped]).toEqual([0, 0]);
    recording.record();
    expect(plain(readRecording(recording.save()).frame(0))).toEqual(momentOf(tree));
    tree.dispose();
  });

  test('refuses a frame that is larger than its limit, and goes on', () => {
    const tree = new Quadtree({ bounds });
    const recording = recorder(tree, { limit: 1_024 });
    tree.insert(1, 1, 1, 1);
    recording.record();
    for (let i = 0; i < 200; i++) tree.insert(i, i, 1, 1);
    expect(() => recording.record()).toThrow(
      rangeError('record: a frame of 201 rows takes up to 3498 bytes, more than the limit of 1024'),
    );
    tree.clear();
    tree.insert(2, 2, 1, 1);
    recording.record();
    const read = readRecording(recording.save());
    expect(read.frames).toBe(2);
    expect(plain(read.frame(1)).boxes).toEqual([2, 2, 3, 3]);
    tree.dispose();
  });

  test('refuses a frame with a row that is no box, and goes on', () => {
    const tree = new Quadtree({ bounds });
    tree.insert(1, 1, 2, 2);
    const recording = recorder(tree);
    recording.record();
    for (const [edge, number] of [
      [0, Number.NaN],
      [1, Number.POSITIVE_INFINITY],
      [2, Number.NEGATIVE_INFINITY],
      [3, 0.5],
    ] as const) {
      const before = tree.boxes[edge]!;
      tree.boxes[edge] = number;
      expect(() => recording.record()).toThrow(/^record: row 0 holds no box/);
      tree.boxes[edge] = before;
    }
    recording.record();
    expect(readRecording(recording.save()).frames).toBe(2);
    tree.dispose();
  });

  test('is saved after its tree was disposed of, too', () => {
    const tree = new Quadtree({ bounds, capacity: 3 });
    tree.insert(1, 1, 2, 2);
    const recording = recorder(tree);
    recording.record();
    tree.dispose();
    const read = readRecording(recording.save());
    expect(read.options.capacity).toBe(3);
    expect(plain(read.frame(0)).boxes).toEqual([1, 1, 3, 3]);
  });

  test('refuses what is no tree, and no options', () => {
    // @ts-expect-error -- a program in JavaScript may pass anything
    expect(() => recorder(undefined)).toThrow(
      /^recorder: tree must be a Quadtree or a World, got undefined$/,
    );
    // @ts-expect-error -- the same
    expect(() => recorder({})).toThrow(TypeError);
    const tree = new Quadtree({ bounds });
    // @ts-expect-error -- the same
    expect(() => recorder(tree, null)).toThrow(/^recorder: options must be an object, got null$/);
    tree.dispose();
  });

  test('refuses options that are out of their range', () => {
    const tree = new Quadtree({ bounds });
    expect(() => recorder(tree, { rate: 0 })).toThrow(/^recorder: rate must be .* got 0$/);
    expect(() => recorder(tree, { limit: 10 })).toThrow(/^recorder: limit must be .* got 10$/);
    expect(() => recorder(tree, { limit: 1e9 + 0.5 })).toThrow(RangeError);
    // @ts-expect-error -- a program in JavaScript may pass anything
    expect(() => recorder(tree, { rate: '60' })).toThrow(TypeError);
    tree.dispose();
  });
});

/** A tree with two objects for three frames, of which the last two are deltas. */
function small(): Uint8Array {
  return recorded([
    [(tree) => void tree.insert(1, 1, 2, 2), (tree) => void tree.insert(4, 4, 2, 2)],
    [(tree) => tree.move(tree.idAt(0), 2, 2)],
    [(tree) => tree.remove(tree.idAt(1))],
  ]).bytes;
}

/** Reads, and looks at every frame. */
function readAll(bytes: Uint8Array): void {
  const read = readRecording(bytes);
  for (let number = 0; number < read.frames; number++) {
    for (const edge of read.frame(number).boxes) expect(Number.isFinite(edge)).toBe(true);
  }
}

describe('bytes that are no recording', () => {
  test('are refused at every length that is too short', () => {
    const bytes = small();
    readAll(bytes);
    for (let length = 0; length < bytes.length; length++)
      expect(() => readAll(bytes.slice(0, length)), String(length)).toThrow(RangeError);
    expect(() => readAll(Uint8Array.of(...bytes, 0))).toThrow('it is cut off in frame 3');
  });

  test.each<[string, (bytes: Uint8Array, view: DataView) => void]>([
    ['it does not begin with QREC', (bytes) => bytes.fill(65, 0, 1)],
    ['it has version 2, and this package reads version 1', (bytes) => bytes.fill(2, 4, 5)],
    ['its world is no rectangle', (_, view) => view.setFloat64(24, -1, true)],
    ['its world is no rectangle', (_, view) => view.setFloat64(8, Number.NaN, true)],
    ['its rate is not above 0', (_, view) => view.setFloat64(40, 0, true)],
    ['it has an option that no tree has', (bytes) => bytes.fill(9, 61, 62)],
    ['it has an option that is out of its range', (bytes) => bytes.fill(17, 60, 61)],
    ['it has 3 frames instead of 7', (_, view) => view.setUint32(68, 7, true)],
    ['its first frame needs one before it', (bytes) => bytes.fill(1, 76, 77)],
    ['frame 0 is of an unknown kind', (bytes) => bytes.fill(2, 76, 77)],
    ['it is cut off in frame 0', (_, view) => view.setUint32(72, 4_000_000_000, true)],
    ['frame 0 has fewer codes than rows', (_, view) => view.setUint32(77, 4_000_000_000, true)],
    ['frame 0 has an unknown code in row 0', (bytes) => bytes.fill(3, 81, 82)],
    ['frame 0 moves row 0, which is empty', (bytes) => bytes.fill(0, 81, 82)],
    ['frame 0 has no box in row 0', (_, view) => view.setFloat32(83, Number.NaN, true)],
    ['frame 0 has no box in row 0', (_, view) => view.setFloat32(83, 99, true)],
  ])('are refused with the reason: %s', (reason, damage) => {
    const bytes = small();
    damage(bytes, new DataView(bytes.buffer));
    expect(() => readRecording(bytes)).toThrow(
      rangeError(`readRecording: this is no recording that can be read: ${reason}`, 'no-recording'),
    );
  });

  test('do no harm, whatever is changed in them', () => {
    const bytes = small();
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1 });
    fc.assert(
      fc.property(damage, (changes) => {
        const damaged = bytes.slice();
        for (const [at, value] of changes) damaged[at] = value;
        try {
          readAll(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { seed: 16, numRuns: draws(3_000) },
    );
  });

  test('and what is no bytes at all', () => {
    // @ts-expect-error -- a program in JavaScript may pass anything
    expect(() => readRecording('QREC')).toThrow(TypeError);
    expect(() => readRecording(small()).frame(3)).toThrow(/^frame: number must be .* got 3$/);
    expect(() => readRecording(small().buffer as ArrayBuffer)).not.toThrow();
  });
});
