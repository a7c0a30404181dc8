/** What a moving box covers, and where one may begin. */
import * as fc from 'fast-check';
import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { overlap } from '../../web/playground/engine/oracle.ts';
import { TreeDriver } from '../../web/playground/engine/tree/driver.ts';
import type { Stop } from '../../web/playground/engine/tree/probe.ts';
import { probeOf } from '../../web/playground/probes/registry.ts';
import { sweptArea } from '../../web/playground/probes/shared/swept-area.ts';
import { sweep } from '../../web/playground/probes/sweep.ts';
import type { Settings } from '../../web/playground/state/parameters.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { withChanges } from '../../web/playground/state/settings.ts';

beforeAll(() => load());

const { settings: usual, world } = presetOf('s2');

/** Twice the area within some corners, positive if they go clockwise, y being down. */
function area(corners: readonly { x: number; y: number }[]): number {
  return corners.reduce((sum, { x, y }, at) => {
    const next = corners[(at + 1) % corners.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
}

test('the polygon of a swept box has the area that the box covers, in every direction', () => {
  const place = fc.integer({ min: -50, max: 50 });
  const side = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(place, place, place, place, side, side, (x, y, endX, endY, width, height) => {
      const corners = sweptArea({ x, y, width, height }, { x: endX, y: endY });
      const covered = width * height + width * Math.abs(endY - y) + height * Math.abs(endX - x);
      expect(area(corners)).toBe(2 * covered);
    }),
    { seed: 6 },
  );
});

/** So many squares, strewn over the world. */
function treeOf(count: number, side: number): TreeDriver {
  const boxes = new Float32Array(4 * count);
  for (let row = 0; row < count; row++) {
    const [x, y] = [(row * 137) % (world.width - side), (row * 251) % (world.height - side)];
    boxes.set([x, y, x + side, y + side], 4 * row);
  }
  return new TreeDriver(usual, world, boxes);
}

function stopOf(settings: Settings, tree: TreeDriver): Stop | undefined {
  const probe = probeOf(settings, world);
  return probe && tree.find(probe).stop;
}

describe('a sweep that is newly chosen', () => {
  const chosen = withChanges(usual, { probe: true, probeKind: 'sweep', probeX: 300, probeY: 400 });

  /** The settings after it has found its place. */
  function started(tree: TreeDriver): Settings {
    return withChanges(chosen, sweep.start?.({ settings: chosen, world, tree }) ?? {});
  }

  test.each([
    [20, 20],
    [400, 12],
    [5_000, 4],
  ])('begins on none of %i objects, and meets one', (count, side) => {
    const tree = treeOf(count, side);
    const settings = started(tree);
    const { probeX, probeY, probeSize } = settings;
    const half = probeSize / 2;
    const box = [probeX - half, probeY - half, probeX + half, probeY + half];
    for (let at = 0; at < tree.boxes.length; at += 4)
      expect(
        overlap(Float32Array.of(...box, ...tree.boxes.subarray(at, at + 4)), 0, 4, false),
      ).toBe(false);
    expect(stopOf(settings, tree)).toBeDefined();
    tree.dispose();
  });

  test('stays where it is if it overlaps nothing there and hits something', () => {
    const tree = new TreeDriver(usual, world, Float32Array.of(400, 200, 480, 280));
    expect(started(tree)).toEqual(chosen);
    tree.dispose();
  });

  test('moves elsewhere if it hits nothing from where it is', () => {
    const tree = new TreeDriver(usual, world, Float32Array.of(300, 100, 380, 180));
    expect(stopOf(chosen, tree)).toBeUndefined();
    expect(stopOf(started(tree), tree)).toBeDefined();
    tree.dispose();
  });

  test('changes nothing where the world is full', () => {
    const tree = new TreeDriver(usual, world, Float32Array.of(-100, -100, 900, 900));
    expect(sweep.start?.({ settings: chosen, world, tree })).toEqual({});
    tree.dispose();
  });
});
