/** The canvas of a picture that has units of its own, as views besides the scene have. */
import { context2d } from './layer-canvas.ts';

/**
 * What paints an opaque picture of so many units over a canvas, with as many pixels as that has on the screen. A canvas keeps the size
 * that it has: to set it again takes its memory anew.
 */
export function contextOfPicture(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D {
  const zoom = (canvas.clientWidth * devicePixelRatio) / width;
  const pixels = { width: Math.round(zoom * width), height: Math.round(zoom * height) };
  if (canvas.width !== pixels.width) canvas.width = pixels.width;
  if (canvas.height !== pixels.height) canvas.height = pixels.height;
  const paint = context2d(canvas, { alpha: false });
  paint.setTransform(zoom, 0, 0, zoom, 0, 0);
  return paint;
}
