// Four leaves around a crossing, and two squares that are both kept in the two leaves on the right.
interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

// #region
/** Whether both squares begin together in this leaf. */
function reports(leaf: Box, a: Box, b: Box): boolean {
  const x = Math.max(a.minX, b.minX);
  const y = Math.max(a.minY, b.minY);
  const isInColumn = leaf.minX <= x && x < leaf.maxX;
  const isInRow = leaf.minY <= y && y < leaf.maxY;
  return isInColumn && isInRow;
}
// #endregion

const a = { minX: 300, minY: 300, maxX: 400, maxY: 400 };
const b = { minX: 370, minY: 330, maxX: 470, maxY: 430 };
const leaves = [
  {
    name: 'upper left',
    minX: 0,
    minY: 0,
    maxX: 360,
    maxY: 360,
  },
  {
    name: 'upper right',
    minX: 360,
    minY: 0,
    maxX: 720,
    maxY: 360,
  },
  {
    name: 'lower left',
    minX: 0,
    minY: 360,
    maxX: 360,
    maxY: 720,
  },
  {
    name: 'lower right',
    minX: 360,
    minY: 360,
    maxX: 720,
    maxY: 720,
  },
];
for (const leaf of leaves)
  console.log(
    `${leaf.name}: ${reports(leaf, a, b) ? 'reports' : 'silent'}`,
  );
