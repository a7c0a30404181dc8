/** The place that is nearest to `place` from 0 to `most`: labels at the edges of the picture stay whole. */
export function inside(place: number, most: number): number {
  return Math.max(0, Math.min(most, place));
}
