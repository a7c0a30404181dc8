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
  }
}
