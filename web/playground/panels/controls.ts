/** The settings: every row of the parameter table that has a group on the page becomes a labelled native control. */
import {
  type ChoiceParameter,
  type Group,
  includes,
  type PanelGroup,
  type SetParameter,
} from '../state/parameter.ts';
import {
  type ParameterName,
  parameterNames,
  parameters,
  type Settings,
} from '../state/parameters.ts';
import type { Store } from '../state/store.ts';
import type { ControlName, Strings, Words } from '../strings/strings.ts';
import { element, icon } from './dom.ts';
import { type Control, numberControl } from './number-control.ts';

const groups: readonly PanelGroup[] = ['scene', 'tree', 'probe', 'view', 'compare', 'page'];

export function controlsPanel(
  root: HTMLElement,
  store: Store,
  strings: Strings,
  signal: AbortSignal,
): void {
  const controls = new Map<ParameterName, Control>();
  for (const group of groups) root.append(groupOf(group, controls, store, strings));
  const show = (settings: Settings): void => {
    for (const [name, control] of controls) control.show(settings[name]);
  };
  store.listen(show, signal);
  show(store.settings);
}

function isIn(group: PanelGroup, name: ParameterName): name is ControlName {
  const wanted: Group = group;
  return parameters[name].group === wanted;
}

/** Open from the start where there is room, so that a phone shows the picture and not a wall of sliders. */
function groupOf(
  group: PanelGroup,
  controls: Map<ParameterName, Control>,
  store: Store,
  strings: Strings,
): HTMLElement {
  const roomy = globalThis.matchMedia('(min-width: 54rem)').matches;
  const body = element('div', { class: 'group-body' });
  for (const name of parameterNames) {
    if (!isIn(group, name)) continue;
    const control = controlOf(name, store, strings);
    controls.set(name, control);
    body.append(control.root);
  }
  const title = element('summary', {}, element('h3', {}, strings.groups[group]), icon('chevron'));
  return element('details', { class: 'group', id: `group-${group}`, open: roomy }, title, body);
}

function controlOf(name: ControlName, store: Store, strings: Strings): Control {
  const parameter = parameters[name];
  const words: Words = strings.parameters[name];
  const control = bareControl(name, words, store, strings);
  if (name === 'seed') control.root.append(newSeedButton(store, strings));
  if (words.hint) {
    const hint = element('p', { class: 'hint', id: `hint-${name}` }, words.hint);
    control.root.append(hint);
    if (parameter.kind === 'number' || parameter.kind === 'flag')
      control.root.querySelector('input')?.setAttribute('aria-describedby', hint.id);
  }
  return control;
}

function bareControl(name: ControlName, words: Words, store: Store, strings: Strings): Control {
  const parameter = parameters[name];
  if (parameter.kind === 'number') return numberControl(name, parameter, words, store, strings);
  if (parameter.kind === 'flag') return flagControl(name, words, store);
  if (parameter.kind === 'set') return setControl(name, parameter, words, store, strings);
  return choiceControl(name, parameter, words, store, strings);
}

function flagControl(name: ControlName, words: Words, store: Store): Control {
  const id = `control-${name}`;
  const box = element('input', { id, type: 'checkbox', role: 'switch' });
  box.addEventListener('change', () => store.change({ [name]: box.checked }));
  const root = element(
    'div',
    { class: 'control switch' },
    element('div', { class: 'control-head' }, element('label', { for: id }, words.label), box),
  );
  return {
    root,
    show: (value) => {
      box.checked = value === true;
    },
  };
}

/** One of several words. */
function choiceControl(
  name: ControlName,
  parameter: ChoiceParameter,
  words: Words,
  store: Store,
  strings: Strings,
): Control {
  const options = optionsOf(name, 'radio', parameter.values, strings);
  for (const { value, box } of options)
    box.addEventListener('change', () => store.change({ [name]: value }));
  return {
    root: fieldset(words, options),
    show: (chosen) => {
      for (const { value, box } of options) box.checked = value === chosen;
    },
  };
}

/** Any of several words. */
function setControl(
  name: ControlName,
  parameter: SetParameter,
  words: Words,
  store: Store,
  strings: Strings,
): Control {
  const options = optionsOf(name, 'checkbox', parameter.values, strings);
  const choose = (): void => {
    const chosen = options.filter(({ box }) => box.checked).map(({ value }) => value);
    store.change({ [name]: chosen.join('.') });
  };
  for (const { box } of options) box.addEventListener('change', choose);
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

/** Chance is welcome here and nowhere else: it only picks the seed, which the link then carries. */
function newSeedButton(store: Store, strings: Strings): HTMLElement {
  const button = element(
    'button',
    { type: 'button', class: 'quiet' },
    icon('dice'),
    strings.actions.newSeed,
  );
  button.addEventListener('click', () =>
    store.change({ seed: crypto.getRandomValues(new Uint16Array(1))[0] }),
  );
  return button;
}
