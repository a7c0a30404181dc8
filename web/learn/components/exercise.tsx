/** The exercise at the end of a chapter, with the scene that the first seed draws; the script marks answers and draws others. */
import type { ComponentChildren, VNode } from 'preact';
import type { ExerciseKind } from '../exercises/kinds.ts';
import { type Posed, pose } from '../exercises/posed.ts';
import { FIRST_SEED } from '../exercises/seed.ts';
import { usePage } from './page-context.ts';

export function Exercise({ kind }: { readonly kind: ExerciseKind }): VNode {
  const { language, words } = usePage();
  const { another, showAnswer, title } = words.exercises;
  const posed = pose(kind, FIRST_SEED, words.exercises, language);
  return (
    <section
      class="exercise"
      data-exercise={kind}
      data-seed={FIRST_SEED}
      aria-labelledby="exercise-title"
    >
      <h2 class="guess-title" id="exercise-title">
        {title}
      </h2>
      <ExerciseParts posed={posed}>
        <p class="verdict" role="status" />
        <details class="answer">
          <summary>{showAnswer}</summary>
          <p class="exercise-answer">{posed.answer}</p>
        </details>
        <p class="guess-buttons scripted">
          <button type="button" class="another">
            {another}
          </button>
        </p>
      </ExerciseParts>
    </section>
  );
}

interface PartsProps {
  readonly posed: Posed;
  /** What stands below the choices. */
  readonly children: ComponentChildren;
}

/** Question, picture and choices. */
export function ExerciseParts({ children, posed }: PartsProps): VNode {
  return (
    <>
      <p class="exercise-question">{posed.question}</p>
      <div class="exercise-picture" dangerouslySetInnerHTML={{ __html: posed.picture }} />
      <ul class="described" dangerouslySetInnerHTML={{ __html: posed.described }} />
      <div class="exercise-below">
        <p
          class="chips"
          hidden={posed.chips === ''}
          dangerouslySetInnerHTML={{ __html: posed.chips }}
        />
        {children}
      </div>
    </>
  );
}
