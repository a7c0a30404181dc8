/** Words to choose from, as a row of native radio buttons or checkboxes. */

import type { ControlName, Words } from '../../../locales/complete.ts';
import type { Strings } from '../../../locales/strings.ts';
import { type ChoiceParameter, includes, type SetParameter } from '../../../state/parameter.ts';
import { element } from '../../../ui/dom.ts';
import type { Control } from './number-control.ts';

/** One of several words. */
export function choiceControl(
  name: ControlName,
  parameter: Pick<ChoiceParameter, 'values'>,
  words: Words,
  strings: Strings,
  choose: (value: string) => void,
): Control {
  const options = optionsOf(name, 'radio', parameter.values, strings);
  for (const { value, box } of options) box.addEventListener('change', () => choose(value));
  return {
    root: fieldset(words, options),
    show: (chosen) => {
      for (const { value, box } of options) box.checked = value === chosen;
    },
  };
}

/** Any of several words. */
export function setControl(
  name: ControlName,
  parameter: Pick<SetParameter, 'values'>,
  words: Words,
  strings: Strings,
  choose: (value: string) => void,
): Control {
  const options = optionsOf(name, 'checkbox', parameter.values, strings);
  const choice = (): string =>
    options
      .filter(({ box }) => box.checked)
      .map(({ value }) => value)
      .join('.');
  for (const { box } of options) box.addEventListener('change', () => choose(choice()));
  return {
    root: fieldset(words, options),
    show: (chosen) => {
      for (const { value, box } of options) box.checked = includes(String(chosen), value);
    },
  };
}

interface Option {
  readonly value: string;
  readonly box: HTMLInputElement;
  readonly label: HTMLElement;
}

function optionsOf(
  name: ControlName,
  type: 'radio' | 'checkbox',
  values: readonly string[],
  strings: Strings,
): readonly Option[] {
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = strings.choices;
  return values.map((value) => {
    const id = `control-${name}-${value}`;
    const box = element('input', { id, type, name: `control-${name}`, value });
    return { value, box, label: element('label', { for: id }, choices[name]?.[value] ?? value) };
  });
}

/** More words than these stand below each other. */
const MOST_IN_A_ROW = 4;

function fieldset(words: Words, options: readonly Option[]): HTMLElement {
  const many = options.length > MOST_IN_A_ROW ? ' many' : '';
  return element(
    'fieldset',
    { class: 'control choice' },
    element('legend', {}, words.label),
    element(
      'div',
      { class: `options${many}` },
      ...options.flatMap(({ box, label }) => [box, label]),
    ),
  );
}
