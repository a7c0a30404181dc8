/**
 * How far two bodies of a scene are apart: below 0, how deep they overlap. Between two boxes that are apart it is at most their
 * distance and above 0. The reference of the benchmark: double precision, and no code in common with what is measured.
 *
 * @param {import('./scenes.mjs').BodyScene} scene
 * @param {Float32Array} positions of one frame
 */
export function separation(scene, positions, a, b) {
  const { halfHeights } = scene;
  if (halfHeights[a] > 0 && halfHeights[b] > 0) return betweenBoxes(scene, positions, a, b);
  if (halfHeights[a] > 0) return betweenBoxAndCircle(scene, positions, a, b);
  if (halfHeights[b] > 0) return betweenBoxAndCircle(scene, positions, b, a);
  const [x, y] = difference(positions, a, b);
  return Math.hypot(x, y) - scene.halfWidths[a] - scene.halfWidths[b];
}

function difference(positions, from, to) {
  const [a, b] = [3 * from, 3 * to];
  return [positions[b] - positions[a], positions[b + 1] - positions[a + 1]];
}

function betweenBoxAndCircle({ halfWidths, halfHeights }, positions, box, circle) {
  const [x, y] = difference(positions, box, circle);
  const [cos, sin] = [Math.cos(positions[3 * box + 2]), Math.sin(positions[3 * box + 2])];
  const beyondX = Math.abs(cos * x + sin * y) - halfWidths[box];
  const beyondY = Math.abs(cos * y - sin * x) - halfHeights[box];
  const isInside = beyondX < 0 && beyondY < 0;
  const distance = isInside
    ? Math.max(beyondX, beyondY)
    : Math.hypot(Math.max(beyondX, 0), Math.max(beyondY, 0));
  return distance - halfWidths[circle];
}

/** The largest gap along the normals of both boxes (separating axes). */
function betweenBoxes({ halfWidths, halfHeights }, positions, a, b) {
  const [x, y] = difference(positions, a, b);
  const angle = positions[3 * b + 2] - positions[3 * a + 2];
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const gap = (own, ownTurn, other) => {
    const [c, s] = [Math.cos(ownTurn), Math.sin(ownTurn)];
    const alongX = Math.abs(c * x + s * y) - halfWidths[own];
    const alongY = Math.abs(c * y - s * x) - halfHeights[own];
    return Math.max(
      alongX - cos * halfWidths[other] - sin * halfHeights[other],
      alongY - sin * halfWidths[other] - cos * halfHeights[other],
    );
  };
  return Math.max(gap(a, positions[3 * a + 2], b), gap(b, positions[3 * b + 2], a));
}

/** Whether two bodies may be a pair at all. */
export function canTouch({ roles, isStatic }, filters, a, b) {
  const { category, mask } = filters[roles[a]];
  const other = filters[roles[b]];
  const passes = (category & other.mask) !== 0 && (other.category & mask) !== 0;
  return passes && !(isStatic[a] && isStatic[b]);
}
