import { Quadtree } from 'quadrille';
import { digest } from './digest.mjs';

/** With no options at all; into an array one by one, as lists in a batch. */
/** @type {import('./respondent.d.ts').Respondent} */
export const quadrille = {
  name: 'quadrille',
  kind: 'ours',
  async init({ boxes, side }) {
    const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: side, height: side } });
    tree.setAll(boxes);
    const found = new Uint32Array(1024);
    return {
      one: {
        windows: (minX, minY, maxX, maxY) =>
          digests(found, 0, tree.queryInto(found, minX, minY, maxX - minX, maxY - minY)),
        points: (x, y) => digests(found, 0, tree.queryPointInto(found, x, y)),
      },
      all: {
        windows: (questions, answers) => digestLists(tree.queryMany(questions), answers),
        points: (questions, answers) => digestLists(tree.queryPointMany(questions), answers),
      },
      dispose: () => tree.dispose(),
    };
  },
};

function digestLists({ offsets, rows }, answers) {
  for (let i = 0; i < answers.length; i++) {
    answers[i] = digests(rows, offsets[i], offsets[i + 1]);
  }
}

function digests(rows, from, to) {
  let sum = 0;
  for (let i = from; i < to; i++) sum += digest(rows[i]);
  return sum;
}
