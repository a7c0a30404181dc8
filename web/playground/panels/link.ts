/** The address bar: what is shown stands in the fragment, and a fragment that is opened is shown. */
import { fromFragment, toFragment } from '../state/fragment.ts';
import { parameters, type Settings } from '../state/parameters.ts';
import type { Store } from '../state/store.ts';

const WRITE_DELAY = 300;

export interface Watched {
  readonly number: number;
}

export class Link {
  readonly #store: Store;
  readonly #frame: Watched;
  #written: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store, frame: Watched, open: (settings: Settings) => void) {
    this.#store = store;
    this.#frame = frame;
    this.#written = this.#now();
    globalThis.addEventListener('hashchange', () => {
      open(fromFragment(location.hash));
      this.#written = this.#now();
    });
  }

  /** Something may have changed; the address follows when things have settled. */
  touch(): void {
    if (this.#timer === undefined && this.#now() !== this.#written)
      this.#timer = setTimeout(() => this.#write(), WRITE_DELAY);
  }

  /** True if the link to what is shown now reached the clipboard. */
  async copy(): Promise<boolean> {
    this.#write();
    try {
      await navigator.clipboard.writeText(location.href);
      return true;
    } catch {
      return false;
    }
  }

  /** A paused scene is linked to at its very frame, a running one from its beginning. */
  #now(): string {
    const { settings } = this.#store;
    const frame = settings.playing ? 0 : Math.min(this.#frame.number, parameters.frame.max);
    return toFragment({ ...settings, frame });
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#written = this.#now();
    try {
      history.replaceState(null, '', `#${this.#written}`);
    } catch {
      // Some embedding pages forbid it; the scene goes on without an address of its own.
    }
  }
}

/** The settings a fragment asks for, paused at first where the reader's system asks for less motion. */
export function settingsAtStart(): Settings {
  const settings = fromFragment(location.hash);
  return lessMotion() ? { ...settings, playing: false } : settings;
}

export function lessMotion(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
