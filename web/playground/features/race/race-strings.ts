/** The strings of the race, for all its components. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { RaceStrings, Strings } from '../../locales/strings.ts';
import { useStrings } from '../../ui/strings.tsx';
import { type CaseName, isPlacement } from './benchmark-cases.ts';

const RaceStringsContext = createContext<RaceStrings | undefined>(undefined);

export const RaceStringsProvider = RaceStringsContext.Provider;

export function useRaceStrings(): RaceStrings {
  const strings = useContext(RaceStringsContext);
  if (!strings) throw new Error('a component outside RaceStringsProvider asks for words');
  return strings;
}

/** What a case is called. */
export function useCaseNames(): (name: CaseName) => string {
  const { compare } = useStrings().parameters;
  const race = useRaceStrings();
  return (name) => nameOf(name, compare, race);
}

function nameOf(
  name: CaseName,
  { choices }: Strings['parameters']['compare'],
  { sweep, grid }: RaceStrings,
) {
  if (name === 'brute' || isPlacement(name)) return choices[name];
  // Packages are called by their names in every language.
  return { sweep, grid, rbush: 'rbush', flatbush: 'flatbush' }[name];
}
