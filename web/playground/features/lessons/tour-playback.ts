/**
 * Turns the pages of a lesson whose author gave them waits. It begins when the reader asks for it, and ends where a page has no wait, at
 * the last page, and with whatever the reader does.
 */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface TurnedPages {
  /** The page that is shown, from 0, and how long each waits, in seconds. */
  readonly page: () => number;
  readonly waits: () => readonly (number | undefined)[];
  readonly next: () => void;
}

/** Each of these events of the reader ends the playback, except a press of the button, which does so itself. */
const READER_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

export class TourPlayback {
  readonly #pages: TurnedPages;
  readonly #isPlaying = signal(false);
  #listening: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pages: TurnedPages) {
    this.#pages = pages;
  }

  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  /** `button` plays and stops it. */
  play(button: string): void {
    this.stop();
    this.#listening = new AbortController();
    const { signal: until } = this.#listening;
    const end = (event: Event): void => {
      if (!presses(event, button)) this.stop();
    };
    for (const type of READER_EVENTS)
      document.addEventListener(type, end, { capture: true, passive: true, signal: until });
    document.addEventListener('visibilitychange', () => this.stop(), { signal: until });
    this.#isPlaying.value = true;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#listening?.abort();
    this.#isPlaying.value = false;
  }

  #wait(): void {
    const page = this.#pages.page();
    const waits = this.#pages.waits();
    const seconds = page < waits.length - 1 ? waits[page] : undefined;
    if (seconds === undefined) return this.stop();
    this.#timer = setTimeout(() => {
      // A page around the playground may have turned to another.
      if (this.#pages.page() !== page) return this.stop();
      this.#pages.next();
      this.#wait();
    }, 1_000 * seconds);
  }
}

function presses(event: Event, button: string): boolean {
  const isPress =
    event instanceof KeyboardEvent
      ? [' ', 'Enter'].includes(event.key)
      : event.type === 'pointerdown';
  return isPress && event.target instanceof Element && event.target.closest(button) !== null;
}
