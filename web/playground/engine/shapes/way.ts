/** The way of a bullet since the frame before. */
import type { Point } from '../geometry.ts';

/** From its centre to its centre, in world units. */
export interface Way {
  readonly row: number;
  readonly from: Point;
  readonly to: Point;
}
