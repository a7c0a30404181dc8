/**
 * What the property tests draw from: few coordinates, so that ties, shared edges, points on
 * splitting lines, boxes of size zero and boxes outside the world are common.
 */

import type { Arbitrary } from 'fast-check';
import * as fc from 'fast-check';
import type { Complete, QuadtreeOptions } from 'quadrille';
import { type Rect, rect } from './brute-force.js';

const COORDINATES = [-9, -1, 0, 1, 2, 3, 4, 5, 6, 7, 7.9, 8, 8.1, 10, 12, 15, 16, 17, 24];
const SIZES = [0, 0, 0.1, 1, 1, 2, 3, 4, 8, 16, 33];

export const coordinate: Arbitrary<number> = fc.constantFrom(...COORDINATES);
export const size: Arbitrary<number> = fc.constantFrom(...SIZES);

/** A box as single calls take it. */
export type Given = readonly [x: number, y: number, width: number, height: number];
export const given: Arbitrary<Given> = fc.tuple(coordinate, coordinate, size, size);

export const boxes: Arbitrary<Given[]> = fc.array(given, { maxLength: 40, size: 'max' });

/** Small capacities and depths, so that a few objects make a tree. The world is 16 x 16. */
export const settings: Arbitrary<Complete<Omit<QuadtreeOptions, 'outside' | 'maxPairs'>>> =
  fc.record({
    bounds: fc.constantFrom(
      { x: 0, y: 0, width: 16, height: 16 },
      { x: -1, y: 4, width: 16, height: 8 },
    ),
    capacity: fc.integer({ min: 1, max: 5 }),
    maxDepth: fc.integer({ min: 0, max: 6 }),
    placement: fc.constantFrom('parent', 'leaf', 'loose', 'cover'),
    looseness: fc.constantFrom(1, 1.5, 2, 8),
    touching: fc.boolean(),
  });

export const outsides = fc.constantFrom('keep', 'reject', 'grow');

/** One call of a history. `pick` chooses among the live objects by remainder. */
export type Step =
  | { readonly call: 'insert'; readonly box: Given }
  | {
      readonly call: 'insertMany' | 'setAll';
      readonly boxes: readonly Given[];
      readonly bad: boolean;
    }
  | { readonly call: 'update'; readonly pick: number; readonly box: Given }
  | { readonly call: 'move'; readonly pick: number; readonly x: number; readonly y: number }
  | { readonly call: 'remove'; readonly pick: number }
  | { readonly call: 'clear' }
  | {
      readonly call: 'sync';
      readonly changes: readonly (readonly [pick: number, box: Given])[];
      readonly bad: boolean;
    };

const rarely: Arbitrary<boolean> = fc.nat(9).map((n) => n === 0);
const pick = fc.nat(1000);

const step: Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ call: fc.constant('insert' as const), box: given }) },
  {
    weight: 3,
    arbitrary: fc.record({
      call: fc.constant('insertMany' as const),
      boxes: fc.array(given, { maxLength: 12, size: 'max' }),
      bad: rarely,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ call: fc.constant('update' as const), pick, box: given }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant('move' as const),
      pick,
      x: coordinate,
      y: coordinate,
    }),
  },
  { weight: 5, arbitrary: fc.record({ call: fc.constant('remove' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('clear' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant('sync' as const),
      changes: fc.array(fc.tuple(pick, given), { maxLength: 10, size: 'max' }),
      bad: rarely,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      call: fc.constant('setAll' as const),
      boxes: fc.array(given, { maxLength: 25, size: 'max' }),
      bad: rarely,
    }),
  },
);

export const history: Arbitrary<Step[]> = fc.array(step, {
  minLength: 1,
  maxLength: 30,
  size: 'max',
});

export function rectOf([x, y, width, height]: Given): Rect {
  return rect(x, y, width, height);
}

export function bulkOf(scene: readonly Given[]): number[] {
  return scene.flatMap((box) => {
    const { minX, minY, maxX, maxY } = rectOf(box);
    return [minX, minY, maxX, maxY];
  });
}
