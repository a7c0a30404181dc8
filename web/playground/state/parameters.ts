/**
 * The table of parameters. Controls, the codec of links, the attributes of `<quadrille-playground>`, validation, the tree's options,
 * exported code and docs/parameters.md are made from it: to add a parameter, add a row here and its words in
 * `locales/settings.ts`. `key` is the name in links; once published, it never changes its meaning: a
 * row with a new name keeps the former one, by `renamed`.
 */
import { LAST_FRAME } from './edits.ts';
import {
  choice,
  colour,
  edits,
  flag,
  type Group,
  keysOf,
  number,
  type Parameter,
  renamed,
  set,
  text,
  treeOption,
  type ValueOf,
} from './parameter.ts';

/** The depth limit of the page. The library goes to 16; beyond 10 the cells are smaller than a pixel of any screen. */
export const DEPTH_LIMIT = 10;

export const parameters = {
  /** Links with a version and without a scene have that of S2, and so have embedded pages; any other address without a scene opens `crowd`. */
  preset: choice(['p', 'link', 'respawn'], ['crowd', 'bodies', 's0', 's1', 's2', 's3', 's4'], 's2'),

  count: number(['n', 'scene', 'respawn'], [1, 20, 100_000], 'objects', { logarithmic: true }),
  minSize: number(['min', 'scene', 'respawn'], [1, 1, 200], 'pixels', { logarithmic: true }),
  maxSize: number(['max', 'scene', 'respawn'], [1, 20, 200], 'pixels', { logarithmic: true }),
  sizes: choice(['sizes', 'scene', 'respawn'], ['even', 'power'], 'even'),
  /** What objects are in their boxes: the tree sees the boxes, `World` of the package the shapes. */
  shape: choice(
    ['shape', 'scene', 'redraw'],
    ['box', 'circle', 'turned', 'polygon', 'mixed'],
    'box',
  ),
  /** The last two objects are no bodies as the others: a sensor, and a bullet, which `World` sweeps. */
  roles: flag(['roles', 'scene', 'respawn'], false),
  distribution: choice(
    ['dist', 'scene', 'respawn'],
    ['uniform', 'clusters', 'ring', 'grid', 'spot'],
    'uniform',
  ),
  speed: number(['speed', 'scene', 'respawn'], [1, 10, 50], 'pixelsPerTick'),
  motion: choice(['motion', 'scene', 'respawn'], ['bounce', 'tween', 'shooter'], 'bounce'),
  /** What objects in bouncing motion do where they meet. */
  response: choice(['response', 'scene', 'replay'], ['through', 'walls', 'bounce'], 'through'),
  rate: number(['rate', 'scene', 'none'], [1, 20, 60], 'ticksPerSecond'),
  seed: number(['seed', 'scene', 'respawn'], [0, 1, 4_294_967_295], 'none'),

  /** The options of the tree: each has the name that it has in the npm package, and says what it is in C++. */
  placement: treeOption(
    choice(['place', 'tree', 'rebuild'], ['parent', 'leaf', 'loose', 'cover'], 'parent'),
    (placement) =>
      `placement = quadrille::Placement::k${placement[0]?.toUpperCase()}${placement.slice(1)}`,
  ),
  capacity: treeOption(
    number(['cap', 'tree', 'rebuild'], [1, 5, 1_000], 'objects', { logarithmic: true }),
    (capacity) => `capacity = ${capacity}`,
  ),
  maxDepth: treeOption(
    number(['depth', 'tree', 'rebuild'], [0, 5, DEPTH_LIMIT], 'levels'),
    (depth) => `max_depth = ${depth}`,
  ),
  looseness: treeOption(
    number(['loose', 'tree', 'rebuild'], [1, 2, 4], 'times', { step: 0.25 }),
    (looseness) => `looseness = ${looseness}`,
  ),
  touching: treeOption(
    flag(['touch', 'tree', 'rebuild'], false),
    (touching) => `edges = quadrille::EdgeRule::${touching ? 'kTouching' : 'kStrict'}`,
  ),

  probe: flag(['probe', 'probe', 'redraw'], false),
  probeKind: choice(
    ['pk', 'probe', 'redraw'],
    ['box', 'rectangle', 'circle', 'ray', 'nearest', 'sweep', 'polygon'],
    'box',
  ),
  probeSize: number(['ps', 'probe', 'redraw'], [1, 120, 600], 'pixels', { logarithmic: true }),
  probeX: number(['px', 'probe', 'redraw'], [-400, 300, 1_400], 'pixels'),
  probeY: number(['py', 'probe', 'redraw'], [-400, 400, 1_400], 'pixels'),
  probeHeight: number(['ph', 'probe', 'redraw'], [1, 60, 600], 'pixels', { logarithmic: true }),
  probeCorners: number(['pc', 'probe', 'redraw'], [3, 5, 12], 'none'),
  directionX: renamed(number(['dx', 'probe', 'redraw'], [-1_400, 180, 1_400], 'pixels'), {
    name: 'wayX',
    key: 'wx',
  }),
  directionY: renamed(number(['dy', 'probe', 'redraw'], [-1_400, -120, 1_400], 'pixels'), {
    name: 'wayY',
    key: 'wy',
  }),
  nearest: number(['k', 'probe', 'redraw'], [1, 5, 100], 'objects', { logarithmic: true }),
  visits: flag(['seen', 'probe', 'redraw'], true),
  step: number(['step', 'probe', 'redraw'], [0, DEPTH_LIMIT, DEPTH_LIMIT], 'levels'),

  pairs: flag(['pairs', 'view', 'redraw'], true),
  contacts: flag(['contacts', 'view', 'redraw'], true),
  /** The timeline of enters and exits, below or beside the picture. */
  events: flag(['events', 'view', 'redraw'], false),
  lines: flag(['lines', 'view', 'redraw'], true),
  shade: flag(['shade', 'view', 'redraw'], false),
  straddlers: flag(['strad', 'view', 'redraw'], false),
  labels: flag(['labels', 'view', 'redraw'], false),
  order: choice(['order', 'view', 'redraw'], ['counterclockwise', 'zorder'], 'counterclockwise'),
  rootLevel: choice(['root', 'view', 'redraw'], ['0', '1'], '0'),

  /** At most one of these views is shown: the last in the table that is asked for. */
  compare: set(['compare', 'compare', 'none'], ['parent', 'leaf', 'loose', 'cover', 'brute']),
  bug: choice(
    ['bug', 'compare', 'none'],
    [
      'none',
      'descent',
      'halves',
      'outside',
      'doubles',
      'centre',
      'copies',
      'leak',
      'far',
      'line',
      'twice',
      'stale',
      'endless',
      'giant',
      'corner',
      'whole',
    ],
    'none',
  ),
  race: flag(['race', 'compare', 'none'], false),
  tune: flag(['tune', 'compare', 'none'], false),
  bullets: flag(['bullets', 'compare', 'none'], false),
  seams: flag(['seams', 'compare', 'none'], false),
  use: flag(['use', 'compare', 'none'], false),
  /** Whether the race's world stays the same, or grows with the number of objects. */
  raceWorld: choice(['room', 'compare', 'none'], ['same', 'grows'], 'same'),

  colours: choice(['ink', 'page', 'redraw'], ['article', 'paper'], 'paper'),
  theme: choice(['theme', 'page', 'redraw'], ['auto', 'light', 'dark'], 'auto'),
  shortcuts: flag(['keys', 'page', 'none'], true),

  zoom: number(['z', 'link', 'redraw'], [100, 100, 3_200], 'none'),
  cameraX: number(['cx', 'link', 'redraw'], [-400, 300, 1_400], 'pixels', { step: 1 / 32 }),
  cameraY: number(['cy', 'link', 'redraw'], [-400, 400, 1_400], 'pixels', { step: 1 / 32 }),
  pinned: flag(['pin', 'link', 'redraw'], false),
  frame: number(['t', 'link', 'none'], [0, 0, LAST_FRAME], 'ticks'),
  edits: edits(['edits', 'link', 'respawn']),

  /**
   * The trace that is played back: of which operation, on which objects, by row, and up to which event. These names are the
   * embedding interface, as are `directionX` and `directionY`, the direction of a ray or a sweep.
   */
  trace: renamed(
    choice(
      ['trace', 'link', 'redraw'],
      ['none', 'insert', 'move', 'remove', 'pair', 'query', 'candidates'],
      'none',
    ),
    { name: 'story', key: 'tell' },
  ),
  subject: number(['who', 'link', 'redraw'], [0, 0, 99_999], 'none'),
  other: number(['with', 'link', 'redraw'], [0, 0, 99_999], 'none'),
  event: number(['event', 'link', 'redraw'], [0, 0, 999_999], 'none'),

  /** A sequence of states with captions: one of the page's own, or the one in `tour`, see docs/lessons.md. */
  lesson: choice(['lesson', 'link', 'none'], ['none', 'quadtree', 'placement', 'own'], 'none'),
  page: number(['page', 'link', 'none'], [1, 1, 50], 'none'),
  tour: text(['tour', 'link', 'none'], 3_000),

  language: choice(
    ['lang', 'reader', 'none'],
    ['auto', 'en', 'it', 'vi', 'zh-Hans', 'zh-Hant'],
    'auto',
  ),
  pace: number(['pace', 'reader', 'none'], [0.1, 1, 10], 'times', { step: 0.1 }),
  playing: flag(['play', 'reader', 'none'], true),

  start: choice(['start', 'embed', 'none'], ['running', 'click', 'poster'], 'running'),
  /** Whether an embedded page fits the height of its frame, or the frame is to follow the height of the page. */
  fit: choice(['fit', 'embed', 'none'], ['frame', 'content'], 'frame'),
  /** The tool that readers have at first; where the buttons of tools are hidden, the only one. */
  tool: choice(['tool', 'embed', 'none'], ['look', 'ask', 'grab', 'add', 'wall', 'erase'], 'look'),
  /** Of links and buttons, and of the page; other colours follow, so that everything can be read on it. */
  accent: colour(['accent', 'embed', 'none']),
  background: colour(['bg', 'embed', 'redraw']),
  /** In hundredths of what the reader's browser is set to. */
  fontSize: number(['font', 'embed', 'none'], [75, 100, 125], 'none', { step: 5 }),
  /** What numbers have between thousands; `auto`, what the language has. */
  thousands: choice(['th', 'embed', 'none'], ['auto', 'comma', 'point', 'space'], 'auto'),
  hide: set(
    ['hide', 'embed', 'none'],
    [
      'scenes',
      'time',
      'buttons',
      'numbers',
      'diagram',
      'caption',
      'settings',
      'tools',
      'zoom',
      'probe',
      'extras',
      'link',
    ],
  ),
  lock: set(
    ['lock', 'embed', 'none'],
    ['scenes', 'time', 'scene', 'tree', 'probe', 'view', 'compare', 'page', 'tools'],
  ),
} as const;

export type ParameterName = keyof typeof parameters;

/** A value for every parameter, each within its range. */
export type Settings = { readonly [Name in ParameterName]: ValueOf<(typeof parameters)[Name]> };

/** Those of one group. */
export type SettingsOf<G extends Group> = {
  readonly [Name in ParameterName as (typeof parameters)[Name]['group'] extends G
    ? Name
    : never]: Settings[Name];
};

export type PresetId = Settings['preset'];

export const parameterNames: readonly ParameterName[] = Object.keys(parameters).filter(isName);

const withKey: ReadonlyMap<string, ParameterName> = new Map(
  parameterNames.flatMap((name) => keysOf(parameters[name]).map((key) => [key, name])),
);

/** The parameter that a key in links sets, also by its former key. */
export function parameterWithKey(key: string): ParameterName | undefined {
  return withKey.get(key);
}

/** All names by which attributes and messages may set a parameter; the first is its own. */
export function namesOf(name: ParameterName): readonly string[] {
  const { former }: Parameter = parameters[name];
  return former ? [name, former.name] : [name];
}

function isName(word: string): word is ParameterName {
  return Object.hasOwn(parameters, word);
}
