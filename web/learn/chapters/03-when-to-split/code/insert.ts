interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

const CAPACITY = 4;
const MAX_DEPTH = 5;

// #region
class Node {
  box: Box;
  depth: number;
  objects: Box[] = [];
  children: Node[] = [];

  constructor(box: Box, depth: number) {
    this.box = box;
    this.depth = depth;
  }

  insert(object: Box): void {
    const child = this.childFor(object);
    if (child) return child.insert(object);
    this.objects.push(object);
    if (this.isTooFull()) this.split();
  }

  // The child that holds it whole, if there is one
  childFor(object: Box): Node | undefined {
    const quarter = quarterOf(object, this.box);
    return quarter === undefined
      ? undefined
      : this.children[quarter];
  }

  isTooFull(): boolean {
    const isLeaf = this.children.length === 0;
    const isAbove = this.objects.length > CAPACITY;
    return isLeaf && isAbove && this.depth < MAX_DEPTH;
  }

  split(): void {
    const objects = this.objects;
    this.objects = [];
    this.children = quartersOf(this.box).map(
      (quarter) => new Node(quarter, this.depth + 1),
    );
    for (const object of objects) this.insert(object);
  }
}
// #endregion

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

function quartersOf({ minX, minY, maxX, maxY }: Box): Box[] {
  const midX = (minX + maxX) / 2;
  const midY = (minY + maxY) / 2;
  return [
    { minX, minY, maxX: midX, maxY: midY },
    { minX: midX, minY, maxX, maxY: midY },
    { minX, minY: midY, maxX: midX, maxY },
    { minX: midX, minY: midY, maxX, maxY },
  ];
}

function nodesOf(node: Node): number {
  return node.children.reduce(
    (sum, child) => sum + nodesOf(child),
    1,
  );
}

function report(
  corners: readonly (readonly [x: number, y: number])[],
): void {
  const world = { minX: 0, minY: 0, maxX: 720, maxY: 720 };
  const root = new Node(world, 0);
  for (const [minX, minY] of corners)
    root.insert({
      minX,
      minY,
      maxX: minX + 20,
      maxY: minY + 20,
    });
  console.log(
    `objects: ${corners.length}, nodes: ${nodesOf(root)}`,
  );
}

const four = [
  [100, 100],
  [500, 100],
  [100, 500],
  [500, 500],
] as const;
report(four);
report([...four, [200, 300]]);
report(Array.from({ length: 5 }, () => [100, 100] as const));
