/** The words of the page in the reader's language, for every component. Another language renders the page anew. */
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import type { Strings } from '../locales/strings.ts';

const StringsContext = createContext<Strings | undefined>(undefined);

export const StringsProvider = StringsContext.Provider;

export function useStrings(): Strings {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error('a component outside StringsProvider asks for words');
  return strings;
}

/** What a component needs and could not be fetched: see `FetchBoundary`. */
export class NotFetchedError extends Error {
  override readonly name = 'NotFetchedError';
}

/**
 * Strings that are fetched apart from the page's, in the same language; undefined until they are there. After a change of language
 * those before stay until the others are there. Where they cannot be fetched, a NotFetchedError is thrown.
 */
export function useFetchedStrings<T>(fetch: (strings: Strings) => Promise<T>): T | undefined {
  const strings = useStrings();
  const [fetched, setFetched] = useState<T>();
  const [cause, setCause] = useState<unknown>();
  useLayoutEffect(() => {
    let isWanted = true;
    fetch(strings).then(
      (found) => isWanted && setFetched(() => found),
      (problem: unknown) => isWanted && setCause(() => problem),
    );
    return () => {
      isWanted = false;
    };
  }, [fetch, strings]);
  if (cause !== undefined) throw new NotFetchedError('strings could not be fetched', { cause });
  return fetched;
}
