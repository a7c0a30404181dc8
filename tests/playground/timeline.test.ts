import { describe, expect, test } from 'vitest';
import { Timeline } from '../../web/playground/engine/player/timeline.ts';
import type { Motion } from '../../web/playground/engine/simulation/motion.ts';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import { presetOf, presets } from '../../web/playground/state/presets.ts';

/** Every row of a shooter's scene is asked after, so that recycling happens; the other motions do not listen. */
function outsidersOf(boxes: Float32Array, width: number): Uint32Array {
  const rows = [];
  for (let at = 0; at < boxes.length; at += 4)
    if (boxes[at + 2]! < 0 || boxes[at]! > width) rows.push(at / 4);
  return Uint32Array.from(rows);
}

/** A shot and an enemy: where they overlap, both end. */
const FIRST_PAIR = Uint32Array.of(0, 1);

interface Journey {
  readonly timeline: Timeline;
  readonly boxes: Float32Array;
  readonly motion: Motion;
  readonly width: number;
  /** The boxes of every frame. */
  readonly frames: Float32Array[];
}

function journey(id: (typeof presets)[number]['id'], ticks: number, limit?: number): Journey {
  const { settings, world } = presetOf(id);
  const { boxes, motion } = populate({ ...settings, count: 90 }, world);
  const timeline = new Timeline(limit);
  timeline.begin(boxes, motion);
  const frames = [boxes.slice()];
  for (let frame = 1; frame <= ticks; frame++) {
    motion.meet?.(boxes, FIRST_PAIR);
    motion.step(boxes, outsidersOf(boxes, world.width));
    timeline.pass(frame, boxes, motion);
    frames.push(boxes.slice());
  }
  return { timeline, boxes, motion, width: world.width, frames };
}

function recompute({ timeline, boxes, motion, width }: Journey, frame: number): Float32Array {
  const keyframe = timeline.before(frame);
  if (!keyframe) throw new Error('there is no keyframe');
  boxes.set(keyframe.boxes);
  keyframe.motion.recall();
  for (let at = keyframe.frame; at < frame; at++) {
    motion.meet?.(boxes, FIRST_PAIR);
    motion.step(boxes, outsidersOf(boxes, width));
  }
  return boxes.slice();
}

describe('every earlier frame is restored bit for bit', () => {
  test.each(presets.map(({ id }) => id))('%s, in any order, any number of times', (id) => {
    const past = journey(id, 300);
    for (const frame of [299, 0, 33, 32, 31, 150, 150, 300, 64, 1])
      expect(recompute(past, frame), String(frame)).toEqual(past.frames[frame]);
  });
});

describe('memory', () => {
  test('is bounded: the distance between keyframes grows instead', () => {
    const limit = 40_000;
    const past = journey('s3', 2_000, limit);
    expect(past.timeline.bytes).toBeLessThanOrEqual(limit);
    expect(past.timeline.bytes).toBeGreaterThan(limit / 3);
    for (const frame of [0, 700, 1_999]) expect(recompute(past, frame)).toEqual(past.frames[frame]);
  });

  test('holds the first frame even where that alone exceeds the limit', () => {
    const past = journey('s2', 100, 1);
    expect(past.timeline.before(100)?.frame).toBe(0);
  });
});

test('a frame that was passed before is stored once', () => {
  const past = journey('s2', 100);
  const { bytes } = past.timeline;
  past.timeline.pass(32, past.boxes, past.motion);
  expect(past.timeline.bytes).toBe(bytes);
  expect(past.timeline.last).toBe(100);
});

test('another scene drops the frames of the former one', () => {
  const past = journey('s2', 100);
  past.timeline.begin(past.boxes, past.motion);
  expect(past.timeline.last).toBe(0);
  expect(past.timeline.before(100)?.frame).toBe(0);
});

test('frames after an edit are dropped and stored again', () => {
  const past = journey('s2', 200);
  past.timeline.cut(70);
  expect(past.timeline.last).toBe(70);
  expect(past.timeline.before(199)?.frame).toBe(64);
  for (let frame = 71; frame <= 130; frame++) past.timeline.pass(frame, past.boxes, past.motion);
  expect(past.timeline.before(199)?.frame).toBe(128);
});
