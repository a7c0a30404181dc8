/** Shapes on seams: which normals are of the outline, and how far shapes come over the floor. */
import { World } from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import {
  COLUMNS,
  cells,
  heights,
  ROWS,
  TILE,
  tileNumbers,
} from '../../web/playground/features/seams/level.ts';
import { isNormalOfOutline } from '../../web/playground/features/seams/outline.ts';
import type { Slider } from '../../web/playground/features/seams/slider.ts';
import {
  floors,
  HEIGHT,
  SlidingShapes,
  TOLERANCE,
  WIDTH,
} from '../../web/playground/features/seams/sliding-shapes.ts';

const STEPS = 1_500;

/** Where each shape was after every step. */
async function pathsOf(
  isSeamless: boolean,
): Promise<{ readonly shapes: SlidingShapes; readonly places: readonly Slider['place'][][] }> {
  const shapes = await SlidingShapes.create();
  shapes.isSeamless = isSeamless;
  const places: Slider['place'][][] = shapes.sliders.map(() => []);
  for (let i = 0; i < STEPS; i++) {
    shapes.advance();
    shapes.sliders.forEach(({ place }, n) => places[n]!.push(place));
  }
  return { shapes, places };
}

function reach(places: readonly Slider['place'][]): number {
  const all = places.map(({ x }) => x);
  return Math.max(...all) - Math.min(...all);
}

/** The height of the ground above the bottom of the level, in tiles. */
function heightAt(x: number): number {
  const column = Math.floor(x / TILE);
  const [left, right] = heights[column]!;
  return left + (right - left) * (x / TILE - column);
}

describe('the level', () => {
  test('is solid below its heights', async () => {
    const bounds = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
    const world = await World.create({ bounds });
    world.addTiles({ columns: COLUMNS, rows: ROWS, size: TILE, tiles: tileNumbers() });
    for (let x = 0.7; x < WIDTH; x += 1.31)
      for (let y = 0.7; y < ROWS * TILE; y += 1.3) {
        const isSolid = ROWS * TILE - y < TILE * heightAt(x);
        expect(world.queryPoint(x, y).length > 0, `${x}, ${y}`).toBe(isSolid);
      }
    world.dispose();
  });

  test('has slopes of both inclinations, half blocks and steps', () => {
    expect(new Set(cells.map(({ tile }) => tile)).size).toBeGreaterThanOrEqual(6);
    const isStep = heights.map(([left], i) => i > 0 && left !== heights[i - 1]![1]);
    expect(isStep.filter(Boolean).length).toBeGreaterThanOrEqual(4);
  });
});

describe('a normal of the outline', () => {
  const floor = (ROWS - 1) * TILE;
  const up = { x: 0, y: -1 };
  const [topOfSlope, bottomOfSlope] = [
    { x: 5 * TILE, y: floor - TILE },
    { x: 4 * TILE, y: floor },
  ];
  const slope = { x: -Math.SQRT1_2, y: -Math.SQRT1_2 };

  test('leads up from a flat floor, also at a seam', () => {
    expect(isNormalOfOutline({ x: 3 * TILE, y: floor }, up)).toBe(true);
    expect(isNormalOfOutline({ x: 3 * TILE, y: floor }, { x: -1, y: 0 })).toBe(false);
    expect(isNormalOfOutline({ x: 3 * TILE, y: floor }, { x: 0.002, y: -1 })).toBe(false);
    expect(isNormalOfOutline({ x: 3 * TILE, y: floor }, { x: 0.0005, y: -1 })).toBe(true);
  });

  test('lies between those of both sides where the corner points outwards', () => {
    const between = { x: Math.sin(-0.4), y: -Math.cos(0.4) };
    expect(isNormalOfOutline(topOfSlope, between)).toBe(true);
    expect(isNormalOfOutline(topOfSlope, up)).toBe(true);
    expect(isNormalOfOutline(topOfSlope, slope)).toBe(true);
    expect(isNormalOfOutline(topOfSlope, { x: 0.4, y: -0.9 })).toBe(false);
    expect(isNormalOfOutline(bottomOfSlope, between)).toBe(false);
  });

  test('is at the outline, not above or below it', () => {
    expect(isNormalOfOutline({ x: 3 * TILE, y: floor - 0.1 }, up)).toBe(false);
    expect(isNormalOfOutline({ x: 3 * TILE, y: floor + 0.1 }, up)).toBe(false);
  });
});

describe('shapes on seams', () => {
  test('the tolerance is what World takes unless it is told otherwise', async () => {
    const world = await World.create({ bounds: { x: 0, y: 0, width: 1, height: 1 } });
    expect(world.options.seamTolerance).toBe(Math.fround(TOLERANCE));
    world.dispose();
  });

  test('with the seam rule, no normal is of a seam, and each shape goes the whole way', async () => {
    const { shapes, places } = await pathsOf(true);
    expect(shapes.isSeamless).toBe(true);
    expect(shapes.ofSeams).toBe(0);
    expect(shapes.ofOutline).toBeGreaterThan(STEPS);
    for (const path of places) expect(reach(path)).toBeGreaterThan(0.7 * WIDTH);
  });

  test('with the seam rule, a box keeps its speed; without it, it stands still', async () => {
    const [joined, separate] = await Promise.all([pathsOf(true), pathsOf(false)]);
    const atSpeed = ({ places: [box] }: typeof joined): number =>
      box!.filter(({ x, y }, i) => {
        const before = box![i - 1];
        return before && Math.abs(Math.hypot(x - before.x, y - before.y) - 1.6) < 0.01;
      }).length;
    expect(atSpeed(joined)).toBeGreaterThan(0.6 * STEPS);
    expect(atSpeed(separate)).toBeLessThan(0.2 * STEPS);
  });

  test('without it, normals of seams stop the boxes', async () => {
    const { shapes, places } = await pathsOf(false);
    expect(shapes.ofSeams).toBeGreaterThan(STEPS / 2);
    for (const floor of [0, 4]) expect(reach(places[floor]!)).toBeLessThan(3 * TILE);
  });

  test.each([false, true])('both floors are met alike; with the rule: %s', async (isSeamless) => {
    const { shapes, places } = await pathsOf(isSeamless);
    const half = shapes.sliders.length / 2;
    const [above, below] = floors as [Slider['place'], Slider['place']];
    for (let i = 0; i < half; i++)
      places[i]!.slice(0, 60).forEach(({ x, y }, step) => {
        const other = places[i + half]![step]!;
        expect(other.x).toBeCloseTo(x, 1);
        expect(other.y - below.y).toBeCloseTo(y - above.y, 1);
      });
  });

  test.each([false, true])(
    'no shape sinks into the floor; with the rule: %s',
    async (isSeamless) => {
      const { shapes, places } = await pathsOf(isSeamless);
      shapes.sliders.forEach((_, i) => {
        const floor = floors[i < shapes.sliders.length / 2 ? 0 : 1]!;
        for (const { x, y } of places[i]!)
          expect(y).toBeLessThan(floor.y + TILE * (ROWS - heightAt(x)));
      });
    },
  );

  test('the switch begins the counts anew, and normals of seams are gone at once', async () => {
    const { shapes } = await pathsOf(false);
    expect(shapes.normals.some(({ isOfSeam }) => isOfSeam)).toBe(true);
    shapes.isSeamless = true;
    expect(shapes).toMatchObject({ ofSeams: 0, ofOutline: 0 });
    expect(shapes.normals.some(({ isOfSeam }) => isOfSeam)).toBe(false);
    for (let i = 0; i < 400; i++) shapes.advance();
    expect(shapes.ofSeams).toBe(0);
    shapes.isSeamless = false;
    for (let i = 0; i < 400; i++) shapes.advance();
    expect(shapes.ofSeams).toBeGreaterThan(0);
  });

  test('every run is the same', async () => {
    const [first, second] = await Promise.all([pathsOf(false), pathsOf(false)]);
    expect(first.places).toEqual(second.places);
    expect(first.shapes.ofSeams).toBe(second.shapes.ofSeams);
  });
});
