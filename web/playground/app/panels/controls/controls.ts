/** The settings: every row of the parameter table that has a group in the panel becomes a labelled native control. */

import type { ControlName, Words } from '../../../locales/complete.ts';
import type { Strings } from '../../../locales/strings.ts';
import type { Group, PanelGroup } from '../../../state/parameter.ts';
import {
  type ParameterName,
  parameterNames,
  parameters,
  type Settings,
} from '../../../state/parameters.ts';
import type { Store } from '../../../state/store.ts';
import { element, icon } from '../../../ui/dom.ts';
import { choiceControl, setControl } from './choice-control.ts';
import { type Control, numberControl } from './number-control.ts';

/** What stands on the stage is chosen above it. */
type SettingsGroup = Exclude<PanelGroup, 'compare'>;

const groups: readonly SettingsGroup[] = ['scene', 'tree', 'probe', 'view', 'page'];
/** What a newcomer turns first stands open, and what asks while something is asked. */
const isOpenFirst: Readonly<Record<SettingsGroup, (settings: Settings) => boolean>> = {
  scene: () => true,
  tree: () => true,
  probe: ({ probe }) => probe,
  view: () => false,
  page: () => false,
};

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

function isIn(group: SettingsGroup, name: ParameterName): name is ControlName {
  const wanted: Group = group;
  return parameters[name].group === wanted;
}

/** A phone has none open from the start, so that it shows the picture and not a wall of sliders. */
function groupOf(
  group: SettingsGroup,
  controls: Map<ParameterName, Control>,
  store: Store,
  strings: Strings,
): HTMLElement {
  const roomy = globalThis.matchMedia('(min-width: 54rem)').matches;
  const open = roomy && isOpenFirst[group](store.settings);
  const body = element('div', { class: 'group-body' });
  for (const name of parameterNames) {
    if (!isIn(group, name)) continue;
    const control = controlOf(name, store, strings);
    controls.set(name, control);
    body.append(control.root);
  }
  const title = element('summary', {}, element('h3', {}, strings.groups[group]), icon('chevron'));
  return element('details', { class: 'group', id: `group-${group}`, open }, title, body);
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
  const choose = (value: string): void => store.change({ [name]: value });
  if (parameter.kind === 'set') return setControl(name, parameter, words, strings, choose);
  return choiceControl(name, parameter, words, strings, choose);
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
