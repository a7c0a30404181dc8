/** Recordings of worlds: each frame comes back as its snapshot, in a log that is small and bounded, and damage is refused. */
import * as fc from 'fast-check';
import { load as loadTrees, Quadtree } from 'quadrille';
import { compareWorlds, readRecording, readWorldRecording, recorder } from 'quadrille/recorder';
import { box, circle, load, World } from 'quadrille/world';
import { beforeAll, expect, test } from 'vitest';
import { rangeError } from '../../../web/lib/coded-errors.js';
import { draws } from '../draws.js';
import { WORLD } from '../support.js';
import { apply, type Change, frames, worldOptions } from './changing-game.js';

beforeAll(() => load());

function recorded(world: World, played: readonly Change[][], limit?: number) {
  const recording = recorder(world, { rate: 30, limit });
  const snapshots = played.map((changes) => {
    for (const change of changes) apply(world, change);
    world.step();
    recording.record();
    return world.snapshot();
  });
  return { recording, snapshots };
}

/** Three balls that move among blocks that stand. */
function game(): { world: World; step: (frame: number) => void } {
  const world = new World({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
  for (let i = 0; i < 300; i++)
    world.insert({ shape: box(20, 20), x: (i * 83) % 800, y: (i * 59) % 600, static: true });
  const balls = [0, 1, 2].map((i) => world.insert({ shape: circle(8), x: 200 * i, y: 100 }));
  return {
    world,
    step: (frame) => {
      for (const [i, ball] of balls.entries()) world.move(ball, 200 * i + frame, 100 + i * frame);
      world.step();
    },
  };
}

/** A copy with another word at a place. */
function altered(bytes: Uint8Array, index: number, word: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(4 * index, word, true);
  return copy;
}

test('every frame of any history comes back as its snapshot, in any order', () => {
  fc.assert(
    fc.property(worldOptions, frames, fc.array(fc.nat()), (options, played, jumps) => {
      using world = new World(options);
      const { recording, snapshots } = recorded(world, played);
      const read = readWorldRecording(recording.save());
      expect([read.frames, read.rate, read.dropped]).toEqual([snapshots.length, 30, 0]);
      for (const [frame, snapshot] of snapshots.entries())
        expect(read.snapshot(frame)).toEqual(snapshot);
      for (const jump of snapshots.length > 0 ? jumps : []) {
        const frame = jump % snapshots.length;
        expect(read.snapshot(frame)).toEqual(snapshots[frame]);
      }
    }),
    { numRuns: draws(40) },
  );
});

test('a game is played again in another world, frame by frame, and goes on from there', async () => {
  const { world, step } = game();
  const recording = recorder(world);
  for (let frame = 0; frame < 100; frame++) {
    step(frame);
    recording.record();
  }
  const read = readWorldRecording(recording.save());
  using again = await World.from(read.snapshot(0));
  for (let frame = 0; frame < read.frames; frame++) {
    again.restore(read.snapshot(frame));
    if (frame === 99) expect(compareWorlds(again, world)).toBeNull();
  }
  for (const each of [world, again]) each.step();
  expect(again.hash()).toBe(world.hash());
  world.dispose();
});

test('what stands still takes next to nothing', () => {
  const { world, step } = game();
  const recording = recorder(world);
  const sizes: number[] = [];
  for (let frame = 0; frame < 60; frame++) {
    step(frame);
    recording.record();
    sizes.push(recording.bytes);
  }
  const grown = sizes.slice(2).map((size, i) => size - sizes[i + 1]!);
  expect(Math.max(...grown)).toBeLessThan(600);
  expect(world.snapshot().length).toBeGreaterThan(10_000);
  world.dispose();
});

test('bodies that come and go move the words of all others, which are found again', () => {
  const { world } = game();
  const recording = recorder(world);
  recording.record();
  for (let i = 0; i < 20; i++) {
    world.remove([...world][i]!);
    const before = recording.bytes;
    recording.record();
    expect(recording.bytes - before).toBeLessThan(1_500);
  }
  world.dispose();
});

test('a recording keeps the last frames within its limit, and goes on when the world is disposed of', () => {
  const { world, step } = game();
  const limit = 100_000;
  const recording = recorder(world, { limit });
  const snapshots: Uint8Array[] = [];
  for (let frame = 0; frame < 1_500; frame++) {
    step(frame % 200);
    recording.record();
    snapshots.push(world.snapshot());
    expect(recording.bytes).toBeLessThanOrEqual(limit);
  }
  world.dispose();
  expect(() => recording.record()).toThrow(/disposed/);
  const read = readWorldRecording(recording.save());
  expect(read.dropped).toBeGreaterThan(0);
  expect(read.frames + read.dropped).toBe(1_500);
  expect(read.snapshot(read.frames - 1)).toEqual(snapshots[1_499]);
  expect(read.snapshot(0)).toEqual(snapshots[read.dropped]);
});

test('a frame that is larger than the limit is refused', () => {
  const { world } = game();
  const recording = recorder(world, { limit: 2_000 });
  expect(() => recording.record()).toThrow(
    /^record: a frame with a snapshot of \d+ bytes takes up to \d+ bytes, more than the limit of 2000$/,
  );
  expect(recording.frames).toBe(0);
  world.dispose();
});

test('what is no recording of a World is refused with the reason', async () => {
  using world = new World(WORLD);
  world.insert({ shape: circle(1), x: 5, y: 5 });
  const { recording } = recorded(world, [[], [], []]);
  const bytes = recording.save();
  expect(readWorldRecording(bytes).frames).toBe(3);
  const why = 'readWorldRecording: this is no recording of a World that can be read: ';
  const [firstFrame, size] = [6, 4 * new DataView(bytes.buffer).getUint32(24, true)];
  const secondFrame = firstFrame + 3 + size / 4;
  const cases: [Uint8Array, string][] = [
    [bytes.slice(0, 3), 'it does not begin with QRWD'],
    [altered(bytes, 0, 7), 'it does not begin with QRWD'],
    [altered(bytes, 1, 2), 'it has version 2, and this package reads version 1'],
    [bytes.slice(0, 20), 'its header is cut off'],
    [altered(bytes, 3, 0x80000000), 'its rate is not above 0'],
    [altered(bytes, 5, 4), 'it has 3 frames instead of 4'],
    [bytes.slice(0, -2), 'it is cut off'],
    [bytes.slice(0, -4), 'frame 2 is cut off'],
    [altered(bytes, firstFrame + 1, 1), 'frame 0 is damaged'],
    [altered(bytes, firstFrame + 2, 1), 'frame 0 is damaged'],
    [altered(bytes, secondFrame + 1, 2), 'frame 1 is damaged'],
    [altered(bytes, secondFrame + 2, 0xffffffff), 'frame 1 is damaged'],
    [altered(bytes, secondFrame + 3, 0xfffffffe), 'frame 1 is damaged'],
    [altered(bytes, secondFrame + 4, 0xffffffff), 'frame 1 is damaged'],
  ];
  for (const [given, reason] of cases)
    expect(() => readWorldRecording(given)).toThrow(rangeError(why + reason, 'no-recording'));
  // @ts-expect-error -- a program in JavaScript may pass anything
  expect(() => readWorldRecording('')).toThrow(TypeError);
  await loadTrees();
  using tree = new Quadtree({ bounds: { x: 0, y: 0, width: 10, height: 10 } });
  const boxes = recorder(tree);
  boxes.record();
  expect(() => readWorldRecording(boxes.save())).toThrow(`${why}it does not begin with QRWD`);
  expect(() => readRecording(bytes)).toThrow(/does not begin with QREC/);
});

test('frames that are not there, and other things, are refused', () => {
  using world = new World(WORLD);
  const { recording } = recorded(world, [[]]);
  const read = readWorldRecording(recording.save());
  expect(() => read.snapshot(1)).toThrow(
    /^snapshot: frame must be a whole number below 1, the count of frames, got 1$/,
  );
  expect(() => read.snapshot(0.5)).toThrow(RangeError);
  // @ts-expect-error -- a program in JavaScript may pass anything
  expect(() => read.snapshot('0')).toThrow(TypeError);
  const lent = { snapshot: read.snapshot.bind({} as typeof read) };
  expect(() => lent.snapshot(0)).toThrow(/^snapshot: must be called on a recording of a World/);
});

test('any altered word is refused, or gives a world or bytes that a world refuses', async () => {
  const { world, step } = game();
  const { recording } = recorded(world, []);
  for (let frame = 0; frame < 4; frame++) {
    step(frame);
    recording.record();
  }
  const bytes = recording.save();
  const outcome = { refused: 0, read: 0 };
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.nat(), async (place, word) => {
      const given = altered(bytes, 6 + (place % (bytes.length / 4 - 6)), word);
      try {
        const read = readWorldRecording(given);
        using again = await World.from(read.snapshot(read.frames - 1));
        again.step();
        outcome.read++;
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        outcome.refused++;
      }
    }),
    { numRuns: draws(300) },
  );
  expect(outcome.refused).toBeGreaterThan(0);
  expect(outcome.read).toBeGreaterThan(0);
  world.dispose();
});
