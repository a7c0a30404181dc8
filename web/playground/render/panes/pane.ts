/** One of several pictures side by side: its name, the picture, and the numbers under it. */

import type { Words } from '../../locales/strings.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { element, say } from '../../ui/dom.ts';
import { Painter, type Pointers, painterChoice } from '../painter.ts';
import type { Layer, SeenFrame } from '../picture.ts';
import type { Viewport } from '../viewport.ts';

export interface PaneText<Fact extends string> {
  readonly name: string;
  readonly title: string;
  readonly facts: readonly (readonly [Fact, Words])[];
}

export class Pane<Fact extends string = string> {
  readonly root: HTMLElement;
  readonly picture: HTMLElement;
  readonly #painter: Painter;
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

  /** `changed` is called when the picture must be painted again. */
  constructor(
    { name, title, facts }: PaneText<Fact>,
    pointers: Pointers,
    changed: () => void,
    signal: AbortSignal,
  ) {
    this.picture = element('div', {
      class: 'picture',
      tabindex: 0,
      role: 'img',
      'aria-label': title,
    });
    this.#painter = new Painter(this.picture, painterChoice(), pointers, changed);
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
    this.#followSize(changed, signal);
  }

  view(settings: Settings, world: World): Viewport {
    return this.#painter.view(settings, world);
  }

  paint(frame: SeenFrame, settings: Settings, world: World): void {
    this.#painter.paint(frame, settings, world);
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

  /** Lays another sheet over the picture, until the signal says that it is enough. */
  lay(sheet: Layer, signal: AbortSignal): void {
    this.#painter.lay(sheet, signal);
  }

  /** What is told of it under the picture: the numbers of it, and a sentence. */
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

  #followSize(changed: () => void, signal: AbortSignal): void {
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = this.picture;
      const resized = this.#painter.resize({
        width: Math.max(1, Math.round(clientWidth * devicePixelRatio)),
        height: Math.max(1, Math.round(clientHeight * devicePixelRatio)),
        ratio: devicePixelRatio,
      });
      if (resized) changed();
    });
    observer.observe(this.picture);
    signal.addEventListener('abort', () => observer.disconnect());
  }
}
