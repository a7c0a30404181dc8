/** Points and rectangles, in world units unless their owner says otherwise. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle: its upper left corner and its extents. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}
