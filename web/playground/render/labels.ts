/** The numbers of the leaves, as their parents count their children in the article shown (S0.5, S1.13). */

import { NODE_STRIDE, NodeField, type View } from 'quadrille';
import { childNumbers } from '../engine/tree/child-numbers.ts';
import type { Brush } from './draw-context.ts';
import { inside } from './inside.ts';
import type { Picture } from './picture.ts';
import type { Viewport } from './viewport.ts';

/** Cells narrower than this many CSS pixels stay without a number. */
const SMALLEST_CELL = 30;
/** Between a number and the edges of its cell, in CSS pixels. */
const INSET = 4;
/** A number, in CSS pixels. */
const WIDTH = 7;
const HEIGHT = 10;
/** Where there are more objects, hardly a corner is free. */
const MOST_OBJECTS = 2_000;

/**
 * A number stands in the upper left corner of what is seen of its cell, or, if objects are there, in another corner that is free. All
 * of it is inside the picture.
 */
export function drawLabels(
  context: Brush,
  {
    boxes,
    nodes,
    palette,
    settings,
    view,
  }: Pick<Picture, 'boxes' | 'nodes' | 'palette' | 'settings' | 'view'>,
): void {
  context.fillStyle = palette.label;
  context.font = `600 ${Math.round(HEIGHT * view.ratio)}px ui-sans-serif, system-ui, sans-serif`;
  context.textBaseline = 'top';
  occupied.take(boxes, view);
  const numbers = childNumbers[settings.order];
  for (let at = 0; at < nodes.length; at += NODE_STRIDE) {
    const first = nodes[at + NodeField.FirstChild]! * NODE_STRIDE;
    if (first === 0) continue;
    for (let child = 0; child < 4; child++)
      drawNumber(context, numbers[child] ?? '', nodes, first + child * NODE_STRIDE, view);
  }
}

/** Only of leaves: a split cell's corner belongs to its first child. */
function drawNumber(
  context: Brush,
  number: string,
  nodes: View<Float32Array>,
  at: number,
  { scale, left, top, ratio, width, height }: Viewport,
): void {
  if (nodes[at + NodeField.FirstChild] !== 0) return;
  const start = inside(nodes[at]! * scale + left, width);
  const head = inside(nodes[at + 1]! * scale + top, height);
  const end = inside(nodes[at + 2]! * scale + left, width);
  const foot = inside(nodes[at + 3]! * scale + top, height);
  if (Math.min(end - start, foot - head) < SMALLEST_CELL * ratio) return;
  const inset = INSET * ratio;
  const across = WIDTH * ratio;
  const down = HEIGHT * ratio;
  const right = end - inset - across;
  const bottom = foot - inset - down;
  let x = start + inset;
  let y = head + inset;
  if (occupied.meets(x, y, across, down)) {
    if (!occupied.meets(right, y, across, down)) x = right;
    else if (!occupied.meets(x, bottom, across, down)) y = bottom;
    else if (!occupied.meets(right, bottom, across, down)) [x, y] = [right, bottom];
  }
  context.fillText(number, x, y);
}

/** Which squares of a fine grid over the picture objects reach into. */
class OccupiedSquares {
  #side = 1;
  #columns = 0;
  #rows = 0;
  #taken = new Uint8Array(0);

  /** The objects of another picture. */
  take(boxes: Float32Array, { scale, left, top, ratio, width, height }: Viewport): void {
    this.#side = INSET * ratio;
    this.#columns = Math.ceil(width / this.#side);
    this.#rows = Math.ceil(height / this.#side);
    const squares = this.#columns * this.#rows;
    if (this.#taken.length < squares) this.#taken = new Uint8Array(squares);
    else this.#taken.fill(0);
    if (boxes.length > 4 * MOST_OBJECTS) return;
    for (let at = 0; at < boxes.length; at += 4) {
      const x = boxes[at]! * scale + left;
      const y = boxes[at + 1]! * scale + top;
      const across = boxes[at + 2]! * scale + left - x;
      this.#mark(x, y, across, boxes[at + 3]! * scale + top - y);
    }
  }

  /** Whether objects are near a rectangle, in device pixels. */
  meets(x: number, y: number, width: number, height: number): boolean {
    const end = this.#endOf(x + width, this.#columns);
    const bottom = this.#endOf(y + height, this.#rows);
    for (let row = this.#firstOf(y); row < bottom; row++)
      for (let column = this.#firstOf(x); column < end; column++)
        if (this.#taken[row * this.#columns + column] === 1) return true;
    return false;
  }

  #mark(x: number, y: number, width: number, height: number): void {
    const end = this.#endOf(x + width, this.#columns);
    const bottom = this.#endOf(y + height, this.#rows);
    for (let row = this.#firstOf(y); row < bottom; row++)
      for (let column = this.#firstOf(x); column < end; column++)
        this.#taken[row * this.#columns + column] = 1;
  }

  /** The first row or column that what begins here reaches into. */
  #firstOf(place: number): number {
    return Math.max(0, Math.floor(place / this.#side));
  }

  /** The first row or column behind what ends here, of this many. */
  #endOf(place: number, count: number): number {
    return Math.min(count, Math.ceil(place / this.#side));
  }
}

/** Those of the picture that is being drawn, in memory that lasts. */
const occupied = new OccupiedSquares();
