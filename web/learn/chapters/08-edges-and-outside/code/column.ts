// A world 720 wide in eight columns of cells, 90 each.
// #region
/** The column that owns x. The outer ones have no end. */
function columnOf(x: number): number {
  return Math.min(7, Math.max(0, Math.floor(x / 90)));
}

/** Which columns a box reaches. */
function columnsOf(left: number, right: number): string {
  return `${columnOf(left)} to ${columnOf(right)}`;
}
// #endregion

console.log(`ends on the line: ${columnsOf(60, 90)}`);
console.log(`begins on the line: ${columnsOf(90, 120)}`);
console.log(`a point on the line: ${columnsOf(90, 90)}`);
console.log(`outside the world: ${columnsOf(-80, -20)}`);
