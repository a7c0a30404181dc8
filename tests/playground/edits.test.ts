/** Editing a scene by hand, and going on from there. */
import { expect, test } from 'vitest';
import { Timeline } from '../../web/playground/player/timeline.ts';
import { bouncing, bouncingOn } from '../../web/playground/simulation/bounce.ts';
import { added, erased, placed, type Scene } from '../../web/playground/simulation/edits.ts';

const field = { width: 100, height: 100 };

function scene(): Scene {
  const { boxes, kinds, motion } = bouncing(
    { count: 4, minSize: 5, maxSize: 9, speed: 3, seed: 2 },
    field,
  );
  return { boxes, kinds, velocities: motion.velocities ?? new Float32Array(0) };
}

test('an added object stands last; all others are as they were', () => {
  const before = scene();
  const after = added(before, { box: [1, 2, 3, 4], velocity: [0, 5], kind: 2 });
  expect([...after.boxes]).toEqual([...before.boxes, 1, 2, 3, 4]);
  expect([...after.velocities]).toEqual([...before.velocities, 0, 5]);
  expect([...after.kinds]).toEqual([0, 0, 0, 0, 2]);
  expect(before.kinds).toHaveLength(4);
});

test('an erased object is gone, and those after it move up', () => {
  const before = scene();
  const after = erased(before, 1);
  expect([...after.boxes]).toEqual([...before.boxes.slice(0, 4), ...before.boxes.slice(8)]);
  expect([...after.velocities]).toEqual([
    ...before.velocities.slice(0, 2),
    ...before.velocities.slice(4),
  ]);
  expect(after.kinds).toHaveLength(3);
});

test('a thrown object keeps its size and flies on as it was thrown; a wall stands', () => {
  const wall = added(scene(), { box: [0, 90, 50, 95], velocity: [0, 0], kind: 2 });
  const thrown = placed(wall, 2, [10, 20], [4, -2]);
  const size = thrown.boxes[10]! - thrown.boxes[8]!;
  expect(size).toBe(wall.boxes[10]! - wall.boxes[8]!);
  const { motion } = bouncingOn(thrown, field);
  const boxes = thrown.boxes.slice();
  motion.step(boxes, new Uint32Array(0));
  expect(boxes.slice(8, 10)).toEqual(Float32Array.of(14, 18));
  expect(boxes.slice(16)).toEqual(Float32Array.of(0, 90, 50, 95));
});

test('time before an edit cannot be gone back to', () => {
  const { boxes, motion } = bouncingOn(scene(), field);
  const timeline = new Timeline();
  timeline.begin(boxes, motion, 45);
  for (let frame = 46; frame < 200; frame++) timeline.pass(frame, boxes, motion);
  expect(timeline.first).toBe(45);
  expect(timeline.before(44)).toBeUndefined();
  expect(timeline.before(50)?.frame).toBe(45);
  expect(timeline.before(150)?.frame).toBe(128);
});
