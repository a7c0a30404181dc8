/** What the articles' programs find, with the defects of their print: the trees of the playground's view of printed defects. */
import { overlap } from '../../playground/engine/oracle.ts';
import { type ArticleTree, boundsOf } from '../../playground/features/bugs/article-node.ts';
import { examine } from '../../playground/features/bugs/findings.ts';
import { LeafTree } from '../../playground/features/bugs/leaf-tree.ts';
import { type ParentFaults, ParentTree } from '../../playground/features/bugs/parent-tree.ts';
import type { Scene } from './scene.ts';

export interface PrintedFindings {
  readonly pairs: number;
  /** Pairs that only one of their two objects finds. */
  readonly oneSided: number;
  /** Pairs that neither finds. */
  readonly missed: number;
  /** Hits that are reported, from both sides and each time. */
  readonly reports: number;
  /** Pairs of which the object in the smaller row does not find the other. */
  readonly unknownToFirst: number;
}

/** The defects of both programs that keep an object in one node. Each tree here is of one frame, so that none is cleared. */
const printed: ParentFaults = {
  centreTest: false,
  wholeHalves: false,
  noDescent: true,
  forgetsChildren: false,
};

/** The Java program, S0. */
export function javaProgram(scene: Scene): PrintedFindings {
  return parentProgram(scene, { ...printed, wholeHalves: true });
}

/** The program that keeps objects in leaves, S1. */
export function leafProgram(scene: Scene): PrintedFindings {
  const { boxes, settings, bounds } = contentOf(scene);
  const faults = { dropsOutside: true, repeats: true };
  return findingsOf(scene, new LeafTree(bounds, boxes, settings, faults));
}

/** The C++ demo, S2: as printed, or with its test of the centre put right. */
export function demoProgram(
  scene: Scene,
  { centreTest }: { readonly centreTest: boolean },
): PrintedFindings {
  return parentProgram(scene, { ...printed, centreTest });
}

function parentProgram(scene: Scene, faults: ParentFaults): PrintedFindings {
  const { boxes, settings, bounds } = contentOf(scene);
  return findingsOf(scene, new ParentTree(bounds, boxes, settings, faults));
}

function contentOf({ frame, settings, world: { width, height } }: Scene) {
  const bounds = { minX: 0, minY: 0, maxX: width, maxY: height };
  // A copy: the frame's boxes are a view that is valid until the next call of any tree.
  return { boxes: frame.tree.boxes.slice(), settings, bounds };
}

function findingsOf(scene: Scene, tree: ArticleTree): PrintedFindings {
  const { boxes, settings } = contentOf(scene);
  const { touching } = settings;
  const question = { boxes, touching, marksCopies: true, probe: undefined };
  const { missed, oneSided, reports } = examine(tree, question).counts;
  let [pairs, unknownToFirst] = [0, 0];
  for (let row = 0; 4 * row < boxes.length; row++) {
    const found = new Set(tree.retrieve(boundsOf(boxes, row)));
    for (let other = row + 1; 4 * other < boxes.length; other++) {
      if (!overlap(boxes, 4 * row, 4 * other, touching)) continue;
      pairs++;
      if (!found.has(other)) unknownToFirst++;
    }
  }
  return { pairs, oneSided, missed, reports, unknownToFirst };
}
