/** The choices of an exercise as buttons, in its picture and below it. */

export function choicesIn(
  section: HTMLElement,
  choose: (at: number) => void,
): readonly (HTMLElement | SVGElement)[] {
  const choices = [...section.querySelectorAll<HTMLElement | SVGElement>('[data-choice]')];
  for (const choice of choices) {
    const { choice: at, name } = choice.dataset;
    const press = (): void => choose(Number(at));
    choice.setAttribute('role', 'button');
    choice.setAttribute('tabindex', '0');
    if (name !== undefined) choice.setAttribute('aria-label', name);
    choice.addEventListener('click', press);
    choice.addEventListener('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      press();
    });
  }
  return choices.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf(choice: HTMLElement | SVGElement): number {
  return Number(choice.dataset['choice']);
}
