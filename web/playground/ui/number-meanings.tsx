/** What numbers mean, behind a heading that opens; fetched when it is opened. */
import type { VNode } from 'preact';
import type { Strings } from '../locales/strings.ts';
import { Disclosure } from './disclosure.tsx';
import { lazy } from './lazy.tsx';
import { useStrings } from './strings.tsx';

const NumberMeaningList = lazy(
  async () => (await import('./number-meaning-list.tsx')).NumberMeaningList,
);

interface NumberMeaningsProps {
  readonly id: string;
  /** Those that say all by their label are left out. */
  readonly facts: readonly (keyof Strings['facts'])[];
}

export function NumberMeanings({ id, facts }: NumberMeaningsProps): VNode {
  const { meanings } = useStrings();
  return (
    <Disclosure
      id={id}
      class="group meanings"
      startsOpen={() => false}
      heading={<h3>{meanings}</h3>}
    >
      {() => <NumberMeaningList facts={facts} />}
    </Disclosure>
  );
}
