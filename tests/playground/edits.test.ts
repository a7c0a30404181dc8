/** What hands do to a scene: as a text of links, as a deed, and as a list that time goes over again. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EditLog } from '../../web/playground/engine/player/edit-log.ts';
import { bouncing, bouncingOn } from '../../web/playground/engine/simulation/bounce.ts';
import { edited, type Scene } from '../../web/playground/engine/simulation/edits.ts';
import {
  type Edit,
  type EditKind,
  editOf,
  formatEdits,
  LAST_FRAME,
  parseEdits,
} from '../../web/playground/state/edits.ts';
import { isReadable } from '../../web/playground/state/link-review.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { draws } from '../lib/draws.ts';
import { anyEdits } from './any-edits.ts';

const field = { width: 100, height: 100 };

function scene(): Scene {
  const { settings } = presetOf('s2');
  const crowd = { ...settings, count: 4, minSize: 5, maxSize: 9, speed: 3, seed: 2 };
  const { boxes, kinds, motion } = bouncing(crowd, field);
  return { boxes, kinds, velocities: motion.velocities ?? new Float32Array(0) };
}

function edit(frame: number, kind: EditKind, ...numbers: number[]): Edit {
  const made = editOf(frame, kind, numbers);
  if (!made) throw new Error(`${kind} has no such numbers`);
  return made;
}

describe('the text of edits', () => {
  test('is readable while it is short, and leaves out defaults', () => {
    const edits = [
      edit(0, 'add', 1, 2, 3),
      edit(20, 'wall', 290, 690, 20, 30),
      edit(20, 'move', 3, 120, 200, 0, 0),
      edit(35, 'move', 3, 120, -200, 4, -2),
      edit(35, 'erase', 7),
    ];
    const text = 'add,1,2,3;20:wall,290,690,20,30;move,3,120,200;35:move,3,120,-200,4,-2;erase,7';
    expect(formatEdits(edits)).toEqual({ text, count: 5 });
    expect(parseEdits(text)).toEqual(edits);
  });

  test('is compact where it would be long', () => {
    const drag = Array.from({ length: 40 }, (_, at) => edit(at, 'move', 7, at, 2 * at));
    const { text, count } = formatEdits(drag);
    expect(text.slice(0, 22)).toBe('m7,0,0;1m7,1,2;1m7,2,4');
    expect(count).toBe(40);
    expect(parseEdits(text)).toEqual(drag);
  });

  test('is parsed back to the same edits, for any edits', () => {
    fc.assert(
      fc.property(anyEdits, (edits) => {
        const { text, count } = formatEdits(edits);
        expect(parseEdits(text)).toEqual(edits.slice(0, count));
        expect(isReadable(text)).toBe(true);
        expect(formatEdits(parseEdits(text)).text).toBe(text);
      }),
      { seed: 5, numRuns: draws(300) },
    );
  });

  test('holds the first edits, as many as fit, and none later than links can name', () => {
    const many = Array.from({ length: 2_000 }, (_, at) => edit(at, 'erase', at % 10));
    const { text, count } = formatEdits(many);
    expect(text.length).toBeGreaterThan(2_700);
    expect(text.length).toBeLessThanOrEqual(2_800);
    expect(parseEdits(text)).toEqual(many.slice(0, count));
    const late = [edit(LAST_FRAME, 'erase', 1), edit(LAST_FRAME + 1, 'erase', 1)];
    expect(formatEdits(late).count).toBe(1);
  });
});

const nonsense = (
  'add|add,1,2|add,1,2,3,4|add,1.5,2,3|add,1e9,2,3|add,NaN,2,3|100001:erase,1|-1:erase,1|9999999:erase,1|' +
  'constructor,1|__proto__,1|<img src=x>|;;;|,,,|%00|erase,|erase,,1|e|5e|erase, 1|12'
).split('|');

describe('a hostile text of edits', () => {
  test.each([
    ['add,99999,-99999,0', [edit(0, 'add', 1_400, -400, 1)]],
    ['wall,1,2,999999,3', [edit(0, 'wall', 1, 2, 1_400, 3)]],
    ['move,999999,1,2,999,-999', [edit(0, 'move', 200_000, 1, 2, 50, -50)]],
    ['5:erase,1;3:erase,1', [edit(5, 'erase', 1)]],
    ['erase,1;99999a1,2,3;99999a1,2,3', [edit(0, 'erase', 1), edit(99_999, 'add', 1, 2, 3)]],
    ['erase,1;explode,2;erase,3', [edit(0, 'erase', 1)]],
    ['erase,1;', [edit(0, 'erase', 1)]],
    ...nonsense.map((text): [string, Edit[]] => [text, []]),
  ])('%s', (text, meaning) => {
    expect(parseEdits(text)).toEqual(meaning);
    expect(isReadable(text)).toBe(meaning.length === text.split(';').length);
  });

  test('of an earlier link is read, though it is longer than what is written now', () => {
    const text = Array.from({ length: 1_330 }, () => 'e0').join(';');
    expect(parseEdits(text)).toHaveLength(1_330);
    expect(isReadable(text)).toBe(true);
  });

  test('of 100 kB is cut between two edits', () => {
    const text = Array.from({ length: 9_000 }, () => 'erase,1234').join(';');
    const edits = parseEdits(text);
    expect(edits.length).toBeGreaterThan(300);
    expect(edits.every(({ numbers }) => numbers[0] === 1_234)).toBe(true);
    expect(isReadable(text)).toBe(false);
    expect(parseEdits('7'.repeat(100_000))).toEqual([]);
  });

  test('never leaves the ranges', () => {
    const number = fc.oneof(fc.integer().map(String), fc.string());
    const word = fc
      .tuple(fc.constantFrom('add', 'wall', 'move', 'erase', 'a', '3m', '9:e'), fc.array(number))
      .map(([kind, numbers]) => `${kind},${numbers.join()}`);
    fc.assert(
      fc.property(fc.array(word), (words) => {
        for (const { frame, kind, numbers } of parseEdits(words.join(';'))) {
          expect(frame).toBeLessThanOrEqual(LAST_FRAME);
          expect(editOf(frame, kind, numbers)?.numbers).toEqual(numbers);
        }
      }),
      { seed: 6, numRuns: draws(500) },
    );
  });
});

describe('a scene that is edited', () => {
  test('has an added object in the last row, at rest; all others are unchanged', () => {
    const before = scene();
    const after = edited(before, [edit(0, 'add', 1, 2, 3), edit(0, 'wall', 5, 6, 7, 8)]);
    expect([...after.boxes]).toEqual([...before.boxes, 1, 2, 4, 5, 5, 6, 12, 14]);
    expect([...after.velocities]).toEqual([...before.velocities, 0, 0, 0, 0]);
    expect([...after.kinds]).toEqual([0, 0, 0, 0, 0, 2]);
    expect(before).toEqual(scene());
  });

  test('loses an erased object, and those after it move up', () => {
    const before = scene();
    const after = edited(before, [edit(0, 'erase', 1)]);
    const wall = edited(before, [edit(0, 'wall', 1, 2, 3, 4), edit(0, 'erase', 0)]);
    expect([...wall.kinds]).toEqual([0, 0, 0, 2]);
    expect([...after.boxes]).toEqual([...before.boxes.slice(0, 4), ...before.boxes.slice(8)]);
    expect([...after.velocities]).toEqual([
      ...before.velocities.slice(0, 2),
      ...before.velocities.slice(4),
    ]);
    expect(after.kinds).toHaveLength(3);
  });

  test('moves a thrown object with its velocity and size; a wall does not move', () => {
    const before = scene();
    const thrown = edited(before, [
      edit(0, 'wall', 0, 90, 50, 5),
      edit(0, 'move', 2, 10, 20, 4, -2),
    ]);
    expect(thrown.boxes[10]! - thrown.boxes[8]!).toBe(before.boxes[10]! - before.boxes[8]!);
    const { motion } = bouncingOn(thrown, field, presetOf('s2').settings);
    const boxes = thrown.boxes.slice();
    motion.step(boxes, new Uint32Array(0));
    expect(boxes.slice(8, 10)).toEqual(Float32Array.of(14, 18));
    expect(boxes.slice(16)).toEqual(Float32Array.of(0, 90, 50, 95));
  });

  test('ignores edits of rows that do not exist', () => {
    const before = scene();
    expect(edited(before, [edit(0, 'erase', 4), edit(0, 'move', 4, 1, 1)])).toEqual(before);
  });

  test('is the same whether edits are applied together or one by one', () => {
    fc.assert(
      fc.property(anyEdits, (edits) => {
        const oneByOne = edits.reduce((now, one) => edited(now, [one]), scene());
        expect(edited(scene(), edits)).toEqual(oneByOne);
      }),
      { seed: 7, numRuns: draws(100) },
    );
  });
});

function logOf(edits: readonly Edit[]): EditLog {
  const log = new EditLog();
  log.begin(edits);
  return log;
}

describe('the log', () => {
  const made = [edit(2, 'erase', 0), edit(2, 'erase', 1), edit(5, 'add', 1, 2, 3)];

  test('gives the edits of a frame once, and again after a step back in time', () => {
    const log = logOf(made);
    expect(log.nextFrame).toBe(2);
    expect(log.due(1)).toEqual([]);
    expect(log.due(2)).toEqual(made.slice(0, 2));
    log.done(2);
    expect(log.due(2)).toEqual([]);
    expect(log.due(5)).toEqual(made.slice(2));
    log.done(1);
    expect(log.nextFrame).toBe(Number.POSITIVE_INFINITY);
    log.rewind(3);
    expect(log.nextFrame).toBe(5);
    log.rewind(2);
    expect(log.due(2)).toEqual(made.slice(0, 2));
    log.rewind(9);
    expect(log.due(9)).toEqual([]);
  });

  test('drops later edits when an earlier frame is edited', () => {
    const log = logOf(made);
    log.rewind(3);
    log.record(edit(3, 'erase', 7));
    expect(log.edits).toEqual([...made.slice(0, 2), edit(3, 'erase', 7)]);
    expect(log.due(9)).toEqual([]);
  });

  test('keeps the last of several moves in one frame', () => {
    const log = logOf([]);
    log.record(edit(3, 'move', 7, 1, 1));
    log.record(edit(3, 'move', 7, 2, 2, 5, 5));
    log.record(edit(3, 'move', 8, 2, 2));
    log.record(edit(4, 'move', 8, 3, 3));
    expect(log.edits.map(({ numbers }) => numbers[1])).toEqual([2, 2, 3]);
  });
});
