import { BroadPhase } from 'planck';
import { KeptPairs } from '../kept-pairs.mjs';

/** Planck's broad phase reports only new pairs of enlarged boxes; a set keeps those that still touch. */
export const planck = {
  name: 'planck + set',
  kind: 'package',
  most: 10_000,
  defersWork: true,
  async init(scene) {
    const boxes = scene.boxes.slice();
    const known = boxes.slice();
    const broadPhase = new BroadPhase();
    const box = { lowerBound: { x: 0, y: 0 }, upperBound: { x: 0, y: 0 } };
    const displacement = { x: 0, y: 0 };
    const setBox = (k) => {
      box.lowerBound.x = boxes[k];
      box.lowerBound.y = boxes[k + 1];
      box.upperBound.x = boxes[k + 2];
      box.upperBound.y = boxes[k + 3];
    };
    const proxies = Array.from({ length: scene.count }, (_, row) => {
      setBox(4 * row);
      return broadPhase.createProxy(box, row);
    });
    const kept = new KeptPairs(scene.count);
    const take = (a, b) => kept.add(a, b);
    const isOver = (a, b) => !broadPhase.testOverlap(proxies[a], proxies[b]);
    let pairs;
    const frame = () => {
      for (let row = 0, k = 0; row < proxies.length; row++, k += 4) {
        if (boxes[k] === known[k] && boxes[k + 1] === known[k + 1]) continue;
        displacement.x = boxes[k] - known[k];
        displacement.y = boxes[k + 1] - known[k + 1];
        setBox(k);
        broadPhase.moveProxy(proxies[row], box, displacement);
      }
      known.set(boxes);
      broadPhase.updatePairs(take);
      pairs = kept.overlapping(boxes, isOver);
      return pairs.count;
    };
    return { boxes: () => boxes, frame, pairs: () => pairs };
  },
};
