/** What a chapter has besides its text: figures, claims, guesses and code, which its text names by their ids. */
import type { Engine } from './engine/engine.ts';
import type { Measure } from './engine/measures.ts';
import type { ExerciseKind } from './exercises/kinds.ts';

export interface Chapter {
  /** What it teaches of the five articles, by the ids of docs/articles.md: `S0.7`. It credits these articles. */
  readonly teaches: readonly Statement[];
  readonly figures: Readonly<Record<string, Figure>>;
  readonly claims: Readonly<Record<string, Claim>>;
  readonly guesses: Readonly<Record<string, Guess>>;
  readonly code: Readonly<Record<string, Sample>>;
  /** What is asked at the end, about a scene that is drawn anew for each reader. Pages that are no chapters ask nothing. */
  readonly exercise?: ExerciseKind;
}

export type Seed = 'S0' | 'S1' | 'S2' | 'S3' | 'S4';

/** An id of docs/articles.md. */
export type Statement = `${Seed}.${number}`;

export interface Figure {
  /** A link of the playground, from behind the `#`: `n=100&max=30&play=0`. A figure plays while it is seen, unless `play=0`. */
  readonly settings: string;
  /** What a reader can drag in the picture: a hint below it says so. Squares are dragged by a tool that the figure then has. */
  readonly drag?: 'square' | 'query' | 'arrow';
  /** What a reader can change in the text, by the keys of links (docs/parameters.md). */
  readonly sliders?: Readonly<Record<string, Slider>>;
}

/** A range of numbers, or a list of values to choose from: words of links. `t` moves in time. */
export type Slider =
  | { readonly min: number; readonly max: number; readonly step?: number }
  | { readonly values: readonly string[] };

/**
 * Asks the engine for what a `<Fact>` says. A number is compared with the only number in the fact's text, in every language; with
 * `within`, the text may round it: 0.05 allows 5 per cent. `true` means that the fact, which then is words, holds.
 */
export type Claim = (engine: Engine) => number | boolean | Rounded;

export interface Rounded {
  readonly about: number;
  readonly within: number;
}

/** What every guess has. Answers are written as in challenge links: see `guesses/`. */
interface Answers {
  /** An answer that is right, and one that is wrong, for the tests. The page gets neither, but the right one of a `PlaceGuess`. */
  readonly right: string;
  readonly wrong: string;
}

/** A scene of a guess: a link, and boxes in place of the scene's own objects. */
export interface Board {
  readonly scene: string;
  /** x, y, width, height of each object. */
  readonly boxes?: readonly (readonly [x: number, y: number, width: number, height: number])[];
  /** Whether the lines of the tree are shown before the answer; they always are after it. */
  readonly lines?: boolean;
}

/** Tap boxes: those of which the question is true. An answer lists rows, from 0: `1.4.7`. */
export interface BoxesGuess extends Answers, Board {
  readonly kind: 'boxes';
  /**
   * `compared`: the tree tests them against the object `subject`; `touching`: they overlap it; `across`: they are kept above the
   * leaves, or are in several leaves; `candidates`: the tree yields them for the scene's probe, a box; `hits`: the probe finds them.
   */
  readonly ask: 'compared' | 'touching' | 'across' | 'candidates' | 'hits';
  /** A row. */
  readonly subject?: number;
}

/** Tap pairs: those of which the question is true. An answer lists places in `pairs`, from 0: `0.2`. */
export interface PairsGuess extends Answers, Board {
  readonly kind: 'pairs';
  /** Two rows each. */
  readonly pairs: readonly (readonly [row: number, other: number])[];
  /** `tested`: the tree compares their boxes; `touching`: they overlap. */
  readonly ask: 'tested' | 'touching';
}

/** Place squares so that a measure becomes large. An answer lists their corners: `10,20;300,40`. The page shows the right one with the answer. */
export interface PlaceGuess extends Answers {
  readonly kind: 'place';
  /** World and tree; its objects are not there. */
  readonly scene: string;
  readonly count: number;
  readonly side: number;
  readonly measure: Measure;
  /** What a right answer reaches at least. */
  readonly atLeast: number;
}

/** Choose settings so that a measure becomes small. An answer is words of a link: `cap=4&depth=5`. */
export interface SettingsGuess extends Answers {
  readonly kind: 'settings';
  readonly scene: string;
  /** Values to choose from, by the keys of links. */
  readonly choose: Readonly<Record<string, readonly string[]>>;
  readonly measure: Measure;
  /** Right is what needs at most so many times as much as the best choice: 1.1. */
  readonly within: number;
}

/** Say a number. An answer is the number: `4950`. */
export interface NumberGuess extends Answers {
  readonly kind: 'number';
  readonly scene: string;
  readonly measure: Measure;
  /** How far off it may be: 0.1 allows 10 per cent, 0 nothing. */
  readonly within: number;
  /** Numbers to choose from; without them any number can be said. */
  readonly choices?: readonly number[];
}

/** Choose the scene in which a measure is the least or the most. An answer is the id of an `<Option>`. */
export interface SceneGuess extends Answers {
  readonly kind: 'scene';
  /** Links, by the ids of options. */
  readonly options: Readonly<Record<string, string>>;
  readonly measure: Measure;
  readonly wanted: 'least' | 'most';
  /** A row: the pictures mark this object and the cells that keep it. */
  readonly subject?: number;
}

/** Choose the statement that holds. An answer is the id of an `<Option>`. */
export interface StatementGuess extends Answers {
  readonly kind: 'statement';
  /** A picture of what the statements are about: a link. Its objects are called A, B and so on. */
  readonly scene?: string;
  /** A claim of the chapter for each option, by ids: exactly one returns true. */
  readonly options: Readonly<Record<string, string>>;
}

export type Guess =
  | BoxesGuess
  | PairsGuess
  | PlaceGuess
  | SettingsGuess
  | NumberGuess
  | SceneGuess
  | StatementGuess;

/**
 * A program `code/<id>.ts` and the same as `code/<id>.cpp`. Both are compiled, run and must print this. What stands between
 * `// #region` and `// #endregion` is shown, or everything without such lines; a line that ends in `// faulty` or `// fixed` is marked.
 */
export interface Sample {
  readonly prints: string;
}
