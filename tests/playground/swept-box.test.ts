/** What a moving box covers, and where one may begin. */
import * as fc from 'fast-check';
import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { overlap } from '../../web/playground/engine/oracle.ts';
import { TreeDriver } from '../../web/playground/engine/tree/driver.ts';
import { freeStart } from '../../web/playground/engine/tree/free-start.ts';
import { corridorOf } from '../../web/playground/engine/tree/swept-box.ts';
import { presetOf } from '../../web/playground/state/presets.ts';

beforeAll(() => load());

const { settings, world } = presetOf('s2');

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
      const corners = corridorOf({ x, y, width, height }, { x: endX, y: endY });
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
  return new TreeDriver(settings, world, boxes);
}

describe('a swept box that is newly chosen', () => {
  const probe = {
    kind: 'sweep',
    x: 240,
    y: 340,
    width: 120,
    height: 120,
    dx: 180,
    dy: -120,
  } as const;

  test.each([
    [20, 20],
    [400, 12],
    [5_000, 4],
  ])('begins on none of %i objects, and meets one', (count, side) => {
    const tree = treeOf(count, side);
    const start = freeStart(tree, probe, world);
    if (!start) throw new Error('no room');
    const box = Float32Array.of(start.x, start.y, start.x + start.width, start.y + start.height);
    for (let at = 0; at < tree.boxes.length; at += 4)
      expect(
        overlap(Float32Array.of(...box, ...tree.boxes.subarray(at, at + 4)), 0, 4, false),
      ).toBe(false);
    expect(tree.sighted(start).stop).toBeDefined();
    tree.dispose();
  });

  test('stays where it is if it overlaps nothing there and hits something', () => {
    const tree = new TreeDriver(settings, world, Float32Array.of(400, 200, 480, 280));
    expect(freeStart(tree, probe, world)).toEqual(probe);
    tree.dispose();
  });

  test('moves elsewhere if it hits nothing from where it is', () => {
    const tree = new TreeDriver(settings, world, Float32Array.of(300, 100, 380, 180));
    expect(tree.sighted(probe).stop).toBeUndefined();
    expect(tree.sighted(freeStart(tree, probe, world) ?? probe).stop).toBeDefined();
    tree.dispose();
  });

  test('has no place where the world is full', () => {
    const tree = new TreeDriver(settings, world, Float32Array.of(-100, -100, 900, 900));
    expect(freeStart(tree, probe, world)).toBeUndefined();
    tree.dispose();
  });
});
