/** The five presets as buttons, and the caption of the one that is shown. */
import { presetOf, presets } from '../state/presets.ts';
import type { Store } from '../state/store.ts';
import { element, say } from './dom.ts';

export function scenesPanel(
  root: HTMLElement,
  caption: HTMLElement,
  store: Store,
  choose: (id: (typeof presets)[number]['id']) => void,
): void {
  const title = element('h3', {});
  const text = element('p', {});
  caption.append(title, text);
  const buttons = presets.map(({ id, name }) => {
    const button = element(
      'button',
      { type: 'button', id: `scene-${id}` },
      element('b', {}, id.toUpperCase()),
      ' ',
      element('span', {}, name),
    );
    button.addEventListener('click', () => choose(id));
    root.append(button);
    return { id, button };
  });
  const show = (): void => {
    const chosen = presetOf(store.settings.preset);
    say(title, `${chosen.id.toUpperCase()} · ${chosen.name}`);
    say(text, chosen.caption);
    for (const { id, button } of buttons)
      button.setAttribute('aria-pressed', String(id === chosen.id));
  };
  store.listen(show);
  show();
}
