/** How opaque the colours over cells are. */
import type { Palette } from './palette.ts';

/** Where the query looked. */
export const VISITED = 0.16;

/** What is added with every level; on the deepest of the page, 10, the ground is still seen, and quiet cells stay behind their objects. */
export function shadePerLevel({ quietCells }: Palette): number {
  return quietCells ? 0.03 : 0.06;
}
