/** What a reader answers with, in the page. */
import type { Engine } from '../../engine/engine.ts';
import type { Verdict } from '../../guesses/verdict.ts';
import type { Sentences } from './sentences.ts';

export interface AnswerBoard {
  /** As in a challenge link; undefined while it is not complete. */
  readonly answer: () => string | undefined;
  /** Marks what is right in the picture or the list. */
  readonly reveal: (verdict: Verdict, engine: Engine, say: Sentences) => void;
  /** Calls when the answer is changed: the verdict is then of another one. */
  readonly whenChanged: (then: () => void) => void;
}
