/** What the museum shows: each printed defect, the tree that it is in, and a scene that was made to show it. */
import type { PresetId, Settings } from '../state/parameters.ts';
import type { Changes } from '../state/settings.ts';
import type { Fact } from './findings.ts';
import { LeafTree } from './leaf-tree.ts';
import { ParentTree } from './parent-tree.ts';
import type { Bounds, TeachingSettings, TeachingTree } from './teaching-node.ts';

export type Bug = Exclude<Settings['bug'], 'none'>;

export interface Exhibit {
  /** The statement that describes it: see docs/articles.md. */
  readonly statement: string;
  readonly facts: readonly Fact[];
  /** S2.27: only who asks is highlighted, because what it finds is a copy. */
  readonly marksCopies: boolean;
  /** The tree as printed, or as it was meant. */
  readonly tree: (
    world: Bounds,
    boxes: Float32Array,
    settings: TeachingSettings,
    printed: boolean,
  ) => TeachingTree;
  readonly scene: { readonly preset: PresetId; readonly changes: Changes };
}

const rightParent = { centreTest: false, wholeHalves: false, noDescent: false };
const rightLeaf = { dropsOutside: false, repeats: false };

function parentTree(fault: keyof typeof rightParent): Exhibit['tree'] {
  return (world, boxes, settings, printed) =>
    new ParentTree(world, boxes, settings, { ...rightParent, [fault]: printed });
}

function leafTree(fault: keyof typeof rightLeaf): Exhibit['tree'] {
  return (world, boxes, settings, printed) =>
    new LeafTree(world, boxes, settings, { ...rightLeaf, [fault]: printed });
}

export const exhibits: Readonly<Record<Bug, Exhibit>> = {
  descent: {
    statement: 'S0.26',
    facts: ['missed', 'doubles', 'oneSided', 'missedHits'],
    marksCopies: false,
    tree: parentTree('noDescent'),
    scene: {
      preset: 's0',
      changes: {
        count: 200,
        probe: true,
        probeKind: 'box',
        pinned: true,
        probeX: 300,
        probeY: 300,
        probeSize: 120,
      },
    },
  },
  halves: {
    statement: 'S0.31',
    facts: ['missed', 'doubles', 'inGaps'],
    marksCopies: false,
    tree: parentTree('wholeHalves'),
    scene: { preset: 's0', changes: { count: 1_800, minSize: 2, maxSize: 4, labels: false } },
  },
  outside: {
    statement: 'S1.18',
    facts: ['missed', 'doubles', 'dropped'],
    marksCopies: false,
    tree: leafTree('dropsOutside'),
    scene: { preset: 's3', changes: { count: 250 } },
  },
  doubles: {
    statement: 'S1.20',
    facts: ['missed', 'doubles', 'reports'],
    marksCopies: false,
    tree: leafTree('repeats'),
    scene: { preset: 's1', changes: { count: 120, minSize: 10, maxSize: 40 } },
  },
  centre: {
    statement: 'S2.26',
    facts: ['missed', 'doubles'],
    marksCopies: false,
    tree: parentTree('centreTest'),
    scene: { preset: 's2', changes: { count: 1_000 } },
  },
  copies: {
    statement: 'S2.27',
    facts: ['missed', 'doubles', 'oneSided', 'unmarked'],
    marksCopies: true,
    // Printed together with S0.26: that is why some pairs are met from one side only (S2.17).
    tree: parentTree('noDescent'),
    scene: { preset: 's2', changes: { count: 300 } },
  },
};
