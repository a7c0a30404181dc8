// Outlines as convex polygons: what `decompose` returns, and what it refuses. polygons.test.ts has the cutting itself.

import { decompose } from 'quadrille/tiled';
import { polygon, World } from 'quadrille/world';
import { expect, test } from 'vitest';

const ell = [0, 0, 16, 0, 16, 4, 4, 4, 4, 16, 0, 16];

test('a convex polygon is itself, without corners on its sides', () => {
  expect(decompose([0, 0, 8, 0, 16, 0, 16, 16, 0, 16])).toEqual([[0, 0, 16, 0, 16, 16, 0, 16]]);
  expect(decompose(Float64Array.of(0, 0, 0.1, 0, 0, 1))).toEqual([
    [0, 0, Math.fround(0.1), 0, 0, 1],
  ]);
});

test('an outline that is not convex becomes parts of a body, which touches what the outline touches', async () => {
  const parts = decompose(ell).map((corners) => ({ shape: polygon(corners) }));
  using world = await World.create({ bounds: { x: 0, y: 0, width: 64, height: 64 } });
  const body = world.insert({ parts, static: true });
  const at = (x: number, y: number) => world.queryPoint(x, y);
  expect([at(1, 12), at(12, 2), at(3, 1)]).toEqual([[body], [body], [body]]);
  expect([at(10, 10), at(5, 5), at(17, 2)]).toEqual([[], [], []]);
});

test.each([
  [undefined, 'decompose: corners must be an array of numbers, got undefined', TypeError],
  [
    [0, 0, 8],
    'decompose: corners must be two numbers each, x and y, of at most 65536 corners',
    RangeError,
  ],
  [
    { length: 1e9 },
    'decompose: corners must be two numbers each, x and y, of at most 65536',
    RangeError,
  ],
  [[0, 0, '8', 0, 8, 8], 'decompose: corners[2] must be a number, got "8"', TypeError],
  [
    [0, 0, Number.NaN, 0, 8, 8],
    'decompose: corners[2] must be a finite number, got NaN',
    RangeError,
  ],
  [
    [0, 0, 1e300, 0, 8, 8],
    'decompose: corners[2] must be in the range of 32-bit floats',
    RangeError,
  ],
  [[], 'decompose: polygon must have 3 corners that are not on one line', RangeError],
  [
    [0, 0, 16, 16, 16, 0, 0, 16],
    'decompose: sides of the polygon must not meet, got sides 0 and 2',
    RangeError,
  ],
])('%o is refused', (corners, sentence, kind) => {
  const call = () => decompose(corners as number[]);
  expect(call).toThrow(sentence);
  expect(call).toThrow(kind);
});
