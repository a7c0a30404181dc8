/** Settings are values for all parameters. Values from outside become settings here and nowhere else. */
import { colourIn } from './colour.ts';
import { formatEdits, parseEdits } from './edits.ts';
import { includes, type NumberParameter, type Parameter, type SetParameter } from './parameter.ts';
import { type ParameterName, parameterNames, parameters, type Settings } from './parameters.ts';

export type Changes = Readonly<Partial<Record<ParameterName, unknown>>>;

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

/** The nearest value the parameter allows, or undefined where `value` is of another type, not a number or an unknown word. */
export function nearestAllowed(
  parameter: Parameter,
  value: unknown,
): string | number | boolean | undefined {
  if (parameter.kind === 'number') return nearestNumber(parameter, value);
  if (parameter.kind === 'choice') return parameter.values.find((allowed) => allowed === value);
  if (parameter.kind === 'set')
    return typeof value === 'string' ? allowedWords(parameter, value) : undefined;
  if (parameter.kind === 'edits')
    return typeof value === 'string' ? formatEdits(parseEdits(value)).text : undefined;
  if (parameter.kind === 'colour')
    return typeof value === 'string' ? nearestColour(value) : undefined;
  if (parameter.kind === 'text')
    return typeof value === 'string' ? value.slice(0, parameter.longest) : undefined;
  return typeof value === 'boolean' ? value : undefined;
}

function nearestColour(text: string): string | undefined {
  return text === '' ? text : colourIn(text);
}

function allowedWords({ values }: SetParameter, words: string): string {
  return values.filter((word) => includes(words, word)).join('.');
}

function nearestNumber({ min, max, step }: NumberParameter, value: unknown): number | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  const clamped = Math.min(max, Math.max(min, value));
  // Twelve digits hold every value, without the rounding errors of steps of a tenth.
  return Number((min + Math.round((clamped - min) / step) * step).toPrecision(12));
}

/** `base` with `changes`: numbers are clamped, values that are not allowed are ignored, sizes stay in order. */
export function withChanges(base: Settings, changes: Changes): Settings {
  const settings = { ...base };
  for (const name of parameterNames) {
    if (!Object.hasOwn(changes, name)) continue;
    const allowed = nearestAllowed(parameters[name], changes[name]);
    if (allowed !== undefined) Object.assign(settings, { [name]: allowed });
  }
  const minLeads = Object.hasOwn(changes, 'minSize') && !Object.hasOwn(changes, 'maxSize');
  return withoutStaleEdits(inOrder(settings, minLeads), base, changes);
}

/** Edits belong to the objects that they were made to: where other objects replace those, edits are dropped. */
function withoutStaleEdits(settings: Settings, base: Settings, changes: Changes): Settings {
  const others = parameterNames.some(
    (name) => parameters[name].effect === 'respawn' && settings[name] !== base[name],
  );
  return others && !Object.hasOwn(changes, 'edits') ? { ...settings, edits: '' } : settings;
}

/** The smallest size never exceeds the largest: the one that was set moves the other. */
function inOrder(settings: Settings, minLeads: boolean): Settings {
  if (settings.minSize <= settings.maxSize) return settings;
  return minLeads
    ? { ...settings, maxSize: settings.minSize }
    : { ...settings, minSize: settings.maxSize };
}

/** Playback beside the race would be timed too: opening it pauses. */
export function pausedForRace(settings: Settings, before?: Settings): Settings {
  const isOpened = settings.race && before?.race !== true;
  return isOpened ? { ...settings, playing: false } : settings;
}

/** A trace is about one frame: choosing one pauses, and resuming closes it. */
export function pausedForTrace(settings: Settings, before?: Settings): Settings {
  if (settings.trace === 'none' || !settings.playing) return settings;
  const isChosen = settings.trace !== before?.trace;
  return isChosen ? { ...settings, playing: false } : { ...settings, trace: 'none' };
}
