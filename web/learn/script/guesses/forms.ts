/** Guesses that are answered by the controls of a form. */
import type { Engine } from '../../engine/engine.ts';
import type { Measure } from '../../engine/measures.ts';
import { rowsText } from '../../guesses/answers.ts';
import { numberIn } from '../../guesses/number-text.ts';
import type { PosedOf } from '../../guesses/posed.ts';
import type { AnswerBoard } from './answer-board.ts';
import { hideLines, showLines } from './lines.ts';
import { partOf } from './part.ts';

export function pairForm(form: HTMLFormElement, pairs: PosedOf<'pairs'>['pairs']): AnswerBoard {
  const chosen = (): readonly number[] => new FormData(form).getAll('pair').map(Number);
  const chips = [...form.querySelectorAll<HTMLElement>('.chip')];
  for (const [at, chip] of chips.entries())
    for (const type of ['pointerenter', 'focusin', 'pointerleave', 'focusout'])
      chip.addEventListener(type, () =>
        point(form, pairs[at] ?? [], type.endsWith('enter') || type === 'focusin'),
      );
  return {
    answer: () => rowsText(chosen()) || undefined,
    whenChanged: (then) =>
      form.addEventListener('input', () => {
        for (const chip of chips) delete chip.dataset['verdict'];
        then();
      }),
    reveal: (verdict) => {
      if (verdict.kind !== 'set') return;
      for (const [at, chip] of chips.entries())
        mark(chip, verdict.chosen.includes(at), verdict.wanted.includes(at));
    },
  };
}

/** Shows in the picture which objects a pair is. */
function point(form: HTMLFormElement, rows: readonly number[], isPointed: boolean): void {
  for (const row of rows)
    form.querySelector(`[data-row="${row}"]`)?.toggleAttribute('data-pointed', isPointed);
}

function mark(chip: HTMLElement, isChosen: boolean, isWanted: boolean): void {
  if (isWanted) chip.dataset['verdict'] = isChosen ? 'found' : 'missed';
  else if (isChosen) chip.dataset['verdict'] = 'extra';
}

export function settingsForm(form: HTMLFormElement, guess: PosedOf<'settings'>): AnswerBoard {
  const answer = (): string =>
    String(
      new URLSearchParams(
        [...form.querySelectorAll('select')].map(({ name, value }) => [name, value]),
      ),
    );
  const showOwn = (engine: Engine): void =>
    void showLines(form, engine.scene(`${guess.scene}&${answer()}`));
  return {
    answer,
    whenChanged: (then) =>
      form.addEventListener('input', () => {
        hideLines(form);
        then();
      }),
    showOwn,
    reveal: (_, engine) => showOwn(engine),
  };
}

export function numberForm(form: HTMLFormElement): AnswerBoard {
  return {
    answer: () => {
      const said = answerIn(form);
      const number = numberIn(said ?? '', document.documentElement.lang);
      return Number.isNaN(number) ? undefined : String(number);
    },
    whenChanged: (then) => form.addEventListener('input', then),
    reveal: () => undefined,
  };
}

/** What is chosen or written; undefined where nothing is. */
function answerIn(form: HTMLFormElement): string | undefined {
  const said = new FormData(form).get('answer');
  return typeof said === 'string' && said !== '' ? said : undefined;
}

/** `measure` is what is counted for each option, where something is. */
export function optionForm(form: HTMLFormElement, measure?: Measure): AnswerBoard {
  const options = [...form.querySelectorAll<HTMLElement>('.option')];
  const chosen = (): HTMLElement | undefined =>
    options.find(({ dataset }) => dataset['option'] === answerIn(form));
  return {
    answer: () => answerIn(form),
    hint: () => chosen()?.dataset['hint'],
    whenChanged: (then) =>
      form.addEventListener('input', () => {
        for (const option of options) delete option.dataset['verdict'];
        then();
      }),
    reveal: (verdict, _, say) => {
      if (verdict.kind !== 'option') return;
      for (const option of options) {
        const { option: id = '' } = option.dataset;
        mark(option, id === verdict.chosen, id === verdict.wanted);
        const value = verdict.values[id];
        if (measure !== undefined && value !== undefined)
          partOf(option, '.option-value', HTMLElement).textContent = say.counted(measure, value);
      }
    },
  };
}
