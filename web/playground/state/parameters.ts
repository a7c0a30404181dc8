/**
 * The one table of parameters. Controls, the link codec and validation are all made from it: to add a parameter, add a row
 * here and its words in `strings/`. `key` is what a link shows and never changes meaning once published.
 */

/** Where a control stands on the page; `link` has no control and lives in links only. */
export type Group = 'scene' | 'tree' | 'probe' | 'view' | 'link';

/** What a change asks for: objects made anew, the tree made anew over the same objects, another picture, or nothing. */
export type Effect = 'respawn' | 'rebuild' | 'redraw' | 'none';

export type Unit =
  | 'objects'
  | 'pixels'
  | 'pixelsPerTick'
  | 'levels'
  | 'ticksPerSecond'
  | 'times'
  | 'ticks'
  | 'none';

interface Common {
  readonly key: string;
  readonly group: Group;
  readonly effect: Effect;
}

export interface NumberParameter extends Common {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
  readonly unit: Unit;
  /** Slider positions grow as powers, so that 10 and 10,000 are both easy to reach. */
  readonly logarithmic: boolean;
}

export interface ChoiceParameter<Value extends string = string> extends Common {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly initial: Value;
}

export interface FlagParameter extends Common {
  readonly kind: 'flag';
  readonly initial: boolean;
}

export type Parameter = NumberParameter | ChoiceParameter | FlagParameter;

type Place = readonly [key: string, group: Group, effect: Effect];
type Range = readonly [min: number, initial: number, max: number];

function number(
  place: Place,
  range: Range,
  unit: Unit,
  more: { step?: number; logarithmic?: boolean } = {},
): NumberParameter {
  const [key, group, effect] = place;
  const [min, initial, max] = range;
  const { step = 1, logarithmic = false } = more;
  return { kind: 'number', key, group, effect, min, max, initial, unit, step, logarithmic };
}

function choice<const Value extends string>(
  place: Place,
  values: readonly [Value, ...Value[]],
  initial: Value,
): ChoiceParameter<Value> {
  const [key, group, effect] = place;
  return { kind: 'choice', key, group, effect, values, initial };
}

function flag(place: Place, initial: boolean): FlagParameter {
  const [key, group, effect] = place;
  return { kind: 'flag', key, group, effect, initial };
}

/** The depth limit of the page. The library goes to 16; beyond 10 the cells are smaller than a pixel of any screen. */
export const DEPTH_LIMIT = 10;

export const parameters = {
  preset: choice(['p', 'link', 'respawn'], ['s0', 's1', 's2', 's3', 's4'], 's2'),

  count: number(['n', 'scene', 'respawn'], [1, 20, 10_000], 'objects', { logarithmic: true }),
  minSize: number(['min', 'scene', 'respawn'], [1, 1, 200], 'pixels', { logarithmic: true }),
  maxSize: number(['max', 'scene', 'respawn'], [1, 20, 200], 'pixels', { logarithmic: true }),
  speed: number(['speed', 'scene', 'respawn'], [1, 10, 50], 'pixelsPerTick'),
  motion: choice(['motion', 'scene', 'respawn'], ['bounce', 'tween', 'shooter'], 'bounce'),
  rate: number(['rate', 'scene', 'none'], [1, 20, 60], 'ticksPerSecond'),
  seed: number(['seed', 'scene', 'respawn'], [0, 1, 4_294_967_295], 'none'),

  placement: choice(['place', 'tree', 'rebuild'], ['parent', 'leaf', 'loose'], 'parent'),
  capacity: number(['cap', 'tree', 'rebuild'], [1, 5, 1_000], 'objects', { logarithmic: true }),
  maxDepth: number(['depth', 'tree', 'rebuild'], [0, 5, DEPTH_LIMIT], 'levels'),
  looseness: number(['loose', 'tree', 'rebuild'], [1, 2, 4], 'times', { step: 0.25 }),
  touching: flag(['touch', 'tree', 'rebuild'], false),

  probe: flag(['probe', 'probe', 'redraw'], false),
  probeSize: number(['ps', 'probe', 'redraw'], [1, 120, 600], 'pixels', { logarithmic: true }),
  probeX: number(['px', 'probe', 'redraw'], [-400, 300, 1_400], 'pixels'),
  probeY: number(['py', 'probe', 'redraw'], [-400, 400, 1_400], 'pixels'),
  step: number(['step', 'probe', 'redraw'], [0, DEPTH_LIMIT, DEPTH_LIMIT], 'levels'),

  pairs: flag(['pairs', 'view', 'redraw'], true),
  lines: flag(['lines', 'view', 'redraw'], true),
  labels: flag(['labels', 'view', 'redraw'], false),
  order: choice(['order', 'view', 'redraw'], ['counterclockwise', 'zorder'], 'counterclockwise'),
  rootLevel: choice(['root', 'view', 'redraw'], ['0', '1'], '0'),
  colours: choice(['ink', 'view', 'redraw'], ['article', 'paper'], 'article'),
  shortcuts: flag(['keys', 'view', 'none'], true),

  pinned: flag(['pin', 'link', 'redraw'], false),
  /** A link that goes further would keep its reader waiting for the ticks on the way. */
  frame: number(['t', 'link', 'none'], [0, 0, 100_000], 'ticks'),
  playing: flag(['play', 'link', 'none'], true),
} as const;

export type ParameterName = keyof typeof parameters;

type ValueOf<P> =
  P extends ChoiceParameter<infer Value> ? Value : P extends FlagParameter ? boolean : number;

/** A value for every parameter, each within its range. */
export type Settings = { readonly [Name in ParameterName]: ValueOf<(typeof parameters)[Name]> };

export type PresetId = Settings['preset'];
export type Placement = Settings['placement'];

export const parameterNames: readonly ParameterName[] = Object.keys(parameters).filter(isName);

function isName(text: string): text is ParameterName {
  return Object.hasOwn(parameters, text);
}

/** Every parameter at the value the table gives it. */
export function initialSettings(): Settings {
  const settings = Object.fromEntries(
    parameterNames.map((name) => [name, parameters[name].initial]),
  );
  if (!isComplete(settings)) throw new Error('the table of parameters is not complete');
  return settings;
}

function isComplete(settings: object): settings is Settings {
  return parameterNames.every((name) => Object.hasOwn(settings, name));
}

/** The nearest value the parameter allows, or undefined where `value` says nothing at all (not a number, an unknown word). */
export function nearestAllowed(
  parameter: Parameter,
  value: unknown,
): string | number | boolean | undefined {
  if (parameter.kind === 'number') return nearestNumber(parameter, value);
  if (parameter.kind === 'choice') return parameter.values.find((allowed) => allowed === value);
  return typeof value === 'boolean' ? value : undefined;
}

function nearestNumber({ min, max, step }: NumberParameter, value: unknown): number | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  const clamped = Math.min(max, Math.max(min, value));
  return min + Math.round((clamped - min) / step) * step;
}

/** `base` with the usable part of `changes`: values are clamped, nonsense leaves what was there, sizes stay in order. */
export function withChanges(
  base: Settings,
  changes: Readonly<Partial<Record<ParameterName, unknown>>>,
): Settings {
  const settings = { ...base };
  for (const name of parameterNames) {
    if (!Object.hasOwn(changes, name)) continue;
    const allowed = nearestAllowed(parameters[name], changes[name]);
    if (allowed !== undefined) Object.assign(settings, { [name]: allowed });
  }
  const minLeads = Object.hasOwn(changes, 'minSize') && !Object.hasOwn(changes, 'maxSize');
  return inOrder(settings, minLeads);
}

/** The smallest size never exceeds the largest: the one that was just set pushes the other. */
function inOrder(settings: Settings, minLeads: boolean): Settings {
  if (settings.minSize <= settings.maxSize) return settings;
  return minLeads
    ? { ...settings, maxSize: settings.minSize }
    : { ...settings, minSize: settings.maxSize };
}
