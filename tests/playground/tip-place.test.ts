/** Tips stand beside their elements, in the window, and over no control where that can be. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf, type Rectangle } from '../../web/playground/ui/tip-place.ts';

const frame = { width: 800, height: 600 };
const bubble = { width: 100, height: 30 };
const owner = { left: 380, top: 300, width: 40, height: 40 };

function overlaps(one: Rectangle, other: Rectangle): boolean {
  const isBeside = one.left >= other.left + other.width || other.left >= one.left + one.width;
  const isAbove = one.top >= other.top + other.height || other.top >= one.top + one.height;
  return !isBeside && !isAbove;
}

const rectangles = fc.record({
  left: fc.integer({ min: 0, max: 740 }),
  top: fc.integer({ min: 0, max: 540 }),
  width: fc.integer({ min: 10, max: 60 }),
  height: fc.integer({ min: 10, max: 60 }),
});

test('a tip stands in the window and not over its element', () => {
  fc.assert(
    fc.property(rectangles, fc.array(rectangles, { maxLength: 8 }), (element, controls) => {
      const place = placeOf(element, bubble, frame, controls);
      const box = { ...place, ...bubble };
      expect(overlaps(box, element)).toBe(false);
      expect(place.left >= 0 && place.left + bubble.width <= frame.width).toBe(true);
      expect(place.top >= 0 && place.top + bubble.height <= frame.height).toBe(true);
    }),
  );
});

const below = { ...owner, top: 344 };
const above = { ...owner, top: 256 };
const right = { ...owner, left: 424 };

test.each([
  ['below it', [], { left: 350, top: 346 }],
  ['above it where something is below', [below], { left: 350, top: 264 }],
  ['to its right in a column', [below, above], { left: 426, top: 305 }],
  ['to its left where all else is taken', [below, above, right], { left: 274, top: 305 }],
])('a tip stands %s', (_, controls, place) => {
  expect(placeOf(owner, bubble, frame, controls)).toEqual(place);
});

test('a tip that must cover something covers the least', () => {
  const sliver = { left: 300, top: 305, width: 20, height: 5 };
  const { left } = placeOf(owner, bubble, frame, [below, above, right, sliver]);
  expect(left).toBeLessThan(owner.left);
});
