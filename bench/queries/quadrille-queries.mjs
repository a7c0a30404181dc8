import { digest } from './digest.mjs';
import { neighbours } from './query-sets.mjs';

const nearby = { count: neighbours };

/**
 * The queries of a tree with the default options, of one build of the package: single ones as views, batches as lists. `boxes` and
 * `sync` are those of the tree.
 *
 * @param {typeof import('quadrille')} build
 * @param {import('../scenes.mjs').Scene} scene
 * @returns {Promise<import('./query-implementation.d.ts').Queries & { boxes: () => Float32Array, sync: () => void }>}
 */
export async function quadrilleQueries(build, { boxes: start, side }) {
  const tree = await build.Quadtree.create({ bounds: { x: 0, y: 0, width: side, height: side } });
  tree.setAll(start);
  return {
    boxes: () => tree.boxes,
    sync: () => tree.sync(),
    update(boxes) {
      tree.boxes.set(boxes);
      tree.sync();
    },
    one: oneByOne(build, tree),
    all: inBatches(build, tree),
    dispose: () => tree.dispose(),
  };
}

function oneByOne(build, tree) {
  return {
    windows: (minX, minY, maxX, maxY) =>
      digestAll(tree.queryRows(minX, minY, maxX - minX, maxY - minY)),
    points: (x, y) => digestAll(tree.queryPointRows(x, y)),
    nearest: (x, y) => neighbourDigests(build, tree.nearestRows(x, y, nearby), 0, neighbours),
    rays: (x, y, dx, dy) =>
      (tree.raycast(x, y, dx, dy)?.fraction ?? 1) * Math.sqrt(dx * dx + dy * dy),
  };
}

function digestAll(rows) {
  return digests(rows, 0, rows.length);
}

/**
 * The queries of a tree, each kind in one call for all places.
 *
 * @param {typeof import('quadrille')} build
 * @param {import('quadrille').Quadtree} tree
 * @returns {Record<import('./query-sets.mjs').QueryKind, (queries: Float32Array, results: Float64Array) => void>}
 */
export function inBatches(build, tree) {
  const { HIT_STRIDE } = build;
  return {
    windows: (queries, results) => digestLists(tree.queryMany(queries), results),
    points: (queries, results) => digestLists(tree.queryPointMany(queries), results),
    nearest: (queries, results) => {
      const { offsets, neighbors } = tree.nearestMany(queries, nearby);
      for (let i = 0; i < results.length; i++) {
        results[i] = neighbourDigests(build, neighbors, offsets[i], offsets[i + 1]);
      }
    },
    rays: (queries, results) => {
      const hits = tree.raycastMany(queries);
      for (let i = 0, k = 0; i < results.length; i++, k += 4) {
        results[i] = hitLength(build, hits, HIT_STRIDE * i, queries[k + 2], queries[k + 3]);
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

function neighbourDigests({ NEIGHBOR_STRIDE: stride, NeighborField }, near, from, to) {
  let sum = 0;
  for (let k = stride * from; k < stride * to; k += stride)
    sum += digest(near[k + NeighborField.Row]);
  return sum;
}

/** The length of a ray up to its hit, which begins at `k`. */
function hitLength({ HitField }, hits, k, dx, dy) {
  const fraction = hits[k + HitField.Row] < 0 ? 1 : hits[k + HitField.Fraction];
  return fraction * Math.sqrt(dx * dx + dy * dy);
}
