/** The words of the page in the reader's language, for every component. Another language renders the page anew. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Strings } from '../locales/strings.ts';

const StringsContext = createContext<Strings | undefined>(undefined);

export const StringsProvider = StringsContext.Provider;

export function useStrings(): Strings {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error('a component outside StringsProvider asks for words');
  return strings;
}
