/** A number: a field for the exact value and a slider for the way there. */

import type { Words } from '../../../locales/complete.ts';
import type { Strings } from '../../../locales/strings.ts';
import type { NumberParameter } from '../../../state/parameter.ts';
import type { ParameterName } from '../../../state/parameters.ts';
import type { Store } from '../../../state/store.ts';
import { element } from '../../../ui/dom.ts';
import { type Scale, scaleOf } from '../../../ui/slider-scale.ts';

/** Wider ranges have no way there that a slider could show. */
const WIDEST_SLIDER = 100_000;

export interface Control {
  readonly root: HTMLElement;
  show(value: string | number | boolean): void;
}

export function numberControl(
  name: ParameterName,
  parameter: NumberParameter,
  words: Words,
  store: Store,
  strings: Strings,
): Control {
  const unit = strings.units[parameter.unit];
  const field = exactField(name, parameter, store);
  const amount = element('span', { class: 'amount' }, field);
  if (unit !== '') amount.append(element('span', { class: 'unit' }, unit));
  const label = element('label', { for: field.id }, words.label);
  const root = element(
    'div',
    { class: 'control' },
    element('div', { class: 'control-head' }, label, amount),
  );
  const scale = scaleOf(parameter);
  const slider = sliderOf(name, scale, store, strings.sliderOf(words.label));
  if (parameter.max - parameter.min <= WIDEST_SLIDER) root.append(slider);
  return {
    root,
    show: (value) => {
      if (document.activeElement !== field || field.value === '') field.value = String(value);
      slider.value = String(scale.position(Number(value)));
      slider.setAttribute('aria-valuetext', `${value} ${unit}`.trim());
    },
  };
}

function exactField(
  name: ParameterName,
  { min, max, step }: NumberParameter,
  store: Store,
): HTMLInputElement {
  const inputmode = min < 0 ? 'text' : 'decimal';
  const field = element('input', {
    id: `control-${name}`,
    type: 'number',
    min,
    max,
    step,
    inputmode,
  });
  field.addEventListener('change', () => {
    if (field.value !== '') store.change({ [name]: Number(field.value) });
    field.value = String(store.settings[name]);
  });
  return field;
}

function sliderOf(
  name: ParameterName,
  scale: Scale,
  store: Store,
  label: string,
): HTMLInputElement {
  const { min, max, step } = scale;
  const slider = element('input', {
    id: `slider-${name}`,
    type: 'range',
    min,
    max,
    step,
    'aria-label': label,
  });
  slider.addEventListener('input', () =>
    store.change({ [name]: scale.value(Number(slider.value)) }),
  );
  return slider;
}
