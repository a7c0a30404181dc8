/** Of bullets: what each has passed over since the frame before, and where it was when it met others there. */
import { halfSize } from '../../engine/shapes/forms.ts';
import type { Way } from '../../engine/shapes/way.ts';
import type { Brush } from '../draw-context.ts';
import type { Picture } from '../picture.ts';
import type { SeenShapes } from './objects.ts';

const FULL_TURN = 2 * Math.PI;
const OPACITY = 0.35;
/** In CSS pixels: the ring around a place where a bullet met another, and its margin on both sides. */
const RING = 2;
const MARGIN = 1;

export function drawWays(brush: Brush, picture: Picture, shapes: SeenShapes): void {
  const { boxes, palette, view } = picture;
  if (shapes.ways.length === 0) return;
  brush.globalAlpha = OPACITY;
  brush.fillStyle = palette.object;
  for (const way of shapes.ways) {
    brush.beginPath();
    addWay(brush, way, halfSize(boxes, way.row), picture);
    brush.fill();
  }
  brush.globalAlpha = 1;
  const radius = Math.max(...shapes.ways.map(({ row }) => halfSize(boxes, row))) * view.scale;
  // In two tones, so that it stands out from any ground.
  for (const [colour, width] of [
    [palette.outline, RING + 2 * MARGIN],
    [palette.contact, RING],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width * view.ratio;
    brush.beginPath();
    for (const { x, y } of shapes.impacts)
      addCircle(brush, x * view.scale + view.left, y * view.scale + view.top, radius);
    brush.stroke();
  }
}

function addWay(brush: Brush, { from, to }: Way, half: number, { view }: Picture): void {
  const { scale, left, top } = view;
  const radius = half * scale;
  const [fromX, fromY] = [from.x * scale + left, from.y * scale + top];
  const [toX, toY] = [to.x * scale + left, to.y * scale + top];
  const length = Math.hypot(toX - fromX, toY - fromY);
  addCircle(brush, fromX, fromY, radius);
  if (length === 0) return;
  addCircle(brush, toX, toY, radius);
  // Clockwise, as the circles: what two parts of a path cover is then filled once.
  const [across, down] = [(radius * (toY - fromY)) / length, (radius * (fromX - toX)) / length];
  brush.moveTo(fromX + across, fromY + down);
  brush.lineTo(toX + across, toY + down);
  brush.lineTo(toX - across, toY - down);
  brush.lineTo(fromX - across, fromY - down);
  brush.closePath();
}

function addCircle(brush: Brush, x: number, y: number, radius: number): void {
  brush.moveTo(x + radius, y);
  brush.arc(x, y, radius, 0, FULL_TURN);
}
