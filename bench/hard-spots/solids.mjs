// Makes the solids of hard spots.

const defaults = { x: 0, y: 0, angle: 0, oneWay: false, isTile: false };

/** A rectangle between two corners, around its middle. */
export function slab(left, top, right, bottom, rest = {}) {
  const [halfWidth, halfHeight] = [(right - left) / 2, (bottom - top) / 2];
  const corners = rectangle(halfWidth, halfHeight);
  return { ...defaults, corners, x: (left + right) / 2, y: (top + bottom) / 2, ...rest };
}

/** A convex polygon by its corners, where they are. */
export function polygonAt(...corners) {
  return { ...defaults, corners };
}

/** A row of solid tiles. */
export function tileRow(left, top, size, count) {
  return Array.from({ length: count }, (_, i) =>
    slab(left + i * size, top, left + (i + 1) * size, top + size, { isTile: true }),
  );
}

/** The same rectangle that a box or a tile of an implementation has. */
export function sizeOf({ corners }) {
  return { width: 2 * corners[2], height: 2 * corners[5] };
}

/** Whether the corners are those of a rectangle around its middle. */
export function isRectangle({ corners }) {
  return (
    corners.length === 8 &&
    corners.every((value, i) => value === rectangle(corners[2], corners[5])[i])
  );
}

function rectangle(x, y) {
  return [-x, -y, x, -y, x, y, -x, y];
}
