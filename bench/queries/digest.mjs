/** The number that a row adds to the result of a query. The sum does not depend on the order of rows. */
export function digest(row) {
  return Math.imul(row + 1, 0x9e3779b1) >>> 0;
}
