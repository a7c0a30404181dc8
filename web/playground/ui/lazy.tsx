/** A component whose code is fetched when it is first rendered. Until the code is there, it renders nothing. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentChildren, ComponentType, VNode } from 'preact';
import { useErrorBoundary, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { NotFetchedError, useStrings } from './strings.tsx';

/** A network that has just come back does not answer at once. */
const CONNECTING_MS = 1_000;

export interface LazyComponent<Props extends object> {
  (props: Props): VNode | null;
  /** Whether its code is there. */
  readonly isReady: ReadonlySignal<boolean>;
}

export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const loaded = signal<readonly [ComponentType<Props>] | undefined>(undefined);
  const hasFailed = signal(false);
  let isLoading = false;
  const end = (component?: ComponentType<Props>): void => {
    isLoading = false;
    if (component) loaded.value = [component];
    else hasFailed.value = true;
  };
  const begin = (prepare?: () => Promise<unknown>): void => {
    if (isLoading) return;
    isLoading = true;
    (prepare ? prepare().then(load) : load()).then(end, () => end());
  };
  const tryAgain = (): void => begin(fetchStylesAgain);
  const Lazy = (props: Props): VNode | null => {
    const opener = useRef<Element | null>(null);
    useLayoutEffect(() => {
      opener.current = document.activeElement;
      if (!loaded.value) begin();
    }, []);
    if (loaded.value) {
      const [Component] = loaded.value;
      return (
        <FetchBoundary opener={opener.current}>
          <Component {...props} />
        </FetchBoundary>
      );
    }
    return hasFailed.value ? <NotFetched opener={opener.current} onRetry={tryAgain} /> : null;
  };
  return Object.assign(Lazy, { isReady: computed(() => loaded.value !== undefined) });
}

interface FetchBoundaryProps {
  readonly opener?: Element | null;
  readonly children: ComponentChildren;
}

/** In place of children that throw a NotFetchedError, says so and lets the reader try again. */
export function FetchBoundary({ opener = null, children }: FetchBoundaryProps): VNode {
  const [problem, tryAgain] = useErrorBoundary();
  if (problem === undefined) return <>{children}</>;
  if (!(problem instanceof NotFetchedError)) throw problem;
  return <NotFetched opener={opener} onRetry={tryAgain} />;
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

interface NotFetchedProps {
  /** What had the focus when the component was asked for. */
  readonly opener: Element | null;
  readonly onRetry: () => void;
}

/** Tries again by itself once the browser has a network again. Goes once the code is there; the focus that it has then goes back to what opened the component. */
function NotFetched({ opener, onRetry }: NotFetchedProps): VNode {
  const { notFetched, tryAgain } = useStrings();
  const alert = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { current } = alert;
    return () => {
      const hasFocus = current?.contains(document.activeElement);
      if (hasFocus && opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retryLater = (): void => {
      timer = setTimeout(onRetry, CONNECTING_MS);
    };
    addEventListener('online', retryLater);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retryLater);
    };
  }, [onRetry]);
  return (
    <p class="not-fetched" role="alert" ref={alert}>
      {notFetched} <Button onPress={onRetry}>{tryAgain}</Button>
    </p>
  );
}
