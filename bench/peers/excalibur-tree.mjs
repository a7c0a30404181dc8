import { loadExcalibur } from './load-excalibur.mjs';
import { searching } from './search.mjs';

/** What the engine enlarges boxes by unless a game says otherwise, in world units. */
const config = { boundsPadding: 5, velocityMultiplier: 2 };

/**
 * Excalibur's dynamic tree, which is told of the boxes that moved and then searched for each box.
 *
 * @type {import('../implementation.d.ts').Implementation}
 */
export const excaliburTree = {
  name: 'excalibur tree',
  kind: 'package',
  most: 1_000,
  async init(scene) {
    const engine = await loadExcalibur();
    const tree = searching({ name: this.name, makeIndex: () => makeIndex(engine, scene) });
    return tree.init(scene);
  },
};

function makeIndex({ BoundingBox, DynamicTree }, { boxes: first, count }) {
  const known = first.slice();
  /** Its bounds are new each time, like those of the engine's colliders, since the tree changes what it gets. */
  class Collider {
    constructor(row) {
      this.row = row;
      this.id = { value: row };
    }

    get bounds() {
      const k = 4 * this.row;
      return new BoundingBox(known[k], known[k + 1], known[k + 2], known[k + 3]);
    }
  }
  const tree = new DynamicTree(config);
  const colliders = Array.from({ length: count }, (_, row) => new Collider(row));
  for (const collider of colliders) tree.trackCollider(collider);
  return {
    refresh(boxes) {
      for (let row = 0, k = 0; row < count; row++, k += 4) {
        if (boxes[k] === known[k] && boxes[k + 1] === known[k + 1]) continue;
        for (let i = k; i < k + 4; i++) known[i] = boxes[i];
        tree.updateCollider(colliders[row]);
      }
    },
    search(row, take) {
      tree.query(colliders[row], (found) => {
        take(found.row);
        return false;
      });
    },
  };
}
