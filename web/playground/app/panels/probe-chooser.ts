/** In the picture's lower corner, while there is a probe: what it asks. */
import type { Player } from '../../engine/player/player.ts';
import { freeStart } from '../../engine/tree/free-start.ts';
import { probeOf } from '../../engine/tree/probe.ts';
import type { Strings } from '../../locales/strings.ts';
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
    if (select.value === 'sweep') showOff(store, player);
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

/** A moving box that begins on something has nowhere to go: one that is newly chosen begins where it can. */
function showOff(store: Store, { frame, world }: Player): void {
  const asked = probeOf(store.settings, world);
  if (asked?.kind !== 'sweep') return;
  const start = freeStart(frame.tree, asked, world);
  if (!start) return;
  const { width, x, y } = start;
  store.change({ probeSize: width, probeX: x + width / 2, probeY: y + width / 2 });
}
