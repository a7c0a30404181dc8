// Cutting polygons: the triangles have the polygon's area, do not overlap, and are shapes that a world takes.

import * as fc from 'fast-check';
import { polygon } from 'quadrille/world';
import { expect, test } from 'vitest';
import { convexPieces } from '../../../web/lib/tiled/polygons.js';
import { draws } from '../draws.js';

function twiceArea(corners: ArrayLike<number>): number {
  let twice = 0;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    twice += corners[i]! * corners[j + 1]! - corners[j]! * corners[i + 1]!;
  }
  return twice;
}

/** Around a middle, in the order of their directions: an outline that never meets itself. */
const star = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9 })), {
    minLength: 9,
    maxLength: 40,
  })
  .map((arms) => {
    const all = arms.reduce((sum, [, width]) => sum + width, 0);
    let direction = 0;
    return arms.flatMap(([reach, width]) => {
      direction += (2 * Math.PI * width) / all;
      return [Math.fround(reach * Math.cos(direction)), Math.fround(reach * Math.sin(direction))];
    });
  })
  // The middle is inside where no two neighbours are half a turn apart.
  .filter((corners) =>
    Array.from({ length: corners.length / 2 }).every((_, i) => {
      const j = (2 * i + 2) % corners.length;
      return corners[2 * i]! * corners[j + 1]! - corners[j]! * corners[2 * i + 1]! > 1e-3;
    }),
  );

test('triangles of a star have its area, and lie in it without overlapping', () => {
  fc.assert(
    fc.property(star, fc.boolean(), (corners, reversed) => {
      const given = reversed
        ? Array.from(corners, (_, i) => corners[corners.length - 2 - (i & ~1) + (i & 1)]!)
        : corners;
      const pieces = convexPieces('here', given);
      // Triangles of one direction whose areas add up to that of the outline cover it once.
      const areas = pieces.map(twiceArea);
      expect(areas.every((area) => Math.sign(area) === (reversed ? -1 : 1))).toBe(true);
      const sum = areas.reduce((total, area) => total + area, 0);
      expect(sum / twiceArea(given)).toBeCloseTo(1, 9);
    }),
    { seed: 4, numRuns: draws(500) },
  );
});

test('of whole numbers, areas add up exactly', () => {
  const comb = [
    0, 0, 90, 0, 90, 50, 80, 50, 80, 10, 50, 10, 50, 50, 40, 50, 40, 10, 10, 10, 10, 50, 0, 50,
  ];
  const pieces = convexPieces('here', comb);
  expect(pieces.length).toBe(10);
  expect(pieces.reduce((sum, piece) => sum + twiceArea(piece), 0)).toBe(twiceArea(comb));
  for (const piece of pieces) expect(() => polygon(piece)).not.toThrow();
});

test.each([
  ['none', []],
  ['two', [0, 0, 8, 8]],
  ['equal corners', [1, 1, 1, 1, 1, 1]],
  ['corners on one line', [0, 0, 8, 8, 4, 4, 16, 16]],
])('%s: there is no polygon', (_, corners) => {
  expect(() => convexPieces('here', corners)).toThrow(
    'here: polygon must have 3 corners that are not on one line',
  );
});

test.each([
  ['that cross', [0, 0, 16, 16, 16, 0, 0, 16]],
  ['that touch', [0, 0, 16, 0, 16, 16, 8, 0, 0, 16]],
  ['of a star of five that goes around twice', [0, -9, 5, 7, -8, -3, 8, -3, -5, 7]],
])('sides %s are refused', (_, corners) => {
  expect(() => convexPieces('here', corners)).toThrow(/^here: sides of the polygon must not meet/);
});

test('many corners are refused unless the polygon is convex or small', () => {
  const teeth = Array.from({ length: 1_001 }, (_, i) => [i, i % 2]).flat();
  expect(() => convexPieces('here', [...teeth, 1_000, 9, 0, 9])).toThrow(
    'here: polygon must be convex or have at most 1000 corners, got 1003',
  );
  const most = convexPieces('here', [...teeth.slice(0, 1_996), 997, 9, 0, 9]);
  expect(most.length).toBe(998);
});
