/** All pairs of rows in one order: those of row 0 first, with each row after it. */

/** The number of the test of two rows, a before b, in this order. */
export function testOf(a: number, b: number, objects: number): number {
  return a * objects - (a * (a + 1)) / 2 + b - a - 1;
}

/** The rows of a test, which there must be: less than all pairs of the objects. */
export function pairAt(test: number, objects: number): [a: number, b: number] {
  let a = 0;
  let rest = test;
  while (rest >= objects - 1 - a) rest -= objects - 1 - a++;
  return [a, a + 1 + rest];
}
