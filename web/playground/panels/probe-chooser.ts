/** In the picture's lower corner, while there is a probe: what it asks. */
import { parameters } from '../state/parameters.ts';
import type { Store } from '../state/store.ts';
import type { Strings } from '../strings/strings.ts';
import { element } from './dom.ts';
import { isLocked } from './locks.ts';

export function probeChooser(
  stage: HTMLElement,
  store: Store,
  strings: Strings,
  signal: AbortSignal,
): void {
  const words = strings.choices.probeKind;
  const select = element(
    'select',
    { id: 'probe-kind', class: 'probe-kind', 'aria-label': strings.parameters.probeKind.label },
    ...parameters.probeKind.values.map((value) => element('option', { value }, words[value])),
  );
  select.addEventListener('change', () => store.change({ probeKind: select.value }));
  const show = (): void => {
    select.value = store.settings.probeKind;
    select.hidden = !store.settings.probe;
    select.disabled = isLocked(store, 'probe');
  };
  stage.append(select);
  signal.addEventListener('abort', () => select.remove());
  store.listen(show, signal);
  show();
}
