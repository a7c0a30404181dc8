/** The pictures of views, as files of the checkout. */
import { readFileSync } from 'node:fs';
import type { PagedView } from '../../playground/app/views.ts';
import type { Theme } from '../addresses.ts';

const folder = new URL('../stills/', import.meta.url);

export function stillFile(view: PagedView, theme: Theme): Buffer {
  return readFileSync(new URL(`${view}-${theme}.png`, folder));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels, from the head of the file. */
export function sizeOfStill(view: PagedView): Size {
  const png = stillFile(view, 'light');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** The picture as SVG, from which its card is made. */
export function asSvg(view: PagedView): string {
  const { height, width } = sizeOfStill(view);
  const data = stillFile(view, 'light').toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`;
}
