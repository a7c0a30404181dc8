/** One of several pictures side by side: its name, the place of the picture, and the numbers under it. */
import type { Words } from '../locales/complete.ts';
import { element, say } from './dom.ts';

export interface PaneText<Fact extends string> {
  readonly name: string;
  readonly title: string;
  readonly facts: readonly (readonly [Fact, Words])[];
}

export class Pane<Fact extends string = string> {
  readonly root: HTMLElement;
  readonly picture: HTMLElement;
  readonly #values = new Map<Fact, HTMLElement>();
  readonly #share = element('span', { class: 'share' });
  readonly #meter = element('div', { class: 'meter', 'aria-hidden': 'true', hidden: true });
  readonly #story = element(
    'p',
    { class: 'pane-story', hidden: true },
    element('b', {}),
    element('span', {}),
  );
  readonly #note = element('p', { class: 'pane-note', hidden: true });

  constructor({ name, title, facts }: PaneText<Fact>) {
    this.picture = element('div', {
      class: 'picture',
      tabindex: 0,
      role: 'img',
      'aria-label': title,
    });
    this.root = element(
      'figure',
      { class: 'pane', 'data-pane': name },
      element('figcaption', {}, title),
      element(
        'div',
        { class: 'pane-body' },
        element('div', { class: 'pane-stage' }, this.picture, this.#note),
        this.#story,
        this.#meter,
        this.#list(facts),
      ),
    );
    this.#meter.append(this.#share);
  }

  /** `isBad`: the number should be none. */
  tell(fact: Fact, text: string, isBad = false): void {
    const value = this.#values.get(fact);
    if (!value) return;
    say(value, text);
    value.toggleAttribute('data-bad', isBad);
  }

  /** Whether a fact has its place at present. */
  offer(fact: Fact, isShown: boolean): void {
    this.#values.get(fact)?.parentElement?.toggleAttribute('hidden', !isShown);
  }

  /** The trace under the picture: its counts, and a sentence. */
  recite(numbers: string, sentence: string): void {
    const [head, body] = this.#story.children;
    if (head instanceof HTMLElement) say(head, numbers);
    if (body instanceof HTMLElement) say(body, sentence);
    this.#story.hidden = numbers === '' && sentence === '';
  }

  /** How much of the most work that could be done is done here, 0 to 1. */
  weigh(share: number): void {
    this.#meter.hidden = false;
    this.#share.style.inlineSize = `${Math.min(100, 100 * share)}%`;
  }

  /** Says over the picture why there is nothing, or not everything, to see. */
  note(text: string): void {
    say(this.#note, text);
    this.#note.hidden = text === '';
  }

  #list(facts: PaneText<Fact>['facts']): HTMLElement {
    const list = element('dl', { class: 'pane-facts' });
    for (const [fact, { label, hint }] of facts) {
      const value = element('dd', { 'data-fact': fact });
      this.#values.set(fact, value);
      list.append(element('div', { title: hint ?? '' }, element('dt', {}, label), value));
    }
    return list;
  }
}
