/** Moves with the option `seconds`: velocities in and out, in pauses and in steps of any length. */
import { box, MOVE_STRIDE, MoveField, World } from 'quadrille/world';
import { expect, test } from 'vitest';
import { thrownBy } from '../support.js';
import { FLOOR, HERO, standing, WALL, worldOf } from './walker.js';

const SKIN = 0.01; // of the hero, by default
const GRAVITY = 900;
const RATES = [30, 60, 144, 240];

test('with seconds, a velocity leads as far as its length does without', async () => {
  const world = await worldOf(FLOOR, WALL);
  const id = world.insert({ shape: HERO, x: 30, y: -20 });
  const seconds = 1 / 8;
  const byLength = world.moveAndSlide(id, 400 * seconds, 200 * seconds);
  const byVelocity = world.moveAndSlide(id, 400, 200, { seconds });
  expect(byVelocity).toEqual({
    ...byLength,
    velocityX: byLength.velocityX / seconds,
    velocityY: byLength.velocityY / seconds,
  });
  expect(byVelocity.hits.map(({ kind }) => kind)).toContain('wall');
});

test('a velocity that nothing has stopped is returned to the bit', async () => {
  const world = await worldOf();
  const id = world.insert({ shape: HERO });
  for (const seconds of [1e-6, 1 / 144, 1 / 30, 7]) {
    const { velocityX, velocityY } = world.moveAndSlide(id, 0.1, -123.4567, { seconds });
    expect([velocityX, velocityY]).toEqual([0.1, -123.4567]);
  }
});

test.each([0, 1e-300, 9e-7])('a move of %d seconds is a pause', async (seconds) => {
  const world = await worldOf(FLOOR);
  const { id, x, y, support } = standing(world, 0, -20);
  const options = { seconds, support, inheritVelocity: true };
  const moved = world.moveAndSlide(id, 150, -420, options);
  expect(moved).toMatchObject({ x, velocityX: 150, velocityY: -420, onFloor: true });
  expect(Math.abs(moved.y - y)).toBeLessThan(SKIN);
});

test('a support that moves in a pause carries the body, and adds nothing to its velocity', async () => {
  const world = await worldOf();
  const lift = world.insert({ shape: box(60, 20), y: 10, static: true });
  const { id, support } = standing(world, 0, -20);
  world.move(lift, 3, 10);
  const options = { seconds: 0, support, inheritVelocity: true };
  const moved = world.moveAndSlide(id, 0, -420, options);
  expect(moved).toMatchObject({ carriedX: 3, velocityX: 0, velocityY: -420 });
});

test('the longest step passes no wall; one that is too long is refused', async () => {
  const world = await worldOf(FLOOR, WALL);
  const { id } = standing(world, 0, -20);
  const moved = world.moveAndSlide(id, 150, 0, { seconds: 3600 });
  expect(moved.x).toBeCloseTo(45, 1);
  expect(moved.velocityX).toBe(0);
  const { message } = thrownBy(() => world.moveAndSlide(id, 1e30, 0, { seconds: 1e10 }));
  expect(message).toMatch(
    /^moveAndSlide: dx times seconds must be in the range of 32-bit floats, got 1e\+40$/,
  );
});

test('a shape, and many bodies, take seconds as one body does', async () => {
  const world = await worldOf(FLOOR, WALL);
  const ids = [-30, 30].map((x) => world.insert({ shape: HERO, x, y: -20, group: 1 }));
  const velocities = [150, 0, 400, 200];
  const options = { seconds: 1 / 8 };
  const single = ids.map((id, i) => {
    const [vx, vy] = [velocities[2 * i]!, velocities[2 * i + 1]!];
    const moved = world.moveAndSlide(id, vx, vy, options);
    const place = world.transformOf(id);
    const { velocityX, velocityY } = world.moveAndSlide(HERO, place, vx, vy, {
      ...options,
      except: ids,
    });
    expect([velocityX, velocityY]).toEqual([moved.velocityX, moved.velocityY]);
    return moved;
  });
  const { moves } = world.moveAndSlideMany(ids, velocities, options);
  single.forEach(({ x, velocityX, velocityY }, i) => {
    const at = MOVE_STRIDE * i;
    expect(moves[at + MoveField.X]).toBe(x);
    expect(moves[at + MoveField.VelocityX]).toBe(velocityX);
    expect(moves[at + MoveField.VelocityY]).toBe(velocityY);
  });
});

/** Where a hero is each sixth of a second, who walks and jumps as the documents say. */
async function placesAt(rate: number): Promise<readonly (readonly [number, number])[]> {
  const bounds = { x: 0, y: 0, width: 800, height: 600 };
  const world = await World.create({ bounds });
  world.insert({ shape: box(800, 40), x: 400, y: 320, static: true });
  world.insert({ shape: box(40, 40), x: 500, y: 280, static: true });
  const hero = world.insert({ shape: box(16, 24), x: 200, y: 287.98 });
  const seconds = 1 / rate;
  const halfGain = (GRAVITY * seconds) / 2;
  let vy = 0;
  const places: [number, number][] = [];
  for (let frame = 0; frame < 2 * rate; frame++) {
    if (frame === rate / 2) vy = -420;
    const moved = world.moveAndSlide(hero, 150, vy + halfGain, { seconds, snapDistance: 4 });
    world.move(hero, moved.x, moved.y);
    vy = moved.onFloor ? 0 : moved.velocityY + halfGain;
    if ((frame + 1) % (rate / 6) === 0) places.push([moved.x, moved.y]);
  }
  return places;
}

test('the same inputs at 30, 60, 144 and 240 Hz lead to the same places, within one skin', async () => {
  const [first, ...others] = await Promise.all(RATES.map((rate) => placesAt(rate)));
  expect(first!.at(-1)![0]).toBeCloseTo(472, 1); // at the wall
  expect(Math.min(...first!.map(([, y]) => y))).toBeLessThan(200); // the jump
  const skin = 0.016; // a thousandth of the hero's width
  for (const places of others) {
    places.forEach(([x, y], i) => {
      expect(Math.abs(x - first![i]![0])).toBeLessThan(skin);
      expect(Math.abs(y - first![i]![1])).toBeLessThan(skin);
    });
  }
});
