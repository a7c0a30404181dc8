/** The rows of all boxes that overlap a window whose edges are moved outwards by `slack`. */
export function rowsOver(boxes, [minX, minY, maxX, maxY], slack) {
  const rows = [];
  for (let k = 0; k < boxes.length; k += 4) {
    const over =
      boxes[k] < maxX + slack &&
      minX - slack < boxes[k + 2] &&
      boxes[k + 1] < maxY + slack &&
      minY - slack < boxes[k + 3];
    if (over) rows.push(k / 4);
  }
  return rows;
}

/** The rows of the `count` boxes nearest to a point, and their distances. */
export function nearestRows(boxes, x, y, count) {
  const rows = [];
  const distances = [];
  for (let k = 0; k < boxes.length; k += 4) {
    const distance = boxDistance(boxes, k, x, y);
    if (distances.length === count && distance >= distances[count - 1]) continue;
    let place = distances.length;
    while (place > 0 && distances[place - 1] > distance) place--;
    distances.splice(place, 0, distance);
    rows.splice(place, 0, k / 4);
    distances.length = rows.length = Math.min(count, rows.length);
  }
  return { rows, distances };
}

/** From a point to the box at `k`: 0 inside. */
export function boxDistance(boxes, k, x, y) {
  const dx = Math.max(boxes[k] - x, 0, x - boxes[k + 2]);
  const dy = Math.max(boxes[k + 1] - y, 0, y - boxes[k + 3]);
  return Math.sqrt(dx * dx + dy * dy);
}

/** The length of a ray (x, y, dx, dy) up to the first of the boxes, each enlarged by `slack`. */
export function rayLength(boxes, [x, y, dx, dy], slack) {
  let first = 1;
  for (let k = 0; k < boxes.length; k += 4) {
    const hit = hitFraction(boxes, k, slack, x, y, 1 / dx, 1 / dy);
    if (hit < first) first = hit;
  }
  return first * Math.sqrt(dx * dx + dy * dy);
}

/** The fraction of a ray at which it enters the box at `k`; infinite if it does not. */
export function hitFraction(boxes, k, slack, x, y, inverseX, inverseY) {
  const left = (boxes[k] - slack - x) * inverseX;
  const right = (boxes[k + 2] + slack - x) * inverseX;
  const top = (boxes[k + 1] - slack - y) * inverseY;
  const bottom = (boxes[k + 3] + slack - y) * inverseY;
  const enter = Math.max(Math.min(left, right), Math.min(top, bottom), 0);
  const leave = Math.min(Math.max(left, right), Math.max(top, bottom));
  return enter <= leave ? enter : Infinity;
}
