/** Pairs in a picture: taps on both objects of a pair choose it, and a line joins those that are chosen. */

export interface PairPicture {
  /** The lines, in the order of the pairs. */
  readonly links: readonly SVGPathElement[];
  /** Shows which pairs are chosen, by their places in the list. */
  readonly show: (chosen: readonly number[]) => void;
}

export function pairPicture(
  form: HTMLFormElement,
  pairs: readonly (readonly [row: number, other: number])[],
  toggle: (at: number) => void,
): PairPicture {
  const links = [...form.querySelectorAll<SVGPathElement>('.pairs path')];
  const objects = [...form.querySelectorAll<SVGGElement>('.board [data-row]')];
  let first: number | undefined;
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
  for (const object of objects)
    object.addEventListener('click', () => {
      const row = rowOf(object);
      const at = pairOf(row);
      if (at !== -1) toggle(at);
      begin(at !== -1 || row === first ? undefined : row);
    });
  return {
    links,
    show: (chosen) => {
      for (const [at, link] of links.entries())
        link.toggleAttribute('data-chosen', chosen.includes(at));
    },
  };
}

function rowOf(object: SVGGElement): number {
  return Number(object.dataset['row']);
}
