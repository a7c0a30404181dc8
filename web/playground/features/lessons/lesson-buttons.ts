/** The page's own lessons, as buttons beside the picture; a newcomer's is the first. */

import type { Strings } from '../../locales/strings.ts';
import { parameters, type Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { element } from '../../ui/dom.ts';

export type ShippedLesson = Exclude<Settings['lesson'], 'none' | 'own'>;

export const shippedLessons: readonly ShippedLesson[] = parameters.lesson.values.filter(
  (name) => name !== 'none' && name !== 'own',
);

export function lessonsPanel(
  root: HTMLElement,
  store: Store,
  { lessons }: Strings,
  leave: (deed: () => void) => void,
): void {
  const buttons = shippedLessons.map((lesson) => {
    const id = `lesson-${lesson}`;
    const button = element('button', { type: 'button', id, class: 'quiet' }, lessons[lesson]);
    button.addEventListener('click', () => leave(() => store.change({ lesson, page: 1 })));
    return button;
  });
  buttons[0]?.classList.add('primary');
  root.append(...buttons);
}
