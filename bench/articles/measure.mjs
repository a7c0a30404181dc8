import { Quadtree } from 'quadrille';
import { overlapsWindow } from '../boxes.mjs';
import { median } from '../statistics.mjs';

/** Squares of 6 units around three points: on a crossing of cells, on one line, off the lines. */
export const targets = [
  { reached: 4, x: 397, y: 397, size: 6 },
  { reached: 2, x: 397, y: 445, size: 6 },
  { reached: 1, x: 445, y: 445, size: 6 },
];

/**
 * The measurements of S4.15, each with the article's method and with one call. Times are medians, in
 * ms. Throws when the two give different results.
 *
 * @param {{ width: number, height: number, tree: object, boxes: Float32Array }} scene
 * @param {{ rounds: number, calls: number }} conditions how many rounds, and how many queries in each
 */
export async function measureScene({ width, height, tree: settings, boxes }, conditions) {
  const { rounds } = conditions;
  const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width, height }, ...settings });
  try {
    const insert = {
      oneByOne: medianOf(rounds, () => insertAll(tree, boxes)),
      bulk: medianOf(rounds, () => timed(() => tree.setAll(boxes))),
    };
    const queries = targets.map((target) => measureQuery(tree, boxes, target, conditions));
    return { objects: boxes.length / 4, insert, queries };
  } finally {
    tree.dispose();
  }
}

function measureQuery(tree, boxes, { reached, x, y, size }, { rounds, calls }) {
  const testAll = () => testCandidates(tree, boxes, x, y, size);
  const query = () => tree.queryRows(x, y, size, size).length;
  const hits = testAll();
  if (hits !== query()) throw new Error(`query and candidates disagree at ${x}, ${y}`);
  const timeOf = (work) => medianOf(rounds, () => timed(() => repeat(calls, work)) / calls);
  return {
    reached,
    candidates: tree.candidateRows(x, y, size, size).length,
    hits,
    tested: timeOf(testAll),
    query: timeOf(query),
  };
}

/** As the article does: one insertion for each object, into an empty tree. */
function insertAll(tree, boxes) {
  tree.clear();
  return timed(() => {
    for (let at = 0; at < boxes.length; at += 4) {
      const x = boxes[at];
      const y = boxes[at + 1];
      tree.insert(x, y, boxes[at + 2] - x, boxes[at + 3] - y);
    }
  });
}

/** As the article does: the candidates, then the exact test of each. */
function testCandidates(tree, boxes, x, y, size) {
  let hits = 0;
  for (const row of tree.candidateRows(x, y, size, size))
    if (overlapsWindow(boxes, row, x, y, x + size, y + size)) hits++;
  return hits;
}

function repeat(calls, work) {
  for (let call = 0; call < calls; call++) work();
}

function timed(work) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** The median without the first tenth, which warms up, to six digits. */
function medianOf(rounds, measure) {
  const times = Array.from({ length: rounds }, measure);
  return Number(median(times.slice(Math.floor(rounds / 10))).toPrecision(6));
}
