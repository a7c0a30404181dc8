/** Marks at what can be chosen: what is right, and what was chosen without being right. */
type Markable = HTMLElement | SVGElement;

export function mark(one: Markable, isChosen: boolean, isWanted: boolean): void {
  if (isWanted) one.dataset['verdict'] = isChosen ? 'found' : 'missed';
  else if (isChosen) one.dataset['verdict'] = 'extra';
}

export function unmark(all: readonly Markable[]): void {
  for (const one of all) delete one.dataset['verdict'];
}
