interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

// #region
// 0: top left, 1: top right, 2: bottom left, 3: bottom right;
// no number for a box that lies across a line
function quarterOf(box: Box, node: Box): number | undefined {
  const midX = (node.minX + node.maxX) / 2;
  const midY = (node.minY + node.maxY) / 2;
  const column = sideOf(box.minX, box.maxX, midX);
  const row = sideOf(box.minY, box.maxY, midY);
  if (column === undefined || row === undefined)
    return undefined;
  return column + 2 * row;
}

// 0: left of the line or above it, 1: right of it or below;
// no number for what lies across it
function sideOf(begin: number, end: number, line: number) {
  if (end < line) return 0;
  if (begin >= line) return 1;
  return undefined;
}
// #endregion

const world = { minX: 0, minY: 0, maxX: 720, maxY: 720 };
const corners = [
  { x: 600, y: 100 },
  { x: 100, y: 500 },
  { x: 340, y: 500 },
];
for (const { x, y } of corners) {
  const box = { minX: x, minY: y, maxX: x + 40, maxY: y + 40 };
  console.log(quarterOf(box, world) ?? 'across');
}
