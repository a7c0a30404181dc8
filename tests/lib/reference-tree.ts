/**
 * The tree by its definition: recursive, naive, on plain objects. It says which nodes exist, how
 * many objects each holds and how many belong to it. For worlds whose lines are exact in 32 bits.
 */
import type { Placement } from 'quadrille';
import type { Rect } from './brute-force.js';

export interface ReferenceNode extends Rect {
  readonly depth: number;
  readonly count: number;
  readonly total: number;
}

export interface Shape {
  readonly world: Rect;
  readonly capacity: number;
  readonly maxDepth: number;
  readonly placement: Placement;
  readonly looseness: number;
}

/** All nodes, by ascending depth, children in Z-order. */
export function referenceNodes(boxes: readonly Rect[], shape: Shape): ReferenceNode[] {
  const list: ReferenceNode[] = [];
  let level = [{ cell: shape.world, depth: 0, boxes }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const node of level) {
      const splits = node.boxes.length > shape.capacity && node.depth < shape.maxDepth;
      const quarters = splits ? quartersOf(node.cell) : [];
      const wanted = node.boxes.map((box) =>
        quarters.map((cell) => belongs(box, cell, node.depth + 1, shape)),
      );
      const { minX, minY, maxX, maxY } = node.cell;
      const count = wanted.filter((where) => !where.includes(true)).length;
      list.push({ minX, minY, maxX, maxY, depth: node.depth, count, total: node.boxes.length });
      for (const [i, cell] of quarters.entries()) {
        const inside = node.boxes.filter((_box, b) => wanted[b]?.[i]);
        next.push({ cell, depth: node.depth + 1, boxes: inside });
      }
    }
    level = next;
  }
  return list;
}

function quartersOf({ minX, minY, maxX, maxY }: Rect): Rect[] {
  const midX = (minX + maxX) / 2;
  const midY = (minY + maxY) / 2;
  return [
    { minX, minY, maxX: midX, maxY: midY },
    { minX: midX, minY, maxX, maxY: midY },
    { minX, minY: midY, maxX: midX, maxY },
    { minX: midX, minY: midY, maxX, maxY },
  ];
}

function belongs(box: Rect, cell: Rect, depth: number, shape: Shape): boolean {
  const { world, placement } = shape;
  if (placement === 'leaf') return reaches(box, cell, world);
  if (placement === 'parent') {
    return owns(cell, box.minX, box.minY, world) && owns(cell, box.maxX, box.maxY, world);
  }
  if (placement === 'cover') return reaches(box, cell, world) && reachesFew(box, depth, world);
  const slack = (shape.looseness - 1) / 2 ** depth;
  return (
    box.maxX - box.minX <= slack * (world.maxX - world.minX) &&
    box.maxY - box.minY <= slack * (world.maxY - world.minY) &&
    owns(cell, (box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, world)
  );
}

/** True when the box reaches at most two columns and two rows of the cells of a depth. */
function reachesFew(box: Rect, depth: number, world: Rect): boolean {
  const { minX, minY, maxX, maxY } = world;
  return (
    column(box.maxX, minX, maxX, depth) - column(box.minX, minX, maxX, depth) <= 1 &&
    column(box.maxY, minY, maxY, depth) - column(box.minY, minY, maxY, depth) <= 1
  );
}

/** Which of the 2^depth columns between min and max owns x. */
function column(x: number, min: number, max: number, depth: number): number {
  let [low, high, number] = [min, max, 0];
  for (let level = 0; level < depth; level++) {
    const mid = (low + high) / 2;
    const isRight = x >= mid;
    number = 2 * number + Number(isRight);
    if (isRight) low = mid;
    else high = mid;
  }
  return number;
}

/** Half-open on its own edges; without end on the world's. */
function owns(cell: Rect, x: number, y: number, world: Rect): boolean {
  return (
    (cell.minX === world.minX || x >= cell.minX) &&
    (cell.maxX === world.maxX || x < cell.maxX) &&
    (cell.minY === world.minY || y >= cell.minY) &&
    (cell.maxY === world.maxY || y < cell.maxY)
  );
}

/** True when the cell owns at least one point of the box, its edges included. */
function reaches(box: Rect, cell: Rect, world: Rect): boolean {
  return (
    (cell.minX === world.minX || box.maxX >= cell.minX) &&
    (cell.maxX === world.maxX || box.minX < cell.maxX) &&
    (cell.minY === world.minY || box.maxY >= cell.minY) &&
    (cell.maxY === world.maxY || box.minY < cell.maxY)
  );
}
