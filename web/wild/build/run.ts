/** A defect in the scene made for it: both trees, and what brute force finds in each. */
import { Scene } from '../../learn/engine/scene.ts';
import type { ArticleFrame } from '../../playground/features/bugs/article-frame.ts';
import { ArticleProgram } from '../../playground/features/bugs/article-program.ts';
import type { Fact } from '../../playground/features/bugs/findings.ts';
import { bugScene, type WildBugName } from '../../playground/features/bugs/scenes.ts';
import { wildBugs } from '../../playground/features/bugs/wild.ts';
import type { Side } from '../addresses.ts';

export type Counts = Readonly<Record<Side, Readonly<Record<Fact, number>>>>;

export interface Run {
  readonly scene: Scene;
  readonly frames: Readonly<Record<Side, ArticleFrame>>;
  readonly counts: Counts;
}

export function runOf(name: WildBugName): Run {
  const scene = new Scene(bugScene(name));
  // A copy: the frame's boxes are a view that is valid until the next call of any tree.
  const boxes = scene.frame.tree.boxes.slice();
  const frameOf = (isFaulty: boolean): ArticleFrame =>
    new ArticleProgram(wildBugs[name], isFaulty).frame(
      scene.frame,
      boxes,
      scene.settings,
      scene.world,
    );
  const [faulty, right] = [frameOf(true), frameOf(false)];
  const counts = { faulty: faulty.findings.counts, right: right.findings.counts };
  return { scene, frames: { faulty, right }, counts };
}
