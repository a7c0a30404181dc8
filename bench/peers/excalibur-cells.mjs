import { overlapsWindow } from '../boxes.mjs';
import { PairList } from '../pair-list.mjs';
import { loadExcalibur } from './load-excalibur.mjs';

/** The cells' side in mean sizes of the boxes: measured as the fastest for each scene. */
const factors = { uniform: 4, sparse: 8, mixed: 8, clustered: 4, still: 2, 'pile-up': 2 };

/**
 * Excalibur's hash grid, kept up to date with the boxes that moved, and a loop of ours over its cells: the engine's own makes a string
 * for each two objects of a cell. A pair counts in the first cell that both objects reach.
 *
 * @type {import('../implementation.d.ts').Implementation}
 */
export const excaliburCells = {
  name: 'excalibur cells',
  kind: 'package',
  async init(scene) {
    const { BoundingBox, SparseHashGrid } = await loadExcalibur();
    const boxes = scene.boxes.slice();
    const known = boxes.slice();
    const grid = new SparseHashGrid({ size: factors[scene.kind] * meanSize(boxes) });
    const objects = Array.from({ length: scene.count }, (_, row) => ({
      row,
      bounds: new BoundingBox(...boxes.subarray(4 * row, 4 * row + 4)),
    }));
    for (const object of objects) grid.track(object);
    const pairs = new PairList();
    const moved = [];
    const frame = () => {
      moved.length = 0;
      for (let row = 0, k = 0; row < objects.length; row++, k += 4) {
        if (boxes[k] === known[k] && boxes[k + 1] === known[k + 1]) continue;
        const { bounds } = objects[row];
        bounds.left = boxes[k];
        bounds.top = boxes[k + 1];
        bounds.right = boxes[k + 2];
        bounds.bottom = boxes[k + 3];
        moved.push(objects[row]);
      }
      known.set(boxes);
      grid.update(moved);
      pairs.count = 0;
      for (const cell of grid.sparseHashGrid.values()) findPairs(cell, boxes, pairs);
      return pairs.count;
    };
    return { boxes: () => boxes, frame, pairs: () => pairs };
  },
};

/** The boxes and rows of one cell's objects, side by side. */
const near = { boxes: new Float32Array(0), rows: new Uint32Array(0) };

function findPairs({ x, y, proxies }, boxes, pairs) {
  const count = proxies.length;
  if (count < 2) return;
  const { boxes: cell, rows } = nearIn(proxies, boxes);
  for (let i = 1; i < count; i++) {
    const minX = cell[4 * i];
    const minY = cell[4 * i + 1];
    const maxX = cell[4 * i + 2];
    const maxY = cell[4 * i + 3];
    for (let j = 0; j < i; j++) {
      if (!overlapsWindow(cell, j, minX, minY, maxX, maxY)) continue;
      const [a, b] = [proxies[i], proxies[j]];
      if (Math.max(a.leftX, b.leftX) === x && Math.max(a.topY, b.topY) === y)
        pairs.push(rows[i], rows[j]);
    }
  }
}

function nearIn(proxies, boxes) {
  if (near.rows.length < proxies.length) {
    near.rows = new Uint32Array(2 * proxies.length);
    near.boxes = new Float32Array(8 * proxies.length);
  }
  for (let i = 0; i < proxies.length; i++) {
    const row = proxies[i].object.row;
    near.rows[i] = row;
    near.boxes[4 * i] = boxes[4 * row];
    near.boxes[4 * i + 1] = boxes[4 * row + 1];
    near.boxes[4 * i + 2] = boxes[4 * row + 2];
    near.boxes[4 * i + 3] = boxes[4 * row + 3];
  }
  return near;
}

function meanSize(boxes) {
  let sum = 0;
  for (let k = 0; k < boxes.length; k += 4) sum += boxes[k + 2] - boxes[k];
  return (4 * sum) / boxes.length;
}
