/** The numbers of the leaves, as their parents count their children in the article shown (S0.5, S1.13). */

import { NODE_STRIDE, NodeField, type View } from 'quadrille';
import type { Area, Point } from '../engine/geometry.ts';
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
  const occupied = new OccupiedSquares(boxes, view);
  for (let at = 0; at < nodes.length; at += NODE_STRIDE) {
    const first = nodes[at + NodeField.FirstChild]! * NODE_STRIDE;
    if (first === 0) continue;
    for (let child = 0; child < 4; child++) {
      const place = placeIn(nodes, first + child * NODE_STRIDE, view, occupied);
      if (place) context.fillText(childNumbers[settings.order][child] ?? '', place.x, place.y);
    }
  }
}

/** Only leaves: a split cell's corner belongs to its first child. */
function placeIn(
  nodes: View<Float32Array>,
  at: number,
  { scale, left, top, ratio, width, height }: Viewport,
  occupied: OccupiedSquares,
): Point | undefined {
  if (nodes[at + NodeField.FirstChild] !== 0) return undefined;
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = nodes.subarray(at, at + 4);
  const [start, end] = [inside(minX * scale + left, width), inside(maxX * scale + left, width)];
  const [head, foot] = [inside(minY * scale + top, height), inside(maxY * scale + top, height)];
  if (Math.min(end - start, foot - head) < SMALLEST_CELL * ratio) return undefined;
  const inset = INSET * ratio;
  const lefts = [start + inset, end - inset - WIDTH * ratio];
  const tops = [head + inset, foot - inset - HEIGHT * ratio];
  const corners = tops.flatMap((y) => lefts.map((x) => ({ x, y })));
  const size = { width: WIDTH * ratio, height: HEIGHT * ratio };
  return corners.find((corner) => !occupied.meets({ ...corner, ...size })) ?? corners[0];
}

/** Which squares of a fine grid over the picture objects reach into. */
class OccupiedSquares {
  readonly #side: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #taken: Uint8Array;

  constructor(boxes: Float32Array, { scale, left, top, ratio, width, height }: Viewport) {
    this.#side = INSET * ratio;
    this.#columns = Math.ceil(width / this.#side);
    this.#rows = Math.ceil(height / this.#side);
    this.#taken = new Uint8Array(this.#columns * this.#rows);
    if (boxes.length > 4 * MOST_OBJECTS) return;
    for (let at = 0; at < boxes.length; at += 4) {
      const x = boxes[at]! * scale + left;
      const y = boxes[at + 1]! * scale + top;
      const area = {
        x,
        y,
        width: boxes[at + 2]! * scale + left - x,
        height: boxes[at + 3]! * scale + top - y,
      };
      this.#each(area, (begin, end) => {
        this.#taken.fill(1, begin, end);
        return true;
      });
    }
  }

  /** Whether objects are near an area, in device pixels. */
  meets(area: Area): boolean {
    return !this.#each(area, (begin, end) => !this.#taken.subarray(begin, end).includes(1));
  }

  /** Calls `look` with the squares of each row that an area reaches into, as long as it is true. */
  #each({ x, y, width, height }: Area, look: (begin: number, end: number) => boolean): boolean {
    const side = this.#side;
    const first = Math.max(0, Math.floor(x / side));
    const last = Math.min(this.#columns - 1, Math.ceil((x + width) / side) - 1);
    const bottom = Math.min(this.#rows - 1, Math.ceil((y + height) / side) - 1);
    if (first > last) return true;
    for (let row = Math.max(0, Math.floor(y / side)); row <= bottom; row++)
      if (!look(row * this.#columns + first, row * this.#columns + last + 1)) return false;
    return true;
  }
}
