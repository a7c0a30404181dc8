/**
 * The one holder of the present settings. They change only by its methods, and all at once. A component or an effect that reads
 * `settings`, or one of `signals`, runs again when that changes.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Effect, KEPT_GROUPS } from './parameter.ts';
import { type ParameterName, parameterNames, parameters, type Settings } from './parameters.ts';
import { presetOf } from './presets.ts';
import { type Changes, pausedForRace, pausedForTrace, withChanges } from './settings.ts';

/** Brings the scene from some settings to others. */
export type Follower = (before: Settings, after: Settings) => void;

/** Each setting alone, for those who depend on no other. */
export type SettingSignals = {
  readonly [Name in ParameterName]: ReadonlySignal<Settings[Name]>;
};

export class Store {
  readonly signals: SettingSignals;
  readonly #settings: Signal<Settings>;
  readonly #followers: Follower[] = [];

  constructor(settings: Settings) {
    this.#settings = signal(paused(settings));
    this.signals = signalsOf(this.#settings);
  }

  get settings(): Settings {
    return this.#settings.value;
  }

  /**
   * What belongs to the settings follows within every change, before anybody else sees that: the scene always fits them. What the
   * scene changes in turn, such as pausing where the library refuses the settings, is part of the same change.
   */
  leads(follow: Follower): void {
    this.#followers.push(follow);
  }

  change(changes: Changes): void {
    this.replace(withChanges(this.#settings.peek(), changes));
  }

  /** The preset with all it sets, as if its link had been opened; what is the reader's choice stays as it is. */
  choosePreset(id: Settings['preset']): void {
    const settings = this.#settings.peek();
    const kept = parameterNames.filter((name) => KEPT_GROUPS.has(parameters[name].group));
    const choices = Object.fromEntries(kept.map((name) => [name, settings[name]]));
    this.replace({ ...presetOf(id).settings, ...choices });
  }

  replace(wanted: Settings): void {
    const before = this.#settings.peek();
    const settings = paused(wanted, before);
    if (changedBetween(before, settings).size === 0) return;
    batch(() => {
      this.#settings.value = settings;
      for (const follow of this.#followers) follow(before, settings);
    });
  }
}

function paused(settings: Settings, before?: Settings): Settings {
  return pausedForTrace(pausedForRace(settings, before), before);
}

function signalsOf(settings: ReadonlySignal<Settings>): SettingSignals {
  const signals: unknown = Object.fromEntries(
    parameterNames.map((name) => [name, computed(() => settings.value[name])]),
  );
  return signals as SettingSignals;
}

function changedBetween(before: Settings, after: Settings): ReadonlySet<ParameterName> {
  return new Set(parameterNames.filter((name) => after[name] !== before[name]));
}

const weight: Readonly<Record<Effect, number>> = {
  none: 0,
  redraw: 1,
  rebuild: 2,
  replay: 3,
  respawn: 4,
};

/** The strongest effect among the changed parameters. */
export function effectOf(changed: ReadonlySet<ParameterName>): Effect {
  let strongest: Effect = 'none';
  for (const name of changed) {
    const { effect } = parameters[name];
    if (weight[effect] > weight[strongest]) strongest = effect;
  }
  return strongest;
}

/** What it takes to get from a scene of some settings to that of others. */
export function effectBetween(before: Settings, after: Settings): Effect {
  return effectOf(changedBetween(before, after));
}
