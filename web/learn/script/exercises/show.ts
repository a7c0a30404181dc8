/** Puts an exercise in the place of the one that a section shows; nothing is answered then. */
import type { Posed } from '../../exercises/posed.ts';
import { partOf } from '../guesses/part.ts';

export function show(section: HTMLElement, posed: Posed): void {
  partOf(section, '.exercise-question', HTMLElement).textContent = posed.question;
  partOf(section, '.exercise-picture', HTMLElement).innerHTML = posed.picture;
  partOf(section, '.described', HTMLElement).innerHTML = posed.described;
  const chips = partOf(section, '.chips', HTMLElement);
  chips.innerHTML = posed.chips;
  chips.hidden = posed.chips === '';
}
