/** Single keys for playback. They can be switched off, and never reach past a control that uses the key itself. */
import type { Store } from '../state/store.ts';
import type { TransportDeeds } from './transport.ts';

export function keyboard(store: Store, deeds: TransportDeeds): void {
  const acts: Readonly<Record<string, () => void>> = {
    ' ': deeds.toggle,
    '.': deeds.step,
    r: deeds.restart,
    R: deeds.restart,
  };
  document.addEventListener('keydown', (event) => {
    const act = acts[event.key];
    if (!act || !store.settings.shortcuts || event.altKey || event.ctrlKey || event.metaKey) return;
    if (usesKey(event.target, event.key)) return;
    event.preventDefault();
    act();
  });
}

function usesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea')) return true;
  return key === ' ' && target.closest('button, summary, a') !== null;
}
