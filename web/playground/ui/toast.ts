/** A few words above the buttons that go away by themselves, or at the next press, which may want what is below them: what a deed led to, also where there is no room for its name. */
import { element, say } from './dom.ts';

const PER_CHARACTER_MS = 60;
const LEAST_MS = 2_000;

export class Bubble {
  readonly #target = element('p', { class: 'bubble', role: 'status', hidden: true });
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement, signal: AbortSignal) {
    root.append(this.#target);
    addEventListener('pointerdown', () => this.#hide(), { capture: true, signal });
  }

  say(text: string): void {
    clearTimeout(this.#timer);
    this.#target.hidden = false;
    say(this.#target, text);
    const shown = Math.max(LEAST_MS, PER_CHARACTER_MS * text.length);
    this.#timer = setTimeout(() => this.#hide(), shown);
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#target.hidden = true;
    say(this.#target, '');
  }
}
