/** Whether a running scene keeps the time that is asked of it, or what the machine needs instead. */

export interface Lag {
  /** How much of the asked speed there is, above 0 and below 1. */
  readonly share: number;
  /** Milliseconds from tick to tick as asked, ... */
  readonly asked: number;
  /** ... and as they are. */
  readonly needed: number;
}

/** Judged over so many milliseconds, and so many ticks as asked: fewer would tell of chance. */
const WINDOW = 1_000;
const LEAST_TICKS = 10;
/** Slow for so many milliseconds on end: less is a hiccup, as when a page has just been loaded. */
const PATIENCE = 2_000;
/** Less of the asked speed than this is slow. */
const SLOW = 0.85;
/** After so many milliseconds without a frame, the browser was away: that says nothing of the machine. */
const AWAY = 2_000;

export class Rhythm {
  #elapsed = 0;
  #ticks = 0;
  /** Milliseconds for which all windows were slow. */
  #slow = 0;
  #lag: Lag | undefined;

  /** Undefined while all goes as asked, and while too little is known. */
  get lag(): Lag | undefined {
    return this.#lag;
  }

  /** What was measured is of another scene or speed. */
  begin(): void {
    this.#elapsed = 0;
    this.#ticks = 0;
    this.#slow = 0;
    this.#lag = undefined;
  }

  /** A frame of the display: milliseconds since the last, ticks done in it, and milliseconds a tick as asked. */
  note(elapsed: number, ticks: number, asked: number): void {
    if (elapsed > AWAY) return this.begin();
    this.#elapsed += elapsed;
    this.#ticks += ticks;
    if (this.#elapsed < Math.max(WINDOW, LEAST_TICKS * asked) || this.#ticks === 0) return;
    const needed = this.#elapsed / this.#ticks;
    const share = asked / needed;
    this.#slow = share < SLOW ? this.#slow + this.#elapsed : 0;
    this.#lag = this.#slow >= PATIENCE ? { share, asked, needed } : undefined;
    this.#elapsed = 0;
    this.#ticks = 0;
  }
}
