/** One page of a lesson in words, with the ways to the next and the former. */

import type { LessonStrings } from '../../locales/strings.ts';
import { element, icon, say } from '../../ui/dom.ts';
import type { Lesson } from './pages.ts';

export class LessonCard {
  readonly root: HTMLElement;
  readonly #words: LessonStrings;
  readonly #format: Intl.NumberFormat;
  readonly #title = element('h2', {});
  readonly #place = element('span', { class: 'place' });
  readonly #caption = element('p', { class: 'lesson-caption', role: 'status', tabindex: 0 });
  /** All that the lesson says, for paper. */
  readonly #captions = element('ol', { class: 'lesson-captions' });
  readonly #former: HTMLButtonElement;
  readonly #next: HTMLButtonElement;

  constructor(
    words: LessonStrings,
    language: string,
    turn: (pages: number) => void,
    close: () => void,
  ) {
    this.#words = words;
    this.#format = new Intl.NumberFormat(language);
    this.#former = cardButton('lesson-former', 'former', words.former, () => turn(-1));
    this.#next = cardButton('lesson-next', 'next', words.next, () => turn(1));
    this.root = element(
      'section',
      { id: 'lesson', class: 'lesson', 'aria-label': words.label },
      this.#title,
      this.#place,
      this.#former,
      this.#next,
      cardButton('lesson-close', 'close', words.close, close),
      this.#caption,
      this.#captions,
    );
    this.root.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  }

  show({ pages, title }: Lesson, page: number): void {
    const at = Math.min(page, pages.length);
    const [shown, last] = [at, pages.length].map((number) => this.#format.format(number));
    const isReadable = pages.length > 0;
    for (const part of [this.#place, this.#former, this.#next]) part.hidden = !isReadable;
    this.#title.hidden = title === '';
    say(this.#title, title);
    say(this.#place, this.#words.pageOf(shown ?? '', last ?? ''));
    say(this.#caption, pages[at - 1]?.caption ?? this.#words.unreadable);
    this.#captions.replaceChildren(...pages.map(({ caption }) => element('li', {}, caption)));
    this.#former.setAttribute('aria-disabled', String(at <= 1));
    this.#next.setAttribute('aria-disabled', String(at >= pages.length));
  }
}

function cardButton(
  id: string,
  picture: string,
  label: string,
  act: () => void,
): HTMLButtonElement {
  const attributes = { type: 'button', id, class: 'icon-only', title: label, 'aria-label': label };
  const button = element('button', attributes, icon(picture));
  button.addEventListener('click', act);
  return button;
}
