/** What a reader answers with, in the page. */
import type { Engine } from '../../engine/engine.ts';
import type { Verdict } from '../../guesses/verdict.ts';
import type { Sentences } from './sentences.ts';

export interface AnswerBoard {
  /** As in a challenge link; undefined while it is not complete. */
  readonly answer: () => string | undefined;
  /** How many things a whole answer still needs, where that is a number. */
  readonly lacking?: () => number;
  /** Gives an answer again that was given before; an empty one clears what was chosen. */
  readonly restore: (answer: string) => void;
  /** What the text says to the present answer, if it is a wrong one. */
  readonly hint?: () => string | undefined;
  /** Shows what the present answer makes of the scene: nothing of the right one. */
  readonly showOwn?: (engine: Engine, say: Sentences) => void;
  /** What is right, by its names in the page; a number or a place has none. */
  readonly names?: (verdict: Verdict) => readonly string[];
  /** Marks what is right in the picture or the list, or shows it. */
  readonly reveal?: (verdict: Verdict, engine: Engine, say: Sentences) => void;
  /** Takes away what `reveal` and `showOwn` have shown. */
  readonly unmark?: () => void;
  /** Calls when the answer is changed: the verdict is then of another one. */
  readonly whenChanged: (then: () => void) => void;
}
