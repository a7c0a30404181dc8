/** A sheet with the exercises of all chapters, as the first seed draws them: the questions alone. The script draws others, and shows answers. */
import type { VNode } from 'preact';
import { chapters, type Leaf } from '../build/book.ts';
import type { ExerciseKind } from '../exercises/kinds.ts';
import { pose } from '../exercises/posed.ts';
import { FIRST_SEED } from '../exercises/seed.ts';
import { ExerciseParts } from './exercise.tsx';
import { useFormat, usePage } from './page-context.ts';

export function Sheet(): VNode {
  const { words } = usePage();
  const { sheet } = words.exercises;
  return (
    <div class="sheet">
      <div class="sheet-controls scripted" role="group" aria-label={sheet.controls}>
        <button type="button" data-sheet="another">
          {sheet.another}
        </button>
        <button type="button" data-sheet="answers">
          {sheet.showAnswers}
        </button>
        <button type="button" data-sheet="copy-questions">
          {sheet.copyQuestions}
        </button>
        <button type="button" data-sheet="copy-answers">
          {sheet.copyAnswers}
        </button>
        <button type="button" data-sheet="print">
          {sheet.print}
        </button>
        <span class="sheet-said" role="status" />
      </div>
      <p class="sheet-head">
        <b class="sheet-number">{sheet.number(String(FIRST_SEED))}</b>
        <span class="blank">{sheet.name}</span>
        <span class="blank">{sheet.group}</span>
      </p>
      <ol class="sheet-exercises">
        {chapters.map(
          (leaf, at) =>
            leaf.chapter?.exercise && (
              <SheetExercise
                key={leaf.folder}
                leaf={leaf}
                number={at + 1}
                kind={leaf.chapter.exercise}
              />
            ),
        )}
      </ol>
    </div>
  );
}

interface SheetExerciseProps {
  readonly leaf: Leaf;
  /** Of its chapter. */
  readonly number: number;
  readonly kind: ExerciseKind;
}

function SheetExercise({ kind, leaf, number }: SheetExerciseProps): VNode {
  const { language, words } = usePage();
  const format = useFormat();
  const posed = pose(kind, FIRST_SEED, words.exercises, language);
  return (
    <li>
      <section class="exercise" data-exercise={kind} aria-labelledby={`exercise-${number}`}>
        <h2 class="guess-title" id={`exercise-${number}`}>
          {format(number)}. {leaf.texts[language]!.title}
        </h2>
        <ExerciseParts posed={posed}>
          {posed.chips === '' && <p class="on-paper">{words.exercises.sheet.mark}</p>}
          <p class="exercise-answer" />
        </ExerciseParts>
      </section>
    </li>
  );
}
