interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxes: readonly Box[] = [
  { x: 10, y: 10, width: 20, height: 20 },
  { x: 20, y: 20, width: 20, height: 20 },
  { x: 90, y: 90, width: 20, height: 20 },
];

// #region
function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (let i = 0; i < boxes.length; i++)
  for (let j = i + 1; j < boxes.length; j++) if (overlap(boxes[i]!, boxes[j]!)) console.log(i, j);
// #endregion
