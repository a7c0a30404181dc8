/** Shapes that move, and what they are by themselves. */
import {
  type BoxShape,
  box,
  type CapsuleShape,
  capsule,
  circle,
  type NewBody,
  type Part,
  polygon,
  type Shape,
  segment,
} from 'quadrille/world';
import { dot, type Point } from './outline.js';

/** All points no farther than a radius from a convex polygon, a line or a point. */
export interface Core {
  readonly points: readonly Point[];
  readonly radius: number;
}

export interface Mover {
  readonly name: string;
  readonly body: NewBody<never>;
  readonly cores: readonly Core[];
  /** Whether it is thinner than it may be deep. */
  readonly isThin: boolean;
  readonly isSegment: boolean;
}

function mover(name: string, parts: readonly Part[], isThin = false): Mover {
  const [first] = parts;
  const body = parts.length === 1 ? { shape: first!.shape } : { parts };
  const isSegment = first!.shape.kind === 'segment';
  return { name, body, cores: parts.map(coreOfPart), isThin, isSegment };
}

function coreOfPart({ shape, x = 0, y = 0, angle = 0 }: Part): Core {
  const { points, radius } = coreOf(shape);
  return { points: turned(points, angle).map(([px, py]) => [px + x, py + y]), radius };
}

function coreOf(shape: Shape): Core {
  switch (shape.kind) {
    case 'circle':
      return { points: [[0, 0]], radius: shape.radius };
    case 'box':
      return { points: cornersOf(shape), radius: 0 };
    case 'capsule':
      return { points: endsOf(shape), radius: shape.radius };
    case 'segment':
      return { points: pairsOf([shape.x1, shape.y1, shape.x2, shape.y2]), radius: 0 };
    case 'polygon':
      return { points: pairsOf(shape.corners), radius: 0 };
    default:
      throw new TypeError('no shape');
  }
}

function cornersOf({ width, height }: BoxShape): Point[] {
  const [x, y] = [width / 2, height / 2];
  return pairsOf([-x, -y, x, -y, x, y, -x, y]);
}

function endsOf({ length, upright = false }: CapsuleShape): Point[] {
  const half = length / 2;
  const at = (along: number): Point => (upright ? [0, along] : [along, 0]);
  return [at(-half), at(half)];
}

export function pairsOf(numbers: ArrayLike<number>): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i]!,
    numbers[2 * i + 1]!,
  ]);
}

export function turned(points: readonly Point[], angle: number): Point[] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]) => [cosine * x - sine * y, sine * x + cosine * y]);
}

const QUARTER = Math.PI / 2;

/** Each kind of shape, and bodies of several parts. */
export const MOVERS: readonly Mover[] = [
  mover('a box', [{ shape: box(12, 20) }]),
  mover('a low box', [{ shape: box(22, 9) }]),
  mover('a circle', [{ shape: circle(6) }]),
  mover('a large circle', [{ shape: circle(13) }]),
  mover('an upright capsule', [{ shape: capsule(10, 5, { upright: true }) }]),
  mover('a lying capsule', [{ shape: capsule(14, 4) }]),
  mover('a hexagon', [{ shape: polygon([-4, -8, 4, -8, 8, 0, 4, 8, -4, 8, -8, 0]) }]),
  mover('a triangle', [{ shape: polygon([-6, -6, 6, -6, 0, 8]) }]),
  mover('a box with a head', [{ shape: box(12, 16) }, { shape: circle(5), y: -12 }]),
  mover('a box on two wheels', [
    { shape: box(20, 8), y: -6 },
    { shape: circle(4), x: -7 },
    { shape: circle(4), x: 7 },
  ]),
  mover('a cross of turned boxes', [
    { shape: box(18, 8), angle: QUARTER / 2 },
    { shape: box(18, 8), angle: -QUARTER / 2 },
    { shape: capsule(8, 4), y: 5, angle: QUARTER },
  ]),
  mover('a thin box', [{ shape: box(2, 8) }], true),
  mover('a lying segment', [{ shape: segment(-8, 0, 8, 0) }], true),
  mover('an upright segment', [{ shape: segment(0, -8, 0, 8) }], true),
];

/** The same in another size, around its middle. */
export function scaled(core: Core, by: number): Core {
  const { points } = core;
  const [x, y] = points.reduce<Point>(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0]);
  return scaledAround(core, by, [x / points.length, y / points.length]);
}

/** The same in a smaller size, around the place that is lowest in a direction of length 1. */
export function lowered(core: Core, by: number, down: Point): Core {
  const lowest = core.points.reduce((one, other) =>
    dot(other, down) > dot(one, down) ? other : one,
  );
  const { radius } = core;
  return scaledAround(core, by, [lowest[0] + radius * down[0], lowest[1] + radius * down[1]]);
}

function scaledAround({ points, radius }: Core, by: number, [x, y]: Point): Core {
  const moved = points.map(([px, py]): Point => [x + by * (px - x), y + by * (py - y)]);
  return { points: moved, radius: by * radius };
}

export function turnedCore({ points, radius }: Core, angle: number): Core {
  return { points: turned(points, angle), radius };
}
