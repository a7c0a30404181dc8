/** What a reader changes or leaves out, where strict reading refuses the file. */
import { rangeError } from '../coded-errors.js';

/** The most remarks of a level. What is beyond them is changed without a remark. */
const MAX_REMARKS = 1_000;

export class Remarks {
  readonly #strict: boolean;
  readonly #sentences = new Set<string>();

  constructor(strict: boolean) {
    this.#strict = strict;
  }

  /** Says which rule is not kept at a place, and what is done `instead`. In strict reading the rule is thrown as an error. */
  add(place: string, rule: string, instead: string): void {
    const sentence = `${place}: ${rule}`;
    if (this.#strict) throw rangeError(sentence);
    this.#note(sentence, instead);
  }

  /** What `make` returns; undefined, with a remark, where it throws an error of the library. In strict reading the error is thrown. */
  attempt<Value>(instead: string, make: () => Value): Value | undefined {
    try {
      return make();
    } catch (error) {
      if (this.#strict || !(error instanceof Error) || !('code' in error)) throw error;
      this.#note(error.message, instead);
      return undefined;
    }
  }

  /** Sentences in the order of the file, each once. */
  get sentences(): readonly string[] {
    return [...this.#sentences];
  }

  #note(sentence: string, instead: string): void {
    if (this.#sentences.size < MAX_REMARKS) this.#sentences.add(`${sentence}: ${instead}`);
  }
}
