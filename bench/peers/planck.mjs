import { BroadPhase } from 'planck';
import { overlap } from '../boxes.mjs';
import { PairList } from '../pair_list.mjs';

const row = (data) => data;

/** Planck's broad phase names new pairs of fattened boxes only; a set keeps those that still touch. */
export const planck = {
  name: 'planck + set',
  kind: 'package',
  async init(scene) {
    const boxes = scene.boxes.slice();
    const known = boxes.slice();
    const broadPhase = new BroadPhase();
    const box = { lowerBound: { x: 0, y: 0 }, upperBound: { x: 0, y: 0 } };
    const way = { x: 0, y: 0 };
    const setBox = (k) => {
      box.lowerBound.x = boxes[k];
      box.lowerBound.y = boxes[k + 1];
      box.upperBound.x = boxes[k + 2];
      box.upperBound.y = boxes[k + 3];
    };
    const proxies = Array.from({ length: scene.count }, (_, i) => {
      setBox(4 * i);
      return broadPhase.createProxy(box, i);
    });
    const kept = new Set();
    const pairs = new PairList();
    const take = (a, b) => {
      const first = Math.min(row(a), row(b));
      kept.add(first * scene.count + Math.max(row(a), row(b)));
    };
    const frame = () => {
      for (let i = 0, k = 0; i < proxies.length; i++, k += 4) {
        if (boxes[k] !== known[k] || boxes[k + 1] !== known[k + 1]) {
          way.x = boxes[k] - known[k];
          way.y = boxes[k + 1] - known[k + 1];
          setBox(k);
          broadPhase.moveProxy(proxies[i], box, way);
        }
      }
      known.set(boxes);
      broadPhase.updatePairs(take);
      pairs.count = 0;
      for (const key of kept) {
        const a = Math.floor(key / scene.count);
        const b = key % scene.count;
        if (overlap(boxes, a, b)) pairs.push(a, b);
        else if (!broadPhase.testOverlap(proxies[a], proxies[b])) kept.delete(key);
      }
      return pairs.count;
    };
    return { boxes: () => boxes, frame, pairs: () => pairs };
  },
};
