/**
 * Exercises of the article: over many seeds, each has exactly one right choice. A reference that shares no code with the exercises says
 * which: it knows only what the picture shows.
 */
import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Box, Choice, Exercise } from '../../web/learn/exercises/exercise.ts';
import { type ExerciseKind, exerciseKinds, exerciseOf } from '../../web/learn/exercises/kinds.ts';
import { pose } from '../../web/learn/exercises/posed.ts';
import { wordsOf } from '../../web/learn/locales/words.ts';
import { languages } from '../../web/playground/state/language.ts';
import { book } from './book.ts';

const seeds = Array.from(
  { length: process.env['QUADRILLE_QUICK'] === '1' ? 100 : 1_000 },
  (_, seed) => 37 * seed,
);

beforeAll(async () => {
  await load();
});

/** Whether two boxes have a point in common, edges included. */
function meet(one: Box, other: Box): boolean {
  return (
    one.minX <= other.maxX &&
    other.minX <= one.maxX &&
    one.minY <= other.maxY &&
    other.minY <= one.maxY
  );
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.minX <= inner.minX &&
    outer.minY <= inner.minY &&
    outer.maxX >= inner.maxX &&
    outer.maxY >= inner.maxY
  );
}

function shifted({ minX, minY, maxX, maxY }: Box, { x, y }: { x: number; y: number }): Box {
  return { minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y };
}

function objectsIn(cell: Box, { picture: { boxes } }: Exercise): number {
  return boxes.filter((box) => holds(cell, box)).length;
}

/** Whether a segment from (x, y) by (dx, dy) meets a box, by walking along it. */
function firstStep(box: Box, x: number, y: number, dx: number, dy: number): number {
  const steps = 4 * Math.ceil(Math.hypot(dx, dy));
  for (let step = 0; step <= steps; step += 1) {
    const [px, py] = [x + (dx * step) / steps, y + (dy * step) / steps];
    if (px >= box.minX && px <= box.maxX && py >= box.minY && py <= box.maxY) return step;
  }
  return Number.POSITIVE_INFINITY;
}

/** Of the cells after two rounds of cutting. */
function cellOf({ minX, minY }: Box): string {
  return `${Math.floor(minX / 180)} ${Math.floor(minY / 180)}`;
}

/** How far a number is from a range. */
function beyond(least: number, most: number, at: number): number {
  if (at < least) return least - at;
  return at > most ? at - most : 0;
}

/** The numbers that a sentence names. */
function named(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted();
}

function smallest(values: readonly number[]): number {
  return values.indexOf(Math.min(...values));
}

/** Says of each choice whether it is right. */
type Reference = (choice: Choice, exercise: Exercise) => boolean;

/** For objects: the only row for which a condition holds. */
function ofObjects(rightRows: (exercise: Exercise) => readonly number[]): Reference {
  return (choice, exercise) => choice.kind === 'object' && rightRows(exercise).includes(choice.row);
}

function ofNumbers(right: (exercise: Exercise) => number): Reference {
  return (choice, exercise) => choice.kind === 'number' && choice.number === right(exercise);
}

const references: Readonly<Record<ExerciseKind, Reference>> = {
  allPairs: ofNumbers(({ picture: { boxes } }) => {
    let pairs = 0;
    for (let one = 0; one < boxes.length; one += 1) pairs += one;
    return pairs;
  }),
  sameCell: ofObjects(({ picture: { boxes, marked } }) => {
    const wanted = cellOf(boxes[marked![0]!]!);
    return [...boxes.keys()].filter((row) => row !== marked![0] && cellOf(boxes[row]!) === wanted);
  }),
  nextSplit: (choice, exercise) =>
    choice.kind === 'cell' &&
    choice.cell.maxX - choice.cell.minX > 180 &&
    objectsIn(choice.cell, exercise) === exercise.numbers['capacity'],
  depthOfKeeper: ofNumbers(({ picture: { boxes, cells, marked } }) => {
    const box = boxes[marked![0]!]!;
    // The smallest cell that holds it, of those that are cut as the picture shows, or of the leaves.
    for (let depth = 3; depth > 0; depth -= 1) {
      const side = 720 / 2 ** depth;
      const minX = side * Math.floor(box.minX / side);
      const minY = side * Math.floor(box.minY / side);
      const cell = { minX, minY, maxX: minX + side, maxY: minY + side };
      if (holds(cell, box) && cells.some((leaf) => holds(cell, leaf))) return depth;
    }
    return 0;
  }),
  candidateOrHit: (choice, { picture: { boxes, cells, marked, query } }) => {
    const box = boxes[marked![0]!]!;
    const isHit = meet(box, query!);
    const isCandidate = cells.some((cell) => meet(cell, box) && meet(cell, query!));
    const missed = isCandidate ? 'candidate' : 'neither';
    const outcome = isHit ? 'hit' : missed;
    return choice.kind === 'statement' && choice.id === outcome;
  },
  otherNode: ofObjects(({ picture: { boxes, cells, moves } }) => {
    const leafOf = (box: Box): number => cells.findIndex((cell) => holds(cell, box));
    return [...boxes.keys()].filter(
      (row) => leafOf(boxes[row]!) !== leafOf(shifted(boxes[row]!, moves![row]!)),
    );
  }),
  meetings: ofNumbers(
    ({ picture: { boxes, cells } }) =>
      cells.filter((cell) => meet(cell, boxes[0]!) && meet(cell, boxes[1]!)).length,
  ),
  touching: ofObjects(({ picture: { boxes, marked } }) => {
    const [row] = marked!;
    return [...boxes.keys()].filter((other) => other !== row && meet(boxes[row!]!, boxes[other]!));
  }),
  firstHit: ofObjects(({ picture: { boxes, point, ray } }) => {
    const steps = boxes.map((box) => firstStep(box, point!.x, point!.y, ray!.x, ray!.y));
    return [smallest(steps)];
  }),
  testsLeft: ofNumbers((exercise) => {
    const counts = exercise.picture.cells.map((cell) => objectsIn(cell, exercise));
    return counts.reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  }),
  nearest: ofObjects(({ picture: { boxes, point } }) => {
    const distances = boxes.map(({ minX, minY, maxX, maxY }) =>
      Math.hypot(beyond(minX, maxX, point!.x), beyond(minY, maxY, point!.y)),
    );
    return [smallest(distances)];
  }),
};

describe.each(exerciseKinds)('exercises of the kind %s', (kind) => {
  test('have one right choice, the one that the reference finds', () => {
    for (const seed of seeds) {
      const exercise = exerciseOf(kind, seed);
      const right = exercise.choices.flatMap((choice, at) =>
        references[kind](choice, exercise) ? [at] : [],
      );
      expect(right, `seed ${seed}`).toEqual([exercise.right]);
    }
  });

  test('have choices that differ, and a right one at several places, none of them most of the time', () => {
    const places = new Map<number, number>();
    for (const seed of seeds) {
      const { choices, right } = exerciseOf(kind, seed);
      expect(choices.length).toBeGreaterThanOrEqual(3);
      expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(choices.length);
      places.set(right, (places.get(right) ?? 0) + 1);
    }
    expect(places.size).toBeGreaterThanOrEqual(3);
    expect(Math.max(...places.values())).toBeLessThan(0.7 * seeds.length);
  });

  test('come out the same by the same seed, and differ by another', () => {
    expect(exerciseOf(kind, 4_711)).toEqual(exerciseOf(kind, 4_711));
    expect(exerciseOf(kind, 4_711)).not.toEqual(exerciseOf(kind, 4_712));
  });

  test('are drawn inside the world', () => {
    const world = { minX: 0, minY: 0, maxX: 720, maxY: 720 };
    for (const seed of seeds.slice(0, 100)) {
      const { boxes, moves = [] } = exerciseOf(kind, seed).picture;
      for (const [row, box] of boxes.entries()) {
        expect(holds(world, box)).toBe(true);
        expect(holds(world, shifted(box, moves[row] ?? { x: 0, y: 0 }))).toBe(true);
      }
    }
  });

  test.each(languages)(
    'say all their numbers in %s, and the same ones as in English',
    (language) => {
      const { exercises: words } = wordsOf(language);
      const { exercises: english } = wordsOf('en');
      const { numbers } = exerciseOf(kind, 1);
      for (const part of ['question', 'reason'] as const) {
        const names = named(words.kinds[kind][part]);
        expect(names).toEqual(named(english.kinds[kind][part]));
        for (const name of names) expect(Object.keys(numbers)).toContain(name);
      }
      const { answer, question } = pose(kind, 1, words, language);
      expect(`${question}${answer}`).not.toMatch(/[{}]|undefined|NaN/);
    },
  );

  test('tell nothing of the answer in what is seen before it', () => {
    const { exercises: words } = wordsOf('en');
    const { chips, picture } = pose(kind, 1, words, 'en');
    expect(`${chips}${picture}`).not.toContain('data-verdict');
  });
});

test('every chapter ends with an exercise, and no kind is left out', () => {
  const asked = book.map(({ chapter }) => chapter.exercise);
  expect(new Set(asked)).toEqual(new Set(exerciseKinds));
});
