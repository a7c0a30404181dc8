/** The numbers in the cells keep off objects where a corner of the cell is free. */
import * as fc from 'fast-check';
import { inspect, load, Quadtree } from 'quadrille';
import { beforeAll, expect, test } from 'vitest';
import type { Brush } from '../../web/playground/render/draw-context.ts';
import { drawLabels } from '../../web/playground/render/labels.ts';
import type { Palette } from '../../web/playground/render/palette.ts';
import { viewportOf } from '../../web/playground/render/viewport.ts';
import { presetOf } from '../../web/playground/state/presets.ts';

const WIDTH = 7;
const HEIGHT = 10;
const world = { width: 512, height: 512, margin: 0 };

beforeAll(() => load());

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** What is written into the cells of a tree over these boxes, one CSS pixel a world unit. */
function labelsOf(
  boxes: readonly number[],
  camera = { zoom: 1, x: 256, y: 256 },
): { labels: readonly Label[]; leaves: number } {
  const { settings } = presetOf('s1');
  const bounds = { x: 0, y: 0, width: world.width, height: world.height };
  const tree = new Quadtree({ bounds, placement: 'leaf', capacity: 2, maxDepth: 3 });
  tree.setAll(boxes);
  const labels: Label[] = [];
  const brush = { fillText: (text: string, x: number, y: number) => labels.push({ text, x, y }) };
  const screen = { width: world.width, height: world.height, ratio: 1 };
  const view = viewportOf(screen, world, camera);
  drawLabels(brush as unknown as Brush, {
    boxes: Float32Array.from(boxes),
    nodes: inspect(tree).nodes(),
    palette: { label: '#000000' } as Palette,
    settings,
    view,
  });
  const { leaves } = inspect(tree).stats();
  tree.dispose();
  return { labels, leaves };
}

/** Whether a rectangle of a label's size overlaps an object. */
function isOver(boxes: readonly number[], x: number, y: number): boolean {
  for (let at = 0; at < boxes.length; at += 4) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.slice(at, at + 4);
    if (x < right && x + WIDTH > left && y < bottom && y + HEIGHT > top) return true;
  }
  return false;
}

const anyBoxes = fc
  .array(fc.tuple(fc.nat({ max: 460 }), fc.nat({ max: 460 }), fc.integer({ min: 1, max: 50 })), {
    minLength: 3,
    maxLength: 40,
  })
  .map((all) => all.flatMap(([x, y, side]) => [x, y, x + side, y + side]));

test('a number is over an object only where all corners of its cell are near one', () => {
  let moved = 0;
  fc.assert(
    fc.property(anyBoxes, (boxes) => {
      const { labels, leaves } = labelsOf(boxes);
      expect(labels).toHaveLength(leaves === 1 ? 0 : leaves);
      for (const { x, y } of labels) {
        if (!isOver(boxes, x, y)) continue;
        // Without a free corner it stands in the upper left one.
        expect([x % 64, y % 64]).toEqual([4, 4]);
      }
      moved += labels.filter(({ x, y }) => x % 64 !== 4 || y % 64 !== 4).length;
    }),
    { seed: 51, numRuns: 200 },
  );
  expect(moved).toBeGreaterThan(100);
});

test('a number leaves its corner to an object, and stays where there is none', () => {
  const small = [1, 1, 3, 3, 250, 250, 252, 252, 200, 60, 202, 62];
  const { labels } = labelsOf([...small, 2, 2, 20, 20]);
  const first = labels.find(({ x, y }) => x < 128 && y < 128);
  expect(first?.x).not.toBe(4);
  const free = labelsOf([60, 60, 62, 62, 250, 250, 252, 252, 200, 60, 202, 62, 70, 70, 80, 80]);
  expect(free.labels.some(({ x, y }) => x === 4 && y === 4)).toBe(true);
});

test('a number is whole, also where the edge of the picture cuts its cell', () => {
  let cut = 0;
  fc.assert(
    fc.property(anyBoxes, fc.nat({ max: 512 }), fc.nat({ max: 512 }), (boxes, x, y) => {
      const { labels } = labelsOf(boxes, { zoom: 3, x, y });
      for (const label of labels) {
        expect(label.x).toBeGreaterThanOrEqual(0);
        expect(label.y).toBeGreaterThanOrEqual(0);
        expect(label.x + WIDTH).toBeLessThanOrEqual(world.width);
        expect(label.y + HEIGHT).toBeLessThanOrEqual(world.height);
        if (label.x === 4 || label.y === 4) cut++;
      }
    }),
    { seed: 52, numRuns: 200 },
  );
  expect(cut).toBeGreaterThan(50);
});
