import type { JSHandle, Locator } from '@playwright/test';

/** How many pixels of a canvas are painted, that is, not transparent. */
export async function paintedPixels(canvas: Locator): Promise<number> {
  const pixels = await pixelsOn(canvas);
  return pixels.evaluate(countPixels, undefined);
}

/** How many opaque pixels of a canvas have a colour, which is as the browser computes it. */
export async function pixelsOfColour(canvas: Locator, colour: string): Promise<number> {
  const pixels = await pixelsOn(canvas);
  return pixels.evaluate(countPixels, colour);
}

/** The pixels of a canvas, which stay in the page. */
export function pixelsOn(canvas: Locator): Promise<JSHandle<ImageData>> {
  return canvas.evaluateHandle(copyPixels);
}

/** Runs in the page. Pixels are read from a copy, as a canvas that is read from is kept in another memory. */
function copyPixels(element: Node): ImageData {
  if (!(element instanceof HTMLCanvasElement)) throw new Error('no canvas');
  const { width, height } = element;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no 2D context');
  context.drawImage(element, 0, 0);
  return context.getImageData(0, 0, width, height);
}

/** Runs in the page. */
function countPixels({ data }: ImageData, colour: string | undefined): number {
  const parts = colour?.match(/\d+/g)?.map(Number);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    const isCounted = parts
      ? alpha === 255 && parts.every((part, i) => data[at + i] === part)
      : alpha > 0;
    if (isCounted) count++;
  }
  return count;
}
