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

/** Whether a box of an array overlaps a window strictly. */
export function overlapsWindow(boxes, row, minX, minY, maxX, maxY) {
  const k = 4 * row;
  return boxes[k] < maxX && minX < boxes[k + 2] && boxes[k + 1] < maxY && minY < boxes[k + 3];
}
