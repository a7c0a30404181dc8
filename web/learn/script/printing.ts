/**
 * Prints the chapter with the answers to its guesses or without; the browser's own command then does the same. On paper, the answers are
 * said and marked whether the reader has guessed or not; the screen then is as it was.
 */
import type { Engine } from '../engine/engine.ts';
import { fetchEngine } from './engine.ts';
import type { StartedGuess } from './guesses/guess.ts';
import { type Sentences, sentences } from './guesses/sentences.ts';
import { attempt } from './offer-again.ts';

export function startPrinting(guesses: readonly StartedGuess[]): void {
  const { dataset } = document.documentElement;
  const said = document.querySelector<HTMLElement>('.printing-said');
  if (!said) return;
  let fetched: readonly [Engine, Sentences] | undefined;
  let shown: readonly (() => void)[] = [];

  for (const button of document.querySelectorAll<HTMLElement>('[data-print]'))
    button.addEventListener('click', () =>
      attempt(() => printAs(button.dataset['print'] ?? ''), said),
    );

  async function printAs(kind: string): Promise<void> {
    dataset['printed'] = kind;
    // `beforeprint` cannot wait. Where they cannot be fetched, the browser's own command prints the reasons alone.
    if (kind === 'answers') fetched ??= await Promise.all([fetchEngine(), sentences()]);
    print();
  }

  function putBack(): void {
    for (const hide of shown) hide();
    shown = [];
  }

  addEventListener('beforeprint', () => {
    putBack();
    if (!fetched || dataset['printed'] !== 'answers') return;
    const [engine, say] = fetched;
    shown = guesses.map((guess) => guess.showOnPaper(engine, say));
  });

  addEventListener('afterprint', putBack);
}
