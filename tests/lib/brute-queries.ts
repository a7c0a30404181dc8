/** Brute force for queries with shapes; coordinates are multiples of a half, so nothing is rounded. */
import { inOrder, overlap, type Rect, type Scene } from './brute-force.js';

export type Circle = readonly [x: number, y: number, radius: number];

/** Rows whose box `hits` takes, ascending. */
export function rowsThat(scene: Scene, hits: (box: Rect) => boolean): number[] {
  return inOrder([...scene].filter(([, box]) => hits(box)).map(([row]) => row));
}

export function pointRect(x: number, y: number): Rect {
  return { minX: x, minY: y, maxX: x, maxY: y };
}

export function meetsCircle([x, y, radius]: Circle, box: Rect, touching: boolean): boolean {
  const dx = x - Math.min(Math.max(x, box.minX), box.maxX);
  const dy = y - Math.min(Math.max(y, box.minY), box.maxY);
  const beyond = dx * dx + dy * dy - radius * radius;
  if (touching) return beyond <= 0;
  return beyond < 0 || overlap(box, pointRect(x, y), false);
}

/** By separating axes: the projections of polygon and box overlap in every direction that is normal to a side. */
export function meetsPolygon(corners: readonly number[], box: Rect, touching: boolean): boolean {
  const { minX, minY, maxX, maxY } = box;
  const others = [minX, minY, maxX, minY, maxX, maxY, minX, maxY];
  const directions: [number, number][] = [
    [1, 0],
    [0, 1],
  ];
  for (let i = 0; i < corners.length; i += 2) {
    const [x, y] = [corners[i] as number, corners[i + 1] as number];
    const [nextX, nextY] = [corners.at(i + 2 - corners.length), corners.at(i + 3 - corners.length)];
    directions.push([(nextY as number) - y, x - (nextX as number)]);
  }
  return directions.every(([dx, dy]) => {
    const [low, high] = shadow(corners, dx, dy);
    const [otherLow, otherHigh] = shadow(others, dx, dy);
    return touching ? low <= otherHigh && otherLow <= high : low < otherHigh && otherLow < high;
  });
}

function shadow(corners: readonly number[], dx: number, dy: number): [number, number] {
  const along: number[] = [];
  for (let i = 0; i < corners.length; i += 2) {
    along.push((corners[i] as number) * dx + (corners[i + 1] as number) * dy);
  }
  return [Math.min(...along), Math.max(...along)];
}
