/** Sensors that a body passes on its way, and corners that do not stop it. */
import { box, circle, type MoveHit, type MoveOptions, World } from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { FLOOR, HERO, worldOf } from './walker.js';

const namesOf = (hits: readonly MoveHit[]): readonly unknown[] =>
  hits.map(({ kind, id }) => [kind, id]);

describe('sensors', () => {
  test('are listed among the hits, in the order of the way, on request alone', async () => {
    const world = await worldOf(FLOOR);
    const coins = [90, 30, 60].map((x) =>
      world.insert({ shape: circle(2), x, y: -6, static: true, sensor: true }),
    );
    const hero = world.insert({ shape: HERO, x: 0, y: -20 });
    const floor = world.idAt(0);
    const [last, first, middle] = coins;
    const moved = world.moveAndSlide(hero, 100, 20, { sensors: true });
    expect(namesOf(moved.hits)).toEqual([
      ['sensor', first],
      ['floor', floor],
      ['sensor', middle],
      ['sensor', last],
    ]);
    expect(moved.hits[0]).toMatchObject({ part: 0, movingPart: 0, depth: 0 });
    expect(moved.hits[0]!.x).toBeCloseTo(30 - 2 - 5, 1);
    for (const options of [{}, { sensors: false }]) {
      expect(namesOf(world.moveAndSlide(hero, 100, 20, options).hits)).toEqual([['floor', floor]]);
    }
  });

  test('are chosen by category, mask and except', async () => {
    const world = await worldOf();
    const [coin, lava] = [2, 4].map((category, i) =>
      world.insert({
        shape: circle(2),
        x: 30 * i + 30,
        y: 0,
        static: true,
        sensor: true,
        category,
      }),
    );
    const passed = (options: MoveOptions): readonly number[] =>
      world
        .moveAndSlide(HERO, { x: 0, y: 0 }, 100, 0, { ...options, sensors: true })
        .hits.map(({ id }) => id);
    expect(passed({})).toEqual([coin, lava]);
    expect(passed({ mask: 4 })).toEqual([lava]);
    expect(passed({ except: lava })).toEqual([coin]);
  });

  test('in which the body begins are not listed', async () => {
    const world = await worldOf();
    world.insert({ shape: box(50, 50), x: 0, y: 0, static: true, sensor: true });
    expect(world.moveAndSlide(HERO, { x: 0, y: 0 }, 100, 0, { sensors: true }).hits).toEqual([]);
  });
});

describe('a corner', () => {
  test('of a ceiling moves the head aside by no more than the correction', async () => {
    const world = await World.create({ bounds: { x: 0, y: 0, width: 400, height: 400 } });
    world.insert({ shape: box(100, 20), x: 150, y: 40, static: true }); // from 100, its lower side at 50
    const rise = (x: number): number =>
      world.moveAndSlide(box(10, 20), { x, y: 80 }, 0, -40, { cornerCorrection: 4 }).velocityY;
    expect([98, 99, 99.5].map(rise)).toEqual([-40, -40, 0]);
    expect([97, 100.5, 104].map(rise)).toEqual([-40, 0, 0]);
  });

  test('of a floor lifts the foot by no more than the correction', async () => {
    const world = await World.create({ bounds: { x: 0, y: 0, width: 400, height: 400 } });
    world.insert({ shape: box(100, 20), x: 150, y: 110, static: true }); // from 100, its top at 100
    const leap = (y: number): boolean =>
      world.moveAndSlide(box(10, 20), { x: 80, y }, 30, 0, { cornerCorrection: 4 }).stepped;
    expect([91, 93, 94, 94.5, 98].map(leap)).toEqual([true, true, true, false, false]);
  });

  test('is refused where there are no floors', async () => {
    const world = await worldOf();
    const move = (): unknown =>
      world.moveAndSlide(HERO, { x: 0, y: 0 }, 1, 0, { mode: 'topDown', cornerCorrection: 4 });
    expect(move).toThrow(
      "moveAndSlide: cornerCorrection must be left out with mode: 'topDown', which knows no floors, got 4",
    );
  });
});
