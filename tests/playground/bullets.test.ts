/** The shooting range: what passes walls unseen and what is stopped, counted here by steps that are too short to miss anything. */
import { rowOf } from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import {
  type Bar,
  HEIGHT,
  type Point,
  RADIUS,
  ShootingRange,
  type Shot,
  speeds,
  THICKNESS,
  WIDTH,
  walls,
} from '../../web/playground/features/bullets/shooting-range.ts';

interface Chosen {
  readonly isSwept: boolean;
  readonly speed: number;
}

/** A range after some steps, and all shots that it ever had. */
async function rangeAfter(
  steps: number,
  { isSwept, speed }: Chosen,
): Promise<{ readonly range: ShootingRange; readonly shots: readonly Shot[] }> {
  const range = await ShootingRange.create();
  range.isSwept = isSwept;
  range.speed = speed;
  const shots = new Set<Shot>();
  for (let i = 0; i < steps; i++) {
    range.advance();
    for (const shot of range.shots) shots.add(shot);
  }
  return { range, shots: [...shots] };
}

function distance(bar: Bar, { x, y }: Point): number {
  const [sin, cos] = [Math.sin(bar.angle), Math.cos(bar.angle)];
  const across = Math.abs((x - bar.x) * cos + (y - bar.y) * sin) - THICKNESS / 2;
  const along = Math.abs((y - bar.y) * cos - (x - bar.x) * sin) - bar.length / 2;
  return Math.hypot(Math.max(0, across), Math.max(0, along));
}

function isIn(wall: readonly Bar[], place: Point): boolean {
  return wall.some((bar) => distance(bar, place) < RADIUS);
}

/** How many walls a shot has passed on its way, without the one that it hit. */
function passedBy({ places, hit }: Shot): number {
  const [from, to] = [places[0]!, places.at(-1)!];
  const path = Array.from({ length: 5_000 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / 5_000,
    y: from.y + ((to.y - from.y) * i) / 5_000,
  }));
  return walls.filter(
    (wall, row) =>
      (hit === undefined || rowOf(hit.wall) !== row) && path.some((place) => isIn(wall, place)),
  ).length;
}

const everySpeed = Array.from(
  { length: speeds.max / speeds.step },
  (_, i) => speeds.step * (i + 1),
);

describe('the shooting range', () => {
  test('without a sweep, most fast shots pass most walls unseen', async () => {
    const { range } = await rangeAfter(200, { isSwept: false, speed: 80 });
    expect(range.passed).toBeGreaterThan(4 * range.stopped);
    expect(range.stopped).toBeGreaterThan(0);
  });

  test('without a sweep, steps that are shorter than a shot and a wall are thick pass nothing', async () => {
    expect(speeds.min).toBeLessThan(2 * RADIUS + THICKNESS);
    const { range } = await rangeAfter(300, { isSwept: false, speed: speeds.min });
    expect(range.passed).toBe(0);
    expect(range.stopped).toBeGreaterThan(50);
  });

  test.each(everySpeed)('with a sweep, no shot passes a wall at speed %i', async (speed) => {
    const { range, shots } = await rangeAfter(300, { isSwept: true, speed });
    expect(range.passed).toBe(0);
    const ended = shots.filter((shot) => shot.ended !== undefined);
    expect(ended.filter(({ hit }) => hit)).toHaveLength(ended.length);
    expect(range.stopped).toBe(ended.length);
    expect(range.stopped).toBeGreaterThan(50);
  });

  test.each([8, 64, 92, 160])('the numbers add up at speed %i', async (speed) => {
    const { range, shots } = await rangeAfter(250, { isSwept: false, speed });
    expect(shots).toHaveLength(range.fired);
    expect(shots.filter(({ hit }) => hit)).toHaveLength(range.stopped);
    const passed = shots.map(passedBy);
    expect(range.passed).toBe(passed.reduce((sum, count) => sum + count, 0));
    shots.forEach(({ leaps }, i) => expect(leaps.size > 0, `${i}`).toBe(passed[i]! > 0));
  });

  test('a shot that leaps over a wall was in it after none of its steps', async () => {
    const { shots } = await rangeAfter(250, { isSwept: false, speed: 64 });
    for (const { hit, places } of shots) {
      const before = hit ? places.slice(0, -1) : places;
      for (const place of before) expect(walls.some((wall) => isIn(wall, place))).toBe(false);
    }
  });

  test('a swept shot stops beside the wall, at the place of its impact', async () => {
    const { shots } = await rangeAfter(250, { isSwept: true, speed: 64 });
    for (const { hit, places } of shots) {
      if (!hit) continue;
      expect(places.at(-1)).toEqual({ x: hit.x, y: hit.y });
      const wall = walls[rowOf(hit.wall)]!;
      expect(Math.min(...wall.map((bar) => distance(bar, hit)))).toBeCloseTo(RADIUS, 3);
      const { pointX, pointY, normalX, normalY } = hit.impact!;
      expect(pointX + RADIUS * normalX).toBeCloseTo(hit.x, 3);
      expect(pointY + RADIUS * normalY).toBeCloseTo(hit.y, 3);
    }
  });

  test('every shot that leaves has passed a wall: all paths lead through one', async () => {
    const { shots } = await rangeAfter(250, { isSwept: false, speed: 160 });
    const gone = shots.filter(({ ended, hit }) => ended !== undefined && !hit);
    expect(gone.length).toBeGreaterThan(50);
    for (const { leaps, places } of gone) {
      expect(leaps.size).toBeGreaterThan(0);
      const { x, y } = places.at(-1)!;
      expect(x > WIDTH || y < 0 || y > HEIGHT).toBe(true);
    }
  });

  test('the switch holds for shots on their way, and the counts begin anew', async () => {
    const { range } = await rangeAfter(60, { isSwept: false, speed: 64 });
    const flying = range.shots.filter(({ ended }) => ended === undefined);
    expect(flying.length).toBeGreaterThan(0);
    range.isSwept = true;
    expect(range).toMatchObject({ passed: 0, stopped: 0 });
    for (let i = 0; i < 20; i++) range.advance();
    expect(range.passed).toBe(0);
    range.isSwept = false;
    for (let i = 0; i < 20; i++) range.advance();
    expect(range.passed).toBeGreaterThan(0);
    range.speed = 1_000;
    expect(range).toMatchObject({ passed: 0, stopped: 0, speed: speeds.max });
  });

  test.each([false, true])('is the same in every run; swept: %s', async (isSwept) => {
    const [first, second] = await Promise.all([
      rangeAfter(120, { isSwept, speed: 72 }),
      rangeAfter(120, { isSwept, speed: 72 }),
    ]);
    expect(first.shots).toEqual(second.shots);
    expect(first.range.passed).toBe(second.range.passed);
  });
});
