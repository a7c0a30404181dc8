import { Quadtree } from 'quadrille';
import { digest } from './digest.mjs';

/** With no options at all. */
/** @type {import('./respondent.d.ts').Respondent} */
export const quadrille = {
  name: 'quadrille',
  kind: 'ours',
  async init({ boxes, side }) {
    const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: side, height: side } });
    tree.setAll(boxes);
    const windows = (minX, minY, maxX, maxY) =>
      digests(tree.query(minX, minY, maxX - minX, maxY - minY));
    return {
      one: { windows, points: (x, y) => windows(x, y, x, y) },
      dispose: () => tree.dispose(),
    };
  },
};

function digests(rows) {
  let sum = 0;
  for (let i = 0; i < rows.length; i++) sum += digest(rows[i]);
  return sum;
}
