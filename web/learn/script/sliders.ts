/** Makes a control of each setting in a sentence. */

import type { Figure } from './figure.ts';
import type { Figures } from './figures.ts';

interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

interface Choices {
  readonly choices: readonly (readonly [value: string, word: string])[];
}

export function startSliders(figures: Figures): void {
  for (const place of document.querySelectorAll<HTMLElement>('.slider')) {
    const figure = figures.get(place.dataset['figure'] ?? '');
    if (figure) start(place, figure);
  }
}

function start(place: HTMLElement, figure: Figure): void {
  const { label = '', parameter = '', range = '{}', value = '' } = place.dataset;
  const said: Steps | Choices = JSON.parse(range);
  const control = 'choices' in said ? choiceOf(said, value) : rangeOf(said, value);
  control.setAttribute('aria-label', label);
  const shown = document.createElement('b');
  shown.textContent = place.textContent.trim();
  const notation = new Intl.NumberFormat(document.documentElement.lang);
  control.addEventListener('input', () => {
    shown.textContent = notation.format(Number(control.value));
    figure.open();
    figure.set(parameter, valueOf(control.value));
  });
  place.replaceChildren(...('choices' in said ? [control] : [shown, control]));
  place.toggleAttribute('data-alive', true);
}

/** Numbers and flags as the element takes them. */
function valueOf(word: string): string | number {
  return word !== '' && Number.isFinite(Number(word)) ? Number(word) : word;
}

function rangeOf({ min, max, step = 1 }: Steps, value: string): HTMLInputElement {
  const control = document.createElement('input');
  control.type = 'range';
  Object.assign(control, { min: String(min), max: String(max), step: String(step) });
  control.value = value;
  return control;
}

function choiceOf({ choices }: Choices, value: string): HTMLSelectElement {
  const control = document.createElement('select');
  for (const [word, text] of choices) control.add(new Option(text, word, false, word === value));
  return control;
}
