// A world 720 wide in eight columns of cells, 90 each.
// #region
/** The column that owns x: its left edge is its own, its right edge is not; the outer ones have no end. */
function columnOf(x: number): number {
  return Math.min(7, Math.max(0, Math.floor(x / 90)));
}

/** A box reaches the columns from that of its left edge to that of its right edge. */
function columnsOf(left: number, right: number): string {
  return `${columnOf(left)} to ${columnOf(right)}`;
}
// #endregion

console.log(`ends on the line: ${columnsOf(60, 90)}`);
console.log(`begins on the line: ${columnsOf(90, 120)}`);
console.log(`a point on the line: ${columnsOf(90, 90)}`);
console.log(`outside the world: ${columnsOf(-80, -20)}`);
