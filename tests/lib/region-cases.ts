/** What tests know of each region query. Those that cover all region queries go through this table. */
import * as fc from 'fast-check';
import type { Quadtree } from 'quadrille';
import type { RegionQueryName } from '../../web/lib/queries.js';
import { bulkOf, type Given, given, rectOf } from './arbitraries.js';
import { inOrder, overlap, type Rect, type Scene } from './brute-force.js';

/** Arguments of a query, without options. */
type Shape = readonly unknown[];

interface RegionCase<S extends Shape> {
  /** A shape that touches the corner of the world. */
  readonly sample: S;
  /** Shapes with many ties, of coordinates with which brute force has nothing to round. */
  readonly shapes: fc.Arbitrary<S>;
  /** Shapes that are refused, and what the error says. */
  readonly refused: readonly (readonly [shape: Shape, sentence: string])[];
  /** Options of the query that are not those of all queries. */
  readonly options?: object;
  /** The arguments of the query for many of these shapes. */
  many(this: void, shapes: readonly S[]): Shape;
  /** By brute force: whether it finds a box. Left out where what it finds depends on the nodes. */
  finds?(this: void, shape: S, box: Rect, touching: boolean): boolean;
}

/** Checks the types of one case. */
function regionCase<S extends Shape>(one: RegionCase<S>): RegionCase<S> {
  return one;
}

const half = fc.integer({ min: -10, max: 40 }).map((n) => n / 2);
/** A triangle or a rhombus, in either winding. */
const polygon = fc
  .tuple(half, half, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), fc.boolean())
  .map(([x, y, a, b, isRhombus]) =>
    isRhombus ? [x, y - b, x + a, y, x, y + b, x - a, y] : [x, y, x, y + b, x + a, y],
  );

const flat = (shapes: readonly (readonly number[])[]): [number[]] => [shapes.flat()];
const asBoxes = (shapes: readonly Given[]): [number[]] => [bulkOf(shapes)];

export const regionCases: Readonly<Record<RegionQueryName, RegionCase<Shape>>> = {
  query: regionCase<Given>({
    sample: [0, 0, 1, 1],
    shapes: given,
    refused: [
      [['0', 0, 1, 1], 'x must be a number, got "0"'],
      [[0, 0, -1, 1], 'width must be zero or more, got -1'],
      [[0, 3e38, 1, 3e38], 'y + height must be in the range of 32-bit floats'],
    ],
    many: asBoxes,
    finds: (rectangle, box, touching) => overlap(rectOf(rectangle), box, touching),
  }),
  queryPoint: regionCase<readonly [number, number]>({
    sample: [0, 0],
    shapes: fc.tuple(half, half),
    refused: [
      [[Number.NaN, 0], 'x must be a finite number, got NaN'],
      [[0, '1'], 'y must be a number, got "1"'],
    ],
    many: flat,
    finds: ([x, y], box, touching) => overlap(pointRect(x, y), box, touching),
  }),
  queryCircle: regionCase<readonly [number, number, number]>({
    sample: [0, 0, 1],
    shapes: fc.tuple(
      half,
      half,
      fc.nat(20).map((n) => n / 2),
    ),
    refused: [
      [[0, 0, -1], 'radius must be zero or more, got -1'],
      [[0, 0], 'radius must be a number, got undefined'],
      [[0, 1e39, 1], 'y must be in the range of 32-bit floats, got 1e+39'],
    ],
    many: flat,
    finds: meetsCircle,
  }),
  queryPolygon: regionCase<readonly [readonly number[]]>({
    sample: [[0, 0, 1, 0, 0, 1]],
    shapes: fc.tuple(polygon),
    refused: [
      [[[0, 0, 4, 0, 4, 4, 3, 1]], 'the polygon must have convex corners'],
      [[[0, 0, 4, 0]], 'the polygon must have three or more corners'],
      [[[0, 0, 4, 0, 4, Number.NaN]], 'corner 2 of the polygon must be a finite number, got NaN'],
      [[null], 'corners must be an array or typed array of numbers, got null'],
    ],
    many(polygons) {
      const offsets = [0];
      for (const [corners] of polygons) offsets.push(offsets.at(-1)! + corners.length / 2);
      return [polygons.flat(2), offsets];
    },
    finds: ([corners], box, touching) => meetsPolygon(corners, box, touching),
  }),
  candidates: regionCase<Given>({
    sample: [0, 0, 1, 1],
    shapes: given,
    refused: [
      [['0', 0, 1, 1], 'x must be a number, got "0"'],
      [[0, 0, -1, 1], 'width must be zero or more, got -1'],
      [[0, 3e38, 1, 3e38], 'y + height must be in the range of 32-bit floats'],
    ],
    options: { steps: 2 },
    many: asBoxes,
  }),
};

export const regionNames = Object.keys(regionCases) as RegionQueryName[];

/** The member that finds the same as rows. */
export function rowsName(name: string): string {
  return name === 'candidates' ? 'candidateRows' : `${name}Rows`;
}

/** A member of a tree, by its name, with arguments that the table gives. */
export function call(tree: Quadtree, name: string, ...args: unknown[]): unknown {
  const member: unknown = Reflect.get(tree, name);
  if (typeof member === 'function') return Reflect.apply(member, tree, args);
  throw new Error(
    `Quadtree has no ${name}: each region query has three members, see CONTRIBUTING.md`,
  );
}

// Brute force for shapes; coordinates are multiples of a half, so nothing is rounded.

type Circle = readonly [x: number, y: number, radius: number];

/** Rows whose box `hits` takes, ascending. */
export function rowsThat(scene: Scene, hits: (box: Rect) => boolean): number[] {
  return inOrder([...scene].filter(([, box]) => hits(box)).map(([row]) => row));
}

export function pointRect(x: number, y: number): Rect {
  return { minX: x, minY: y, maxX: x, maxY: y };
}

function meetsCircle([x, y, radius]: Circle, box: Rect, touching: boolean): boolean {
  const dx = x - Math.min(Math.max(x, box.minX), box.maxX);
  const dy = y - Math.min(Math.max(y, box.minY), box.maxY);
  const beyond = dx * dx + dy * dy - radius * radius;
  if (touching) return beyond <= 0;
  return beyond < 0 || overlap(box, pointRect(x, y), false);
}

/** By separating axes: the projections of polygon and box overlap in every direction that is normal to a side. */
export function meetsPolygon(corners: readonly number[], box: Rect, touching: boolean): boolean {
  const { minX, minY, maxX, maxY } = box;
  const others = [minX, minY, maxX, minY, maxX, maxY, minX, maxY];
  const directions: [number, number][] = [
    [1, 0],
    [0, 1],
  ];
  for (let i = 0; i < corners.length; i += 2) {
    const [x, y] = [corners[i] as number, corners[i + 1] as number];
    const [nextX, nextY] = [corners.at(i + 2 - corners.length), corners.at(i + 3 - corners.length)];
    directions.push([(nextY as number) - y, x - (nextX as number)]);
  }
  return directions.every(([dx, dy]) => {
    const [low, high] = shadow(corners, dx, dy);
    const [otherLow, otherHigh] = shadow(others, dx, dy);
    return touching ? low <= otherHigh && otherLow <= high : low < otherHigh && otherLow < high;
  });
}

function shadow(corners: readonly number[], dx: number, dy: number): [number, number] {
  const along: number[] = [];
  for (let i = 0; i < corners.length; i += 2) {
    along.push((corners[i] as number) * dx + (corners[i + 1] as number) * dy);
  }
  return [Math.min(...along), Math.max(...along)];
}
