/** In the picture's lower corner, while there is a probe: what it asks. */
import type { Player } from '../../engine/player/player.ts';
import type { Strings } from '../../locales/strings.ts';
import { probeKinds } from '../../probes/registry.ts';
import { isLocked } from '../../state/locks.ts';
import { parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { element } from '../../ui/dom.ts';

export function probeChooser(
  stage: HTMLElement,
  store: Store,
  player: Player,
  strings: Strings,
  signal: AbortSignal,
): void {
  const words = strings.choices.probeKind;
  const select = element(
    'select',
    { id: 'probe-kind', class: 'probe-kind', 'aria-label': strings.parameters.probeKind.label },
    ...parameters.probeKind.values.map((value) => element('option', { value }, words[value])),
  );
  select.addEventListener('change', () => {
    store.change({ probeKind: select.value });
    const { settings } = store;
    const { frame, world } = player;
    const { start } = probeKinds[settings.probeKind];
    if (start) store.change(start({ settings, tree: frame.tree, world }));
  });
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
