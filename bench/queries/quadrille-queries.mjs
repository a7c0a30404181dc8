import { HitField, NeighborField } from 'quadrille';
import { digest } from './digest.mjs';
import { neighbours } from './query-sets.mjs';

/**
 * The queries of a tree of one build of the package: single ones into an array, batches as lists.
 *
 * @param {typeof import('quadrille')} build
 * @param {import('quadrille').Quadtree} tree
 * @param nearby what the build takes as the options of a query for the nearest objects
 * @returns {import('./query-implementation.d.ts').Queries}
 */
export function quadrilleQueries(build, tree, nearby = { count: neighbours }) {
  return {
    update(boxes) {
      tree.boxes.set(boxes);
      tree.sync();
    },
    one: oneByOne(build, tree, nearby),
    all: inBatches(build, tree, nearby),
    dispose: () => tree.dispose(),
  };
}

function oneByOne({ HIT_STRIDE, NEIGHBOR_STRIDE }, tree, nearby) {
  const rows = new Uint32Array(1024);
  const near = new Float32Array(NEIGHBOR_STRIDE * neighbours);
  const hit = new Float32Array(HIT_STRIDE);
  return {
    windows: (minX, minY, maxX, maxY) =>
      digests(rows, 0, tree.queryInto(rows, minX, minY, maxX - minX, maxY - minY)),
    points: (x, y) => digests(rows, 0, tree.queryPointInto(rows, x, y)),
    nearest: (x, y) =>
      neighbourDigests(near, NEIGHBOR_STRIDE, 0, tree.nearestInto(near, x, y, nearby)),
    rays: (x, y, dx, dy) => {
      tree.raycastInto(hit, x, y, dx, dy);
      return hitLength(hit, 0, dx, dy);
    },
  };
}

function inBatches({ HIT_STRIDE, NEIGHBOR_STRIDE }, tree, nearby) {
  return {
    windows: (queries, results) => digestLists(tree.queryMany(queries), results),
    points: (queries, results) => digestLists(tree.queryPointMany(queries), results),
    nearest: (queries, results) => {
      const { offsets, neighbors } = tree.nearestMany(queries, nearby);
      for (let i = 0; i < results.length; i++) {
        results[i] = neighbourDigests(neighbors, NEIGHBOR_STRIDE, offsets[i], offsets[i + 1]);
      }
    },
    rays: (queries, results) => {
      const hits = tree.raycastMany(queries);
      for (let i = 0, k = 0; i < results.length; i++, k += 4) {
        results[i] = hitLength(hits, HIT_STRIDE * i, queries[k + 2], queries[k + 3]);
      }
    },
  };
}

function digestLists({ offsets, rows }, results) {
  for (let i = 0; i < results.length; i++) {
    results[i] = digests(rows, offsets[i], offsets[i + 1]);
  }
}

function digests(rows, from, to) {
  let sum = 0;
  for (let i = from; i < to; i++) sum += digest(rows[i]);
  return sum;
}

function neighbourDigests(near, stride, from, to) {
  let sum = 0;
  for (let k = stride * from; k < stride * to; k += stride)
    sum += digest(near[k + NeighborField.Row]);
  return sum;
}

/** The length of a ray up to its hit, which begins at `k`. */
function hitLength(hits, k, dx, dy) {
  const fraction = hits[k + HitField.Row] < 0 ? 1 : hits[k + HitField.Fraction];
  return fraction * Math.sqrt(dx * dx + dy * dy);
}
