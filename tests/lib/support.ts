/** Small things that many tests need. */
import {
  inspect,
  NODE_STRIDE,
  type Quadtree,
  type QuadtreeOptions,
  type QuadtreeStats,
  type View,
} from 'quadrille';
import { inOrder, type Rect, type Scene } from './brute-force.js';

/** A world whose splitting lines are whole numbers. */
export const WORLD: QuadtreeOptions = { bounds: { x: 0, y: 0, width: 64, height: 64 } };

export const PLACEMENTS = ['parent', 'leaf', 'loose', 'cover'] as const;

/** A result as a plain ascending list. */
export function sorted(rows: View<Uint32Array>): number[] {
  return inOrder(rows);
}

/** Pairs as strings 'a,b', sorted; repeats stay repeats. */
export function pairList(tree: Quadtree): string[] {
  const pairs = tree.pairRows();
  const list: string[] = [];
  for (let i = 0; i < pairs.length; i += 2) list.push(`${pairs[i]},${pairs[i + 1]}`);
  return inOrder(list);
}

export interface NodeRow {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly depth: number;
  readonly count: number;
  readonly total: number;
  readonly firstChild: number;
}

export function nodeRows(tree: Quadtree): NodeRow[] {
  const nodes = inspect(tree).nodes();
  const rows: NodeRow[] = [];
  for (let i = 0; i < nodes.length; i += NODE_STRIDE) {
    const [minX, minY, maxX, maxY, depth, count, total, firstChild] = Array.from(
      nodes.subarray(i, i + NODE_STRIDE),
    ) as [number, number, number, number, number, number, number, number];
    rows.push({ minX, minY, maxX, maxY, depth, count, total, firstChild });
  }
  return rows;
}

/** The filter of an object. */
export function filterOf(tree: Quadtree, id: number): { category: number; mask: number } {
  const { category, mask } = tree.get(id);
  return { category, mask };
}

/** What the bulk views say about the live rows. */
export function liveBoxes(tree: Quadtree): Map<number, Rect> {
  const boxes = tree.boxes.slice();
  const scene = new Map<number, Rect>();
  for (let row = 0; row < boxes.length / 4; row++) {
    if (!tree.has(row)) continue;
    const [minX, minY, maxX, maxY] = Array.from(boxes.subarray(4 * row, 4 * row + 4)) as [
      number,
      number,
      number,
      number,
    ];
    scene.set(row, { minX, minY, maxX, maxY });
  }
  return scene;
}

/** A scene as bulk input, by ascending row. */
export function asBulk(scene: Scene): Float32Array {
  const rows = inOrder(scene.keys());
  return new Float32Array(
    rows.flatMap((row) => {
      const { minX, minY, maxX, maxY } = scene.get(row) as Rect;
      return [minX, minY, maxX, maxY];
    }),
  );
}

/** Everything that can be observed of a tree, to be compared before and after a failed call. */
export function snapshot(tree: Quadtree): object {
  const pairs = Array.from(tree.pairRows()); // first: stats() counts the tests of the last pairs()
  const { bytes: _, ...stats }: QuadtreeStats = inspect(tree).stats();
  const ids = Array.from({ length: tree.rows }, (_unused, row) =>
    tree.has(row) ? tree.idAt(row) : 'none',
  );
  const boxes = [...liveBoxes(tree)];
  return {
    ids,
    boxes,
    stats,
    size: tree.size,
    bounds: tree.options.bounds,
    nodes: nodeRows(tree),
    pairs,
    everything: sorted(tree.queryRows(-1e6, -1e6, 2e6, 2e6)),
    outsiders: sorted(inspect(tree).outsiders()),
  };
}

/** The error that a call throws; fails if it throws none. */
export function thrownBy(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    if (error instanceof Error) return error;
    throw new Error('something else than an Error was thrown', { cause: error });
  }
  throw new Error('nothing was thrown');
}

/** A seeded generator of numbers in [0, 1): mulberry32. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` seeded boxes inside `side` x `side`, as bulk input. */
export function randomBoxes(count: number, side: number, size: number, seed = 1): Float32Array {
  const next = random(seed);
  const boxes = new Float32Array(4 * count);
  for (let i = 0; i < boxes.length; i += 4) {
    const x = next() * side;
    const y = next() * side;
    boxes.set([x, y, x + next() * size, y + next() * size], i);
  }
  return boxes;
}
