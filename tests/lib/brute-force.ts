/** The oracle: every answer by looking at every box. Shares no code with the library. */

export interface Rect {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Live boxes by row. */
export type Scene = ReadonlyMap<number, Rect>;

/** Corner and size as the library is documented to store them: in 32 bits. */
export function rect(x: number, y: number, width: number, height: number): Rect {
  const f = new Float32Array([x, y, width, height]);
  const [minX, minY, w, h] = f as unknown as [number, number, number, number];
  return { minX, minY, maxX: Math.fround(minX + w), maxY: Math.fround(minY + h) };
}

/** The same box at another place, in 32-bit arithmetic. */
export function moved(box: Rect, x: number, y: number): Rect {
  const width = Math.fround(box.maxX - box.minX);
  const height = Math.fround(box.maxY - box.minY);
  return rect(x, y, width, height);
}

/** Sorted: by value, numbers as numbers. */
export function inOrder<T extends number | string>(values: Iterable<T>): T[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- ES2022 has no toSorted
  return [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

export function overlap(a: Rect, b: Rect, touching: boolean): boolean {
  return touching
    ? !(a.maxX < b.minX || b.maxX < a.minX || a.maxY < b.minY || b.maxY < a.minY)
    : !(a.maxX <= b.minX || b.maxX <= a.minX || a.maxY <= b.minY || b.maxY <= a.minY);
}

/** Pairs as strings 'a,b' with a < b, sorted. */
export function allPairs(scene: Scene, touching: boolean): string[] {
  const found: string[] = [];
  for (const [a, boxA] of scene) {
    for (const [b, boxB] of scene) {
      if (a < b && overlap(boxA, boxB, touching)) found.push(`${a},${b}`);
    }
  }
  return inOrder(found);
}

/** Rows that overlap `box`, ascending. */
export function hits(scene: Scene, box: Rect, touching: boolean): number[] {
  const found: number[] = [];
  for (const [row, other] of scene) {
    if (overlap(box, other, touching)) found.push(row);
  }
  return inOrder(found);
}

/** Rows whose box shares no point with the world, ascending. */
export function outside(scene: Scene, world: Rect): number[] {
  const found: number[] = [];
  for (const [row, box] of scene) {
    if (!overlap(box, world, true)) found.push(row);
  }
  return inOrder(found);
}
