/** Where objects begin if the settings ask for clusters, a ring, a grid or one spot. Computed with the operations of `distribution.ts`. */
import { evenly, type PlaceOf, type PlacesOf } from './distribution.ts';
import type { Random } from './random.ts';

const CLUSTERS = 6;
/** How far a cluster reaches from its centre, as a share of the smaller side. */
const CLUSTER_REACH = 0.14;
/** The radii of the ring, as shares of the smaller side. */
const RING_OUTER = 0.45;
const RING_INNER = 0.36;

/** As the settings ask. */
export const placesOf: PlacesOf = (crowd, random) => {
  const { count, distribution } = crowd;
  if (distribution === 'clusters') return clusters(random);
  if (distribution === 'ring') return ring(random);
  if (distribution === 'grid') return grid(count);
  if (distribution === 'spot') return spot;
  return evenly(crowd, random);
};

/** Centres in the inner four fifths; objects are dense in the middle of a cluster. */
function clusters(random: Random): PlaceOf {
  const centres = Array.from({ length: CLUSTERS }, () => ({
    x: 0.1 + 0.8 * random.unit(),
    y: 0.1 + 0.8 * random.unit(),
  }));
  const offset = (): number => (random.unit() + random.unit() + random.unit()) / 1.5 - 1;
  return (row, mostX, mostY) => {
    const reach = CLUSTER_REACH * Math.min(mostX, mostY);
    const { x, y } = centres[row % CLUSTERS]!;
    return {
      x: within(x * mostX + reach * offset(), mostX),
      y: within(y * mostY + reach * offset(), mostY),
    };
  };
}

/** Draws points of a square until one lies between the two circles. */
function ring(random: Random): PlaceOf {
  const inner = RING_INNER / RING_OUTER;
  return (_, mostX, mostY) => {
    let [x, y] = [0, 0];
    while (x * x + y * y > 1 || x * x + y * y < inner * inner)
      [x, y] = [2 * random.unit() - 1, 2 * random.unit() - 1];
    const radius = RING_OUTER * Math.min(mostX, mostY);
    return { x: within(mostX / 2 + radius * x, mostX), y: within(mostY / 2 + radius * y, mostY) };
  };
}

/** Columns and rows about as far apart from each other. */
function grid(count: number): PlaceOf {
  return (row, mostX, mostY) => {
    const columns = Math.max(1, Math.ceil(Math.sqrt((count * mostX) / mostY)));
    const rows = Math.ceil(count / columns);
    return {
      x: within((((row % columns) + 0.5) * mostX) / columns, mostX),
      y: within(((Math.floor(row / columns) + 0.5) * mostY) / rows, mostY),
    };
  };
}

const spot: PlaceOf = (_, mostX, mostY) => ({
  x: within(mostX / 2, mostX),
  y: within(mostY / 2, mostY),
});

/** As a whole number from 0. */
function within(place: number, most: number): number {
  return Math.max(0, Math.min(most, Math.round(place)));
}
