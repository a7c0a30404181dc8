/** Labels of traces and counts of bugs at the edges of the picture are whole. */
import { expect, test } from 'vitest';
import type { ArticleFrame } from '../../web/playground/features/bugs/article-frame.ts';
import { drawFindings } from '../../web/playground/features/bugs/draw-findings.ts';
import type { Brush } from '../../web/playground/render/draw-context.ts';
import type { DrawTarget } from '../../web/playground/render/draw-target.ts';
import type { Palette } from '../../web/playground/render/palette.ts';
import { TraceRenderer } from '../../web/playground/render/trace/trace-renderer.ts';
import { viewportOf } from '../../web/playground/render/viewport.ts';

const world = { width: 200, height: 200, margin: 0 };
const view = viewportOf({ width: 200, height: 200, ratio: 1 }, world, { zoom: 1, x: 100, y: 100 });

/** Left, top, right and bottom of the plate behind a label of a cell. */
function plateOf(box: readonly [number, number, number, number]): readonly number[] {
  const filled: string[] = [];
  const target = { fill: (path: string) => filled.push(path), letter: () => undefined };
  const palette = { background: '#ffffff', outline: '#000000' } as Palette;
  new TraceRenderer(target as unknown as DrawTarget, palette, view).label(box, '3/2/1/0');
  const [left = 0, top = 0, right = 0, bottom = 0] = (filled[0] ?? '')
    .match(/-?[\d.]+/g)!
    .map(Number);
  return [left, top, right, bottom];
}

test.each([
  [[0, 0, 25, 25]],
  [[175, 0, 200, 25]],
  [[175, 175, 200, 200]],
  [[-40, 190, 10, 240]],
] as const)('the label of a cell at %j is whole', (box) => {
  const [left, top, right, bottom] = plateOf(box);
  expect(Math.min(left!, top!)).toBeGreaterThanOrEqual(0);
  expect(Math.max(right!, bottom!)).toBeLessThanOrEqual(200);
});

test.each([
  [0, 0],
  [200, 0],
  [0, 200],
  [200, 200],
])('how often a pair at %d, %d was reported can be read', (x, y) => {
  const places: [number, number][] = [];
  const brush = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'fillText' ? (_text: string, ...at: [number, number]) => places.push(at) : () => 0,
      set: () => true,
    },
  );
  const boxes = Float32Array.of(x - 1, y - 1, x + 1, y + 1, x - 1, y - 1, x + 1, y + 1);
  const none = { gaps: [], ghosts: [], lost: [], missedPairs: [], needlessCells: [] };
  const findings = { ...none, repeated: [0, 1, 12] };
  drawFindings(
    brush as unknown as Brush,
    { findings, everyBox: boxes } as unknown as ArticleFrame,
    view,
  );
  const [[across, down] = [0, 0]] = places;
  expect(Math.min(across, 200 - across)).toBeGreaterThanOrEqual(12);
  expect(Math.min(down, 200 - down)).toBeGreaterThanOrEqual(6);
});
