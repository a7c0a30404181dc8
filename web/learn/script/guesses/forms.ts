/** Guesses that are answered by the controls of a form. */
import type { Engine } from '../../engine/engine.ts';
import type { Measure } from '../../engine/measures.ts';
import { rowsIn, rowsText } from '../../guesses/answers.ts';
import { judge } from '../../guesses/judge.ts';
import { numberIn } from '../../guesses/number-text.ts';
import type { PosedOf } from '../../guesses/posed.ts';
import { attempt } from '../offer-again.ts';
import type { AnswerBoard } from './answer-board.ts';
import { hideLines, showLines } from './lines.ts';
import { mark, unmark } from './marks.ts';
import { pairPicture } from './pair-picture.ts';
import { partOf } from './part.ts';
import type { Sentences } from './sentences.ts';

export function pairForm(form: HTMLFormElement, pairs: PosedOf<'pairs'>['pairs']): AnswerBoard {
  const chosen = (): readonly number[] => new FormData(form).getAll('pair').map(Number);
  const chips = [...form.querySelectorAll<HTMLElement>('.chip')];
  const picture = pairPicture(form, pairs, (at) => chips[at] && inputIn(chips[at]).click());
  form.addEventListener('input', () => picture.show(chosen()));
  for (const [at, chip] of chips.entries())
    for (const type of ['pointerenter', 'focusin', 'pointerleave', 'focusout'])
      chip.addEventListener(type, () =>
        point(form, pairs[at] ?? [], type.endsWith('enter') || type === 'focusin'),
      );
  return {
    answer: () => rowsText(chosen()) || undefined,
    restore: (answer) => {
      const wanted = rowsIn(answer, chips.length);
      for (const [at, chip] of chips.entries()) inputIn(chip).checked = wanted.includes(at);
      picture.show(wanted);
    },
    whenChanged: (then) => form.addEventListener('input', then),
    names: (verdict) =>
      verdict.kind === 'set' ? verdict.wanted.map((at) => chips[at]?.textContent ?? '') : [],
    reveal: (verdict) => {
      if (verdict.kind !== 'set') return;
      picture.rest();
      for (const list of [chips, picture.links])
        for (const [at, one] of list.entries())
          mark(one, verdict.chosen.includes(at), verdict.wanted.includes(at));
    },
    unmark: () => unmark([...chips, ...picture.links]),
  };
}

/** Shows in the picture which objects a pair is. */
function point(form: HTMLFormElement, rows: readonly number[], isPointed: boolean): void {
  for (const row of rows)
    form.querySelector(`[data-row="${row}"]`)?.toggleAttribute('data-pointed', isPointed);
}

export function settingsForm(form: HTMLFormElement, guess: PosedOf<'settings'>): AnswerBoard {
  const selects = [...form.querySelectorAll('select')];
  const answer = (): string =>
    String(new URLSearchParams(selects.map(({ name, value }) => [name, value])));
  const caption = partOf(form, '.picture-caption', HTMLElement);
  const showTree = (engine: Engine, words: string): void =>
    attempt(() => showLines(form, engine.scene(`${guess.scene}&${words}`)), caption);
  const hideTree = (): void => {
    hideLines(form);
    caption.textContent = '';
  };
  const named = (words: string, say: Sentences): string => {
    const values = new URLSearchParams(words);
    return say.listed(selects.map((select) => settingName(select, values.get(select.name))));
  };
  const showOwn = (engine: Engine, say: Sentences): void => {
    showTree(engine, answer());
    caption.textContent = say.pictureOfYours(named(answer(), say));
  };
  return {
    answer,
    restore: (given) => {
      const words = new URLSearchParams(given);
      for (const select of selects)
        select.value = words.get(select.name) ?? guess.choose[select.name]?.[0] ?? '';
    },
    whenChanged: (then) =>
      form.addEventListener('input', () => {
        hideTree();
        then();
      }),
    names: (verdict) => {
      const best = new URLSearchParams(verdict.kind === 'value' ? verdict.best : '');
      return selects.map((select) => settingName(select, best.get(select.name)));
    },
    showOwn,
    reveal: (verdict, engine, say) => {
      if (verdict.kind !== 'value') return;
      const { best = '', right } = verdict;
      if (right) {
        showOwn(engine, say);
        return;
      }
      showTree(engine, best);
      caption.textContent = say.pictureOfBest(named(best, say), named(answer(), say));
    },
    unmark: hideTree,
  };
}

/** `Capacity 4`: a value with the label of its list. */
function settingName({ labels, options }: HTMLSelectElement, value: string | null): string {
  const label = labels[0]?.firstChild?.textContent ?? '';
  const option = [...options].find((one) => one.value === value);
  return `${label} ${option?.text ?? ''}`;
}

export function numberForm(form: HTMLFormElement, guess: PosedOf<'number'>): AnswerBoard {
  const chips = [...form.querySelectorAll<HTMLElement>('.chip')];
  return {
    answer: () => numberText(answerIn(form)),
    restore: (answer) => {
      for (const chip of chips) inputIn(chip).checked = numberText(inputIn(chip).value) === answer;
      if (chips.length === 0) partOf(form, '[name="answer"]', HTMLInputElement).value = answer;
    },
    hint: () => form.dataset['hint'],
    whenChanged: (then) => form.addEventListener('input', then),
    reveal: (_, engine) => {
      for (const chip of chips) {
        const { checked, value } = inputIn(chip);
        mark(chip, checked, judge(guess, numberText(value) ?? '', engine).right);
      }
    },
    unmark: () => unmark(chips),
  };
}

/** A number as in a challenge link, from what the page or the reader writes. */
function numberText(said = ''): string | undefined {
  const number = numberIn(said, document.documentElement.lang);
  return Number.isNaN(number) ? undefined : String(number);
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
    restore: (answer) => {
      for (const option of options) inputIn(option).checked = option.dataset['option'] === answer;
    },
    hint: () => chosen()?.dataset['hint'],
    whenChanged: (then) => form.addEventListener('input', then),
    names: (verdict) =>
      options
        .filter(({ dataset }) => verdict.kind === 'option' && dataset['option'] === verdict.wanted)
        .map((option) => partOf(option, '.option-words', HTMLElement).textContent),
    reveal: (verdict, _, say) => {
      if (verdict.kind !== 'option') return;
      for (const option of options) {
        const { option: id = '' } = option.dataset;
        mark(option, id === verdict.chosen, id === verdict.wanted);
        const value = verdict.values[id];
        if (measure !== undefined && value !== undefined)
          valueIn(option).textContent = say.counted(measure, value);
      }
    },
    unmark: () => {
      unmark(options);
      for (const option of options) valueIn(option).textContent = '';
    },
  };
}

function valueIn(option: HTMLElement): HTMLElement {
  return partOf(option, '.option-value', HTMLElement);
}

function inputIn(choice: HTMLElement): HTMLInputElement {
  return partOf(choice, 'input', HTMLInputElement);
}
