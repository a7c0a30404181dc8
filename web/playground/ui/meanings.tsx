/** What words mean, behind a heading that opens: for every reader, also without a mouse. */
import './meanings.css';
import type { VNode } from 'preact';
import type { Words } from '../locales/complete.ts';
import { Disclosure } from './disclosure.tsx';

interface MeaningsProps {
  readonly id: string;
  /** Of what is explained. */
  readonly heading: string;
  readonly words: readonly Words[];
}

export function Meanings({ id, heading, words }: MeaningsProps): VNode {
  return (
    <Disclosure
      id={id}
      class="group meanings"
      startsOpen={() => false}
      heading={<h3>{heading}</h3>}
    >
      <MeaningList words={words} />
    </Disclosure>
  );
}

/** Those without a hint say all by their label. */
export function MeaningList({ words }: Pick<MeaningsProps, 'words'>): VNode {
  return (
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
  );
}
