/** A question that the reader answers before the text does; without script, the question and its answer behind a button. */
import { type ComponentChildren, isValidElement, toChildArray, type VNode } from 'preact';
import { useGuess, usePage } from './page-context.ts';

interface GuessProps {
  readonly id: string;
  /** The question, `<Option>`s where there is a choice, and the `<Answer>` with its reason. */
  readonly children: ComponentChildren;
}

export function Guess({ id, children }: GuessProps): VNode {
  const { words } = usePage();
  const guess = useGuess(id);
  const parts = toChildArray(children);
  const isAnswer = (part: (typeof parts)[number]): boolean =>
    isValidElement(part) && part.type === Answer;
  return (
    <section class="guess" id={id} data-kind={guess.kind} aria-labelledby={`${id}-title`}>
      <h2 class="guess-title" id={`${id}-title`}>
        {words.guess.title}
      </h2>
      {parts.filter((part) => !isAnswer(part))}
      {parts.filter(isAnswer)}
    </section>
  );
}

/** Why the right answer is right; seen once the reader has answered, or asks for it. */
export function Answer({ children }: { readonly children: ComponentChildren }): VNode {
  const { words } = usePage();
  return (
    <details class="answer">
      <summary>{words.guess.showAnswer}</summary>
      {children}
    </details>
  );
}

interface OptionProps {
  /** The id of an option of the guess. */
  readonly id: string;
  readonly children: ComponentChildren;
}

export function Option({ id, children }: OptionProps): VNode {
  return (
    <p class="option" data-option={id}>
      {children}
    </p>
  );
}
