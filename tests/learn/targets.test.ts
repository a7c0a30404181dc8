/** Where objects of a guess can be tapped. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../../web/learn/engine/scene.ts';
import { targetsOf } from '../../web/learn/guesses/targets.ts';

const anyBodies = fc.array(
  fc
    .tuple(fc.nat({ max: 560 }), fc.nat({ max: 560 }), fc.integer({ min: 8, max: 60 }))
    .map(([minX, minY, side]): Box => ({ minX, minY, maxX: minX + side, maxY: minY + side })),
  { minLength: 1, maxLength: 14 },
);

function overlap(one: Box, other: Box): boolean {
  return (
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
  );
}

test('a target contains its object, and covers no other unless the objects themselves overlap', () => {
  fc.assert(
    fc.property(anyBodies, (bodies) => {
      const targets = targetsOf(bodies);
      for (const [row, target] of targets.entries()) {
        const body = bodies[row]!;
        expect(target.minX <= body.minX && target.maxX >= body.maxX).toBe(true);
        expect(target.minY <= body.minY && target.maxY >= body.maxY).toBe(true);
        for (const [other, neighbour] of targets.entries())
          if (other !== row && !overlap(body, bodies[other]!))
            expect(overlap(target, neighbour)).toBe(false);
      }
    }),
    { seed: 5, numRuns: 300 },
  );
});

test('an object without neighbours has a target of 112 units a side, around its middle', () => {
  expect(targetsOf([{ minX: 100, minY: 200, maxX: 120, maxY: 240 }])).toEqual([
    { minX: 54, minY: 164, maxX: 166, maxY: 276 },
  ]);
});
