/** What an object's place in the tree adds to it: a cross where it straddles a line, a second frame where it has copies. */

import { COPIED, STRADDLES } from '../../engine/marks.ts';
import type { BoxBrush } from '../draw-context.ts';
import type { Picture } from '../picture.ts';
import { edgeOf, hairline } from '../viewport.ts';

export function drawMarkers(context: BoxBrush, picture: Picture): void {
  const { boxes, marks, palette, view } = picture;
  const { scale, left, top } = view;
  const line = hairline(view);
  context.fillStyle = palette.marker;
  for (let row = 0, at = 0; row < marks.length; row++, at += 4) {
    if ((marks[row]! & (STRADDLES | COPIED)) === 0) continue;
    const x = edgeOf(boxes[at]!, scale) + left;
    const y = edgeOf(boxes[at + 1]!, scale) + top;
    const width = edgeOf(boxes[at + 2]!, scale) + left - x;
    const height = edgeOf(boxes[at + 3]!, scale) + top - y;
    if (marks[row]! & COPIED) drawFrame(context, x, y, width, height, line);
    else drawCross(context, x, y, width, height, line);
  }
}

function drawCross(
  context: BoxBrush,
  x: number,
  y: number,
  width: number,
  height: number,
  line: number,
): void {
  context.fillRect(x + Math.floor((width - line) / 2), y, line, height);
  context.fillRect(x, y + Math.floor((height - line) / 2), width, line);
}

function drawFrame(
  context: BoxBrush,
  x: number,
  y: number,
  width: number,
  height: number,
  line: number,
): void {
  const inset = 2 * line;
  const [across, down] = [width - 2 * inset, height - 2 * inset];
  if (across < 2 * line || down < 2 * line) return;
  context.fillRect(x + inset, y + inset, across, line);
  context.fillRect(x + inset, y + inset + down - line, across, line);
  context.fillRect(x + inset, y + inset, line, down);
  context.fillRect(x + inset + across - line, y + inset, line, down);
}
