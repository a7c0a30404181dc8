/** The partners of a pair are tied by a line, where there is room for it. */
import { load } from 'quadrille';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Frame } from '../../web/playground/engine/player/frame.ts';
import { TreeDriver } from '../../web/playground/engine/tree/driver.ts';
import { probes } from '../../web/playground/probes/registry.ts';
import { SvgContext } from '../../web/playground/render/svg-context.ts';
import { SvgTarget } from '../../web/playground/render/svg-target.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { type Changes, withChanges } from '../../web/playground/state/settings.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { PictureMemory, pictureOf } = await import('../../web/playground/render/picture-of.ts');
const { drawScene } = await import('../../web/playground/render/canvas2d/scene.ts');
const { cameraOf, viewportOf } = await import('../../web/playground/render/viewport.ts');

beforeAll(() => load());

const { settings: usual, world } = presetOf('crowd');
/** Two that overlap, and one apart. */
const three = [100, 100, 130, 130, 120, 110, 150, 140, 300, 300, 330, 330];

/** A picture with a device pixel for each unit of the world. */
function pictured(boxes: readonly number[], changes: Changes = {}, memory = new PictureMemory()) {
  const settings = withChanges(usual, { zoom: 100, ...changes });
  const tree = new TreeDriver(settings, world, Float32Array.from(boxes));
  const frame = new Frame(tree, () => probes);
  frame.begin({ kinds: new Uint8Array(boxes.length / 4) });
  frame.look(settings, world);
  const screen = { width: world.width, height: world.height, ratio: 1 };
  const view = viewportOf(screen, world, cameraOf(settings, world));
  return pictureOf({ frame, settings, world, view }, memory);
}

function tiesOf(boxes: readonly number[], changes: Changes = {}): number[] {
  return pictured(boxes, changes).segments.flatMap(({ ends }) => Array.from(ends));
}

describe('ties', () => {
  test('lead from the centre of one partner to that of the other', () => {
    const [x1, y1, x2, y2] = tiesOf(three);
    const ends = [
      [x1, y1],
      [x2, y2],
    ].toSorted(([a = 0], [b = 0]) => a - b);
    expect(ends).toEqual([
      [115, 115],
      [135, 125],
    ]);
    expect(tiesOf(three)).toHaveLength(4);
  });

  test('are where pairs are shown: not without pairs, nor while a trace is played', () => {
    expect(tiesOf(three, { pairs: false })).toEqual([]);
    expect(tiesOf(three, { trace: 'query' })).toEqual([]);
  });

  test('are not in the colours of articles', () => {
    expect(tiesOf(three, { preset: 's2', colours: 'article' })).toEqual([]);
    expect(tiesOf(three, { preset: 's2' })).toHaveLength(4);
  });

  test('hide no small object, until zoom makes it large', () => {
    const small = [100, 100, 130, 130, 126, 126, 131, 131];
    expect(tiesOf(small)).toEqual([]);
    expect(tiesOf(small, { zoom: 200, cameraX: 120, cameraY: 120 })).toHaveLength(4);
  });

  test('are no dots where one object lies in the middle of another', () => {
    expect(tiesOf([100, 100, 140, 140, 110, 111, 130, 131])).toEqual([]);
  });

  test('are left out where there would be a tangle', () => {
    const heap = Array.from({ length: 40 }, (_, at) => [100 + at, 100, 150 + at, 140]).flat();
    expect(tiesOf(heap)).toEqual([]);
    expect(tiesOf(heap.slice(0, 4 * 20)).length).toBeGreaterThan(4 * 100);
  });

  test('are in files of shapes too, a dark line with a light halo below it', () => {
    const target = new SvgTarget();
    drawScene(new SvgContext(target), pictured(three, { theme: 'light' }));
    const tied = target.elements.filter((element) => /M1[13]5 1[12]5L1[13]5 1[12]5"/.test(element));
    expect(tied.map((element) => /stroke="[^"]*" stroke-width="[^"]*"/.exec(element)?.[0])).toEqual(
      ['stroke="#ffffff" stroke-width="3.5"', 'stroke="#14171c" stroke-width="1.5"'],
    );
  });

  test('stay in the same memory from picture to picture', () => {
    const memory = new PictureMemory();
    const [one] = pictured(three, {}, memory).segments.map(({ ends }) => ends.buffer);
    const [other] = pictured(three, {}, memory).segments.map(({ ends }) => ends.buffer);
    expect(one).toBeDefined();
    expect(other).toBe(one);
  });
});
