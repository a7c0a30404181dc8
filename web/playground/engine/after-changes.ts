import { effect } from '@preact/signals';
import type { Settings } from '../state/parameters.ts';
import type { Store } from '../state/store.ts';

/** A slider that is being moved changes settings many times; in milliseconds. */
const DELAY = 600;

/** Calls `run` some time after the last change that `matters`. Returns what ends that. */
export function afterChanges(
  store: Store,
  matters: (before: Settings, after: Settings) => boolean,
  run: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = store.settings;
  const unsubscribe = effect(() => {
    const { settings } = store;
    const isOther = matters(before, settings);
    before = settings;
    if (!isOther) return;
    clearTimeout(timer);
    timer = setTimeout(run, DELAY);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
