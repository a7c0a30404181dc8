/** The words of the page in the reader's language, for every component. Another language renders the page anew. */
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Strings } from '../locales/strings.ts';

const StringsContext = createContext<Strings | undefined>(undefined);

export const StringsProvider = StringsContext.Provider;

export function useStrings(): Strings {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error('a component outside StringsProvider asks for words');
  return strings;
}

/**
 * Strings that are fetched apart from the page's, in the same language; undefined until they are there. After a change of language
 * those before stay until the others are there.
 */
export function useFetchedStrings<T>(fetch: (strings: Strings) => Promise<T>): T | undefined {
  const strings = useStrings();
  const [fetched, setFetched] = useState<T>();
  useEffect(() => {
    let isWanted = true;
    const begin = async (): Promise<void> => {
      const found = await fetch(strings);
      if (isWanted) setFetched(() => found);
    };
    void begin();
    return () => {
      isWanted = false;
    };
  }, [fetch, strings]);
  return fetched;
}
