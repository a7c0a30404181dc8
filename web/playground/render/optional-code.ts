/** Code that pictures do without until it is there, fetched when the first one asks for it. */

/** In milliseconds, after a failure: pictures would ask 60 times a second. */
const PAUSE = 2_000;

export class OptionalCode {
  readonly #load: () => Promise<void>;
  readonly #changed: () => void;
  #isAsked = false;

  /** `changed` is called when the code is there, and when a picture may ask once more. */
  constructor(load: () => Promise<void>, changed: () => void) {
    this.#load = load;
    this.#changed = changed;
  }

  /** Fetches it, unless it is there, on its way, or has failed less than two seconds ago. */
  ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#load().then(this.#changed, () =>
      setTimeout(() => {
        this.#isAsked = false;
        this.#changed();
      }, PAUSE),
    );
  }
}
