/** The one holder of the present settings. Everybody reads it; a change names what it changed. */
import { type Effect, KEPT_GROUPS } from './parameter.ts';
import { type ParameterName, parameterNames, parameters, type Settings } from './parameters.ts';
import { presetOf } from './presets.ts';
import { type Changes, withChanges } from './settings.ts';

export type Listener = (settings: Settings, changed: ReadonlySet<ParameterName>) => void;

export class Store {
  #settings: Settings;
  readonly #listeners = new Set<Listener>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** Calls at every change, until the signal says that it is enough. */
  listen(listener: Listener, signal?: AbortSignal): void {
    this.#listeners.add(listener);
    signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  change(changes: Changes): void {
    this.replace(withChanges(this.#settings, changes));
  }

  /** The preset with all it sets, as if its link had been opened; what is the reader's choice stays as it is. */
  choosePreset(id: Settings['preset']): void {
    const kept = parameterNames.filter((name) => KEPT_GROUPS.has(parameters[name].group));
    const choices = Object.fromEntries(kept.map((name) => [name, this.#settings[name]]));
    this.replace({ ...presetOf(id).settings, ...choices });
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
