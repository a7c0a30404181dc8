import { readFileSync } from 'node:fs';
import { randomUnits } from '../random.mjs';

const presets = new URL('../../tests/scenes/presets.json', import.meta.url);

/**
 * The scene of article S4 as the playground's preset has it: 10,000 squares at whole coordinates,
 * drawn as tests/scenes/README.md says, before the first tick.
 *
 * @returns {{ width: number, height: number, tree: object, boxes: Float32Array }}
 */
export function tweenScene() {
  const { world, tree, scene } = JSON.parse(readFileSync(presets, 'utf8')).presets.find(
    ({ id }) => id === 's4',
  );
  const unit = randomUnits(scene.seed);
  const whole = (low, high) => low + Math.floor(unit() * (high - low + 1));
  const boxes = new Float32Array(4 * scene.count);
  for (let at = 0; at < boxes.length; at += 4) {
    const size = whole(scene.minSize, scene.maxSize);
    const x = whole(0, world.width - size);
    const y = whole(0, world.height - size);
    for (let draw = 0; draw < 5; draw++) unit(); // duration and far end, which only motion needs
    boxes.set([x, y, x + size, y + size], at);
  }
  return { width: world.width, height: world.height, tree, boxes };
}
