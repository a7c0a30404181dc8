/** What numbers or words mean, behind a heading that opens: for every reader, also without a mouse. */
import './meanings.css';
import type { VNode } from 'preact';
import type { Words } from '../locales/complete.ts';
import { Disclosure } from './disclosure.tsx';
import { useStrings } from './strings.tsx';

interface MeaningsProps {
  readonly id: string;
  /** Of what is explained; undefined for numbers. */
  readonly heading?: string;
  /** Those without a hint say all by their label. */
  readonly words: readonly Words[];
}

export function Meanings({ id, heading, words }: MeaningsProps): VNode {
  const { meanings } = useStrings();
  return (
    <Disclosure
      id={id}
      class="group meanings"
      startsOpen={() => false}
      heading={<h3>{heading ?? meanings}</h3>}
    >
      <ul>
        {words.map(
          ({ label, hint }) =>
            hint && (
              <li key={label}>
                <b>{label}</b>
                <p class="hint">{hint}</p>
              </li>
            ),
        )}
      </ul>
    </Disclosure>
  );
}
