/** Single keys that run actions. They can be switched off, and never reach past a control that uses the key itself. */
import type { Store } from '../../state/store.ts';
import type { Action } from '../../ui/action.tsx';

/** What takes text takes every key, and so does an open dialog; of the others only space is wanted, and not by sliders. */
const TEXT = 'input:not([type="range"], [type="radio"], [type="checkbox"]), select, textarea';
const PRESSED_BY_SPACE = 'button, summary, a, [type="radio"], [type="checkbox"]';

export function listenForShortcuts(store: Store, actions: readonly Action[]): void {
  const byKey = new Map(actions.flatMap((action) => action.keys.map((key) => [key, action])));
  document.addEventListener('keydown', (event) => {
    const action = byKey.get(event.key);
    if (!action || !isForPage(event, store) || action.isLocked?.()) return;
    event.preventDefault();
    action.run();
  });
}

/** Whether a single key is meant for the page and not for what has the focus. */
export function isForPage(event: KeyboardEvent, { signals }: Store): boolean {
  const { altKey, ctrlKey, key, metaKey, target } = event;
  if (!signals.shortcuts.value || altKey || ctrlKey || metaKey) return false;
  return !usesKey(target, key);
}

function usesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TEXT) || target.closest('dialog')) return true;
  return key === ' ' && target.closest(PRESSED_BY_SPACE) !== null;
}
