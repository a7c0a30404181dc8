/** The canvas of a picture that has units of its own, as views besides the scene have. */
import { context2d } from './layer-canvas.ts';

/**
 * The context of a canvas for an opaque picture, in the units of the picture: `width` and `height` are its size in them. The canvas gets
 * as many pixels as it has on the screen. Its size is set only where it changes, as setting it takes its memory anew.
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
