import { box, capsule, circle, polygon, type Shape, segment, World } from 'quadrille/world';
import { expect, test } from 'vitest';
import { thrownBy, WORLD } from '../support.js';

test('shapes are plain values', () => {
  expect([circle(8), box(3, 4), capsule(5, 1), segment(0, 0, 3, 4)]).toEqual([
    { kind: 'circle', radius: 8 },
    { kind: 'box', width: 3, height: 4 },
    { kind: 'capsule', length: 5, radius: 1 },
    { kind: 'segment', x1: 0, y1: 0, x2: 3, y2: 4 },
  ]);
  expect([capsule(5, 1, {}), capsule(5, 1, { upright: true })]).toEqual([
    { kind: 'capsule', length: 5, radius: 1 },
    { kind: 'capsule', length: 5, radius: 1, upright: true },
  ]);
  const corners = Float32Array.of(0, 0, 2, 0, 1, 2);
  const triangle = polygon(corners);
  corners.fill(0);
  expect(triangle).toEqual({ kind: 'polygon', corners: [0, 0, 2, 0, 1, 2] });
});

test('both windings and eight corners are a polygon', () => {
  const octagon = Array.from({ length: 8 }, (_, i) => [
    Math.cos((i * Math.PI) / 4),
    Math.sin((i * Math.PI) / 4),
  ]);
  expect(polygon(octagon.flat()).corners).toHaveLength(16);
  expect(polygon(octagon.toReversed().flat()).corners).toHaveLength(16);
});

type Call = () => unknown;
const never = undefined as never;
const refused: readonly (readonly [Call, typeof Error, string])[] = [
  [() => circle(never), TypeError, 'circle: radius must be a number, got undefined'],
  [() => circle('8' as never), TypeError, 'circle: radius must be a number, got "8"'],
  [() => circle(Number.NaN), RangeError, 'circle: radius must be a finite number, got NaN'],
  [() => circle(1e39), RangeError, 'circle: radius must be in the range of 32-bit floats'],
  [() => circle(0), RangeError, 'circle: radius must be more than zero, got 0'],
  [() => circle(-1), RangeError, 'circle: radius must be more than zero, got -1'],
  [
    () => circle(1e-46),
    RangeError,
    'circle: radius must be more than zero, and half of it more than zero as a 32-bit float, got 1e-46',
  ],
  [
    () => box(1, 1.4e-45),
    RangeError,
    'box: height must be more than zero, and half of it more than zero as a 32-bit float, got 1.4e-45',
  ],
  [() => box(0, 1), RangeError, 'box: width must be more than zero, got 0'],
  [() => box(1, -1), RangeError, 'box: height must be more than zero, got -1'],
  [() => box(1, never), TypeError, 'box: height must be a number, got undefined'],
  [() => capsule(0, 1), RangeError, 'capsule: length must be more than zero, got 0'],
  [
    () => capsule(5, 1, { upright: 1 as never }),
    TypeError,
    'capsule: upright must be true or false, got 1',
  ],
  [
    () => capsule(5, 1, true as never),
    TypeError,
    'capsule: options must be an object such as { upright }, got true',
  ],
  [() => capsule(1, 0), RangeError, 'capsule: radius must be more than zero, got 0'],
  [() => segment(0, 0, never, 1), TypeError, 'segment: x2 must be a number, got undefined'],
  [() => segment(0, 0, 1, Infinity), RangeError, 'segment: y2 must be a finite number'],
  [
    () => segment(1, 2, 1, 2),
    RangeError,
    'segment: x2, y2 must be another point than x1, y1, got 1, 2 for both',
  ],
  [() => polygon(never), TypeError, 'polygon: corners must be an array of numbers, got undefined'],
  [() => polygon(5 as never), TypeError, 'polygon: corners must be an array of numbers, got 5'],
  [
    () => polygon([0, 0, 1, 1]),
    RangeError,
    'polygon: corners must be 3 to 8 points of two numbers each (x, y), got 4 numbers',
  ],
  [() => polygon([0, 0, 1, 0, 1, 1, 2]), RangeError, 'of two numbers each (x, y), got 7 numbers'],
  [() => polygon(new Float32Array(18)), RangeError, 'polygon: corners must be 3 to 8 points'],
  [
    () => polygon([0, 0, 1, 0, '1', 1] as never),
    TypeError,
    'polygon: corners[4] must be a number, got "1"',
  ],
  [
    () =>
      polygon([
        [0, 0],
        [1, 0],
        [1, 1],
      ] as never),
    TypeError,
    'polygon: corners holds numbers: x and y of each corner, one after the other, got an Array',
  ],
  [
    () => polygon([{ x: 0, y: 0 }] as never),
    TypeError,
    'polygon: corners holds numbers: x and y of each corner, one after the other, got an Object',
  ],
  [() => polygon([0, 0, 1, 0, Number.NaN, 1]), RangeError, 'polygon: corners[4] must be a finite'],
  [
    () => polygon([0, 0, 1, 0, 1, 1, 0, 0]),
    RangeError,
    'polygon: corners must be at different places, got corners 0 and 3 at 0, 0',
  ],
  [
    () => polygon([0, 0, 1, 0, 2, 0, 1, 1]),
    RangeError,
    'polygon: corners must not be on one line, got corners 0, 1 and 2 on one',
  ],
  [
    () => polygon([0, 0, 2 ** 24, -(2 ** -4), 2 ** 25, 0]),
    RangeError,
    "polygon: corners must be farther from the line through their neighbours than a hundred-millionth of the polygon's size, got corner 1 only 0.0625 from it, in a polygon of size 33554432",
  ],
  [
    () => polygon([0, 0, 4, 0, 4, 4, 3, 1]),
    RangeError,
    'polygon: corners must be convex, got corner 3 pointing inward; several parts of a body make a concave shape',
  ],
  [
    () => polygon([0, 3, 2, -3, -3, 1, 3, 1, -2, -3]),
    RangeError,
    'polygon: corners must go around once, got sides that cross',
  ],
];
test.each(refused.map(([call, type, sentence]) => [sentence, type, call] as const))(
  '%s',
  (sentence, type, call) => {
    const error = thrownBy(call);
    expect(error.message).toContain(sentence);
    expect(error).toBeInstanceOf(type);
  },
);

const written: readonly (readonly [unknown, string])[] = [
  [undefined, 'insert: shape must be a shape, as circle(8) makes one, got undefined'],
  [null, 'insert: shape must be a shape, as circle(8) makes one, got null'],
  ['circle', 'insert: shape must be a shape, as circle(8) makes one, got "circle"'],
  [
    { kind: 'star' },
    `insert: shape.kind must be one of 'circle', 'box', 'capsule', 'segment', 'polygon', got "star"`,
  ],
  [{ kind: 'circle', radius: -1 }, 'insert: shape.radius must be more than zero, got -1'],
  [
    { kind: 'capsule', length: 1, radius: 1, upright: null },
    'insert: shape.upright must be true or false, got null',
  ],
  [{ kind: 'box', width: 1 }, 'insert: shape.height must be a number, got undefined'],
  [{ kind: 'polygon', corners: [0, 0] }, 'insert: shape.corners must be 3 to 8 points'],
];
test.each(written)('a world refuses %o as a shape', async (shape, sentence) => {
  using world = await World.create(WORLD);
  expect(thrownBy(() => world.insert({ shape: shape as Shape })).message).toContain(sentence);
  expect(world.size).toBe(0);
});

test('a world takes shapes that were written by hand, and gives each back', async () => {
  using world = await World.create(WORLD);
  const shapes: Shape[] = [
    { kind: 'circle', radius: 8 },
    { kind: 'box', width: 3, height: 5 },
    { kind: 'capsule', length: 7, radius: 2 },
    { kind: 'capsule', length: 7, radius: 2, upright: true },
    { kind: 'segment', x1: -1, y1: 0, x2: 1, y2: 2 },
    { kind: 'polygon', corners: [0, 0, 4, 0, 4, 4, 0, 5] },
  ];
  const ids = world.insertMany(shapes.map((shape) => ({ shape })));
  expect(ids.map((id) => world.get(id).shape)).toEqual(shapes);
});

test('a capsule lies along the x axis, or stands along the y axis', async () => {
  using world = await World.create(WORLD);
  const boxes = [false, true].map((upright) =>
    world.boxOf(world.insert({ shape: capsule(6, 2, { upright }), x: 20, y: 20 })),
  );
  expect(boxes).toEqual([
    { x: 15, y: 18, width: 10, height: 4 },
    { x: 18, y: 15, width: 4, height: 10 },
  ]);
  expect(world.overlaps(capsule(6, 2, { upright: true }), { x: 20, y: 28 })).toHaveLength(1);
  expect(world.overlaps(capsule(6, 2), { x: 20, y: 28 })).toHaveLength(0);
});

test('a polygon is given back clockwise on a screen, from the same corner', async () => {
  using world = await World.create(WORLD);
  const id = world.insert({ shape: polygon([0, 0, 0, 5, 4, 4, 4, 0]) });
  expect(world.get(id).shape).toEqual(polygon([0, 0, 4, 0, 4, 4, 0, 5]));
});
