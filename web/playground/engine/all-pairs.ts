/** How many pairs brute force tests: every object with every other one. */
export function allPairs(objects: number): number {
  return Math.max(0, (objects * (objects - 1)) / 2);
}
