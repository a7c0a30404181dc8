/** Lists of edits as hands might make them, for properties. */
import * as fc from 'fast-check';
import { type Edit, type EditKind, editOf } from '../../web/playground/state/edits.ts';

const numbersOf: Readonly<Record<EditKind, number>> = { add: 3, wall: 4, move: 5, erase: 1 };

const anyWord = fc.constantFrom<EditKind>('add', 'wall', 'move', 'erase').chain((kind) =>
  fc
    .array(fc.integer({ min: -60, max: 1_500 }), {
      minLength: numbersOf[kind],
      maxLength: numbersOf[kind],
    })
    .map((numbers) => ({ kind, numbers })),
);

const anyTicks = fc.oneof(fc.constant(0), fc.nat({ max: 900 }));

/** In the order of their frames. */
export const anyEdits: fc.Arbitrary<readonly Edit[]> = fc
  .array(fc.tuple(anyTicks, anyWord), { maxLength: 60 })
  .map((words) => {
    let frame = 0;
    return words.flatMap(([ticks, { kind, numbers }]) => {
      frame += ticks;
      return editOf(frame, kind, numbers) ?? [];
    });
  });
