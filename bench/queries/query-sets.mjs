import { randomUnits } from '../random.mjs';
import { nearestRows, rayLength, rowsOver } from './brute-force.mjs';
import { digest } from './digest.mjs';

/** @typedef {'windows' | 'points' | 'nearest' | 'rays'} QueryKind */
/** @typedef {'tenths' | 'halves'} LargeWindow */

/** How many objects a query of the kind `nearest` wants. */
export const neighbours = 8;

/** Queries in a set, each at a place of its own. */
export const placeCount = 1024;

/** Large windows in a set. */
const fewPlaces = 32;

/** A window's side and a ray's length, as shares of the world's side. */
const windowShare = 0.01;
const rayShare = 0.25;

/**
 * `draw` makes a random query. `expect` finds its result by brute force; undefined if the result would
 * change when coordinates change by `slack`. Windows are minX, minY, maxX, maxY; points x, y; rays x,
 * y, dx, dy.
 */
export const queryKinds = {
  windows: windowsOf(windowShare, 'windows of 1 % of the width'),
  points: {
    title: 'points',
    numbers: 2,
    draw: (unit, side) => [unit() * side, unit() * side],
    expect: (boxes, [x, y], slack) => rowsIn(boxes, [x, y, x, y], slack),
  },
  nearest: {
    title: `nearest ${neighbours}`,
    numbers: 2,
    draw: (unit, side) => [unit() * side, unit() * side],
    expect: (boxes, [x, y], slack) => {
      const { rows, distances } = nearestRows(boxes, x, y, neighbours + 1);
      const clear = distances[neighbours] - distances[neighbours - 1] > slack;
      return clear ? digests(rows.slice(0, neighbours)) : undefined;
    },
  },
  rays: {
    title: 'rays from free places, up to a quarter of the width',
    numbers: 4,
    draw: (unit, side) => {
      const angle = 2 * Math.PI * unit();
      const length = rayShare * side;
      return [unit() * side, unit() * side, length * Math.cos(angle), length * Math.sin(angle)];
    },
    expect: (boxes, ray, slack) => {
      const most = rayLength(boxes, ray, -slack);
      const least = rayLength(boxes, ray, slack);
      return least > 0 && most - least < 16 * slack ? (most + least) / 2 : undefined;
    },
    tolerance: 32,
  },
};

/** Windows that hold most of what they find as a whole, as those of culling and selection do. `asks`: the kind of query that they are. */
export const largeWindows = {
  tenths: { ...windowsOf(Math.sqrt(0.1), '10 % of the area'), places: fewPlaces, asks: 'windows' },
  halves: { ...windowsOf(Math.sqrt(0.5), '50 % of the area'), places: fewPlaces, asks: 'windows' },
};

/** Windows whose sides are a share of the world's side. */
function windowsOf(share, title) {
  const draw = (unit, side) => {
    const width = share * side;
    const [x, y] = [unit() * (side - width), unit() * (side - width)];
    return [x, y, x + width, y + width];
  };
  return { title, numbers: 4, draw, expect: rowsIn };
}

/**
 * Queries of one kind, the same every time, with the results that brute force finds. No result depends
 * on rounding or on whether touching counts.
 *
 * @param {import('../scenes.mjs').Scene} scene
 * @param {QueryKind | LargeWindow} kind
 * @param {number} [number] a set of another number has other places
 * @returns {{ queries: Float32Array, numbers: number, count: number,
 *   isRight: (i: number, result: number) => boolean }}
 */
export function makeQuerySet({ boxes, side, count }, kind, number = 1) {
  const sets = { ...queryKinds, ...largeWindows };
  const { numbers, draw, expect, tolerance = 0, places = placeCount } = sets[kind];
  const unit = randomUnits(count + number);
  const slack = side * 2 ** -20;
  const queries = new Float32Array(numbers * places);
  const expected = new Float64Array(places);
  for (let i = 0; i < places; ) {
    const query = Float32Array.from(draw(unit, side));
    const right = expect(boxes, query, slack);
    if (right === undefined) continue;
    queries.set(query, numbers * i);
    expected[i++] = right;
  }
  const isRight = (i, result) => Math.abs(result - expected[i]) <= tolerance * slack;
  return { queries, numbers, count: places, isRight };
}

function rowsIn(boxes, window, slack) {
  const most = rowsOver(boxes, window, slack);
  const least = rowsOver(boxes, window, -slack);
  return most.length === least.length ? digests(most) : undefined;
}

function digests(rows) {
  return rows.reduce((sum, row) => sum + digest(row), 0);
}
