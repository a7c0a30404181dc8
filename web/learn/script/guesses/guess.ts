/**
 * A guess: asks the engine about the reader's answer and says what it says. A first wrong answer gets a hint and a second try; the
 * second opens the right one, which the reader can open at any time, and print. Whatever is judged can be made a challenge.
 */

import { scrollToSee } from '../../../playground/ui/scroll-to-see.ts';
import type { Engine } from '../../engine/engine.ts';
import { judge } from '../../guesses/judge.ts';
import type { Posed } from '../../guesses/posed.ts';
import type { Verdict } from '../../guesses/verdict.ts';
import { fetchEngine } from '../engine.ts';
import { attempt } from '../offer-again.ts';
import { boardIn } from './boards.ts';
import { forgetGuess, keepGuess, keptGuess } from './kept-guesses.ts';
import { partOf } from './part.ts';
import { type Course, type Sentences, sentences } from './sentences.ts';

/** As a challenge link has it. */
export interface Challenge {
  readonly answer: string;
  /** The number of the try. */
  readonly attempt: string | undefined;
}

export interface StartedGuess {
  /** Says how another reader's answer did, without showing it. */
  readonly challenge: (challenge: Challenge) => void;
  /** Shows the right answer until the function that it returns is called. The reader has not seen it then. */
  readonly showOnPaper: (engine: Engine, say: Sentences) => () => void;
}

/** An answer that was judged, with what it was judged by. */
interface Judged {
  readonly answer: string;
  readonly found: Verdict;
  readonly course: Course;
  readonly engine: Engine;
  readonly say: Sentences;
}

export function startGuess(section: HTMLElement): StartedGuess {
  const posed: Posed = JSON.parse(section.dataset['guess'] ?? '');
  const form = partOf(section, 'form', HTMLFormElement);
  const verdict = partOf(section, '.verdict', HTMLElement);
  const clear = partOf(section, '.clear', HTMLElement);
  const share = partOf(section, '.share', HTMLElement);
  const solution = partOf(section, '.answer', HTMLDetailsElement);
  const board = boardIn(form, posed);
  let judged: Judged | undefined;
  /** The first wrong answer: it may be given again without being a second try. */
  let firstWrong: string | undefined;
  /** The hint that was given last, said of the answer before. */
  let hintBefore = '';
  let isSeen = false;

  board.whenChanged(() => {
    if (section.dataset['verdict'] !== 'again') return forget();
    // A hint stays while the reader follows it.
    verdict.textContent = hintBefore;
  });

  function forget(): void {
    delete section.dataset['verdict'];
    verdict.textContent = '';
    share.hidden = true;
    board.unmark?.();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(check, verdict);
  });

  solution.addEventListener('toggle', () => {
    if (!solution.open) {
      if (section.dataset['verdict'] === 'shown') forget();
      return;
    }
    isSeen = true;
    // The reader wants to know rather than to try once more.
    if (section.dataset['verdict'] === 'again') giveUp();
    else attempt(showAnswer, verdict);
  });

  function namesOf(found: Verdict): readonly string[] {
    return board.names?.(found) ?? [];
  }

  async function showAnswer(): Promise<void> {
    const [engine, say] = await Promise.all([fetchEngine(), sentences()]);
    // A verdict says more.
    if (solution.open && section.dataset['verdict'] === undefined) tell(engine, say);
  }

  /** Says and marks what is right, whatever the reader has chosen. */
  function tell(engine: Engine, say: Sentences): void {
    const found = judge(posed, board.answer() ?? '', engine);
    section.dataset['verdict'] = 'shown';
    verdict.textContent = say.answer(posed, found, namesOf(found));
    board.reveal?.(found, engine, say);
  }

  async function check(): Promise<void> {
    const answer = board.answer();
    if (answer === undefined) {
      verdict.textContent = (await sentences()).unanswered(board.lacking?.());
      showVerdict();
      return;
    }
    const [engine, say] = await Promise.all([fetchEngine(), sentences()]);
    // The reader may have changed it meanwhile.
    if (board.answer() !== answer) return;
    respond({ answer, found: judge(posed, answer, engine), course: courseOf(answer), engine, say });
    showVerdict();
  }

  /** On a phone, it can be below the screen. */
  function showVerdict(): void {
    scrollToSee(verdict);
  }

  /** An answer from before the page was loaded again, unless the reader has given another one meanwhile. */
  async function restore(): Promise<void> {
    const kept = keptGuess(section.id);
    if (!kept) return;
    const { answer, course } = kept;
    board.restore(answer);
    const [engine, say] = await Promise.all([fetchEngine(), sentences()]);
    if (judged || board.answer() !== answer) return;
    firstWrong = kept.firstWrong;
    respond({ answer, found: judge(posed, answer, engine), course, engine, say });
  }

  function respond(response: Judged): void {
    judged = response;
    if (!judged.found.right && judged.course === 'first') giveHint(judged);
    else reveal(judged);
    const { answer, course } = judged;
    keepGuess(section.id, { answer, course, firstWrong });
  }

  function courseOf(answer: string): Course {
    if (isSeen) return 'seen';
    return firstWrong === undefined || firstWrong === answer ? 'first' : 'second';
  }

  function giveHint({ answer, found, engine, say }: Judged): void {
    firstWrong = answer;
    section.dataset['verdict'] = 'again';
    const hint = say.hint(posed, found, board.hint?.());
    hintBefore = say.before(hint);
    verdict.textContent = hint;
    board.showOwn?.(engine, say);
  }

  function reveal({ found, course, engine, say }: Judged): void {
    section.dataset['verdict'] = found.right ? 'right' : 'wrong';
    verdict.textContent = say.verdict(posed, found, course, namesOf(found));
    board.reveal?.(found, engine, say);
    solution.open = true;
    // Nobody is challenged by what was read off.
    share.hidden = found.right && course === 'seen';
  }

  /** What stands there now is judged; what stood there before, where that is no whole answer. */
  function giveUp(): void {
    if (!judged) return;
    const answer = board.answer() ?? judged.answer;
    const found = judge(posed, answer, judged.engine);
    respond({ ...judged, answer, found, course: 'seen' });
  }

  attempt(restore, verdict);

  clear.addEventListener('click', () => {
    board.restore('');
    judged = undefined;
    forgetGuess(section.id);
    forget();
    solution.open = false;
  });

  share.addEventListener('click', () => void copyChallenge());

  async function copyChallenge(): Promise<void> {
    if (!judged) return;
    const { answer, course, say } = judged;
    const address = new URL(location.href);
    const words = { guess: section.id, answer, ...(course === 'second' && { attempt: '2' }) };
    address.hash = String(new URLSearchParams(words));
    try {
      await navigator.clipboard.writeText(address.href);
      verdict.textContent = say.copied;
    } catch {
      history.replaceState(null, '', address);
      verdict.textContent = say.notCopied;
    }
  }

  return {
    challenge: ({ answer, attempt: tried }) =>
      attempt(async () => {
        const [engine, say] = await Promise.all([fetchEngine(), sentences()]);
        // The reader's own answer counts more.
        if (judged) return;
        const course = tried === '2' ? 'second' : 'first';
        verdict.textContent = say.challenge(posed, judge(posed, answer, engine), course);
      }, verdict),
    showOnPaper: (engine, say) => {
      const { verdict: before } = section.dataset;
      const said = verdict.textContent;
      tell(engine, say);
      return () => {
        verdict.textContent = said;
        if (before === undefined) delete section.dataset['verdict'];
        else section.dataset['verdict'] = before;
        if (before === undefined || before === 'again') board.unmark?.();
        if (before === 'again') board.showOwn?.(engine, say);
      };
    },
  };
}
