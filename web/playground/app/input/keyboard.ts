/** Single keys for playback and zoom. They can be switched off, and never reach past a control that uses the key itself. */
import type { Store } from '../../state/store.ts';
import { isLocked } from '../locks.ts';
import type { Deeds } from '../panels/transport.ts';
import type { Zooming } from '../panels/zoom-buttons.ts';

/** What takes text takes every key, and so does an open dialog; of the others only space is wanted, and not by sliders. */
const TEXT = 'input:not([type="range"], [type="radio"], [type="checkbox"]), select, textarea';
const TIME_KEYS = ' ,.rR';
const PRESSED_BY_SPACE = 'button, summary, a, [type="radio"], [type="checkbox"]';

export function keyboard(store: Store, deeds: Deeds & Zooming, signal: AbortSignal): void {
  const acts: Readonly<Record<string, () => void>> = {
    ' ': deeds.toggle,
    ',': deeds.stepBack,
    '.': deeds.step,
    '+': deeds.zoomIn,
    '=': deeds.zoomIn,
    '-': deeds.zoomOut,
    '0': deeds.zoomToFit,
    r: deeds.restart,
    R: deeds.restart,
    c: deeds.copyLink,
    C: deeds.copyLink,
  };
  const press = (event: KeyboardEvent): void => {
    const act = acts[event.key];
    if (!act || !isForPage(event, store)) return;
    if (TIME_KEYS.includes(event.key) && isLocked(store, 'time')) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', press, { signal });
}

/** Whether a single key is meant for the page and not for what has the focus. */
export function isForPage(event: KeyboardEvent, { settings }: Store): boolean {
  if (!settings.shortcuts || event.altKey || event.ctrlKey || event.metaKey) return false;
  return !usesKey(event.target, event.key);
}

function usesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TEXT) || target.closest('dialog')) return true;
  return key === ' ' && target.closest(PRESSED_BY_SPACE) !== null;
}
