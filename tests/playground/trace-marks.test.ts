/** The marks of a trace stand out from the cells that they lie on, in the colours of every scene. */
import { load, Quadtree } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Box, Trace } from '../../web/playground/engine/trace/trace.ts';
import { eventsOf } from '../../web/playground/engine/tree/trace-events.ts';
import type { DrawTarget, Stroke } from '../../web/playground/render/draw-target.ts';
import type { Palette } from '../../web/playground/render/palette.ts';
import { drawTrace } from '../../web/playground/render/trace/trace-drawing.ts';
import { TraceRenderer } from '../../web/playground/render/trace/trace-renderer.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { initialSettings } from '../../web/playground/state/settings.ts';
import { palettes } from './palettes.ts';
import { contrast, over } from './seen-colours.ts';

beforeAll(() => load());

interface Fill {
  readonly colour: string;
  readonly share: number;
  readonly box: Box;
}

/** What a trace draws, in its order. */
interface Drawing {
  readonly fills: readonly Fill[];
  readonly strokes: readonly Stroke[];
}

/** The query of a corner: it visits nodes of several levels, skips others, and tests objects that it does not hit. */
function drawQuery(palette: Palette): Drawing {
  const settings = initialSettings();
  const world = { ...presetOf('crowd').world, width: 64, height: 64, margin: 0 };
  using tree = new Quadtree({
    bounds: { x: 0, y: 0, width: 64, height: 64 },
    capacity: 2,
    maxDepth: 5,
  });
  tree.insertMany([
    1, 1, 2, 2, 5, 5, 6, 6, 9, 9, 10, 10, 30, 30, 34, 34, 40, 1, 41, 2, 50, 3, 51, 4,
  ]);
  const events = eventsOf(tree.explain('query', 0, 0, 3, 3));
  const trace: Trace = { kind: 'query', events, subjects: [], target: undefined, boxes: new Map() };
  const at = events.length - 1;
  const fills: Fill[] = [];
  const strokes: Stroke[] = [];
  const target: DrawTarget = {
    fill: (path, colour, share = 1) => fills.push({ colour, share, box: boxOf(path) }),
    stroke: (_, stroke) => strokes.push(stroke),
    letter: () => {},
  };
  const view = { width: 640, height: 640, ratio: 1, scale: 10, left: 0, top: 0 };
  const step = { trace, at, event: events[at]! };
  drawTrace(new TraceRenderer(target, palette, view), step, { palette, settings, world });
  return { fills, strokes };
}

/** Of a path that goes around it. */
function boxOf(path: string): Box {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = (path.match(/[\d.-]+/g) ?? []).map(Number);
  return [minX, minY, maxX, maxY];
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

describe.each(palettes)('in the colours of $name', ({ palette }) => {
  test('a visited cell is veiled once, and every mark has a contrast of 3 to 1 to cells with a veil and without', () => {
    const { fills, strokes } = drawQuery(palette);
    const veils = fills.filter(({ share }) => share < 1);
    expect(veils.length).toBeGreaterThan(0);
    for (const [at, one] of veils.entries())
      for (const other of veils.slice(at + 1)) expect(overlap(one.box, other.box)).toBe(false);
    const { background } = palette;
    const grounds = [
      background,
      ...veils.map(({ colour, share }) => over(colour, background, share)),
    ];
    // Halos have the ground's own colour.
    const marks = strokes.filter(({ colour }) => colour !== background);
    expect(new Set(marks.map(({ colour }) => colour)).size).toBeGreaterThan(2);
    for (const { colour, opacity = 1 } of marks)
      for (const ground of grounds)
        expect(
          contrast(over(colour, ground, opacity), ground),
          `${colour} on ${ground}`,
        ).toBeGreaterThanOrEqual(3);
  });
});
