/** The settings: every row of the parameter table that has a group on the page becomes a labelled native control. */
import type { ChoiceParameter, Group, PanelGroup } from '../state/parameter.ts';
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

const groups: readonly PanelGroup[] = ['scene', 'tree', 'probe', 'view', 'page'];

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
    if (parameter.kind !== 'choice')
      control.root.querySelector('input')?.setAttribute('aria-describedby', hint.id);
  }
  return control;
}

function bareControl(name: ControlName, words: Words, store: Store, strings: Strings): Control {
  const parameter = parameters[name];
  if (parameter.kind === 'number') return numberControl(name, parameter, words, store, strings);
  if (parameter.kind === 'flag') return flagControl(name, words, store);
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

function choiceControl(
  name: ControlName,
  parameter: ChoiceParameter,
  words: Words,
  store: Store,
  strings: Strings,
): Control {
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = strings.choices;
  const options = element('div', { class: 'options' });
  const radios = parameter.values.map((value) => {
    const id = `control-${name}-${value}`;
    const radio = element('input', { id, type: 'radio', name: `control-${name}`, value });
    radio.addEventListener('change', () => store.change({ [name]: value }));
    options.append(radio, element('label', { for: id }, choices[name]?.[value] ?? value));
    return radio;
  });
  return {
    root: element(
      'fieldset',
      { class: 'control choice' },
      element('legend', {}, words.label),
      options,
    ),
    show: (value) => {
      for (const radio of radios) radio.checked = radio.value === value;
    },
  };
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
