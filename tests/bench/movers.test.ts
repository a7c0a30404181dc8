import * as build from 'quadrille/world';
import { expect, test } from 'vitest';
import { levelKinds, makeLevel } from '../../bench/movers/levels.mjs';
import { measureMoverSet } from '../../bench/movers/measure.mjs';
import { makeMoverSet, moverKinds } from '../../bench/movers/mover-sets.mjs';
import { depthAt } from '../../bench/movers/overlaps.mjs';
import { fallAfter, Players } from '../../bench/movers/players.mjs';
import { quadrilleMovers } from '../../bench/movers/quadrille-movers.mjs';
import { moversSection } from '../../bench/report/movers.mjs';

type MoverSet = ReturnType<typeof makeMoverSet>;

const conditions = { ms: 1, leastFrames: 1, onProgress: () => {} };
const levels = new Map(levelKinds.map((kind) => [kind, makeLevel(kind)]));

/** Goes wherever it wants. */
const ghost = {
  name: 'ghost',
  kind: 'package' as const,
  mayOverlap: 0.01,
  async init({ starts }: MoverSet) {
    const places = starts.slice();
    const put = (mover: number, x: number, y: number) => places.set([x, y], 2 * mover);
    return {
      places,
      onFloor: new Uint8Array(starts.length / 2),
      one: (mover: number, dx: number, dy: number) =>
        put(mover, places[2 * mover]! + dx, places[2 * mover + 1]! + dy),
      put,
      dispose() {},
    };
  },
};

test.each(levelKinds)('%s: movers begin outside of solids, all over the level', (kind) => {
  const level = levels.get(kind)!;
  const { shape, starts } = makeMoverSet(level, moverKinds[0]!, 100);
  const depths = Array.from({ length: 100 }, (_, i) =>
    depthAt(level, shape, starts[2 * i]!, starts[2 * i + 1]!),
  );
  expect(Math.max(...depths)).toBeLessThan(0);
  for (const axis of [0, 1]) {
    const places = starts.filter((_, i) => i % 2 === axis);
    expect(Math.min(...places)).toBeLessThan(level.side / 4);
    expect(Math.max(...places)).toBeGreaterThan((3 * level.side) / 4);
  }
});

test('depth is that of the solid in which a mover is deepest', () => {
  const level = levels.get('tiles')!;
  const { x, y } = level.solids[0]!;
  const shape = { kind: 'circle' as const, radius: 2 };
  expect(depthAt(level, shape, x, y)).toBeGreaterThanOrEqual(10);
  expect(depthAt(level, shape, -100, -100)).toBe(-Infinity);
});

test('players walk, stand and jump, the same every time; who falls out begins anew', async () => {
  const set = makeMoverSet(levels.get('tiles')!, moverKinds[0]!, 50);
  const motionsOf = async () => {
    const movers = await ghost.init(set);
    movers.onFloor.fill(1);
    const players = new Players(set);
    return Array.from({ length: 200 }, () => {
      const motions = players.motions(movers).slice();
      players.moved(movers);
      return motions;
    });
  };
  const frames = await motionsOf();
  expect(await motionsOf()).toEqual(frames);
  const all = frames.flatMap((frame) => Array.from(frame));
  const [sideways, downward] = [0, 1].map((axis) => all.filter((_, i) => i % 2 === axis));
  for (const sign of [-1, 0, 1]) expect(sideways!.some((dx) => Math.sign(dx) === sign)).toBe(true);
  expect(downward!.filter((dy) => dy < 0).length / downward!.length).toBeCloseTo(1 / 45, 2);

  const movers = await ghost.init(set);
  movers.put(0, 5, 1e5);
  const players = new Players(set);
  players.motions(movers);
  players.moved(movers);
  expect(movers.places.slice(0, 2)).toEqual(set.starts.slice(0, 2));
});

test('a push makes no fall faster, and turns none round', () => {
  expect([fallAfter(2, 5), fallAfter(2, 1), fallAfter(2, -1)]).toEqual([2, 1, 0]);
  expect([fallAfter(-2, -5), fallAfter(-2, -1), fallAfter(-2, 1)]).toEqual([-2, -1, 0]);
});

test.each(levelKinds)(
  '%s: ours stay out of solids, and end at the same places in one call; what goes through walls is refused',
  async (kind) => {
    const set = makeMoverSet(levels.get(kind)!, 'capsule, steps of a tile', 60);
    const implementations = [quadrilleMovers(build), ghost];
    const [one, many, wrong] = await measureMoverSet(set, 'capsule', implementations, conditions);
    for (const own of [one!, many!]) {
      expect([own.error, own.overlapping, own.near, own.compared]).toEqual([
        undefined,
        0,
        480,
        480,
      ]);
      expect(own.frame!.median).toBeGreaterThan(0);
      expect(own.frame!.high).toBeGreaterThanOrEqual(own.frame!.median);
    }
    expect(one!.ofFirst).toBe(1);
    expect([one!.batched, many!.batched]).toEqual([false, true]);
    expect(many!.single).toBeUndefined();
    expect(wrong!.error).toBe(`${wrong!.overlapping} of 480 are in a solid`);
    expect(wrong!.near).toBeLessThan(480);
  },
);

const resultOf = (name: string, kind: string, batched: boolean, median: number) => ({
  name,
  kind,
  movers: 'box, no steps',
  batched,
  checked: 8000,
  overlapping: 0,
  deepest: 0,
  compared: 8000,
  near: 7900,
  onFloor: 0.5,
  frame: { median, high: 2 * median },
  ofFirst: median / 2,
});

test('the report judges by the goals, and packages by the fastest of their builds', () => {
  const results = [
    resultOf('quadrille World', 'ours', false, 2),
    resultOf('quadrille World', 'ours', true, 1),
    resultOf('rapier', 'package', false, 12),
    resultOf('rapier simd', 'package', false, 8),
  ];
  const scene = { kind: 'tiles', count: 1000, solids: 3774, results };
  const section = moversSection({ machine: 'a machine', mode: 'full run', scenes: [scene] });
  expect(section).toContain(
    '| rapier simd | box, no steps | tiles | 5x | 4.00x | missed by 20 % | 8.00x |',
  );
  expect(section).toContain(
    '| a move | box, no steps | tiles | at most 5 µs | 2.00 µs | met | 1.00 µs |',
  );
  expect(section).toContain(
    '| box, no steps | rapier | 12.0 (24.0) |  | 6.00x | 0 of 8,000 | 98.8 % |',
  );
});
