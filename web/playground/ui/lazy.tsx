/** A component whose code is fetched when it is first rendered. Until the code is there, it renders nothing. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Button } from './button.tsx';
import { useStrings } from './strings.tsx';

export interface LazyComponent<Props extends object> {
  (props: Props): VNode | null;
  /** Whether it renders something: its code is there, or cannot be fetched. */
  readonly isReady: ReadonlySignal<boolean>;
}

export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const loaded = signal<readonly [ComponentType<Props>] | undefined>(undefined);
  const hasFailed = signal(false);
  let isLoading = false;
  const begin = async (prepare?: () => Promise<unknown>): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    try {
      await prepare?.();
      loaded.value = [await load()];
    } catch {
      hasFailed.value = true;
    }
    isLoading = false;
  };
  const Lazy = (props: Props): VNode | null => {
    useLayoutEffect(() => {
      if (!loaded.value) void begin();
    }, []);
    if (loaded.value) {
      const [Component] = loaded.value;
      return <Component {...props} />;
    }
    return hasFailed.value ? <NotFetched onRetry={() => void begin(fetchStylesAgain)} /> : null;
  };
  const isReady = computed(() => loaded.value !== undefined || hasFailed.value);
  return Object.assign(Lazy, { isReady });
}

/** What a bundle fetches of styles it asks for only once, so all sheets are asked for again: those that are there are in the cache. */
function fetchStylesAgain(): Promise<unknown> {
  const links = document.querySelectorAll('link[rel=stylesheet]');
  return Promise.all(
    Array.from(links, (link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      link.after(again);
      return new Promise((resolve, reject) => {
        again.addEventListener('load', () => resolve(link.remove()));
        again.addEventListener('error', () => reject(again.remove()));
      });
    }),
  );
}

function NotFetched({ onRetry }: { readonly onRetry: () => void }): VNode {
  const { notFetched, tryAgain } = useStrings();
  return (
    <p class="not-fetched" role="alert">
      {notFetched} <Button onPress={onRetry}>{tryAgain}</Button>
    </p>
  );
}
