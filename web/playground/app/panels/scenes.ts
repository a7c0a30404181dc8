/** The presets as buttons, and the caption of the one that is shown. */

import type { Strings } from '../../locales/strings.ts';
import type { PresetId } from '../../state/parameters.ts';
import { presets } from '../../state/presets.ts';
import type { Store } from '../../state/store.ts';
import { element, say } from '../../ui/dom.ts';

export function scenesPanel(
  root: HTMLElement,
  caption: HTMLElement,
  store: Store,
  strings: Strings,
  choose: (id: PresetId) => void,
  signal: AbortSignal,
): void {
  const title = element('h3', { id: 'scene-title' });
  const text = element('p', {});
  const difference = element('p', { class: 'differs' });
  caption.append(title, text, difference);
  const buttons = presets.map(({ id }) => {
    const button = element(
      'button',
      { type: 'button', id: `scene-${id}`, title: titleOf(id, strings) },
      ...(articleOf(id) ? [element('b', {}, articleOf(id)), ' '] : []),
      element('span', {}, strings.scenes[id].short),
    );
    button.addEventListener('click', () => choose(id));
    root.append(button);
    return { id, button };
  });
  const show = (): void => {
    const chosen = store.settings.preset;
    const words = strings.scenes[chosen];
    say(title, titleOf(chosen, strings));
    say(text, words.caption);
    difference.replaceChildren(element('b', {}, strings.differs), ` ${words.differs}`);
    for (const { id, button } of buttons)
      button.setAttribute('aria-pressed', String(id === chosen));
  };
  store.listen(show, signal);
  show();
}

function titleOf(id: PresetId, strings: Strings): string {
  return [articleOf(id), strings.scenes[id].name].filter((word) => word !== '').join(' · ');
}

/** What docs/articles.md calls the article that a scene is of. */
function articleOf(id: PresetId): string {
  return /^s\d$/.test(id) ? id.toUpperCase() : '';
}
