/**
 * Pairs in a picture: taps on both objects of a pair choose it, and a line joins those that are chosen. A line of words says which
 * objects can follow the first one, and that two objects are no pair of the question.
 */
import { nameOf } from '../../guesses/names.ts';
import { attempt } from '../offer-again.ts';
import { partOf } from './part.ts';
import { sentences } from './sentences.ts';

export interface PairPicture {
  /** The lines, in the order of the pairs. */
  readonly links: readonly SVGGElement[];
  /** Shows which pairs are chosen, by their places in the list. */
  readonly show: (chosen: readonly number[]) => void;
  /** Ends a pair that was begun, and what is said of it. */
  readonly rest: () => void;
}

export function pairPicture(
  form: HTMLFormElement,
  pairs: readonly (readonly [row: number, other: number])[],
  toggle: (at: number) => void,
): PairPicture {
  const links = [...form.querySelectorAll<SVGGElement>('.pairs g')];
  const objects = [...form.querySelectorAll<SVGGElement>('.board [data-row]')];
  const note = partOf(form, '.picture-note', HTMLElement);
  let first: number | undefined;
  /** The two objects that were tapped last, if they are no pair of the question. */
  let unasked: readonly number[] = [];
  const pairOf = (row: number): number =>
    pairs.findIndex((pair) => row !== first && pair.includes(row) && pair.includes(first ?? -1));
  /** Marks one object of a pair, and those with which it is one. */
  const begin = (row: number | undefined): void => {
    first = row;
    for (const object of objects) {
      object.toggleAttribute('data-begun', rowOf(object) === row);
      object.toggleAttribute('data-partner', pairOf(rowOf(object)) !== -1);
    }
  };
  const explain = async (): Promise<void> => {
    const say = await sentences();
    // Of what is tapped now.
    const ofPair = unasked.length > 0 ? [say.notAsked(say.listed(unasked.map(nameOf)))] : [];
    const ofFirst = first === undefined ? [] : [say.partners(nameOf(first))];
    note.textContent = [...ofPair, ...ofFirst].join(' ');
  };
  for (const object of objects)
    object.addEventListener('click', () => {
      const row = rowOf(object);
      const at = pairOf(row);
      if (at !== -1) toggle(at);
      const isNext = at === -1 && row !== first;
      unasked = isNext && first !== undefined ? [first, row] : [];
      begin(isNext ? row : undefined);
      attempt(explain, note);
    });
  const rest = (): void => {
    begin(undefined);
    unasked = [];
    note.textContent = '';
  };
  // What is said of the answer stands alone.
  form.addEventListener('submit', rest);
  return {
    links,
    rest,
    show: (chosen) => {
      rest();
      for (const [at, link] of links.entries())
        link.toggleAttribute('data-chosen', chosen.includes(at));
    },
  };
}

function rowOf(object: SVGGElement): number {
  return Number(object.dataset['row']);
}
