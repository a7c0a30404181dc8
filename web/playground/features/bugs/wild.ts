/** Defects of real projects: each as one rule of a tree, with the threads in which it was found. */
import type { ArticleNode, Bounds } from './article-node.ts';
import type { RunBug } from './bugs.ts';
import type { WildBugName } from './scenes.ts';
import { type Rules, rightRules, WildTree } from './wild-tree.ts';

export interface Thread {
  readonly project: string;
  readonly kind: 'issues' | 'pull';
  readonly number: number;
  /** When this was written. */
  readonly state: 'open' | 'closed' | 'merged';
}

export interface WildBug extends RunBug {
  /** The first one shows the defect best. */
  readonly threads: readonly [Thread, ...Thread[]];
  /** The chapter that explains how it is done right, by its address in the article. */
  readonly chapter: string;
  /** The page of the documentation that helps, from its folder. */
  readonly page: { readonly file: string; readonly title: string };
}

export function threadAddress({ project, kind, number }: Thread): string {
  return `https://github.com/${project}/${kind}/${number}`;
}

/** `both` holds with the defect and without it. */
function wildTree(faulty: Partial<Rules>, both: Partial<Rules> = {}): RunBug['tree'] {
  return (world, boxes, settings, isFaulty) =>
    new WildTree(world, boxes, settings, { ...rightRules, ...both, ...(isFaulty && faulty) });
}

export const wildBugs: Readonly<Record<WildBugName, WildBug>> = {
  far: {
    facts: ['dropped', 'missed', 'oneSided'],
    marksCopies: false,
    tree: wildTree({ admits: contains }),
    threads: [
      { project: 'Comfy-Org/ComfyUI_frontend', kind: 'issues', number: 15_254, state: 'open' },
    ],
    chapter: 'edges-and-outside',
    page: { file: 'moving.html', title: 'Moving objects' },
  },
  line: {
    facts: ['dropped', 'missed', 'oneSided'],
    marksCopies: false,
    tree: wildTree({ keeps: isInsideOrAcross }),
    threads: [
      { project: 'straker/kontra', kind: 'issues', number: 111, state: 'closed' },
      { project: 'timohausmann/quadtree-ts', kind: 'issues', number: 13, state: 'open' },
    ],
    chapter: 'edges-and-outside',
    page: { file: 'queries.html', title: 'Queries' },
  },
  twice: {
    facts: ['doubles', 'reports'],
    marksCopies: false,
    tree: wildTree({ returnsOnce: false }),
    threads: [
      { project: 'CorentinTh/quadtree-js', kind: 'issues', number: 25, state: 'closed' },
      { project: 'melonjs/melonJS', kind: 'issues', number: 544, state: 'closed' },
    ],
    chapter: 'each-pair-once',
    page: { file: 'placement.html', title: 'Placement, capacity, depth and looseness' },
  },
  stale: {
    facts: ['ghosts', 'entries'],
    marksCopies: false,
    tree: wildTree({ removesBy: 'newBox' }, { removesBy: 'keptBox' }),
    threads: [{ project: 'mourner/rbush', kind: 'pull', number: 101, state: 'open' }],
    chapter: 'everything-moves',
    page: { file: 'moving.html', title: 'Moving objects' },
  },
  endless: {
    facts: ['endless', 'deepest', 'nodes'],
    marksCopies: false,
    tree: wildTree({ endsAtDepth: false }, { keepsCentres: true }),
    threads: [
      { project: 'toastdriven/quads', kind: 'issues', number: 4, state: 'open' },
      { project: 'CodingTrain/QuadTree', kind: 'issues', number: 30, state: 'closed' },
      { project: 'CorentinTh/quadtree-js', kind: 'pull', number: 9, state: 'merged' },
    ],
    chapter: 'when-to-split',
    page: { file: 'placement.html', title: 'Placement, capacity, depth and looseness' },
  },
  giant: {
    facts: ['everywhere', 'entries', 'nodes'],
    marksCopies: false,
    tree: wildTree({ stays: () => false }),
    threads: [{ project: 'timohausmann/quadtree-js', kind: 'issues', number: 21, state: 'open' }],
    chapter: 'what-lies-across-a-line',
    page: { file: 'placement.html', title: 'Placement, capacity, depth and looseness' },
  },
  corner: {
    facts: ['missedHits', 'missed', 'oneSided'],
    marksCopies: false,
    tree: wildTree({ visits: visitsCorner }),
    threads: [{ project: 'mikechambers/ExamplesByMesh', kind: 'issues', number: 6, state: 'open' }],
    chapter: 'candidates-are-not-hits',
    page: { file: 'queries.html', title: 'Queries' },
  },
  whole: {
    facts: ['needless', 'candidates'],
    marksCopies: false,
    tree: wildTree({ visits: visitsAllAcross }),
    threads: [{ project: 'phaserjs/phaser', kind: 'issues', number: 2_225, state: 'closed' }],
    chapter: 'candidates-are-not-hits',
    page: { file: 'queries.html', title: 'Queries' },
  },
};

function contains(cell: Bounds, box: Bounds): boolean {
  return (
    box.minX >= cell.minX && box.minY >= cell.minY && box.maxX <= cell.maxX && box.maxY <= cell.maxY
  );
}

/** With `<` on both sides: an edge that lies on a line is neither inside nor across. */
function isInsideOrAcross(cell: Bounds, box: Bounds): boolean {
  return (
    isRangeInsideOrAcross([cell.minX, cell.maxX], [box.minX, box.maxX]) &&
    isRangeInsideOrAcross([cell.minY, cell.maxY], [box.minY, box.maxY])
  );
}

type Range = readonly [least: number, most: number];

function isRangeInsideOrAcross([from, to]: Range, [least, most]: Range): boolean {
  const isInside = least > from && most < to;
  const isAcross = (line: number): boolean => least < line && line < most;
  return isInside || isAcross(from) || isAcross(to);
}

function visitsCorner(
  node: ArticleNode,
  { minX, minY }: Bounds,
  root: Bounds,
): readonly ArticleNode[] {
  return rightRules.visits(node, { minX, minY, maxX: minX, maxY: minY }, root);
}

function visitsAllAcross({ children }: ArticleNode, box: Bounds): readonly ArticleNode[] {
  // An edge on a line reaches the cell behind it.
  const whole = children.find(
    (child) => contains(child, box) && box.maxX < child.maxX && box.maxY < child.maxY,
  );
  return whole ? [whole] : children;
}
