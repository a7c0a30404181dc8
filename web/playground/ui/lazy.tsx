/** A component whose code is fetched when it is first rendered. Until the code is there, it renders nothing. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export interface LazyComponent<Props extends object> {
  (props: Props): VNode | null;
  /** Whether the code is there. */
  readonly isLoaded: ReadonlySignal<boolean>;
}

export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const loaded = signal<readonly [ComponentType<Props>] | undefined>(undefined);
  let loading: Promise<void> | undefined;
  const begin = async (): Promise<void> => {
    loaded.value = [await load()];
  };
  const Lazy = (props: Props): VNode | null => {
    useLayoutEffect(() => {
      loading ??= begin();
    }, []);
    if (!loaded.value) return null;
    const [Component] = loaded.value;
    return <Component {...props} />;
  };
  return Object.assign(Lazy, { isLoaded: computed(() => loaded.value !== undefined) });
}
