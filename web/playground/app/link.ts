/** The address bar: its fragment holds what is shown, and the page shows a fragment that is opened. */
import { isEmbedded, ownState, siteAddress, wholePage } from '../features/embed/embedded.ts';
import type { Reach } from '../features/share/reach-remark.ts';
import type { Story } from '../features/story/story.ts';
import { type Edit, type EditText, formatEdits } from '../state/edits.ts';
import {
  fromFragment,
  isCanonical,
  isLong,
  isPacked,
  toFragment,
  wordsOf,
} from '../state/fragment.ts';
import type { LinkRemarks } from '../state/link-review.ts';
import type { Unpacked } from '../state/packed-fragment.ts';
import {
  type ParameterName,
  parameterNames,
  parameters,
  parameterWithKey,
  type Settings,
} from '../state/parameters.ts';
import { presetOf } from '../state/presets.ts';
import { type Changes, withChanges } from '../state/settings.ts';
import type { Store } from '../state/store.ts';
import { copyText } from '../ui/copy-text.ts';
import type * as ViewPages from './view-pages.ts';

const WRITE_DELAY = 300;
const VERSION_KEY = 'v';

/** What a page around the playground chooses, as it is without one. */
const ofWholePage: Changes = Object.fromEntries(
  parameterNames
    .filter((name) => parameters[name].group === 'embed')
    .map((name) => [name, parameters[name].initial]),
);

export interface Watched {
  /** The frame that is shown, or the one that a seek goes to. */
  readonly destination: number;
  /** Whether it was recorded: no link leads to it. */
  readonly isRecorded: boolean;
  /** The edits of the objects; a new array whenever the list changes. */
  readonly edits: readonly Edit[];
}

export interface Opener {
  open(settings: Settings): void;
  /** A fragment was read, at the start or later, which made these settings; perhaps not all of it was understood. */
  read(settings: Settings, remarks: LinkRemarks | undefined): void;
  /** What reading a fragment needs could not be fetched. */
  fail(tryAgain: () => void): void;
  /** Runs at the bare address. */
  readonly story: Pick<Story, 'end' | 'isRunning'>;
}

export class Link {
  readonly #store: Store;
  readonly #frame: Watched;
  readonly #story: Opener['story'];
  #written: string;
  #held: EditText = { text: '', count: 0 };
  #heldOf: readonly Edit[] = [];
  /** The address bar as it was read or written last: if it is another, somebody opened another link. */
  #seen = location.hash;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #home = location.pathname;

  /** `opened` is what the address bar holds, and the settings are made of. */
  constructor(store: Store, frame: Watched, opener: Opener, opened: Unpacked) {
    this.#store = store;
    this.#frame = frame;
    this.#story = opener.story;
    this.#written = this.#wanted();
    // Addresses of other paths are no change of the fragment alone.
    const event = ownState() ? 'popstate' : 'hashchange';
    globalThis.addEventListener(event, () => void this.#follow(opener));
    // Some browsers let a page copy only at once after a press.
    document.addEventListener('pointermove', () => void fetchAddresses().catch(() => undefined), {
      once: true,
    });
    this.#read(opened, opener);
  }

  /** Opens another link. What is written until it is unpacked would overwrite it. */
  async #follow(opener: Opener): Promise<void> {
    const { hash } = location;
    if (hash === this.#seen) return;
    const read = await readAddress(this.#store.settings).catch(() => undefined);
    if (location.hash !== hash) return;
    if (!read) return opener.fail(() => void this.#follow(opener));
    const { opened, settings } = read;
    this.#cancel();
    this.#seen = hash;
    opener.open(settings);
    this.#read(opened, opener);
  }

  #read(opened: Unpacked, opener: Opener): void {
    const isOurs = isCanonical(opened.fragment) && !opened.isDamaged;
    this.#review(opened, opener, isOurs && this.#store.settings.edits === '');
    this.#written = this.#wanted();
    if (!isOurs) this.#write();
  }

  /** A link that the page has written needs no review, unless it holds edits. */
  #review(opened: Unpacked, opener: Opener, isPlain: boolean): void {
    const tryAgain = (): void => this.#review(opened, opener, isPlain);
    const { settings } = this.#store;
    const read = (remarks?: LinkRemarks): void => opener.read(settings, remarks);
    if (isPlain) return read();
    import('../state/link-review.ts').then(
      (review) => read(review.remarksOn(opened)),
      () => opener.fail(tryAgain),
    );
  }

  /** Something may have changed; the address follows when things have settled. */
  touch(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#wanted() !== this.#written) this.#write();
    }, WRITE_DELAY);
  }

  /** Runs a change that makes another scene, as a step of the history: Back leads to the scene before. */
  leave(change: () => void): void {
    // Back must not lead into half a story.
    this.#story.end();
    if (this.#wanted() !== this.#written) this.#write();
    const before = this.#wanted();
    change();
    this.#cancel();
    // An embedded page must not fill the history of the embedding page.
    if (this.#wanted() !== before) this.#write(isEmbedded() ? 'replaceState' : 'pushState');
  }

  /** The address of the scene as it goes on: always of the whole page, also where this one is embedded. */
  get href(): string {
    return this.#address({});
  }

  /** The address of the very frame that is shown, paused: what is copied is what was seen. A long one is compressed. */
  async frameHref(): Promise<string> {
    const page = new URL(this.#address({ playing: false }));
    // Where that cannot be fetched, the long one leads there too.
    if (isLong(page.hash)) page.hash = await packed(page.hash).catch(() => page.hash);
    return page.href;
  }

  /** What readers copy: the same by the page of its scene, and that page alone if the scene is at its beginning. */
  async sharedHref(): Promise<string> {
    const whole = await this.frameHref();
    const fragment = this.#now({ playing: false, ...ofWholePage });
    return fetchAddresses().then(
      ({ shortestLink }) => shortestLink(fragment, whole, siteAddress()),
      // It leads there too.
      () => whole,
    );
  }

  /** What that address says. */
  get frameSettings(): Settings {
    return fromFragment(new URL(this.#address({ playing: false })).hash);
  }

  #address(changes: Changes): string {
    const page = new URL(wholePage());
    page.hash = this.#now({ ...changes, ...ofWholePage });
    return page.href;
  }

  get reach(): Reach {
    const { destination, edits, isRecorded } = this.#frame;
    if (isRecorded) return 'otherScene';
    if (this.held.count < edits.length) return 'fewerEdits';
    return destination > parameters.frame.max ? 'fromStart' : 'exact';
  }

  /** The edits that fit in the link. */
  get held(): EditText {
    const { edits } = this.#frame;
    if (edits !== this.#heldOf) {
      this.#heldOf = edits;
      this.#held = formatEdits(edits);
    }
    return this.#held;
  }

  /** Brings the link to the frame that is shown to the clipboard, and returns it; undefined where the browser forbids it. */
  async copy(): Promise<string | undefined> {
    this.#write();
    const shared = await this.sharedHref();
    return (await copyText(shared)) ? shared : undefined;
  }

  /**
   * The address of a paused scene holds its frame. That of a running scene, or of a frame that is too late, holds none: the link opens
   * frame 0. With too many edits, it holds the frame before the first edit that does not fit.
   */
  #now(changes: Changes = {}): string {
    const settings = withChanges(this.#store.settings, changes);
    const { destination, edits, isRecorded } = this.#frame;
    const { count, text } = this.held;
    const last = Math.min(destination, edits[count]?.frame ?? destination);
    const isReached = !settings.playing && !isRecorded && last <= parameters.frame.max;
    const frame = isReached ? last : 0;
    return toFragment({ ...withChanges(settings, { frame }), edits: text });
  }

  /** What the address bar is to hold: nothing while the story runs, with which the bare address begins. */
  #wanted(): string {
    return this.#story.isRunning ? '' : this.#now();
  }

  /** The address that says so. The page of a scene or a view keeps its own while it shows that, and else gives way to the whole page. */
  #bar(): string {
    const own = ownState();
    const [ownScene, shown] = [own, this.#written].map((fragment) =>
      toFragment({ ...fromFragment(fragment), playing: true }),
    );
    const isOwn = own !== '' && ownScene === shown;
    const page = own && !isOwn ? siteAddress() : this.#home;
    if (isOwn || this.#written === '') return page + location.search;
    return `${own && page + location.search}#${this.#written}`;
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #write(method: 'replaceState' | 'pushState' = 'replaceState'): void {
    this.#cancel();
    if (location.hash !== this.#seen) return;
    this.#written = this.#wanted();
    try {
      history[method](null, '', this.#bar());
      this.#seen = location.hash;
      if (isLong(this.#written)) this.#shorten(this.#written);
    } catch {
      // Some embedding pages forbid it; the scene goes on without an address of its own.
    }
  }

  /** Readers copy the address bar too. */
  #shorten(written: string): void {
    const write = (short: string): void => {
      if (written !== this.#written || location.hash !== this.#seen) return;
      history.replaceState(null, '', `#${short}`);
      this.#seen = location.hash;
    };
    // The long address says the same.
    packed(written)
      .then(write)
      .catch(() => undefined);
  }
}

function fetchAddresses(): Promise<typeof ViewPages> {
  return import('./view-pages.ts');
}

async function packed(fragment: string): Promise<string> {
  const { pack } = await import('../state/packed-fragment.ts');
  return pack(fragment);
}

/** What the address bar asks for, in readable words. */
async function unpackedAddress(): Promise<Unpacked> {
  const hash = location.hash || ownState();
  if (!isPacked(hash)) return asItIs(hash);
  const { unpack } = await import('../state/packed-fragment.ts');
  return unpack(hash);
}

/** What the address bar asks for, and the settings made of it; `before` are those that are shown. */
export async function readAddress(
  before?: Settings,
): Promise<{ readonly opened: Unpacked; readonly settings: Settings }> {
  const opened = inOwnScene(await unpackedAddress());
  return { opened, settings: await settingsOf(opened, before) };
}

function asItIs(fragment: string): Unpacked {
  return { fragment, isDamaged: false };
}

/**
 * The settings that are asked for. The scene of a bug, and a page of a lesson that is not shown yet, which begins with its own state,
 * are fetched.
 */
async function settingsOf({ fragment }: Unpacked, before?: Settings): Promise<Settings> {
  const read = fromFragment(fragment);
  const asked = namesNoScene(fragment) ? await inBugScene(read, fragment) : read;
  if (asked.lesson === 'none') return asked;
  const { lessonPage } = await import('../state/lesson-pages.ts');
  return lessonPage(asked, before) ?? asked;
}

/** Names the scene that the page begins with, where none is named: all but that of a bug. */
function inOwnScene(opened: Unpacked): Unpacked {
  const words = opened.fragment.replace(/^#/, '');
  const isBug = fromFragment(words).bug !== 'none';
  return asksNothing(words) || isBug || !namesNoScene(words)
    ? opened
    : { ...opened, fragment: `p=crowd&${words}` };
}

/** A link that the page has written has its version, and always had the scene of S2 where it names none; so had embedded pages. */
function namesNoScene(fragment: string): boolean {
  return (
    !isEmbedded() && !namesIn(fragment).some((name) => name === VERSION_KEY || name === 'preset')
  );
}

/** Whether a fragment asks for nothing: it has no words, or none that the page knows. */
export function asksNothing(fragment: string): boolean {
  return namesIn(fragment).length === 0;
}

/** What the page knows of a fragment's words: parameters, and the version. */
function namesIn(fragment: string): readonly (ParameterName | typeof VERSION_KEY)[] {
  return wordsOf(fragment).flatMap((word) => {
    const [key = ''] = word.split('=', 1);
    return key === VERSION_KEY ? key : (parameterWithKey(key) ?? []);
  });
}

/** A bug is shown in the scene made for it, paused, with what else is asked for; no bug, in the scene that the page begins with. */
async function inBugScene(read: Settings, fragment: string): Promise<Settings> {
  if (read.bug === 'none') return presetOf('crowd').settings;
  const { bugScene } = await import('../features/bugs/scenes.ts');
  const chosen = namesIn(fragment).filter((name) => name !== VERSION_KEY);
  const asked = Object.fromEntries(chosen.map((name) => [name, read[name]]));
  return withChanges(bugScene(read.bug), { playing: false, ...asked });
}
