/** How each kind of guess is answered. */
import type { Posed, PosedOf } from '../../guesses/posed.ts';
import type { AnswerBoard } from './answer-board.ts';
import { boxBoard } from './box-board.ts';
import { numberForm, optionForm, pairForm, settingsForm } from './forms.ts';
import { placeBoard } from './place-board.ts';

type Boards = {
  readonly [Kind in Posed['kind']]: (form: HTMLFormElement, guess: PosedOf<Kind>) => AnswerBoard;
};

const boards: Boards = {
  boxes: boxBoard,
  pairs: (form, { pairs }) => pairForm(form, pairs),
  place: placeBoard,
  settings: settingsForm,
  number: numberForm,
  scene: (form, { measure }) => optionForm(form, measure),
  statement: (form) => optionForm(form),
};

export function boardIn<Kind extends Posed['kind']>(
  form: HTMLFormElement,
  guess: PosedOf<Kind> & { readonly kind: Kind },
): AnswerBoard {
  return boards[guess.kind](form, guess);
}
