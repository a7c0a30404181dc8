// #region
interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

function overlap(a: Box, b: Box): boolean {
  const inX = a.minX < b.maxX && b.minX < a.maxX;
  const inY = a.minY < b.maxY && b.minY < a.maxY;
  return inX && inY;
}

function printOverlaps(boxes: Box[]): void {
  for (const [i, a] of boxes.entries())
    for (const [j, b] of boxes.entries())
      if (i < j && overlap(a, b))
        console.log(`${i} touches ${j}`);
}
// #endregion

printOverlaps([
  { minX: 10, minY: 10, maxX: 40, maxY: 40 },
  { minX: 90, minY: 20, maxX: 110, maxY: 40 },
  { minX: 30, minY: 30, maxX: 50, maxY: 50 },
]);
