/** An article's tree as a frame that the page's painter can paint, with the findings of brute force. */
import { NODE_STRIDE } from 'quadrille';
import { CANDIDATE, COLLIDES, KIND_MARKS, type Marks, TOUCHED } from '../../engine/marks.ts';
import type { Frame } from '../../engine/player/frame.ts';
import { rowsWithin } from '../../engine/rows-within.ts';
import { type Forecast, forecast } from '../../engine/tree/size-estimate.ts';
import { probeOf } from '../../probes/registry.ts';
import type { SeenFrame } from '../../render/picture.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { type ArticleNode, type ArticleTree, nodesFrom } from './article-node.ts';
import { examine, type Findings } from './findings.ts';

/** The printed trees are slow, and brute force asks for each object: more would block the page. */
const MOST: Pick<Forecast, 'references' | 'tests'> = { references: 300_000, tests: 3_000_000 };

/** In world units, beyond all that a reader can show. */
const FAR_OUTSIDE = 10_000;

export interface ArticleFrame extends SeenFrame {
  readonly findings: Findings;
  /** Boxes of all rows, also of those that were removed, which are not painted. */
  readonly everyBox: Float32Array;
}

/** Whether an article's tree, whichever it is, would take too long in a scene. */
export function isTooLarge(boxes: Float32Array, settings: Settings, world: World): boolean {
  const { references, tests } = forecast(boxes, { ...settings, placement: 'leaf' }, world);
  return references > MOST.references || tests > MOST.tests;
}

/** `marksCopies`: what a query finds are copies, which are not the objects that are painted (S2.27). `boxes` is kept. */
export function articleFrame(
  tree: ArticleTree,
  { kinds }: Frame,
  boxes: Float32Array,
  settings: Settings,
  world: World,
  marksCopies: boolean,
): ArticleFrame {
  const probe = probeOf(settings, world);
  const there = withoutRows(boxes, tree.removed);
  const findings = examine(tree, {
    boxes: there,
    touching: settings.touching,
    marksCopies,
    // The printed trees have no other query.
    probe: probe?.box,
  });
  const all = nodesFrom(tree.root);
  const nodes = tableOf(all);
  return {
    findings,
    everyBox: boxes,
    objects: kinds.length,
    marks: marksOf(kinds, findings, settings.pairs),
    pairs: Uint32Array.from(findings.reportedPairs),
    probed: probe?.box && { probe },
    tree: {
      boxes: there,
      nodes,
      cell: (node) => nodes.subarray(NODE_STRIDE * node, NODE_STRIDE * node + 4),
      rowsIn: (node) => Uint32Array.from(all[node]?.rows ?? []),
      within: (area) => rowsWithin(there, area, true),
    },
  };
}

/** Of these rows, no more than a point far outside is left, each at a place of its own. */
function withoutRows(boxes: Float32Array, rows: ReadonlySet<number> = new Set()): Float32Array {
  if (rows.size === 0) return boxes;
  return boxes.map((number, at) => (rows.has(at >> 2) ? -FAR_OUTSIDE - (at >> 2) : number));
}

/** The nodes in the layout of the library's table, for painting cells. */
function tableOf(nodes: readonly ArticleNode[]): Float32Array {
  const table = new Float32Array(NODE_STRIDE * nodes.length);
  let next = 1;
  for (const [index, node] of nodes.entries()) {
    const { minX, minY, maxX, maxY, depth, rows, children } = node;
    const firstChild = children.length > 0 ? next : 0;
    next += children.length;
    const total = totalOf(node);
    table.set([minX, minY, maxX, maxY, depth, rows.length, total, firstChild], NODE_STRIDE * index);
  }
  return table;
}

function totalOf({ rows, children }: ArticleNode): number {
  return children.reduce((sum, child) => sum + totalOf(child), rows.length);
}

function marksOf(kinds: Uint8Array, { marked, probe }: Findings, pairs: boolean): Marks {
  const marks = kinds.map(
    (kind, row) => (KIND_MARKS[kind] ?? 0) | (pairs && marked[row] === 1 ? COLLIDES : 0),
  );
  for (const row of probe.candidates) marks[row] = marks[row]! | CANDIDATE;
  for (const row of probe.hits) marks[row] = marks[row]! | TOUCHED;
  return marks;
}
