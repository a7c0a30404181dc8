/**
 * The objects, batched by what they are: one pass over the rows per colour, edges on whole device pixels. Hits and candidates
 * also get an outline, solid and dotted, so that they differ in shape and not in colour alone.
 *
 * Objects are boxes. Other shapes would be other passes here, over the same rows and marks.
 */
import { CANDIDATE, COLLIDES, FIXED, SECOND_KIND, TOUCHED } from '../../engine/marks.ts';
import type { BoxBrush } from '../draw-context.ts';
import { smallestOutlined } from '../object-style.ts';
import type { Picture, Rows } from '../picture.ts';
import { edgeOf, hairline, type Viewport } from '../viewport.ts';

const CORE = 1 / 3;
const HIT = COLLIDES | TOUCHED;
/** The marks beside which that of a colliding pair is not shown. */
const ABOVE_COLLIDING = TOUCHED | CANDIDATE;

/** Rows whose mark, masked, is `value`. */
interface Batch {
  readonly mask: number;
  readonly value: number;
}

const PLAIN: Batch = { mask: HIT | CANDIDATE | SECOND_KIND | FIXED, value: 0 };
const WALLS: Batch = { mask: HIT | CANDIDATE | FIXED, value: FIXED };
const SECOND: Batch = { mask: HIT | CANDIDATE | SECOND_KIND, value: SECOND_KIND };
const CANDIDATES: Batch = { mask: ABOVE_COLLIDING, value: CANDIDATE };
const COLLIDING: Batch = { mask: ABOVE_COLLIDING | COLLIDES, value: COLLIDES };
const TOUCHING: Batch = { mask: TOUCHED, value: TOUCHED };

/** The middle third: what touches the probe differs from what merely collides. */
export function drawCores(context: BoxBrush, rows: Rows, colour: string, view: Viewport): void {
  fill(context, rows, view, TOUCHING, colour, CORE);
}

export function drawObjects(context: BoxBrush, picture: Picture): void {
  const { palette, view } = picture;
  fill(context, picture, view, PLAIN, palette.object);
  fill(context, picture, view, WALLS, palette.line);
  fill(context, picture, view, SECOND, palette.second);
  fill(context, picture, view, CANDIDATES, palette.candidate);
  fill(context, picture, view, COLLIDING, palette.pair);
  fill(context, picture, view, TOUCHING, palette.hit);

  context.strokeStyle = palette.outline;
  context.lineWidth = hairline(view);
  context.setLineDash([view.ratio, 2 * view.ratio]);
  // The path begins in the middle of a pixel, and the first dot is to fill that.
  context.lineDashOffset = view.ratio / 2;
  context.beginPath();
  eachOutline(picture, view, CANDIDATES, context.lineWidth / 2, (x, y, width, height) =>
    context.rect(x, y, width, height),
  );
  context.stroke();
  context.setLineDash([]);
  context.lineDashOffset = 0;
  context.fillStyle = palette.outline;
  for (const batch of [COLLIDING, TOUCHING]) frame(context, picture, view, batch);
}

/** Rectangle by rectangle: browsers draw ten thousand of these faster than one path of as many parts. */
function fill(
  context: BoxBrush,
  { boxes, marks }: Rows,
  { scale, left, top }: Viewport,
  { mask, value }: Batch,
  colour: string,
  inset = 0,
): void {
  context.fillStyle = colour;
  for (let row = 0, at = 0; row < marks.length; row++, at += 4) {
    if ((marks[row]! & mask) !== value) continue;
    const x = edgeOf(boxes[at]!, scale) + left;
    const y = edgeOf(boxes[at + 1]!, scale) + top;
    const width = edgeOf(boxes[at + 2]!, scale) + left - x;
    const height = edgeOf(boxes[at + 3]!, scale) + top - y;
    const dx = Math.floor(width * inset);
    const dy = Math.floor(height * inset);
    context.fillRect(x + dx, y + dy, Math.max(1, width - 2 * dx), Math.max(1, height - 2 * dy));
  }
}

/** Side by side: what is stroked round a corner leaves its pixel paler than the sides. */
function frame(context: BoxBrush, rows: Rows, view: Viewport, batch: Batch): void {
  const thick = hairline(view);
  eachOutline(rows, view, batch, thick, (x, y, width, height) => {
    context.fillRect(x, y, width, thick);
    context.fillRect(x, y + height - thick, width, thick);
    context.fillRect(x, y, thick, height);
    context.fillRect(x + width - thick, y, thick, height);
  });
}

/** The rectangles that lie `away` from the boxes of a batch: outside them, so that even a dot is framed. */
function eachOutline(
  { boxes, marks }: Rows,
  view: Viewport,
  { mask, value }: Batch,
  away: number,
  draw: (x: number, y: number, width: number, height: number) => void,
): void {
  const { scale, left, top, ratio } = view;
  const smallest = smallestOutlined(marks.length) * ratio;
  if (smallest === Number.POSITIVE_INFINITY) return;
  const least = smallest - hairline(view) + 2 * away;
  for (let row = 0, at = 0; row < marks.length; row++, at += 4) {
    if ((marks[row]! & mask) !== value) continue;
    const x = edgeOf(boxes[at]!, scale) + left - away;
    const y = edgeOf(boxes[at + 1]!, scale) + top - away;
    const width = edgeOf(boxes[at + 2]!, scale) + left + away - x;
    const height = edgeOf(boxes[at + 3]!, scale) + top + away - y;
    if (width >= least) draw(x, y, width, height);
  }
}
