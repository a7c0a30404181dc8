/**
 * Settings as the fragment of a link and back: `v=1&p=s4&n=2000`. Only what differs from the preset is written. Reading
 * never fails: a link can only choose allowed values.
 */
import { keysOf } from './parameter.ts';
import { type ParameterName, parameterNames, parameters, type Settings } from './parameters.ts';
import { presetOf } from './presets.ts';
import { withChanges } from './settings.ts';
import { FRAGMENT_VERSION, formatValue, parseValue } from './value-codec.ts';

/** In characters. Longer fragments are cut; the longest lesson in a script of three bytes a letter is shorter. */
export const LONGEST_FRAGMENT = 32_768;
/** In characters. What stands behind is not looked at: to report all of an endless link would stop the page. */
const LONGEST_REVIEWED = 2 * LONGEST_FRAGMENT;
/** In characters. Longer fragments are compressed where that is possible: `packed-fragment.ts`. */
const LONGEST_READABLE = 1_000;
/** Of the word that holds the others compressed: the name of no parameter. */
export const PACKED_KEY = 'zip';

export function toFragment(settings: Settings): string {
  const words = chosenNames(settings).map(
    (name) => `${parameters[name].key}=${formatValue(settings[name])}`,
  );
  return [`v=${FRAGMENT_VERSION}`, ...words].join('&');
}

/** What differs from the preset. Of a probe that is off, nothing is told but that it is. */
export function chosenNames(settings: Settings): readonly ParameterName[] {
  const isAsked = settings.probe || settings.trace !== 'none';
  const isIdle = (name: ParameterName): boolean =>
    !isAsked && name !== 'probe' && parameters[name].group === 'probe';
  const usual: Settings = {
    ...presetOf(settings.preset).settings,
    preset: parameters.preset.initial,
  };
  return parameterNames.filter((name) => settings[name] !== usual[name] && !isIdle(name));
}

export function fromFragment(fragment: string): Settings {
  const words = wordsIn(fragment);
  const changes: Partial<Record<ParameterName, unknown>> = {};
  for (const name of parameterNames) {
    const word = keysOf(parameters[name])
      .map((key) => words.get(key))
      .find((one) => one !== null);
    if (word !== undefined) changes[name] = parseValue(parameters[name], word);
  }
  const start = withChanges(presetOf(parameters.preset.initial).settings, {
    preset: changes.preset,
  });
  return withChanges(presetOf(start.preset).settings, changes);
}

/** What is read. A fragment that is too long is cut between two words. */
export function wordsIn(fragment: string): URLSearchParams {
  const text = fragment.replace(/^#/, '');
  const end =
    text.length <= LONGEST_FRAGMENT ? text.length : text.lastIndexOf('&', LONGEST_FRAGMENT);
  return new URLSearchParams(text.slice(0, Math.max(0, end)));
}

/** Whether the page reads every word of a fragment and would write each of them the same. */
export function isCanonical(fragment: string): boolean {
  if (fragment.length > LONGEST_REVIEWED) return false;
  const written = new Set(wordsOf(toFragment(fromFragment(fragment))));
  return wordsOf(fragment).every((word) => written.has(word));
}

/** As they stand there, `n=200` for instance; those that stand too far behind are left out. */
export function wordsOf(fragment: string): string[] {
  return reviewed(fragment)
    .split('&')
    .filter((word) => word !== '');
}

/** The part of a fragment that is looked at. */
export function reviewed(fragment: string): string {
  return fragment.replace(/^#/, '').slice(0, LONGEST_REVIEWED);
}

/** Whether a fragment holds words that are compressed. */
export function isPacked(fragment: string): boolean {
  return wordsOf(fragment).some((word) => word.startsWith(`${PACKED_KEY}=`));
}

/** Whether a fragment is too long to be shared as it is: other programs cut long links. */
export function isLong(fragment: string): boolean {
  return fragment.length > LONGEST_READABLE;
}
