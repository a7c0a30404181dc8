/** The picture of the sliding shapes: both floors with their seams, the shapes, and an arrow for each normal. */
import type { Shape } from 'quadrille/world';
import type { Palette } from '../../render/palette.ts';
import { contextOfPicture } from '../../render/picture-canvas.ts';
import { cells, type Point } from './level.ts';
import type { Slider } from './slider.ts';
import { floors, HEIGHT, KEPT, type Normal, type SlidingShapes, WIDTH } from './sliding-shapes.ts';

const ARROW = 17;

/** Draws as many pixels as the canvas has on the screen. */
export function drawSlide(
  canvas: HTMLCanvasElement,
  { sliders, normals, step }: SlidingShapes,
  palette: Palette,
): void {
  const paint = contextOfPicture(canvas, WIDTH, HEIGHT);
  paint.lineCap = paint.lineJoin = 'round';
  paint.fillStyle = palette.background;
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  for (const floor of floors) drawFloor(paint, floor, palette);
  for (const slider of sliders) drawSlider(paint, slider, palette);
  for (const normal of normals) {
    paint.globalAlpha = 1 - (step - normal.step) / KEPT;
    drawNormal(paint, normal, palette);
  }
  paint.globalAlpha = 1;
}

function drawFloor(paint: CanvasRenderingContext2D, { x, y }: Point, palette: Palette): void {
  paint.save();
  paint.translate(x, y);
  paint.fillStyle = palette.surround;
  paint.strokeStyle = palette.label;
  paint.lineWidth = 0.75;
  for (const { corners } of cells) {
    paint.beginPath();
    for (const corner of corners) paint.lineTo(corner.x, corner.y);
    paint.closePath();
    paint.fill();
    paint.stroke();
  }
  paint.restore();
}

function drawSlider(
  paint: CanvasRenderingContext2D,
  { place, shape }: Slider,
  palette: Palette,
): void {
  paint.save();
  paint.translate(place.x, place.y);
  paint.fillStyle = palette.object;
  paint.strokeStyle = palette.outline;
  paint.lineWidth = 1.25;
  paint.beginPath();
  addOutline(paint, shape);
  paint.closePath();
  paint.fill();
  paint.stroke();
  paint.restore();
}

function addOutline(paint: CanvasRenderingContext2D, shape: Shape): void {
  if (shape.kind === 'box') {
    const { width, height } = shape;
    paint.rect(-width / 2, -height / 2, width, height);
  } else if (shape.kind === 'circle') paint.arc(0, 0, shape.radius, 0, 2 * Math.PI);
  else if (shape.kind === 'capsule') {
    const [end, quarter] = [shape.length / 2, Math.PI / 2];
    paint.arc(end, 0, shape.radius, -quarter, quarter);
    paint.arc(-end, 0, shape.radius, quarter, 3 * quarter);
  } else if (shape.kind === 'polygon')
    for (let i = 0; i < shape.corners.length; i += 2)
      paint.lineTo(shape.corners[i]!, shape.corners[i + 1]!);
}

function drawNormal(
  paint: CanvasRenderingContext2D,
  { x, y, points, isOfSeam }: Normal,
  palette: Palette,
): void {
  paint.strokeStyle = isOfSeam ? palette.pair : palette.candidate;
  paint.lineWidth = isOfSeam ? 2.5 : 1.75;
  for (const point of points) {
    paint.save();
    paint.transform(x, y, -y, x, point.x, point.y);
    paint.beginPath();
    paint.moveTo(0, 0);
    paint.lineTo(ARROW, 0);
    paint.moveTo(ARROW - 4, -3);
    paint.lineTo(ARROW, 0);
    paint.lineTo(ARROW - 4, 3);
    paint.stroke();
    paint.restore();
  }
}
