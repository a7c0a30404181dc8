/** A scene for each bug that shows it at once, fetched when the first is opened. */
import {
  type ParameterName,
  type PresetId,
  parameterNames,
  parameters,
  type Settings,
} from '../../state/parameters.ts';
import { presetOf } from '../../state/presets.ts';
import { type Changes, withChanges } from '../../state/settings.ts';

export type Bug = Exclude<Settings['bug'], 'none'>;

export interface BugScene {
  readonly preset: PresetId;
  readonly changes: Changes;
}

const probe = { probe: true, probeKind: 'box', pinned: true, probeX: 300, probeY: 300 };

export const bugScenes: Readonly<Record<Bug, BugScene>> = {
  descent: { preset: 's0', changes: { count: 200, ...probe, probeSize: 120 } },
  halves: {
    preset: 's0',
    changes: { count: 1_800, minSize: 2, maxSize: 4, labels: false },
  },
  outside: { preset: 's3', changes: { count: 250, frame: 40 } },
  doubles: { preset: 's1', changes: { count: 120, minSize: 10, maxSize: 40 } },
  centre: {
    preset: 's2',
    changes: { count: 250, minSize: 6, maxSize: 26, speed: 4, seed: 19 },
  },
  copies: {
    preset: 's2',
    changes: { count: 90, minSize: 10, maxSize: 50, speed: 4, seed: 29 },
  },
  leak: { preset: 's2', changes: { count: 150 } },
};

/** The settings of the scene, apart from what a reader chooses for all scenes. */
export function bugScene(bug: Bug): Settings {
  const { preset, changes } = bugScenes[bug];
  return withChanges(presetOf(preset).settings, changes);
}

/** Whether the settings are still those of the scene made for their bug. */
export function isBugScene(settings: Settings): boolean {
  const { bug } = settings;
  if (bug === 'none') return false;
  const made = bugScene(bug);
  const makesIt = (name: ParameterName): boolean =>
    name !== 'frame' &&
    (Object.hasOwn(bugScenes[bug].changes, name) ||
      ['respawn', 'replay', 'rebuild'].includes(parameters[name].effect));
  return parameterNames.filter(makesIt).every((name) => settings[name] === made[name]);
}
