/** The picture of the shooting range: walls, guns, and of each shot a dot for every step, with a thin line along its way. */
import type { Palette } from '../../render/palette.ts';
import { contextOfPicture } from '../../render/picture-canvas.ts';
import {
  guns,
  HEIGHT,
  type Hit,
  KEPT,
  RADIUS,
  type ShootingRange,
  type Shot,
  THICKNESS,
  WIDTH,
  walls,
} from './shooting-range.ts';

const NORMAL = 17;
/** Of the rays of a spark: the angles to the normal. */
const RAYS = [-1.2, -0.6, 0.6, 1.2];
const SPARK_STEPS = 5;

/** Draws as many pixels as the canvas has on the screen. */
export function drawRange(
  canvas: HTMLCanvasElement,
  { shots, step }: ShootingRange,
  palette: Palette,
): void {
  const paint = contextOfPicture(canvas, WIDTH, HEIGHT);
  paint.lineCap = 'round';
  drawGround(paint, palette);
  for (const shot of shots) {
    const age = step - (shot.ended ?? step);
    paint.globalAlpha = 1 - age / KEPT;
    drawShot(paint, shot, palette);
    if (shot.hit) drawHit(paint, shot.hit, age, palette);
  }
  paint.globalAlpha = 1;
}

function drawGround(paint: CanvasRenderingContext2D, palette: Palette): void {
  paint.fillStyle = palette.background;
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  paint.fillStyle = palette.outline;
  for (const { x, y, length, angle } of walls.flat()) {
    paint.save();
    paint.translate(x, y);
    paint.rotate(angle);
    paint.fillRect(-THICKNESS / 2, -length / 2, THICKNESS, length);
    paint.restore();
  }
  for (const { x, y } of guns) {
    paint.fillRect(0, y - 7, x - 3, 14);
    paint.fillRect(x - 3, y - 4, 6, 8);
  }
}

function drawShot(paint: CanvasRenderingContext2D, shot: Shot, palette: Palette): void {
  const { places, leaps } = shot;
  places.forEach(({ x, y }, i) => {
    const before = places[i - 1];
    if (!before) return;
    const isLeap = leaps.has(i);
    paint.strokeStyle = isLeap ? palette.pair : palette.line;
    paint.lineWidth = isLeap ? 2.25 : 0.75;
    paint.beginPath();
    paint.moveTo(before.x, before.y);
    paint.lineTo(x, y);
    paint.stroke();
  });
  paint.fillStyle = palette.line;
  for (const { x, y } of places) drawDot(paint, x, y);
}

/** The shot where it stopped; where it was swept, with the normal of the wall, and for some steps a spark. */
function drawHit(
  paint: CanvasRenderingContext2D,
  { x, y, impact }: Hit,
  age: number,
  palette: Palette,
): void {
  paint.fillStyle = paint.strokeStyle = palette.candidate;
  drawDot(paint, x, y);
  if (!impact) return;
  const { pointX, pointY, normalX, normalY } = impact;
  paint.save();
  paint.transform(normalX, normalY, -normalY, normalX, pointX, pointY);
  paint.lineWidth = 1.75;
  paint.beginPath();
  paint.moveTo(0, 0);
  paint.lineTo(NORMAL, 0);
  paint.moveTo(NORMAL - 4, -3);
  paint.lineTo(NORMAL, 0);
  paint.lineTo(NORMAL - 4, 3);
  paint.stroke();
  paint.strokeStyle = palette.contact;
  paint.beginPath();
  for (const angle of age < SPARK_STEPS ? RAYS : []) {
    const [along, across] = [Math.cos(angle), Math.sin(angle)];
    paint.moveTo((5 + age) * along, (5 + age) * across);
    paint.lineTo((12 + age) * along, (12 + age) * across);
  }
  paint.stroke();
  paint.restore();
}

function drawDot(paint: CanvasRenderingContext2D, x: number, y: number): void {
  paint.beginPath();
  paint.arc(x, y, RADIUS, 0, 7);
  paint.fill();
}
