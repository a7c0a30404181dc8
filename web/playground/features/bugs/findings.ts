/** What brute force finds wrong with an article's tree: pairs missed or reported twice, objects lost. */

import type { Area } from '../../engine/geometry.ts';
import { overlap } from '../../engine/oracle.ts';
import {
  type ArticleTree,
  type Bounds,
  boundsOf,
  type CostFindings,
  nodesFrom,
  type TreeCosts,
} from './article-node.ts';

export type Fact =
  | 'missed'
  | 'doubles'
  | 'oneSided'
  | 'unmarked'
  | 'missedHits'
  | 'inGaps'
  | 'dropped'
  | 'leaking'
  | 'leaked'
  | 'reports'
  | 'ghosts'
  | keyof TreeCosts;

/** What a right tree has, too: how much of it is what a defect costs. */
const noFaults: ReadonlySet<Fact> = new Set<Fact>([
  'reports',
  'nodes',
  'entries',
  'deepest',
  'candidates',
]);

export function isNoFault(fact: Fact): boolean {
  return noFaults.has(fact);
}

export interface Findings {
  readonly counts: Readonly<Record<Fact, number>>;
  /** Rows of pairs that were reported: a0, b0, a1, b1 ... */
  readonly reportedPairs: readonly number[];
  /** Those of pairs that were not. */
  readonly missedPairs: readonly number[];
  /** Pairs that the query of one object reported more than once, with how often: a0, b0, times0 ... */
  readonly repeated: readonly number[];
  /** Rows that should be highlighted, found or kept, and are not. */
  readonly lost: readonly number[];
  /** Rows that were removed, and that the tree has still. */
  readonly ghosts: readonly number[];
  /** Cells that the right tree would not have. */
  readonly needlessCells: readonly Bounds[];
  /** Strips of a split cell that no child covers. */
  readonly gaps: readonly Bounds[];
  /** Rows that the tree highlights. */
  readonly marked: Uint8Array;
  readonly probe: { readonly candidates: readonly number[]; readonly hits: readonly number[] };
}

export interface Question {
  readonly boxes: Float32Array;
  readonly touching: boolean;
  readonly marksCopies: boolean;
  readonly probe: Area | undefined;
}

/** Of a tree without any of these defects. */
const noCosts: CostFindings = {
  counts: {
    nodes: 0,
    entries: 0,
    deepest: 0,
    everywhere: 0,
    endless: 0,
    candidates: 0,
    needless: 0,
  },
  cells: [],
  rows: [],
};

export function examine(tree: ArticleTree, question: Question): Findings {
  const { reports, marked } = askAll(tree, question);
  const pairs = judge(reports, question);
  const probe = askProbe(tree, question);
  const gaps = gapsOf(tree);
  const kept = keptBy(tree, question.boxes.length / 4);
  const isRemoved = (row: number): boolean => tree.removed?.has(row) ?? false;
  const dropped = rowsWith(kept, 0).filter((row) => !isRemoved(row));
  const ghosts = rowsWith(kept, 1).filter(isRemoved);
  const unmarked = [...pairs.colliding].filter((row) => marked[row] === 0);
  const costs = tree.costs?.() ?? noCosts;
  const counts = {
    missed: pairs.missedPairs.length / 2,
    doubles: pairs.doubles,
    oneSided: pairs.oneSided,
    unmarked: unmarked.length,
    missedHits: probe.missed.length,
    inGaps: rowsIn(gaps, question.boxes),
    dropped: dropped.length,
    leaking: tree.leaking,
    leaked: tree.leaked,
    reports: pairs.reports,
    ghosts: ghosts.length,
    ...costs.counts,
  };
  // Objects of missed pairs are marked by a line.
  const missed = new Set(pairs.missedPairs);
  const lost = [
    ...unmarked.filter((row) => !missed.has(row)),
    ...probe.missed,
    ...dropped,
    ...costs.rows,
  ];
  return { counts, gaps, needlessCells: costs.cells, ghosts, lost, marked, probe, ...pairs };
}

/** The loop of the articles (S0.30, S1.23): each object asks, and tests what is returned. */
function askAll(tree: ArticleTree, { boxes, touching, marksCopies }: Question) {
  const count = boxes.length / 4;
  const marked = new Uint8Array(count);
  const reports = new Uint8Array(count * count);
  for (let row = 0; row < count; row++)
    for (const other of tree.retrieve(boundsOf(boxes, row))) {
      if (other === row || !overlap(boxes, 4 * row, 4 * other, touching)) continue;
      const at = row * count + other;
      reports[at] = reports[at]! + 1;
      marked[row] = 1;
      if (!marksCopies) marked[other] = 1;
    }
  return { reports, marked };
}

function judge(reports: Uint8Array, { boxes, touching }: Question) {
  const count = boxes.length / 4;
  const missedPairs: number[] = [];
  const reportedPairs: number[] = [];
  const repeated: number[] = [];
  const colliding = new Set<number>();
  let [doubles, oneSided, all] = [0, 0, 0];
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) {
      if (!overlap(boxes, 4 * a, 4 * b, touching)) continue;
      colliding.add(a).add(b);
      const [there, back] = [reports[a * count + b]!, reports[b * count + a]!];
      all += there + back;
      doubles += Math.max(0, there - 1) + Math.max(0, back - 1);
      const isMissed = there === 0 && back === 0;
      (isMissed ? missedPairs : reportedPairs).push(a, b);
      if (!isMissed && (there === 0 || back === 0)) oneSided++;
      if (Math.max(there, back) > 1) repeated.push(a, b, Math.max(there, back));
    }
  return { missedPairs, reportedPairs, repeated, colliding, doubles, oneSided, reports: all };
}

/** A question from outside the scene, as a mouse asks it (S0.33). */
function askProbe(tree: ArticleTree, { boxes, touching, probe }: Question) {
  if (!probe) return { candidates: [], hits: [], missed: [] };
  const { x, y, width, height } = probe;
  const asked = Float32Array.of(x, y, x + width, y + height, 0, 0, 0, 0);
  const candidates = tree.retrieve(boundsOf(asked, 0));
  const known = new Set(candidates);
  const hits: number[] = [];
  const missed: number[] = [];
  for (let row = 0; 4 * row < boxes.length; row++) {
    asked.set(boxes.subarray(4 * row, 4 * row + 4), 4);
    if (overlap(asked, 0, 4, touching)) (known.has(row) ? hits : missed).push(row);
  }
  return { candidates, hits, missed };
}

function gapsOf({ root }: ArticleTree): readonly Bounds[] {
  return nodesFrom(root).flatMap((node) => {
    const last = node.children[3];
    if (!last) return [];
    const { minX, minY, maxX, maxY } = node;
    const right = { minX: last.maxX, minY, maxX, maxY };
    const below = { minX, minY: last.maxY, maxX: last.maxX, maxY };
    return [right, below].filter((gap) => gap.maxX > gap.minX && gap.maxY > gap.minY);
  });
}

function rowsIn(gaps: readonly Bounds[], boxes: Float32Array): number {
  let rows = 0;
  for (let row = 0; gaps.length > 0 && 4 * row < boxes.length; row++) {
    const box = boundsOf(boxes, row);
    const lies = ({ minX, minY, maxX, maxY }: Bounds): boolean =>
      minX < box.maxX && box.minX < maxX && minY < box.maxY && box.minY < maxY;
    if (gaps.some(lies)) rows++;
  }
  return rows;
}

/** 1 for each row that some node has. */
function keptBy({ root }: ArticleTree, count: number): Uint8Array {
  const kept = new Uint8Array(count);
  for (const { rows } of nodesFrom(root)) for (const row of rows) kept[row] = 1;
  return kept;
}

function rowsWith(flags: Uint8Array, flag: 0 | 1): readonly number[] {
  return Array.from(flags.keys()).filter((row) => flags[row] === flag);
}
