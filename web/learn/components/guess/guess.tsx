/**
 * A question that the reader answers before the text does. It is a form, for which the script asks the engine; without script, the
 * question, its picture, and the answer behind a button.
 */
import {
  type ComponentChild,
  type ComponentChildren,
  isValidElement,
  toChildArray,
  type VNode,
} from 'preact';
import type { Chapter, Guess as GuessData } from '../../chapter.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Posed } from '../../guesses/posed.ts';
import { useChapter, useGuess, usePage } from '../page-context.ts';
import { Controls, type OptionProps } from './controls.tsx';
import { Picture } from './picture.tsx';

interface GuessProps {
  readonly id: string;
  /** What a reader is told whose first number is wrong. */
  readonly hint?: string;
  /** The question, an `<Option>` for each option where there are some, and the `<Answer>` with its reason. */
  readonly children: ComponentChildren;
}

export function Guess({ id, hint, children }: GuessProps): VNode {
  const { engine, words } = usePage();
  const chapter = useChapter();
  const guess = useGuess(id);
  const posed = posedOf(guess, chapter, engine);
  const parts = toChildArray(children);
  const options = parts.flatMap((part) => (isOption(part) ? [part] : []));
  const answers = parts.filter(isAnswer);
  const question = parts.filter((part) => !isOption(part) && !isAnswer(part));
  checkOptions(id, guess, options);
  checkHints(id, posed, options);
  if (hint !== undefined && guess.kind !== 'number')
    throw new Error(`the guess ${id} asks for no number, and has a hint of its own`);
  return (
    <section
      class="guess"
      id={id}
      data-guess={JSON.stringify(posed)}
      aria-labelledby={`${id}-question`}
    >
      <div class="guess-question" id={`${id}-question`}>
        <h2 class="guess-title" id={`${id}-title`}>
          {words.guess.title}
        </h2>
        {question}
        {guess.kind === 'pairs' && <p class="tap-pairs scripted">{words.guess.tapPairs}</p>}
      </div>
      <form class="guess-form" data-hint={hint}>
        <Picture guess={guess} />
        <div class="guess-controls">
          {(guess.kind === 'place' || guess.kind === 'settings') && <p class="picture-caption" />}
          <Controls id={id} guess={guess} options={options} />
          <p class="guess-buttons scripted">
            <button type="submit">{words.guess.check}</button>
            <button type="button" class="clear">
              {words.guess.clear}
            </button>
          </p>
          <p class="verdict" role="status" />
          <p class="guess-buttons scripted">
            <button type="button" class="share" aria-describedby={`${id}-share-hint`} hidden>
              {words.guess.share}
            </button>
            <span class="share-hint" id={`${id}-share-hint`}>
              {words.guess.shareHint}
            </span>
          </p>
        </div>
      </form>
      {answers}
    </section>
  );
}

function isOption(part: ComponentChild): part is VNode<OptionProps> {
  return isValidElement(part) && part.type === Option;
}

function isAnswer(part: ComponentChild): boolean {
  return isValidElement(part) && part.type === Answer;
}

function checkOptions(id: string, guess: GuessData, options: readonly VNode<OptionProps>[]): void {
  const wanted = 'options' in guess ? Object.keys(guess.options).join(' ') : '';
  const written = options.map(({ props }) => props.id).join(' ');
  if (written !== wanted)
    throw new Error(`the guess ${id} has the options "${wanted}", and its text "${written}"`);
}

/** Of what is counted, the script can tell in which direction a choice is wrong; of a statement only the text can. */
function checkHints(id: string, posed: Posed, options: readonly VNode<OptionProps>[]): void {
  if (posed.kind !== 'statement') return;
  for (const { props } of options)
    if (!posed.options[props.id] && props.hint === undefined)
      throw new Error(`the option ${props.id} of the guess ${id} does not hold, and has no hint`);
}

/** As the page gets it. */
export function posedOf(guess: GuessData, { claims }: Chapter, engine: Engine): Posed {
  if (guess.kind === 'place') {
    const { right: example, wrong: _wrong, ...posed } = guess;
    return { ...posed, example };
  }
  if (guess.kind !== 'statement') {
    const { right: _right, wrong: _wrong, ...posed } = guess;
    return posed;
  }
  const holds = Object.entries(guess.options).map(([id, claim]) => {
    const found = claims[claim];
    if (!found) throw new Error(`chapter.ts has no claim ${claim}`);
    return [id, found(engine) === true];
  });
  return { kind: 'statement', options: Object.fromEntries(holds) };
}

/** Why the right answer is right; opened once the reader has answered, or asks for it. */
export function Answer({ children }: { readonly children: ComponentChildren }): VNode {
  const { words } = usePage();
  return (
    <details class="answer">
      <summary>{words.guess.showAnswer}</summary>
      {children}
    </details>
  );
}

/** The words of an option; `Choice` makes a control of it. */
export function Option({ children }: OptionProps): VNode {
  return <span class="option-words">{children}</span>;
}
