/** Controls that the embedding page has locked: they show what is set and cannot be used. */
import { isLocked, type Part } from '../state/locks.ts';
import { parameters } from '../state/parameters.ts';
import type { Store } from '../state/store.ts';

const places: Partial<Readonly<Record<Part, string>>> = {
  scene: '#tool-grab, #tool-add, #tool-wall, #tool-erase',
  tools: '#tools',
};

export function lockControls(store: Store, signal: AbortSignal): void {
  const show = (): void => {
    const { values } = parameters.lock;
    const locked = values.filter((part) => isLocked(store, part));
    // A place may be locked for more than one reason.
    for (const parts of [values, locked])
      for (const place of document.querySelectorAll(
        parts.flatMap((part) => places[part] ?? []).join() || ':not(*)',
      ))
        disable(place, parts === locked);
  };
  store.listen((_, changed) => {
    if (changed.has('lock')) show();
  }, signal);
  show();
}

function disable(place: Element, disabled: boolean): void {
  const controls = place.matches('button')
    ? [place]
    : [...place.querySelectorAll('button, input, select')];
  for (const control of controls) control.toggleAttribute('disabled', disabled);
}
