import { castCount, castStride, isBetween, tolerance } from '../casts/cast-sets.mjs';
import { randomUnits } from '../random.mjs';
import { tileSize } from './terrain.mjs';

/** What is cast, by half its size (of a circle the radius, of a ray nothing), and how many tiles far. */
export const tileCastKinds = {
  'ray, 4 tiles': { halfWidth: 0, halfHeight: 0, length: 4 },
  'ray, 100 tiles': { halfWidth: 0, halfHeight: 0, length: 100 },
  'circle, 4 tiles': { halfWidth: 6, halfHeight: 0, length: 4 },
  'circle, 100 tiles': { halfWidth: 6, halfHeight: 0, length: 100 },
  'box, 4 tiles': { halfWidth: 6, halfHeight: 4, length: 4 },
  'box, 100 tiles': { halfWidth: 6, halfHeight: 4, length: 100 },
};

/**
 * Casts over a map, in any direction, from places where the shape overlaps no tile.
 *
 * @param {import('./terrain.mjs').Terrain} terrain
 * @param {string} kind one of `tileCastKinds`
 * @returns {import('../casts/cast-implementation.d.ts').CastSet}
 */
export function makeTileCastSet(terrain, kind) {
  const { halfWidth, halfHeight, length: tilesFar } = tileCastKinds[kind];
  const length = tileSize * tilesFar;
  const unit = randomUnits(castCount);
  const numbers = new Float32Array(castStride * castCount);
  const expected = [];
  while (expected.length < castCount) {
    const cast = numbers.subarray(castStride * expected.length);
    const direction = 2 * Math.PI * unit();
    cast[0] = terrain.side * unit();
    cast[1] = terrain.side * unit();
    cast[2] = halfHeight > 0 ? 2 * Math.PI * unit() : 0;
    cast[3] = length * Math.cos(direction);
    cast[4] = length * Math.sin(direction);
    const [earliest, latest] = [tolerance, -tolerance].map((margin) =>
      firstFraction(terrain, cast, { halfWidth, halfHeight }, margin),
    );
    if (earliest > 0) expected.push([earliest, latest]);
  }
  return {
    numbers,
    halfWidth,
    halfHeight,
    isRight: (i, fraction) => isBetween(fraction, expected[i], length),
  };
}

/** Where a cast first meets a solid tile that is larger by a margin on each side: looks at all tiles around the path. */
function firstFraction({ columns, rows, tiles }, [x, y, angle, dx, dy], shape, margin) {
  const reach = Math.hypot(shape.halfWidth, shape.halfHeight) + margin;
  const [firstColumn, lastColumn] = cellsOf(x, dx, reach, columns);
  const [firstRow, lastRow] = cellsOf(y, dy, reach, rows);
  const half = tileSize / 2 + margin;
  // From the line of the path to the middle of a tile that can be met, times the length of the path.
  const farthest = (reach + Math.SQRT2 * half) * Math.hypot(dx, dy);
  let first = Infinity;
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      if (tiles[row * columns + column] === 0) continue;
      const away = [x - tileSize * (column + 0.5), y - tileSize * (row + 0.5)];
      if (Math.abs(away[0] * dy - away[1] * dx) > farthest) continue;
      first = Math.min(first, fractionOf(away, [dx, dy], { ...shape, angle }, half));
    }
  }
  return first;
}

function cellsOf(from, way, reach, count) {
  const least = Math.floor((Math.min(from, from + way) - reach) / tileSize);
  const most = Math.floor((Math.max(from, from + way) + reach) / tileSize);
  return [Math.max(0, least), Math.min(count - 1, most)];
}

/** Where a shape meets a square of half a size. A circle meets what its centre does when the square is as much larger, with round corners. */
function fractionOf(away, way, { halfWidth, halfHeight, angle }, half) {
  if (halfHeight > 0 || halfWidth === 0) {
    const turned = [Math.cos(angle), Math.sin(angle)];
    const slabs = [[1, 0], [0, 1], turned, [-turned[1], turned[0]]].map(([axisX, axisY]) => {
      const along = Math.abs(axisX * turned[0] + axisY * turned[1]);
      const across = Math.abs(axisY * turned[0] - axisX * turned[1]);
      const ofSquare = half * (Math.abs(axisX) + Math.abs(axisY));
      return [axisX, axisY, ofSquare + along * halfWidth + across * halfHeight];
    });
    return enterSlabs(away, way, slabs);
  }
  const corners = [-half, half].flatMap((cornerX) => [-half, half].map((y) => [cornerX, y]));
  return Math.min(
    enterSlabs(away, way, [
      [1, 0, half + halfWidth],
      [0, 1, half],
    ]),
    enterSlabs(away, way, [
      [1, 0, half],
      [0, 1, half + halfWidth],
    ]),
    ...corners.map((corner) => enterCircle(away, way, corner, halfWidth)),
  );
}

/** Where a point comes into all slabs, each given by its axis and half of its width. */
function enterSlabs([x, y], [dx, dy], slabs) {
  let [enter, leave] = [0, 1];
  for (const [axisX, axisY, reach] of slabs) {
    const place = axisX * x + axisY * y;
    const speed = axisX * dx + axisY * dy;
    if (speed === 0) {
      if (Math.abs(place) > reach) return Infinity;
      continue;
    }
    const ends = [(-reach - place) / speed, (reach - place) / speed];
    enter = Math.max(enter, Math.min(...ends));
    leave = Math.min(leave, Math.max(...ends));
  }
  return enter <= leave ? enter : Infinity;
}

function enterCircle([x, y], [dx, dy], [centreX, centreY], radius) {
  const [awayX, awayY] = [x - centreX, y - centreY];
  const square = dx * dx + dy * dy;
  const along = (awayX * dx + awayY * dy) / square;
  const root = along * along - (awayX * awayX + awayY * awayY - radius * radius) / square;
  if (root < 0) return Infinity;
  const [enter, leave] = [-along - Math.sqrt(root), -along + Math.sqrt(root)];
  return leave < 0 || enter > 1 ? Infinity : Math.max(0, enter);
}
