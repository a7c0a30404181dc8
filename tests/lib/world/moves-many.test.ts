/** Many moves in one call: the same as single ones; how long their views are valid; calls from callbacks. */
import {
  type BodyId,
  box,
  circle,
  MOVE_HIT_KINDS,
  MOVE_HIT_STRIDE,
  MOVE_STRIDE,
  MoveField,
  MoveHitField,
  type MoveManyOptions,
  type MoveResult,
  MoveState,
  type Moves,
  rowOf,
  Tile,
  type World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { random, thrownBy } from '../support.js';
import { FLOOR, HERO, slope, standing, WALL, worldOf } from './walker.js';

/** Move i as a result, from the views. */
function resultOf({ moves, hits, offsets }: Moves, i: number): MoveResult {
  const at = (name: keyof typeof MoveField): number => moves[MOVE_STRIDE * i + MoveField[name]]!;
  const has = (name: keyof typeof MoveState): boolean => (at('State') & MoveState[name]) !== 0;
  const floor = at('Floor') < 0 ? undefined : (at('Floor') as BodyId);
  const hitAt = (h: number) => {
    const of = (name: keyof typeof MoveHitField): number =>
      hits[MOVE_HIT_STRIDE * h + MoveHitField[name]]!;
    return {
      id: of('Id') as BodyId,
      part: of('Part'),
      movingPart: of('MovingPart'),
      kind: MOVE_HIT_KINDS[of('Kind')]!,
      x: of('X'),
      y: of('Y'),
      pointX: of('PointX'),
      pointY: of('PointY'),
      normalX: of('NormalX'),
      normalY: of('NormalY'),
      depth: of('Depth'),
    };
  };
  const found = [];
  for (let h = offsets[i]!; h < offsets[i + 1]!; h++) found.push(hitAt(h));
  const support = {
    id: floor!,
    part: at('FloorPart'),
    x: at('SupportX'),
    y: at('SupportY'),
    angle: at('SupportAngle'),
    scale: at('SupportScale'),
    pointX: at('SupportPointX'),
    pointY: at('SupportPointY'),
  };
  return {
    x: at('X'),
    y: at('Y'),
    leftX: at('LeftX'),
    leftY: at('LeftY'),
    velocityX: at('VelocityX'),
    velocityY: at('VelocityY'),
    carriedX: at('CarriedX'),
    carriedY: at('CarriedY'),
    carriedAngle: at('CarriedAngle'),
    onFloor: has('OnFloor'),
    onWall: has('OnWall'),
    onCeiling: has('OnCeiling'),
    floor,
    floorPart: floor === undefined ? 0 : at('FloorPart'),
    floorNormalX: at('FloorNormalX'),
    floorNormalY: at('FloorNormalY'),
    support: floor === undefined ? undefined : support,
    stepped: has('Stepped'),
    snapped: has('Snapped'),
    stuck: has('Stuck'),
    hits: found,
  };
}

/** A level with slopes, tiles, ledges and a lift, and heroes above it. */
async function level(): Promise<{ world: World; lift: BodyId; ids: BodyId[] }> {
  const lift = { shape: box(80, 10), y: -20 };
  const ledge = { shape: box(40, 6), x: -60, y: -40, oneWay: 'up' } as const;
  const step = { shape: box(20, 6), x: -60 };
  const water = { shape: box(80, 30), x: -60, y: -90, sensor: true };
  const world = await worldOf(lift, FLOOR, WALL, slope(0.5), ledge, step, water);
  const tiles = [Tile.Solid, Tile.SlopeLeft, Tile.Empty, Tile.Solid, Tile.Solid, Tile.OneWay];
  world.addTiles({ x: -160, y: -32, columns: 3, rows: 2, size: 16, tiles });
  const draw = random(3);
  const shapes = [box(6, 10), circle(4), box(4, 8)];
  const ids = Array.from({ length: 60 }, (_, i) =>
    world.insert({
      shape: shapes[i % 3]!,
      x: 300 * draw() - 180,
      y: -150 * draw(),
      category: 2,
      mask: 1,
      dropThrough: i % 7 === 0,
    }),
  );
  return { world, lift: world.idAt(0), ids };
}

test('the results are those of single calls, to the bit', async () => {
  const { world, lift, ids } = await level();
  const options: MoveManyOptions = {
    stepHeight: 4,
    snapDistance: 3,
    slopeLimit: 0.9,
    inheritVelocity: true,
    cornerCorrection: 2,
    sensors: true,
  };
  const motions = new Float64Array(2 * ids.length);
  const draw = random(9);
  let previous: Float64Array | undefined;
  let supports: MoveResult['support'][] = [];
  const seen = new Set<string>();
  for (let frame = 0; frame < 80; frame++) {
    world.move(lift, 30 * Math.sin(frame / 9), -20 + 10 * Math.cos(frame / 7), frame / 100);
    for (let i = 0; i < ids.length; i++) {
      motions[2 * i] = Math.fround(6 * draw() - 3);
      motions[2 * i + 1] = Math.fround(draw() < 0.05 ? -6 : motions[2 * i + 1]! + 0.3);
    }
    const singles = ids.map((id, i) =>
      world.moveAndSlide(id, motions[2 * i]!, motions[2 * i + 1]!, {
        ...options,
        support: supports[i],
      }),
    );
    const many = world.moveAndSlideMany(ids, motions, { ...options, previous });
    expect(many.moves).toHaveLength(MOVE_STRIDE * ids.length);
    expect(many.offsets).toHaveLength(ids.length + 1);
    expect(many.hits).toHaveLength(MOVE_HIT_STRIDE * many.offsets[ids.length]!);
    singles.forEach((single, i) => {
      expect(resultOf(many, i)).toEqual(single);
      const { onFloor, onWall, onCeiling, stepped, snapped, stuck } = single;
      const states = { onFloor, onWall, onCeiling, stepped, snapped, stuck };
      for (const [name, is] of Object.entries(states)) if (is) seen.add(name);
      if (single.carriedX !== 0) seen.add('carried');
      for (const { kind } of single.hits) seen.add(kind);
      motions[2 * i + 1] = single.velocityY;
    });
    previous = many.moves.slice();
    supports = singles.map(({ support }) => support);
    ids.forEach((id, i) => world.move(id, singles[i]!.x, singles[i]!.y));
  }
  const all = ['onFloor', 'onWall', 'onCeiling', 'stepped', 'snapped', 'stuck', 'carried'];
  expect([...seen]).toEqual(expect.arrayContaining([...all, ...MOVE_HIT_KINDS]));
});

test('each is alone: the others are where they are', async () => {
  const world = await worldOf(FLOOR);
  const [a, b] = [standing(world, 0, -20).id, standing(world, 20, -20).id];
  const towards = world.moveAndSlideMany([a, b], [30, 0, -30, 0]);
  const [left, right] = [resultOf(towards, 0), resultOf(towards, 1)];
  expect([left.x, right.x]).toEqual([expect.closeTo(10, 1), expect.closeTo(10, 1)]);
  expect([left.hits.at(-1)!.id, right.hits.at(-1)!.id]).toEqual([b, a]);
});

test('rows as ids, an id twice, no body at all', async () => {
  const world = await worldOf(FLOOR);
  const { id } = standing(world, 0, -20);
  const many = world.moveAndSlideMany([rowOf(id), id], [5, 1, -5, 1]);
  const [first, second] = [resultOf(many, 0), resultOf(many, 1)];
  expect([first.x, second.x]).toEqual([5, -5]);
  const none = world.moveAndSlideMany([], []);
  expect([none.moves.length, none.hits.length, [...none.offsets]]).toEqual([0, 0, [0]]);
  const previous = new Float64Array(0);
  expect(world.moveAndSlideMany([], new Float32Array(0), { previous }).moves).toHaveLength(0);
});

test('except has one body for each; category and mask replace those of all', async () => {
  const world = await worldOf({ ...FLOOR, category: 4 }, { ...WALL, category: 8 });
  const ids = [standing(world, 0, -20).id, standing(world, 0, -60).id];
  world.place(ids[1]!, 0, -100);
  const motions = [90, 0, 90, 0];
  const ends = (options: MoveManyOptions): number[] => {
    const { moves } = world.moveAndSlideMany(ids, motions, options);
    return [moves[0]!, moves[MOVE_STRIDE]!].map(Math.round);
  };
  expect(ends({})).toEqual([45, 45]);
  expect(ends({ except: [world.idAt(1), -1] })).toEqual([90, 45]);
  expect(ends({ except: [-1, world.idAt(1)] })).toEqual([45, 90]);
  expect(ends({ mask: 4 })).toEqual([90, 90]);
  expect(ends({})).toEqual([45, 45]);
});

test('previous is a view of the last call, too, if nothing was called since', async () => {
  const world = await worldOf(FLOOR);
  const { id } = standing(world, 0, -20);
  const { moves } = world.moveAndSlideMany([id], [0, 1]);
  const again = world.moveAndSlideMany([id], [0, 1], { previous: moves });
  expect(resultOf(again, 0)).toMatchObject({ carriedX: 0, onFloor: true });
});

test('a support whose body is gone carries nothing; of no floor, neither', async () => {
  const world = await worldOf(FLOOR);
  const ids = [standing(world, 0, -20).id, world.insert({ shape: HERO, x: 50, y: -90 })];
  const previous = world.moveAndSlideMany(ids, [0, 1, 0, 1]).moves.slice();
  world.remove(world.idAt(0));
  const many = world.moveAndSlideMany(ids, [0, 1, 0, 1], { previous });
  expect([resultOf(many, 0).carriedX, resultOf(many, 1).carriedX]).toEqual([0, 0]);
  expect([resultOf(many, 0).floor, resultOf(many, 1).floor]).toEqual([undefined, undefined]);
});

test('results of single moves may be kept; views may be read until the memory is used again', async () => {
  const { world, ids } = await level();
  const kept = world.moveAndSlide(ids[0]!, 3, 40);
  const copy = structuredClone(kept);
  const many = world.moveAndSlideMany(ids, new Float64Array(2 * ids.length).fill(20));
  expect(kept).toEqual(copy);
  const first = resultOf(many, 0);
  expect([world.size, world.has(ids[0]!), resultOf(many, 0)]).toEqual([68, true, first]);
});

describe('in callbacks', () => {
  test('of on, of forEachPair and of filter, bodies can be moved', async () => {
    const world = await worldOf(FLOOR, { shape: circle(9), x: 0, y: -10, sensor: true });
    const hero = standing(world, 0, -20);
    const expected = world.moveAndSlide(hero.id, 5, 1);
    const found: MoveResult[] = [];
    const move = (): void => {
      found.push(world.moveAndSlide(hero.id, 5, 1));
      found.push(resultOf(world.moveAndSlideMany([hero.id], [5, 1]), 0));
    };
    world.on('enter', move);
    world.step();
    world.forEachPair(move);
    world.raycast(-100, -10, 200, 0, {
      filter() {
        move();
        return true;
      },
    });
    expect(found).toHaveLength(6);
    for (const moved of found) expect(moved).toEqual(expected);
  });

  test('a move leaves the lists of the step as they are', async () => {
    const world = await worldOf(FLOOR, { shape: circle(9), x: 0, y: -10, sensor: true });
    const hero = standing(world, 0, -20);
    world.step();
    const pairs = world.pairs();
    expect(pairs).toHaveLength(1);
    world.moveAndSlide(hero.id, 50, 1);
    world.moveAndSlideMany([hero.id], [50, 1]);
    expect([world.pairs(), world.entered()]).toEqual([pairs, pairs]);
  });
});

test('a disposed world moves nothing', async () => {
  const world = await worldOf(FLOOR);
  const { id } = standing(world, 0, -20);
  world.dispose();
  for (const call of [
    () => world.moveAndSlide(id, 0, 1),
    () => world.moveAndSlide(HERO, {}, 0, 1),
    () => world.moveAndSlideMany([id], [0, 1]),
  ]) {
    expect(thrownBy(call).message).toContain('World was disposed');
  }
});
