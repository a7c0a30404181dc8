/** The one holder of the present settings. Everybody reads it; a change names what it changed. */
import {
  type Effect,
  type ParameterName,
  parameterNames,
  parameters,
  type Settings,
  withChanges,
} from './parameters.ts';
import { presetOf } from './presets.ts';

export type Changes = Readonly<Partial<Record<ParameterName, unknown>>>;
export type Listener = (settings: Settings, changed: ReadonlySet<ParameterName>) => void;

export class Store {
  #settings: Settings;
  readonly #listeners: Listener[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get settings(): Settings {
    return this.#settings;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  change(changes: Changes): void {
    this.replace(withChanges(this.#settings, changes));
  }

  /** The preset with all it sets, as if its link had been opened; how keys are used stays the reader's choice. */
  choosePreset(id: Settings['preset']): void {
    const { shortcuts, playing, colours } = this.#settings;
    this.replace({ ...presetOf(id).settings, shortcuts, playing, colours });
  }

  replace(settings: Settings): void {
    const before = this.#settings;
    const changed = new Set(parameterNames.filter((name) => settings[name] !== before[name]));
    if (changed.size === 0) return;
    this.#settings = settings;
    for (const listener of this.#listeners) listener(settings, changed);
  }
}

const weight: Readonly<Record<Effect, number>> = { none: 0, redraw: 1, rebuild: 2, respawn: 3 };

/** The strongest effect among the changed parameters. */
export function effectOf(changed: ReadonlySet<ParameterName>): Effect {
  let strongest: Effect = 'none';
  for (const name of changed) {
    const { effect } = parameters[name];
    if (weight[effect] > weight[strongest]) strongest = effect;
  }
  return strongest;
}
