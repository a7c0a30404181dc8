/** A component whose code is fetched when it is first rendered. Until the code is there, it renders nothing. */
import { signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => VNode | null {
  const loaded = signal<readonly [ComponentType<Props>] | undefined>(undefined);
  let loading: Promise<void> | undefined;
  const begin = async (): Promise<void> => {
    loaded.value = [await load()];
  };
  return function Lazy(props: Props): VNode | null {
    useLayoutEffect(() => {
      loading ??= begin();
    }, []);
    if (!loaded.value) return null;
    const [Component] = loaded.value;
    return <Component {...props} />;
  };
}
