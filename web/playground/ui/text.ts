/** Texts that change too often to render their elements anew. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/**
 * What `compose` says, as a signal: where it stands among an element's children or attributes, only that is written when a
 * signal that `compose` reads changes. `inputs` are what it reads besides, such as the words.
 */
export function useText(compose: () => string, inputs: readonly unknown[]): ReadonlySignal<string> {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whoever calls it lists them
  return useMemo(() => computed(compose), inputs);
}
