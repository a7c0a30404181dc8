/** Segments over the objects, first the halo of all, then their lines. */
import type { Brush } from '../draw-context.ts';
import type { Picture } from '../picture.ts';
import type { Segments } from '../segments/segments.ts';
import type { Viewport } from '../viewport.ts';

export function drawSegments(brush: Brush, { segments, view }: Picture): void {
  for (const { ends, style } of segments) {
    const { colour, halo, width } = style;
    if (ends.length === 0) continue;
    stroke(brush, ends, view, halo.colour, width + 2 * halo.width);
    stroke(brush, ends, view, colour, width);
  }
}

function stroke(
  brush: Brush,
  ends: Segments['ends'],
  { left, ratio, scale, top }: Viewport,
  colour: string,
  width: number,
): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width * ratio;
  brush.beginPath();
  for (let at = 0; at < ends.length; at += 4) {
    brush.moveTo(ends[at]! * scale + left, ends[at + 1]! * scale + top);
    brush.lineTo(ends[at + 2]! * scale + left, ends[at + 3]! * scale + top);
  }
  brush.stroke();
}
