/** An exercise at the end of a chapter: one choice answers it, what is right is marked with the reason, and another one can be drawn. */
import { scrollToSee } from '../../../playground/ui/scroll-to-see.ts';
import type { ExerciseKind } from '../../exercises/kinds.ts';
import type { Posed } from '../../exercises/posed.ts';
import type { ExerciseWords } from '../../locales/exercises.ts';
import { mark } from '../guesses/marks.ts';
import { partOf } from '../guesses/part.ts';
import { attempt } from '../offer-again.ts';
import { choicesIn } from './choices.ts';
import { fetchPosing } from './posing.ts';
import { drawSeed } from './seeds.ts';
import { show } from './show.ts';

export function startExercises(): void {
  for (const section of document.querySelectorAll<HTMLElement>('.exercise[data-seed]'))
    startExercise(section);
}

function startExercise(section: HTMLElement): void {
  const kind = section.dataset['exercise'] as ExerciseKind;
  const verdict = partOf(section, '.verdict', HTMLElement);
  const solution = partOf(section, '.answer', HTMLDetailsElement);
  let seed = Number(section.dataset['seed']);
  let choices = choicesIn(section, choose);

  function choose(at: number): void {
    if (section.dataset['verdict'] === undefined) attempt(() => judge(at), verdict);
  }

  async function judge(chosen: number): Promise<void> {
    const { pose, words } = await fetchPosing();
    // The answer may have been opened meanwhile.
    if (section.dataset['verdict'] !== undefined) return;
    const posed = pose(kind, seed);
    reveal(posed, chosen);
    verdict.textContent = said(posed, chosen, words);
    scrollToSee(verdict);
  }

  /** Marks what is right, and what was chosen; nothing where the reader opened the answer. */
  function reveal({ right }: Posed, chosen: number | undefined): void {
    for (const [at, choice] of choices.entries()) {
      mark(choice, at === chosen, at === right);
      choice.setAttribute('aria-disabled', 'true');
    }
    const outcome = chosen === right ? 'right' : 'wrong';
    section.dataset['verdict'] = chosen === undefined ? 'shown' : outcome;
  }

  solution.addEventListener('toggle', () => {
    if (!solution.open || section.dataset['verdict'] !== undefined) return;
    attempt(async () => {
      const { pose } = await fetchPosing();
      if (section.dataset['verdict'] === undefined) reveal(pose(kind, seed), undefined);
    }, verdict);
  });

  partOf(section, '.another', HTMLElement).addEventListener('click', () =>
    attempt(async () => {
      const { pose, words } = await fetchPosing();
      seed = drawSeed();
      delete section.dataset['verdict'];
      solution.open = false;
      const posed = pose(kind, seed);
      show(section, posed);
      partOf(section, '.exercise-answer', HTMLElement).textContent = posed.answer;
      choices = choicesIn(section, choose);
      verdict.textContent = words.drawn;
      scrollToSee(section);
    }, verdict),
  );
}

function said({ answer, reason, right }: Posed, chosen: number, words: ExerciseWords): string {
  return chosen === right ? `${words.right} ${reason}` : `${words.wrong} ${answer}`;
}
