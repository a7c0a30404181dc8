import { expect, test } from 'vitest';
import { makeArcadeScene } from '../../bench/arcade/scene.mjs';
import { Motion } from '../../bench/motion.mjs';

test('sprites move in steps that 32-bit numbers hold exactly, so that sizes stay as they are', () => {
  const { boxes, velocities, ...scene } = makeArcadeScene('uniform', 2_000);
  const sizes = () => boxes.map((_, i) => (i % 4 < 2 ? 0 : boxes[i]! - boxes[i - 2]!));
  const before = sizes();
  const motion = new Motion({ ...scene, boxes, velocities });
  for (let frame = 0; frame < 100; frame++) motion.step(boxes);
  expect(sizes()).toEqual(before);
  expect(boxes.every((edge) => Number.isInteger(64 * edge))).toBe(true);
  expect(velocities.some((velocity) => velocity !== 0)).toBe(true);
});
