/** Bodies of several parts for tests. */
import { box, capsule, circle, type NewBody, type Part, polygon, segment } from 'quadrille/world';

export const SQUARE = box(4, 4);

/** Two squares with a gap between them, around (20, 20). */
export const PAIR = {
  parts: [
    { shape: SQUARE, x: -6 },
    { shape: SQUARE, x: 6 },
  ],
  x: 20,
  y: 20,
} satisfies NewBody<never>;

/** Of each kind one, with all options. */
export const ALL: readonly Part[] = [
  { shape: circle(2), x: 1, y: 2, angle: 0.5, scale: 2, category: 0x80000000, mask: 6, tag: 7 },
  { shape: box(2, 4), sensor: true, tag: 0xfffffffe },
  { shape: capsule(6, 1, { upright: true }), category: 3 },
  { shape: segment(0, 0, 3, 4), mask: 5 },
  { shape: polygon([12, 0, -8, 7, -8, -7]) },
];
