import { describe, expect, test } from 'vitest';
import { COLLIDES } from '../../web/playground/engine/marks.ts';
import { Oracle } from '../../web/playground/engine/oracle.ts';

// Two overlapping boxes, one that shares an edge with the first, one far away.
const boxes = Float32Array.of(0, 0, 10, 10, 5, 5, 15, 15, 10, 0, 20, 4, 50, 50, 60, 60);

function judge(pairs: readonly number[], marked: readonly number[], touching = false) {
  const marks = new Uint8Array(4);
  for (const row of marked) marks[row] = COLLIDES;
  return { ...new Oracle().judge({ boxes, touching, pairs: Uint32Array.from(pairs), marks }) };
}

describe('the oracle', () => {
  test('finds nothing wrong in right pairs and highlights', () => {
    expect(judge([0, 1], [0, 1])).toEqual({ missed: 0, double: 0, wrong: 0 });
    expect(judge([0, 1, 0, 2], [0, 1, 2], true)).toEqual({ missed: 0, double: 0, wrong: 0 });
  });

  test('counts missed pairs and missing highlights', () => {
    expect(judge([], [0, 1]).missed).toBe(1);
    expect(judge([], []).missed).toBe(3);
    expect(judge([0, 1], [0, 1], true).missed).toBe(2);
  });

  test('counts a pair that is reported twice, in either order', () => {
    expect(judge([0, 1, 0, 1], [0, 1]).double).toBe(1);
    expect(judge([0, 1, 1, 0], [0, 1]).double).toBe(1);
  });

  test('S2.27: counts a pair of which one object is not highlighted', () => {
    expect(judge([0, 1], [1])).toEqual({ missed: 1, double: 0, wrong: 0 });
  });

  test('counts pairs and highlights that should not be there', () => {
    expect(judge([0, 1, 0, 2], [0, 1])).toEqual({ missed: 0, double: 0, wrong: 1 });
    expect(judge([0, 1], [0, 1, 3])).toEqual({ missed: 0, double: 0, wrong: 1 });
  });

  test('gives the same counts when it works in small steps', () => {
    const oracle = new Oracle();
    const pairs = Uint32Array.of(0, 1, 1, 0, 2, 3);
    oracle.begin({ boxes, touching: true, pairs, marks: undefined });
    const shares = [oracle.share];
    while (!oracle.judgeOn(() => false)) shares.push(oracle.share);
    expect(shares).toHaveLength(4);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(oracle.judgeOn(() => true)).toEqual({ missed: 1, double: 1, wrong: 1 });
  });

  test('carries nothing over from one frame to the next, also with fewer objects', () => {
    const oracle = new Oracle();
    const pairs = Uint32Array.of(0, 1, 0, 1);
    oracle.judge({ boxes, touching: false, pairs, marks: undefined });
    const few = {
      boxes: boxes.slice(0, 8),
      touching: false,
      pairs: Uint32Array.of(0, 1),
      marks: undefined,
    };
    expect(oracle.judge(few)).toEqual({ missed: 0, double: 0, wrong: 0 });
  });
});
