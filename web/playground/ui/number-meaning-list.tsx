/** What numbers mean, one below the other. */
import type { VNode } from 'preact';
import { meaningStringsOf } from '../locales/meaning-strings.ts';
import type { MeaningStrings, Strings } from '../locales/strings.ts';
import { MeaningList } from './meanings.tsx';
import { useFetchedStrings, useStrings } from './strings.tsx';

interface NumberMeaningListProps {
  readonly facts: readonly (keyof Strings['facts'])[];
}

export function NumberMeaningList({ facts }: NumberMeaningListProps): VNode | null {
  const { facts: words } = useStrings();
  const meanings: Readonly<Partial<Record<string, string>>> | undefined =
    useFetchedStrings<MeaningStrings>(meaningStringsOf);
  if (!meanings) return null;
  const explained = facts.map((fact) => {
    const hint = meanings[fact];
    return { label: words[fact].label, ...(hint !== undefined && { hint }) };
  });
  return <MeaningList words={explained} />;
}
