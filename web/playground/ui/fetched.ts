/** What components fetch for themselves; see `FetchBoundary` in `lazy.tsx` for what is shown where that fails. */
import { useEffect, useState } from 'preact/hooks';
import { NotFetchedError } from './strings.tsx';

/** Returns what makes the component throw a NotFetchedError, with this cause: see `FetchBoundary`. It stays the same function. */
export function useNotFetched(): (cause: unknown) => void {
  const [failure, setFailure] = useState<NotFetchedError>();
  const [fail] = useState(
    () =>
      (cause: unknown): void =>
        setFailure(new NotFetchedError('a part of the page could not be fetched', { cause })),
  );
  if (failure) throw failure;
  return fail;
}

/**
 * What `open` resolves with, for as long as the component is shown; undefined until it is there. `open` must stay the same function;
 * where it rejects, the component throws a NotFetchedError.
 */
export function useOpened<T extends { dispose(): void }>(open: () => Promise<T>): T | undefined {
  const [opened, setOpened] = useState<T>();
  const fail = useNotFetched();
  useEffect(() => {
    let end: (() => void) | undefined;
    let isShown = true;
    open().then((found) => {
      if (!isShown) return found.dispose();
      end = () => found.dispose();
      return setOpened(() => found);
    }, fail);
    return () => {
      isShown = false;
      end?.();
    };
  }, [open, fail]);
  return opened;
}
