/** How far boxes are from each other. */
import type { Box } from './scene.ts';

/** The width or the height of the gap between two boxes, whichever is larger; negative where they overlap. */
export function gapBetween(one: Box, other: Box): number {
  return Math.max(
    other.minX - one.maxX,
    one.minX - other.maxX,
    other.minY - one.maxY,
    one.minY - other.maxY,
  );
}
