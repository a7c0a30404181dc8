/** The printed defects: each defect of a printed article, and the tree that it is in. */
import type { ArticleSettings, ArticleTree, Bounds } from './article-node.ts';
import type { Fact } from './findings.ts';
import { LeafTree } from './leaf-tree.ts';
import { ParentTree } from './parent-tree.ts';
import type { PrintedBugName } from './scenes.ts';

/** A defect that can be run. */
export interface RunBug {
  readonly facts: readonly Fact[];
  /** S2.27: only who asks is highlighted, because what it finds is a copy. */
  readonly marksCopies: boolean;
  /** The tree with the defect, or without it. */
  readonly tree: (
    world: Bounds,
    boxes: Float32Array,
    settings: ArticleSettings,
    isFaulty: boolean,
  ) => ArticleTree;
}

export interface PrintedBug extends RunBug {
  /** The article that prints it. */
  readonly article: 's0' | 's1' | 's2';
  /** The statement that describes it: see docs/articles.md. */
  readonly statement: string;
}

const rightParent = {
  centreTest: false,
  wholeHalves: false,
  noDescent: false,
  forgetsChildren: false,
};
const rightLeaf = { dropsOutside: false, repeats: false };

function parentTree(fault: keyof typeof rightParent): PrintedBug['tree'] {
  return (world, boxes, settings, printed) =>
    new ParentTree(world, boxes, settings, { ...rightParent, [fault]: printed });
}

function leafTree(fault: keyof typeof rightLeaf): PrintedBug['tree'] {
  return (world, boxes, settings, printed) =>
    new LeafTree(world, boxes, settings, { ...rightLeaf, [fault]: printed });
}

export const bugs: Readonly<Record<PrintedBugName, PrintedBug>> = {
  descent: {
    article: 's0',
    statement: 'S0.26',
    facts: ['missed', 'doubles', 'oneSided', 'missedHits'],
    marksCopies: false,
    tree: parentTree('noDescent'),
  },
  halves: {
    article: 's0',
    statement: 'S0.31',
    facts: ['missed', 'doubles', 'inGaps'],
    marksCopies: false,
    tree: parentTree('wholeHalves'),
  },
  outside: {
    article: 's1',
    statement: 'S1.18',
    facts: ['missed', 'doubles', 'dropped'],
    marksCopies: false,
    tree: leafTree('dropsOutside'),
  },
  doubles: {
    article: 's1',
    statement: 'S1.20',
    facts: ['missed', 'doubles', 'reports'],
    marksCopies: false,
    tree: leafTree('repeats'),
  },
  centre: {
    article: 's2',
    statement: 'S2.26',
    facts: ['missed', 'doubles'],
    marksCopies: false,
    tree: parentTree('centreTest'),
  },
  copies: {
    article: 's2',
    statement: 'S2.27',
    facts: ['missed', 'doubles', 'oneSided', 'unmarked'],
    marksCopies: true,
    // Printed together with S0.26: that is why some pairs are met from one side only (S2.17).
    tree: parentTree('noDescent'),
  },
  leak: {
    article: 's2',
    statement: 'S2.28',
    facts: ['missed', 'doubles', 'leaking', 'leaked'],
    marksCopies: false,
    tree: parentTree('forgetsChildren'),
  },
};
