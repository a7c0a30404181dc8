/** At the end of a chapter: prints it, with the answers to its guesses or without, as for a class. */
import type { VNode } from 'preact';
import { usePage } from './page-context.ts';

export function Printing(): VNode {
  const { words } = usePage();
  const { label, withAnswers, withoutAnswers } = words.print;
  return (
    <div class="printing scripted" role="group" aria-labelledby="printing-label">
      <span id="printing-label">{label}</span>
      <button type="button" data-print="questions">
        {withoutAnswers}
      </button>
      <button type="button" data-print="answers">
        {withAnswers}
      </button>
      <span class="printing-said" role="status" />
    </div>
  );
}
