/**
 * How far two placed shapes are apart, or below 0 how deep they overlap: in double precision, by definition rather than by an
 * algorithm for speed, and without any code of what is compared with it.
 *
 * @param {import('./shapes.mjs').Placed} a
 * @param {import('./shapes.mjs').Placed} b
 */
export function separation(a, b) {
  const [cornersA, cornersB] = [placedCorners(a), placedCorners(b)];
  const gap = largestGap(cornersA, cornersB);
  const apart = gap < 0 ? gap : nearest(cornersA, cornersB);
  return apart - a.radius - b.radius;
}

/** The corners where they are, as points. */
export function placedCorners({ corners, x, y, angle }) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Array.from({ length: corners.length / 2 }, (_, i) => {
    const [cornerX, cornerY] = [corners[2 * i], corners[2 * i + 1]];
    return [x + cos * cornerX - sin * cornerY, y + sin * cornerX + cos * cornerY];
  });
}

/** The largest gap between the projections on a line: below 0, the smallest depth; two lone points have none. */
function largestGap(a, b) {
  const gaps = [...sidesOf(a), ...sidesOf(b)].flatMap(([from, to]) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const across = [-along[1], along[0]];
    const beside = gapAlong(along, a, b); // parts segments on one line, and is no depth
    return beside > 0 ? [gapAlong(across, a, b), beside] : [gapAlong(across, a, b)];
  });
  return Math.max(...gaps, a.length + b.length === 2 ? 0 : -Infinity);
}

function gapAlong([x, y], a, b) {
  const [shadowA, shadowB] = [a, b].map((corners) => corners.map(([u, v]) => u * x + v * y));
  return Math.max(
    Math.min(...shadowA) - Math.max(...shadowB),
    Math.min(...shadowB) - Math.max(...shadowA),
  );
}

function sidesOf(corners) {
  if (corners.length === 1) return [];
  if (corners.length === 2) return [corners];
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]]);
}

/** Between shapes that do not overlap: from a corner of one to the nearest point of the other. */
function nearest(a, b) {
  return Math.min(
    ...a.map((corner) => toCorners(corner, b)),
    ...b.map((corner) => toCorners(corner, a)),
  );
}

function toCorners(point, corners) {
  if (corners.length === 1) return Math.hypot(point[0] - corners[0][0], point[1] - corners[0][1]);
  return Math.min(...sidesOf(corners).map((side) => toSide(point, side)));
}

function toSide([x, y], [[fromX, fromY], [toX, toY]]) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const share = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy);
  const within = Math.max(0, Math.min(1, share));
  return Math.hypot(x - fromX - within * dx, y - fromY - within * dy);
}
