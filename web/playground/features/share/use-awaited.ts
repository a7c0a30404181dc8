import { useEffect, useState } from 'preact/hooks';
import { useNotFetched } from '../../ui/fetched.ts';

/**
 * What a promise gives; until then, what the one before it gave. For a promise that stays the same until it is to be another. Where it
 * rejects, the component throws a NotFetchedError.
 */
export function useAwaited<T>(promise: Promise<T>): T | undefined {
  const [value, setValue] = useState<T>();
  const fail = useNotFetched();
  useEffect(() => {
    let isWanted = true;
    promise.then(
      (given) => isWanted && setValue(() => given),
      (problem: unknown) => isWanted && fail(problem),
    );
    return () => {
      isWanted = false;
    };
  }, [promise, fail]);
  return value;
}
