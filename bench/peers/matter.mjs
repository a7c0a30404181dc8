import Matter from 'matter-js';
import { overlap } from '../boxes.mjs';
import { PairList } from '../pair-list.mjs';

const { Bodies, Body, Detector } = Matter;

/** `setPosition` rounds positions, so bodies are this much larger, in world units. */
const margin = 0.002;

/** Matter's detector alone: bodies are set to their positions, no engine runs. */
export const matter = {
  name: 'matter-js',
  kind: 'package',
  most: 10_000,
  async init(scene) {
    const boxes = scene.boxes.slice();
    const bodies = Array.from({ length: scene.count }, (_, row) => makeBody(boxes, row));
    const known = boxes.slice();
    const detector = Detector.create();
    Detector.setBodies(detector, bodies);
    const pairs = new PairList();
    const centre = { x: 0, y: 0 };
    const frame = () => {
      for (let row = 0, k = 0; row < bodies.length; row++, k += 4) {
        if (boxes[k] === known[k] && boxes[k + 1] === known[k + 1]) continue;
        centre.x = (boxes[k] + boxes[k + 2]) / 2;
        centre.y = (boxes[k + 1] + boxes[k + 3]) / 2;
        Body.setPosition(bodies[row], centre);
      }
      known.set(boxes);
      pairs.count = 0;
      for (const { bodyA, bodyB } of Detector.collisions(detector)) {
        const { row } = bodyA.plugin;
        if (overlap(boxes, row, bodyB.plugin.row)) pairs.push(row, bodyB.plugin.row);
      }
      return pairs.count;
    };
    return { boxes: () => boxes, frame, pairs: () => pairs };
  },
};

function makeBody(boxes, row) {
  const k = 4 * row;
  return Bodies.rectangle(
    (boxes[k] + boxes[k + 2]) / 2,
    (boxes[k + 1] + boxes[k + 3]) / 2,
    boxes[k + 2] - boxes[k] + 2 * margin,
    boxes[k + 3] - boxes[k + 1] + 2 * margin,
    { plugin: { row } },
  );
}
