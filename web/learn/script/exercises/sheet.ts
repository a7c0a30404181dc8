/** The sheet of exercises: its address has the seed, and says whether the answers are shown. */
import type { ExerciseKind } from '../../exercises/kinds.ts';
import type { Posing } from '../../exercises/posing.ts';
import { FIRST_SEED } from '../../exercises/seed.ts';
import { mark } from '../guesses/marks.ts';
import { partOf } from '../guesses/part.ts';
import { attempt } from '../offer-again.ts';
import { fetchPosing } from './posing.ts';
import { drawSeed, seedIn } from './seeds.ts';
import { show } from './show.ts';

interface Shown {
  readonly seed: number;
  readonly answers: boolean;
}

export function startSheet(): void {
  const sheet = document.querySelector<HTMLElement>('.sheet');
  if (!sheet) return;
  const said = partOf(sheet, '.sheet-said', HTMLElement);
  const button = (name: string): HTMLElement =>
    partOf(sheet, `[data-sheet="${name}"]`, HTMLElement);
  const follow = (): void =>
    attempt(async () => {
      const posing = await fetchPosing();
      said.textContent = '';
      draw(sheet, shownNow(), posing);
    }, said);

  addEventListener('hashchange', follow);
  if (location.hash !== '') follow();

  button('another').addEventListener('click', () => {
    location.hash = fragmentOf({ seed: drawSeed(), answers: false });
  });
  button('answers').addEventListener('click', () => {
    const { answers, seed } = shownNow();
    location.hash = fragmentOf({ seed, answers: !answers });
  });
  button('copy-questions').addEventListener('click', () => copy(false));
  button('copy-answers').addEventListener('click', () => copy(true));
  button('print').addEventListener('click', () => print());

  function copy(answers: boolean): void {
    attempt(async () => {
      const { words } = await fetchPosing();
      const address = new URL(location.href);
      address.hash = fragmentOf({ seed: shownNow().seed, answers });
      try {
        await navigator.clipboard.writeText(address.href);
        said.textContent = words.sheet.copied;
      } catch {
        said.textContent = address.href;
      }
    }, said);
  }
}

/** What the address says. */
function shownNow(): Shown {
  const words = new URLSearchParams(location.hash.slice(1));
  return {
    seed: seedIn(words.get('seed') ?? undefined) ?? FIRST_SEED,
    answers: words.get('answers') === '1',
  };
}

function fragmentOf({ answers, seed }: Shown): string {
  return answers ? `seed=${seed}&answers=1` : `seed=${seed}`;
}

function draw(sheet: HTMLElement, { answers, seed }: Shown, { pose, words }: Posing): void {
  const { hideAnswers, number, showAnswers } = words.sheet;
  partOf(sheet, '.sheet-number', HTMLElement).textContent = number(String(seed));
  partOf(sheet, '[data-sheet="answers"]', HTMLElement).textContent = answers
    ? hideAnswers
    : showAnswers;
  for (const section of sheet.querySelectorAll<HTMLElement>('.exercise')) {
    const posed = pose(section.dataset['exercise'] as ExerciseKind, seed);
    show(section, posed);
    partOf(section, '.exercise-answer', HTMLElement).textContent = answers ? posed.answer : '';
    if (answers) section.dataset['verdict'] = 'shown';
    else delete section.dataset['verdict'];
    if (!answers) continue;
    const right = section.querySelector<HTMLElement>(`[data-choice="${posed.right}"]`);
    if (right) mark(right, true, true);
  }
  // Paper has what the screen has.
  if (answers) document.documentElement.dataset['printed'] = 'answers';
  else delete document.documentElement.dataset['printed'];
}
