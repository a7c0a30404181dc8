/** What the stage shows, as a row of buttons above it, and what there is to choose of the view that it shows. */
import { type Bug, exhibitScenes } from '../../features/bugs/scenes.ts';
import type { Strings } from '../../locales/strings.ts';
import { parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { element } from '../../ui/dom.ts';
import { type ViewName, type Views, viewNames, viewOf } from '../views.ts';
import { choiceControl, setControl } from './controls/choice-control.ts';
import type { Control } from './controls/number-control.ts';

export function viewChooser(
  root: HTMLElement,
  store: Store,
  views: Views,
  strings: Strings,
  signal: AbortSignal,
): void {
  const buttons = viewNames.map((view) => {
    const { label, hint } = wordsOf(view, strings);
    const button = element('button', { type: 'button', id: `view-${view}`, title: hint }, label);
    button.addEventListener('click', () => views.choose(view));
    return { view, button };
  });
  const options = optionsOf(store, views, strings);
  const row = element('div', {
    class: 'views',
    role: 'group',
    'aria-label': strings.groups.compare,
  });
  row.append(...buttons.map(({ button }) => button));
  root.append(row, ...options.map(({ control }) => control.root));
  const show = (): void => {
    const shown = viewOf(store.settings);
    for (const { view, button } of buttons)
      button.setAttribute('aria-pressed', String(view === shown));
    for (const { view, name, control } of options) {
      control.root.hidden = view !== shown;
      control.show(store.settings[name]);
    }
  };
  store.listen(show, signal);
  show();
}

function wordsOf(view: ViewName, { groups, parameters: words }: Strings) {
  const told = {
    picture: { label: groups.view, hint: '' },
    compare: words.compare,
    museum: words.bug,
    race: words.race,
  };
  return told[view];
}

interface ViewOption {
  readonly view: ViewName;
  readonly name: 'compare' | 'bug' | 'raceWorld';
  readonly control: Control;
}

function optionsOf(store: Store, views: Views, strings: Strings): readonly ViewOption[] {
  const { compare, bug, raceWorld } = strings.parameters;
  const bugs = parameters.bug.values.filter(isBug);
  const panes = setControl('compare', parameters.compare, compare, strings, (chosen) =>
    store.change({ compare: chosen }),
  );
  const exhibits = choiceControl('bug', { values: bugs }, bug, strings, (chosen) => {
    if (isBug(chosen)) views.exhibit(chosen);
  });
  const worlds = choiceControl('raceWorld', parameters.raceWorld, raceWorld, strings, (chosen) =>
    store.change({ raceWorld: chosen }),
  );
  return [
    { view: 'compare', name: 'compare', control: panes },
    { view: 'museum', name: 'bug', control: exhibits },
    { view: 'race', name: 'raceWorld', control: worlds },
  ];
}

function isBug(word: string): word is Bug {
  return Object.hasOwn(exhibitScenes, word);
}
