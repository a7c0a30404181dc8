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

/** Those of projects, each with a page of its own. */
export const wildBugNames = [
  'far',
  'line',
  'twice',
  'stale',
  'endless',
  'giant',
  'corner',
  'whole',
] as const satisfies readonly Bug[];

export type WildBugName = (typeof wildBugNames)[number];
export type PrintedBugName = Exclude<Bug, WildBugName>;

export function isWild(bug: Bug): bug is WildBugName {
  return wildBugNames.some((name) => name === bug);
}

export interface BugScene {
  readonly preset: PresetId;
  readonly changes: Changes;
}

const probe = { probe: true, probeKind: 'box', pinned: true, probeX: 300, probeY: 300 };

/** The same object, several times. */
function added(times: number, numbers: string): string {
  return Array.from({ length: times }, () => `add,${numbers}`).join(';');
}

/** Cards in columns on both sides of the world, as a graph that has grown over its limits. */
function farAway(): string {
  const rows = [20, 100, 180, 260, 340, 420, 500, 580];
  const columns = [-74, -38, 916, 952];
  return columns.flatMap((x) => rows.map((y) => `add,${x},${y},44`)).join(';');
}

/** A level of a game: its tiles are as large as a cell of the fourth level, so that all their edges lie on lines. */
const LEVEL = [
  '                ',
  '                ',
  '   ###      ##  ',
  '                ',
  '        ##      ',
  '  ##            ',
  '            ### ',
  '      ##        ',
  '                ',
  ' ###      ##    ',
  '                ',
  '      ##     ## ',
  '   #            ',
  '          #     ',
  '#####  #########',
  '#####  #########',
];
const TILE = 45;

function tiles(): string {
  return LEVEL.flatMap((line, down) =>
    [...line.matchAll(/#/g)].map(({ index }) => `add,${TILE * index},${TILE * down},${TILE}`),
  ).join(';');
}

/** Large squares, one over the other: more than a node has room for. */
function covers(): string {
  const squares = [
    '96,210,420',
    '108,222,416',
    '90,232,424',
    '114,204,410',
    '102,240,400',
    '84,216,428',
  ];
  return squares.map((square) => `add,${square}`).join(';');
}

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
  far: { preset: 's3', changes: { motion: 'bounce', count: 60, edits: farAway() } },
  line: { preset: 'crowd', changes: { count: 40, edits: tiles() } },
  twice: { preset: 'crowd', changes: { count: 40, minSize: 24, maxSize: 72, seed: 3 } },
  stale: { preset: 'crowd', changes: { count: 90, seed: 2 } },
  endless: {
    preset: 'crowd',
    changes: {
      count: 40,
      edits: added(7, '437,211,1'),
      zoom: 1_600,
      cameraX: 437.5,
      cameraY: 211.5,
    },
  },
  giant: {
    preset: 'crowd',
    changes: { count: 60, maxSize: 24, pairs: false, maxDepth: 4, edits: covers() },
  },
  corner: {
    preset: 'crowd',
    changes: { count: 90, ...probe, probeX: 420, probeY: 420, probeSize: 200 },
  },
  whole: {
    preset: 'crowd',
    changes: { count: 160, maxSize: 24, ...probe, probeX: 360, probeY: 250, probeSize: 60 },
  },
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
