// The wall of a building behind a level, with windows through which the sky is seen.
import type { Bounds } from 'quadrille/world';
import type { Palette } from './palette';
import { SQUARE } from './squares';

const [BRICK_WIDTH, BRICK_HEIGHT] = [40, 16];
const [WINDOW_WIDTH, WINDOW_HEIGHT, WINDOWS_APART, FLOOR_HEIGHT] = [56, 96, 384, 288];

/** Paints a square whose top left corner is there. */
export function paintWall(
  paint: CanvasRenderingContext2D,
  { colour, joint, top: wallTop }: NonNullable<Palette['wall']>,
  bounds: Bounds,
  left: number,
  top: number,
): void {
  const from = Math.max(top, wallTop);
  const to = Math.min(top + SQUARE, bounds.y + bounds.height);
  if (from >= to) return;
  paint.fillStyle = colour;
  paint.fillRect(left, from, SQUARE, to - from);
  paint.fillStyle = joint;
  for (let row = Math.floor(from / BRICK_HEIGHT); row * BRICK_HEIGHT < to; row++) {
    const y = Math.max(from, row * BRICK_HEIGHT);
    paint.fillRect(left, y, SQUARE, 2);
    const first = Math.floor(left / BRICK_WIDTH) * BRICK_WIDTH - (row % 2) * (BRICK_WIDTH / 2);
    for (let x = first; x < left + SQUARE; x += BRICK_WIDTH) paint.fillRect(x, y, 2, BRICK_HEIGHT);
  }
  paint.globalCompositeOperation = 'destination-out';
  const last = bounds.y + bounds.height - FLOOR_HEIGHT;
  for (let row = 0; wallTop + 160 + row * FLOOR_HEIGHT < last; row++)
    for (let x = 224 + (row % 2) * 192; x < bounds.x + bounds.width - 96; x += WINDOWS_APART) {
      paint.beginPath();
      const y = wallTop + 160 + row * FLOOR_HEIGHT;
      paint.roundRect(x, y, WINDOW_WIDTH, WINDOW_HEIGHT, [28, 28, 4, 4]);
      paint.fill();
    }
  paint.globalCompositeOperation = 'source-over';
}
