/** Whether two boxes of an array overlap strictly: a shared edge is no overlap. */
export function overlap(boxes, i, j) {
  const a = 4 * i;
  const b = 4 * j;
  return (
    boxes[a] < boxes[b + 2] &&
    boxes[b] < boxes[a + 2] &&
    boxes[a + 1] < boxes[b + 3] &&
    boxes[b + 1] < boxes[a + 3]
  );
}
