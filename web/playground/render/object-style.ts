/** When objects get an outline, whoever paints them: in a crowd, outlines of small boxes would hide what they mark. */
const CROWD = 2_000;
/** In CSS pixels. */
export const OUTLINE_SMALLEST = 7;

export function hasRoomForOutlines(objects: number): boolean {
  return objects <= CROWD;
}
