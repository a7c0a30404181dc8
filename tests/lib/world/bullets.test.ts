import {
  type BodyId,
  box,
  circle,
  IMPACT_STRIDE,
  type Impact,
  ImpactField,
  rowOf,
  segment,
  TRANSFORM_STRIDE,
  World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { random, thrownBy, WORLD } from '../support.js';

const [ENEMY, BULLET] = [1, 2];

/** A bullet to the left of a thin wall. */
async function rangeWithWall(): Promise<{ world: World<string>; wall: BodyId; bullet: BodyId }> {
  const world = await World.create<string>(WORLD);
  const wall = world.insert({ shape: box(1, 40), x: 30, y: 30, static: true, data: 'wall' });
  const bullet = world.insert({ shape: circle(2), x: 10, y: 30, bullet: true, data: 'bullet' });
  return { world, wall, bullet };
}

function put(world: World<string>, id: BodyId, x: number): void {
  world.transforms[TRANSFORM_STRIDE * rowOf(id)] = x;
}

test('a bullet meets the wall on its way, and the impact says where', async () => {
  const { world, wall, bullet } = await rangeWithWall();
  put(world, bullet, 50);
  world.step();
  expect(world.entered()).toEqual([{ a: wall, b: bullet }]);
  expect(world.contacts()).toEqual([]);
  expect(world.impacts()).toEqual([
    {
      bullet,
      other: wall,
      fraction: 0.4375,
      x: 27.5,
      y: 30,
      pointX: 29.5,
      pointY: 30,
      normalX: -1,
      normalY: 0,
      part: 0,
      otherPart: 0,
    },
  ]);
  world.step();
  expect(world.exited()).toEqual([{ a: wall, b: bullet }]);
  expect(world.impacts()).toEqual([]);
});

test('a body that is no bullet passes the wall unseen', async () => {
  const { world, bullet } = await rangeWithWall();
  world.update(bullet, { bullet: false });
  put(world, bullet, 50);
  world.step();
  expect(world.pairs()).toEqual([]);
  expect(world.get(bullet)).toMatchObject({ bullet: false });
});

test('move and update sweep, place does not', async () => {
  const { world, bullet } = await rangeWithWall();
  world.move(bullet, 50, 30);
  world.step();
  expect(world.impacts()).toHaveLength(1);
  world.place(bullet, 10, 30);
  world.step();
  expect(world.impacts()).toEqual([]);
  world.update(bullet, { x: 50 });
  world.step();
  expect(world.impacts()).toHaveLength(1);
  world.place(bullet, 10, 30, 1);
  expect(world.transformOf(bullet)).toEqual({ x: 10, y: 30, angle: 1, scale: 1 });
});

test.each<[string, number, (world: World, id: BodyId) => void]>([
  ['a shape alone keeps the way', 1, (world, id) => world.update(id, { shape: circle(3) })],
  ['so does a part', 1, (world, id) => world.updatePart(id, 0, { shape: circle(3) })],
  [
    'a shape and a place begin anew',
    0,
    (world, id) => world.update(id, { shape: circle(3), x: 54 }),
  ],
  ['so do parts', 0, (world, id) => world.update(id, { parts: [{ shape: circle(3) }], y: 30 })],
])('an update after a move: %s', async (_, impacts, change) => {
  const world = await World.create(WORLD);
  world.insert({ shape: box(4, 20), x: 32, y: 30, static: true });
  const bullet = world.insert({ shape: circle(2), x: 10, y: 30, bullet: true });
  world.step();
  world.move(bullet, 54, 30);
  change(world, bullet);
  world.step();
  expect(world.impacts()).toHaveLength(impacts);
});

test.each<[string, number, (world: World<string>, ship: BodyId) => void]>([
  ['transforms', 0, (world, ship) => put(world, ship, 110)],
  ['move', 0, (world, ship) => world.move(ship, 110, 100)],
  ['update', 0, (world, ship) => world.update(ship, { x: 110 })],
  ['place', 1, (world, ship) => world.place(ship, 110, 100)],
])('what %s puts where a bullet begins is met %d times', async (_, count, putShip) => {
  const world = await World.create<string>(WORLD);
  const shot = world.insert({ shape: circle(2), x: 125, y: 100, bullet: true });
  const ship = world.insert({ shape: box(40, 40), x: 100, y: 100 });
  world.step();
  putShip(world, ship);
  world.move(shot, 225, 100);
  world.step();
  expect(world.impacts().map(({ fraction }) => fraction)).toEqual(Array(count).fill(0));
  expect(world.entered()).toHaveLength(count);
});

test('a body that turns into a bullet is swept from where it was before that call', async () => {
  const world = await World.create(WORLD);
  world.insert({ shape: box(4, 20), x: 32, y: 30, static: true });
  const body = world.insert({ shape: circle(2), x: 10, y: 30 });
  world.update(body, { bullet: true, x: 54 });
  world.step();
  expect(world.impacts()).toHaveLength(1);
  world.update(body, { bullet: false });
  world.move(body, 10, 30);
  world.update(body, { bullet: true });
  world.step();
  expect(world.impacts()).toEqual([]);
});

test('what is in line with a segment, or beside it, is passed, unless touching is true', async () => {
  for (const touching of [false, true]) {
    const world = await World.create({ ...WORLD, touching });
    world.insert({ shape: segment(-5, 0, 5, 0), x: 32, y: 10, static: true });
    for (const y of [30, 40]) world.insert({ shape: box(10, 10), x: 32, y, static: true });
    for (const y of [10, 35]) {
      const bullet = world.insert({ shape: segment(-5, 0, 5, 0), x: 10, y, bullet: true });
      expect(world.cast(bullet, 44, 0) !== undefined).toBe(touching);
      world.move(bullet, 54, y);
    }
    world.step();
    expect(world.impacts()).toHaveLength(touching ? 3 : 0);
    expect(world.raycast(10, 35, 44, 0)).toMatchObject({
      fraction: 0.38636362552642822,
      normalX: -1,
    }); // the boxes adjoin
    world.setOptions({ seamTolerance: false });
    expect(world.raycast(10, 35, 44, 0) !== undefined).toBe(touching);
  }
});

test('place refuses what move refuses, in sentences of its own', async () => {
  const { world, bullet } = await rangeWithWall();
  put(world, bullet, 50);
  expect(thrownBy(() => world.place(bullet, NaN, 0)).message).toBe(
    'place: x must be a finite number, got NaN',
  );
  expect(thrownBy(() => world.place(bullet, 0, 0, Infinity)).message).toContain('place: angle');
  world.step();
  expect(world.impacts()).toHaveLength(1);
  world.remove(bullet);
  expect(thrownBy(() => world.place(bullet, 0, 0)).message).toContain('place: ');
  const notFlag = thrownBy(() => world.insert({ shape: circle(1), bullet: 1 as never }));
  expect(notFlag.message).toContain('insert: bullet must be true or false');
});

test('what was a bullet is one again after get and insert', async () => {
  const { world, bullet } = await rangeWithWall();
  const values = world.get(bullet);
  world.remove(bullet);
  const twin = world.insert(values);
  world.move(twin, 50, 30);
  world.step();
  expect(world.impacts().map((impact) => impact.bullet)).toEqual([twin]);
});

test('rows have the numbers of the objects', async () => {
  const { world, bullet, wall } = await rangeWithWall();
  world.insert({ shape: box(1, 40), x: 20, y: 30, static: true });
  world.move(bullet, 50, 30);
  world.step();
  const rows = world.impactRows().slice();
  const impacts = world.impacts();
  expect(rows).toHaveLength(2 * IMPACT_STRIDE);
  const numbers = impacts.map(({ bullet: shot, other, ...rest }) => {
    const both: number[] = [rowOf(shot), rowOf(other)];
    return both.concat(Object.values(rest));
  });
  expect(Array.from(rows)).toEqual(numbers.flat());
  expect(rows[IMPACT_STRIDE + ImpactField.Other]).toBe(rowOf(wall));
});

test('impacts of bodies that were removed since are left out', async () => {
  const { world, bullet, wall } = await rangeWithWall();
  world.move(bullet, 50, 30);
  world.step();
  world.remove(wall);
  expect(world.impacts()).toEqual([]);
  expect(world.impactRows()).toHaveLength(IMPACT_STRIDE);
});

describe('enters', () => {
  test('come in the order of time, with their impacts', async () => {
    const world = await World.create<string>(WORLD);
    for (const x of [50, 20, 40, 30]) {
      world.insert({ shape: box(1, 10), x, y: 30, static: true, category: ENEMY, data: `${x}` });
    }
    const bullet = world.insert({ shape: circle(1), x: 60, y: 30, bullet: true, category: BULLET });
    const touching = world.insert({
      shape: circle(1),
      x: 50,
      y: 33,
      category: ENEMY,
      data: 'slow',
    });
    const met: (string | undefined)[] = [];
    world.on('enter', { a: ENEMY, b: BULLET }, (enemy, shot, contact, impact) => {
      met.push(world.data(enemy));
      expect(shot).toBe(bullet);
      expect(contact).toBeUndefined();
      expect(impact).toMatchObject({ bullet, other: enemy, normalX: 1 });
    });
    world.on('enter', { a: ENEMY, b: ENEMY }, (_a, slow, contact, impact) => {
      met.push('slow');
      expect(slow).toBe(touching);
      expect(contact).toBeDefined();
      expect(impact).toBeUndefined();
    });
    world.move(bullet, 10, 30);
    world.step();
    expect(met).toEqual(['50', '40', '30', '20', 'slow']);
  });

  test('of a bullet that the first one removes are left out, and so are their exits', async () => {
    const world = await World.create<string>(WORLD);
    for (const x of [40, 20, 30]) world.insert({ shape: circle(2), x, y: 30, data: `${x}` });
    const bullet = world.insert({ shape: circle(1), x: 10, y: 30, bullet: true, data: 'bullet' });
    const log: string[] = [];
    world.on('enter', { body: bullet }, (shot, enemy) => {
      log.push(`enter ${world.data(enemy)}`);
      world.remove(shot);
    });
    world.on('exit', (enemy, shot) => log.push(`exit ${world.data(enemy)} ${world.data(shot)}`));
    world.move(bullet, 60, 30);
    world.step();
    world.step();
    expect(log).toEqual(['enter 20', 'exit 20 bullet']);
    expect(world.exited()).toHaveLength(3);
  });

  test('of two bullets give the impact of the first one', async () => {
    const world = await World.create<string>(WORLD);
    const a = world.insert({ shape: circle(1), x: 10, y: 30, bullet: true, category: ENEMY });
    const b = world.insert({ shape: circle(1), x: 50, y: 30, bullet: true, category: BULLET });
    const impacts: (Impact | undefined)[] = [];
    world.on('enter', { a: BULLET, b: ENEMY }, (_b, _a, _contact, impact) => impacts.push(impact));
    world.on('enter', (_a, _b, _contact, impact) => impacts.push(impact));
    world.move(a, 50, 30);
    world.move(b, 10, 30);
    world.step();
    expect(impacts).toEqual([
      expect.objectContaining({ bullet: b, other: a, normalX: 1 }),
      expect.objectContaining({ bullet: a, other: b, normalX: -1 }),
    ]);
    expect(world.impacts()).toHaveLength(2);
  });
});

test('a bullet that stops at a wall and flies on stays with it, and is told where it met it', async () => {
  const world = await World.create(WORLD);
  const wall = world.insert({ shape: box(4, 20), x: 32, y: 30, static: true });
  const bullet = world.insert({ shape: circle(2), x: 10, y: 30, bullet: true });
  const log: (readonly [string, number | undefined])[] = [];
  for (const kind of ['enter', 'stay'] as const) {
    world.on(kind, { body: bullet }, (shot, other, _contact, impact) => {
      expect(other).toBe(wall);
      log.push([kind, impact?.fraction]);
      if (impact !== undefined) world.place(shot, impact.x, impact.y);
    });
  }
  for (let frame = 0; frame < 3; frame++) {
    world.move(bullet, world.transformOf(bullet).x + 40, 30);
    world.step();
  }
  expect(log).toEqual([
    ['enter', expect.closeTo(0.45, 4)],
    ['stay', 0],
    ['stay', 0],
  ]);
  expect(world.transformOf(bullet).x).toBeCloseTo(28, 4);
});

test('compounds meet by their parts', async () => {
  const world = await World.create<string>(WORLD);
  const bullet = world.insert({
    parts: [
      { shape: circle(1), y: -10 },
      { shape: circle(1), y: 10 },
    ],
    x: 10,
    y: 30,
    bullet: true,
  });
  world.insert({ parts: [{ shape: circle(2) }, { shape: box(2, 4), y: 10 }], x: 30, y: 30 });
  world.move(bullet, 50, 30);
  world.step();
  expect(world.impacts()).toEqual([expect.objectContaining({ x: 28, part: 1, otherPart: 1 })]);
});

// Ways that cross a wall, seen from the wall alone.
test('no shot passes a wall, whatever its thickness and angle', async () => {
  const world = await World.create<string>({
    bounds: { x: -100, y: -100, width: 200, height: 200 },
  });
  const next = random(7);
  const wall = world.insert({ shape: box(1, 1), static: true });
  const bullet = world.insert({ shape: circle(1), bullet: true });
  for (let i = 0; i < 3000; i++) {
    const angle = 6 * next();
    const thickness = 20 * 2 ** (-40 * next());
    const shape = i % 8 === 0 ? segment(0, -60, 0, 60) : box(thickness, 120);
    world.update(wall, { shape, x: 0, y: 0, angle });
    const way = angle + (next() - 0.5);
    const [x, y] = [40 * Math.cos(way), 40 * Math.sin(way)];
    world.update(bullet, { shape: circle(2 ** (-8 * next())) });
    world.place(bullet, -x, -y);
    world.step();
    world.move(bullet, x, y);
    world.step();
    expect(world.entered(), `${i}`).toEqual([{ a: wall, b: bullet }]);
  }
});
