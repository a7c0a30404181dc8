/** How cells part and join, fetched once the reader does something: no first picture moves. */
import type * as Motion from './cell-motion.ts';

let motion: typeof Motion | undefined;

export async function fetchMotion(): Promise<void> {
  motion ??= await import('./cell-motion.ts');
}

/** Undefined until it is fetched: cells change at once. */
export function newCellMotion(): Motion.CellMotion | undefined {
  return motion && new motion.CellMotion();
}
