import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Motion } from '../../bench/motion.mjs';
import { makeScene, sceneKinds } from '../../bench/scenes.mjs';

const golden = JSON.parse(
  readFileSync(new URL('../scenes/bench.json', import.meta.url), 'utf8'),
) as { frames: number; scenes: { kind: string; count: number; hash: string }[] };

/** The same file holds the benchmark scenes of cpp/bench to the same bits. */
describe('the scenes of the benchmark', () => {
  test.each(golden.scenes)('$kind, $count objects', ({ kind, count, hash }) => {
    const scene = makeScene(kind, count);
    const motion = new Motion(scene);
    for (let frame = 0; frame < golden.frames; frame++) motion.step(scene.boxes);
    expect(hashOf(scene.boxes)).toBe(hash);
  });

  test('every kind of scene has a golden hash', () => {
    expect(new Set(golden.scenes.map(({ kind }) => kind))).toEqual(new Set(sceneKinds));
  });
});

/** FNV-1a over the bits of all coordinates. */
function hashOf(boxes: Float32Array): string {
  let hash = 0x811c9dc5;
  for (const word of new Uint32Array(boxes.buffer)) hash = Math.imul(hash ^ word, 0x01000193);
  return (hash >>> 0).toString(16);
}
