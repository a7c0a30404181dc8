/** A scene for each bug that shows it at once. Data alone, so that it can be set before the bug gallery is fetched. */
import type { PresetId, Settings } from '../../state/parameters.ts';
import type { Changes } from '../../state/settings.ts';

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
};
