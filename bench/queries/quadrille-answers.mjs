import { digest } from './digest.mjs';
import { neighbours } from './questions.mjs';

/**
 * How a tree of one build of the package answers: into an array one by one, as lists in a batch.
 *
 * @param {typeof import('quadrille')} build
 * @param {import('quadrille').Quadtree} tree
 * @returns {import('./respondent.d.ts').Answers}
 */
export function quadrilleAnswers(build, tree) {
  return {
    one: oneByOne(build, tree),
    all: inBatches(build, tree),
    dispose: () => tree.dispose(),
  };
}

function oneByOne({ HIT_STRIDE, NEIGHBOR_STRIDE }, tree) {
  const rows = new Uint32Array(1024);
  const near = new Float32Array(NEIGHBOR_STRIDE * neighbours);
  const hit = new Float32Array(HIT_STRIDE);
  return {
    windows: (minX, minY, maxX, maxY) =>
      digests(rows, 0, tree.queryInto(rows, minX, minY, maxX - minX, maxY - minY)),
    points: (x, y) => digests(rows, 0, tree.queryPointInto(rows, x, y)),
    nearest: (x, y) =>
      neighbourDigests(near, NEIGHBOR_STRIDE, 0, tree.nearestInto(near, x, y, neighbours)),
    rays: (x, y, wayX, wayY) => {
      tree.raycastInto(hit, x, y, wayX, wayY);
      return lengthGone(hit, 0, wayX, wayY);
    },
  };
}

function inBatches({ HIT_STRIDE, NEIGHBOR_STRIDE }, tree) {
  return {
    windows: (questions, answers) => digestLists(tree.queryMany(questions), answers),
    points: (questions, answers) => digestLists(tree.queryPointMany(questions), answers),
    nearest: (questions, answers) => {
      const { offsets, neighbors } = tree.nearestMany(questions, neighbours);
      for (let i = 0; i < answers.length; i++) {
        answers[i] = neighbourDigests(neighbors, NEIGHBOR_STRIDE, offsets[i], offsets[i + 1]);
      }
    },
    rays: (questions, answers) => {
      const hits = tree.raycastMany(questions);
      for (let i = 0, k = 0; i < answers.length; i++, k += 4) {
        answers[i] = lengthGone(hits, HIT_STRIDE * i, questions[k + 2], questions[k + 3]);
      }
    },
  };
}

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

function neighbourDigests(near, stride, from, to) {
  let sum = 0;
  for (let k = stride * from; k < stride * to; k += stride) sum += digest(near[k]);
  return sum;
}

/** A hit begins with row, or -1, and fraction. */
function lengthGone(hits, k, wayX, wayY) {
  const fraction = hits[k] < 0 ? 1 : hits[k + 1];
  return fraction * Math.sqrt(wayX * wayX + wayY * wayY);
}
