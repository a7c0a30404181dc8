/** Whether playback keeps the requested speed, or how long a tick takes instead. */

export interface Lag {
  /** The share of the requested speed, above 0 and below 1. */
  readonly share: number;
  /** Milliseconds a tick, as requested. */
  readonly asked: number;
  /** Milliseconds a tick, as measured. */
  readonly needed: number;
}

/** A window is measured over at least this many milliseconds and ticks: shorter ones vary by chance. */
const WINDOW = 1_000;
const LEAST_TICKS = 10;
/** Milliseconds of slow windows in a row before the lag is reported: a page that was just loaded is slow for less. */
const PATIENCE = 2_000;
/** A smaller share of the requested speed is slow. */
const SLOW = 0.85;
/** After this many milliseconds without a frame, the page was in the background: that is not the machine's speed. */
const AWAY = 2_000;

export class FramePacing {
  #elapsed = 0;
  #ticks = 0;
  /** Milliseconds for which all windows were slow. */
  #slow = 0;
  #lag: Lag | undefined;

  /** Undefined while playback keeps its speed, and before a window is complete. */
  get lag(): Lag | undefined {
    return this.#lag;
  }

  /** Starts anew: for another scene or speed. */
  begin(): void {
    this.#elapsed = 0;
    this.#ticks = 0;
    this.#slow = 0;
    this.#lag = undefined;
  }

  /** A frame of the display: milliseconds since the last, ticks done in it, and requested milliseconds a tick. */
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
