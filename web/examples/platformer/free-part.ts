// What a panel that lies over the picture of a game leaves free of it.
import type { Bounds } from 'quadrille/world';

/** All of a picture. Parts of it are in shares of its width and height. */
export const WHOLE: Bounds = { x: 0, y: 0, width: 1, height: 1 };

/** The largest part of a picture above, below or beside a panel; all of it, if the panel is not shown. */
export function freePart(picture: HTMLElement, panel: HTMLElement): Bounds {
  const { left, top, right, bottom, width } = panel.getBoundingClientRect();
  if (width === 0) return WHOLE;
  const [wide, high] = [picture.clientWidth, picture.clientHeight];
  const parts = [
    { ...WHOLE, height: top / high },
    { ...WHOLE, width: left / wide },
    { ...WHOLE, x: right / wide, width: 1 - right / wide },
    { ...WHOLE, y: bottom / high, height: 1 - bottom / high },
  ];
  return parts.reduce((most, part) => (areaOf(part) > areaOf(most) ? part : most));
}

function areaOf({ width, height }: Bounds): number {
  return width * height;
}
