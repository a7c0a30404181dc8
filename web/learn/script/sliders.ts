/** Lets the settings in sentences change their figures. */
import type { Figures } from './figures.ts';

export function startSliders(figures: Figures): void {
  const notation = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: 'always' });
  for (const slider of document.querySelectorAll<HTMLElement>('.slider')) {
    const { figure: id = '', attribute = '' } = slider.dataset;
    const figure = figures.get(id);
    const control = slider.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
    const shown = slider.querySelector('b');
    if (!figure || !control || !shown) continue;
    control.addEventListener('input', () => {
      if (control instanceof HTMLInputElement)
        shown.textContent = notation.format(control.valueAsNumber);
      figure.open();
      figure.set(attribute, control.value);
    });
    if (control instanceof HTMLInputElement) startSteps(slider, control);
  }
}

/** Lets the buttons beside a slider take one step each, up to its ends. */
function startSteps(slider: HTMLElement, range: HTMLInputElement): void {
  const less = slider.querySelector<HTMLButtonElement>('.less');
  const more = slider.querySelector<HTMLButtonElement>('.more');
  if (!less || !more) return;
  const showEnds = (): void => {
    less.disabled = range.value === range.min;
    more.disabled = range.value === range.max;
  };
  const step = (move: () => void): void => {
    move();
    range.dispatchEvent(new Event('input'));
  };
  less.addEventListener('click', () => step(() => range.stepDown()));
  more.addEventListener('click', () => step(() => range.stepUp()));
  range.addEventListener('input', showEnds);
  showEnds();
}
