/** A guess: asks the engine about the reader's answer, says what it says, and makes a challenge of it. */
import { judge } from '../../guesses/judge.ts';
import type { Posed } from '../../guesses/posed.ts';
import { fetchEngine } from '../engine.ts';
import { boardIn } from './boards.ts';
import { partOf } from './part.ts';
import { sentences } from './sentences.ts';

export interface StartedGuess {
  /** Says how another reader's answer did, without showing it. */
  readonly challenge: (answer: string) => Promise<void>;
}

export function startGuess(section: HTMLElement): StartedGuess {
  const posed: Posed = JSON.parse(section.dataset['guess'] ?? '');
  const form = partOf(section, 'form', HTMLFormElement);
  const verdict = partOf(section, '.verdict', HTMLElement);
  const share = partOf(section, '.share', HTMLElement);
  const board = boardIn(form, posed);
  let judged = '';

  board.whenChanged(() => {
    delete section.dataset['verdict'];
    verdict.textContent = '';
    share.hidden = true;
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void check();
  });

  async function check(): Promise<void> {
    const answer = board.answer();
    if (answer === undefined) {
      verdict.textContent = (await sentences()).incomplete;
      return;
    }
    const [engine, say] = await Promise.all([fetchEngine(), sentences()]);
    // The reader may have changed it meanwhile.
    if (board.answer() !== answer) return;
    const found = judge(posed, answer, engine);
    judged = answer;
    section.dataset['verdict'] = found.right ? 'right' : 'wrong';
    verdict.textContent = say.verdict(posed, found);
    board.reveal(found, engine, say);
    section.querySelector('details')?.setAttribute('open', '');
    share.hidden = false;
  }

  share.addEventListener('click', () => void copyChallenge());

  async function copyChallenge(): Promise<void> {
    const address = new URL(location.href);
    address.hash = String(new URLSearchParams({ guess: section.id, answer: judged }));
    const say = await sentences();
    try {
      await navigator.clipboard.writeText(address.href);
      verdict.textContent = say.copied;
    } catch {
      history.replaceState(null, '', address);
      verdict.textContent = say.notCopied;
    }
  }

  return {
    challenge: async (answer) => {
      const [engine, say] = await Promise.all([fetchEngine(), sentences()]);
      // The reader's own answer counts more.
      if (judged === '') verdict.textContent = say.challenge(posed, judge(posed, answer, engine));
    },
  };
}
