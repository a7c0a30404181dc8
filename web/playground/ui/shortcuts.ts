/** Keys that run actions. They never reach past a control that uses the key itself. */

export interface Shortcut {
  /** As `KeyboardEvent.key` names them; with Control or Command, `Mod+z` or `Mod+Shift+z`. */
  readonly keys: readonly string[];
  readonly isLocked?: () => boolean;
  /** Whether it makes no sense at present: neither its button nor its keys are offered. */
  readonly isAbsent?: () => boolean;
  readonly run: () => void;
}

/** What takes text takes every key, and so does an open dialog; of the others only space is wanted, and not by sliders. */
const TEXT = 'input:not([type="range"], [type="radio"], [type="checkbox"]), select, textarea';
const PRESSED_BY_SPACE = 'button, summary, a, [type="radio"], [type="checkbox"]';

/** Begins the name of a key that is pressed with Control or Command. */
export const MODIFIER = 'Mod+';

/** Whether the reader is likely to have a keyboard. No browser says; whoever has a mouse or a trackpad mostly has one. */
export function hasKeys(): boolean {
  return globalThis.matchMedia('(any-pointer: fine)').matches;
}

/** `areSwitchedOn`: whether single keys are, which a reader may switch off. Returns what ends it. */
export function listenForShortcuts(
  shortcuts: readonly Shortcut[],
  areSwitchedOn: () => boolean,
): () => void {
  const byKey = new Map(shortcuts.flatMap((one) => one.keys.map((key) => [key, one])));
  const press = (event: KeyboardEvent): void => {
    const name = nameOf(event);
    const shortcut = byKey.get(name);
    const isOn = name.startsWith(MODIFIER) || areSwitchedOn();
    if (!shortcut || !isOn || !isForPage(event)) return;
    if (shortcut.isLocked?.() || shortcut.isAbsent?.()) return;
    event.preventDefault();
    shortcut.run();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function nameOf({ ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): string {
  if (!ctrlKey && !metaKey) return key;
  return `${MODIFIER}${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}`;
}

/** Whether a key is meant for the page and not for what has the focus. */
function isForPage({ altKey, key, target }: KeyboardEvent): boolean {
  return !altKey && !usesKey(target, key);
}

function usesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TEXT) || target.closest('dialog')) return true;
  return key === ' ' && target.closest(PRESSED_BY_SPACE) !== null;
}
