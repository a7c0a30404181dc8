/** What a picture allocates does not grow with what it shows: only numbers that are handed to the canvas are boxed, a few bytes each. */
import { inspect, load, Quadtree } from 'quadrille';
import { load as loadWorld } from 'quadrille/world';
import { beforeAll, expect, test, vi } from 'vitest';
import { COLLIDES } from '../../web/playground/engine/marks.ts';
import { FORM_STRIDE, fillForms } from '../../web/playground/engine/shapes/forms.ts';
import { FrameShapes } from '../../web/playground/engine/shapes/frame-shapes.ts';
import type { Brush } from '../../web/playground/render/draw-context.ts';
import { drawLabels } from '../../web/playground/render/labels.ts';
import type { Palette } from '../../web/playground/render/palette.ts';
import type { Picture } from '../../web/playground/render/picture.ts';
import type { SeenShapes } from '../../web/playground/render/shapes/objects.ts';
import { viewportOf } from '../../web/playground/render/viewport.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { withChanges } from '../../web/playground/state/settings.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { drawShapes } = await import('../../web/playground/render/shapes/objects.ts');

const COUNT = 1_024;
const SIDE = 32;
const world = { width: SIDE * SIDE, height: SIDE * SIDE, margin: 0 };
const screen = { width: SIDE * SIDE, height: SIDE * SIDE, ratio: 1 };
const view = viewportOf(screen, world, { zoom: 1, x: world.width / 2, y: world.height / 2 });
const { settings } = presetOf('s1');

beforeAll(() => Promise.all([load(), loadWorld()]));

/** Two objects that overlap, in each square of a grid. */
function boxesOf(): Float32Array {
  const rows = Array.from({ length: COUNT }, (_, row) => {
    const square = Math.floor(row / 2);
    const [x, y] = [SIDE * (square % SIDE), 2 * SIDE * Math.floor(square / SIDE)];
    const shift = 3.3 * (row % 2);
    return [x + shift, y + shift, x + shift + 9, y + shift + 9];
  });
  return Float32Array.from(rows.flat());
}

/** A brush that draws nothing, and counts what it is called for. */
function countingBrush(): { readonly brush: Brush; readonly calls: Record<string, number> } {
  const calls = { arc: 0, closePath: 0, fill: 0, fillText: 0, lineTo: 0, stroke: 0 };
  const brush = {
    ...Object.fromEntries(
      Object.keys(calls).map((name) => [name, () => calls[name as keyof typeof calls]++]),
    ),
    beginPath: () => undefined,
    moveTo: () => undefined,
    rect: () => undefined,
    setLineDash: () => undefined,
  };
  return { brush: brush as unknown as Brush, calls };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

/** Bytes that the heap grows by in a frame, for each of the things that it shows: fewer than `enough` as soon as the engine has compiled what runs. */
function bytesEach(enough: number, frame: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 40 && least >= enough * COUNT; turn++) {
    const growths = Array.from({ length: 25 }, () => {
      const before = process.memoryUsage().heapUsed;
      frame();
      return process.memoryUsage().heapUsed - before;
    });
    least = Math.min(least, Math.max(0, median(growths)));
  }
  return least / COUNT;
}

/** Of two numbers as objects, and as much again for what is not compiled. */
const FEW_BYTES = 64;

test('numbers of cells', () => {
  const boxes = boxesOf();
  const bounds = { x: 0, y: 0, width: world.width, height: world.height };
  const tree = new Quadtree({ bounds, placement: 'leaf', capacity: 1, maxDepth: 5 });
  tree.setAll(boxes);
  const picture = { boxes, nodes: inspect(tree).nodes(), settings, view };
  const { brush, calls } = countingBrush();
  const palette = { label: '#000000' } as Palette;
  const draw = (): void => drawLabels(brush, { ...picture, palette });
  expect(bytesEach(FEW_BYTES, draw)).toBeLessThan(FEW_BYTES);
  expect(calls['fillText']).toBeGreaterThan(COUNT / 2);
  tree.dispose();
});

function picturedShapes(marks: Uint8Array) {
  const forms = new Float32Array(FORM_STRIDE * COUNT);
  const kinds = new Uint8Array(COUNT);
  fillForms(forms, { settings: { seed: 5, shape: 'polygon' }, kinds, frame: 7 });
  const palette = { object: '#111111', pair: '#222222', hit: '#333333', outline: '#444444' };
  const picture = { boxes: boxesOf(), marks, palette, view } as unknown as Picture;
  return { picture, shapes: { forms } as unknown as SeenShapes };
}

test('shapes', () => {
  const { picture, shapes } = picturedShapes(new Uint8Array(COUNT).fill(COLLIDES));
  const { brush, calls } = countingBrush();
  // A polygon has eight corners at most, of two numbers each, as area and as outline.
  const enough = 10 * FEW_BYTES;
  const draw = (): void => drawShapes(brush, picture, shapes);
  expect(bytesEach(enough, draw)).toBeLessThan(enough);
  expect(calls['lineTo']).toBeGreaterThan(2 * COUNT);
});

test('shapes as bodies', () => {
  const all = withChanges(settings, { shape: 'polygon', events: false });
  const [boxes, kinds] = [boxesOf(), new Uint8Array(COUNT)];
  const shapes = new FrameShapes();
  let number = 0;
  const observe = (): void => {
    for (let i = 0; i < boxes.length; i++) boxes[i]! += number % 2 === 0 ? 0.25 : -0.25;
    shapes.observe({ boxes, kinds, number: number++ }, COUNT, all, world);
  };
  expect(bytesEach(FEW_BYTES, observe)).toBeLessThan(FEW_BYTES);
  expect(shapes.pairs.length).toBeGreaterThan(0);
  shapes.dispose();
});

test('only what is stroked is closed: browsers measure the path at every end of a part', () => {
  const { picture, shapes } = picturedShapes(new Uint8Array(COUNT));
  const { brush, calls } = countingBrush();
  drawShapes(brush, picture, shapes);
  expect(calls).toMatchObject({ closePath: 0, fill: COUNT / 64 });
  picture.marks.fill(COLLIDES);
  drawShapes(brush, picture, shapes);
  expect(calls['closePath']).toBe(COUNT);
});
