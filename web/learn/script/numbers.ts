/** Keeps the numbers in sentences up to date with their figures. */
import { isMeasure, measureOf } from '../engine/measures.ts';
import type { Figures } from './figures.ts';

export function startNumbers(figures: Figures): void {
  const notation = new Intl.NumberFormat(document.documentElement.lang, {
    useGrouping: 'always',
  });
  for (const place of document.querySelectorAll<HTMLElement>('.live')) {
    const { figure = '', measure = '' } = place.dataset;
    if (!isMeasure(measure)) continue;
    figures.get(figure)?.whenShown((report) => {
      const text = notation.format(measureOf(measure, report));
      if (place.textContent !== text) place.textContent = text;
    });
  }
}
