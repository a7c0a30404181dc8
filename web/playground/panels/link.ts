/** The address bar: what is shown stands in the fragment, and a fragment that is opened is shown. */
import { isEmbedded } from '../embed/embed.ts';
import { copyText } from '../share/deliver.ts';
import { fromFragment, isNewer, isSound, toFragment } from '../state/fragment.ts';
import { parameters, type Settings } from '../state/parameters.ts';
import { type Changes, withChanges } from '../state/settings.ts';
import type { Store } from '../state/store.ts';

const WRITE_DELAY = 300;

export interface Watched {
  /** The frame that is shown, or the one the scene is on its way to. */
  readonly destination: number;
  /** Objects were changed by hand; a link knows nothing of that. */
  readonly edited: boolean;
}

export interface Opener {
  open(settings: Settings): void;
  /** A fragment was read, at the start or later; it may come from a newer version of the page. */
  read(newer: boolean): void;
}

export type Copied = 'exact' | 'fromStart' | 'unedited' | 'not';

export class Link {
  readonly #store: Store;
  readonly #frame: Watched;
  #written: string;
  /** The address bar as it was read or written last: if it is another, somebody opened another link. */
  #seen = location.hash;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store, frame: Watched, opener: Opener) {
    this.#store = store;
    this.#frame = frame;
    this.#written = this.#now();
    globalThis.addEventListener('hashchange', () => {
      if (location.hash === this.#seen) return;
      this.#cancel();
      this.#seen = location.hash;
      opener.open(settingsOfAddress());
      this.#read(opener);
    });
    this.#read(opener);
  }

  #read(opener: Opener): void {
    opener.read(isNewer(this.#seen));
    this.#written = this.#now();
    if (!isSound(this.#seen)) this.#write();
  }

  /** Something may have changed; the address follows when things have settled. */
  touch(): void {
    if (this.#timer === undefined && this.#now() !== this.#written)
      this.#timer = setTimeout(() => this.#write(), WRITE_DELAY);
  }

  /** A deed that makes another scene: Back leads to the one before it. */
  leave(deed: () => void): void {
    if (this.#now() !== this.#written) this.#write();
    const before = this.#now();
    deed();
    this.#cancel();
    // An embedded page must not fill the history of the page around.
    if (this.#now() !== before) this.#write(isEmbedded() ? 'replaceState' : 'pushState');
  }

  /** The address of what is shown now: always of the whole page, also where this one is embedded. */
  get href(): string {
    const page = new URL(isEmbedded() ? './' : location.href, location.href);
    page.hash = this.#now({ start: 'running', hide: '', lock: '' });
    return page.href;
  }

  /** Brings the link to what is shown now to the clipboard, and says what became of it. */
  async copy(): Promise<Copied> {
    this.#write();
    if (!(await copyText(this.href))) return 'not';
    if (this.#frame.edited) return 'unedited';
    const { playing } = this.#store.settings;
    return !playing && this.#frame.destination > parameters.frame.max ? 'fromStart' : 'exact';
  }

  /** A paused scene is linked to at its very frame, a running one and one that is too far on from its beginning. */
  #now(changes: Changes = {}): string {
    const { settings } = this.#store;
    const { destination, edited } = this.#frame;
    const near = !edited && !settings.playing && destination <= parameters.frame.max;
    return toFragment(withChanges(settings, { ...changes, frame: near ? destination : 0 }));
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #write(way: 'replaceState' | 'pushState' = 'replaceState'): void {
    this.#cancel();
    if (location.hash !== this.#seen) return;
    this.#written = this.#now();
    try {
      history[way](null, '', `#${this.#written}`);
      this.#seen = location.hash;
    } catch {
      // Some embedding pages forbid it; the scene goes on without an address of its own.
    }
  }
}

/** The settings the address asks for, paused at first where the reader's system asks for less motion. */
export function settingsOfAddress(): Settings {
  const settings = fromFragment(location.hash);
  return lessMotion() ? { ...settings, playing: false } : settings;
}

export function lessMotion(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
