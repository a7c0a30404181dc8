/** Which objects get an outline, whoever paints them: in a crowd, outlines of small boxes would hide what they mark. */
const CROWD = 2_000;
/** So many leave no room between each other, however large they are. */
const THRONG = 20_000;
/** In CSS pixels. */
const SMALLEST_IN_CROWD = 7;

/** The width in CSS pixels from which boxes have an outline, of this many that are seen; infinity if none has. */
export function smallestOutlined(objects: number): number {
  if (objects <= CROWD) return 0;
  return objects <= THRONG ? SMALLEST_IN_CROWD : Number.POSITIVE_INFINITY;
}
