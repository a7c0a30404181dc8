/** What a link asks for that the page does otherwise, or not at all. */

import { fromFragment, isNewer } from './fragment.ts';
import type { Parameter } from './parameter.ts';
import { type ParameterName, parameterNames, parameters } from './parameters.ts';
import { FRAGMENT_VERSION, understood, written } from './value-codec.ts';

export interface Alteration {
  /** As the link has it: anybody's text, shortened and without what no reader sees. */
  readonly key: string;
  readonly given: string;
  /** Undefined where the page knows no such key. */
  readonly name: ParameterName | undefined;
  /** As the page's own link would say it; undefined likewise. */
  readonly used: string | undefined;
}

/** Longer words are cut to so many characters. */
const LONGEST_SHOWN = 24;
/** Controls, and what turns the direction of writing round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Nothing of a later version's link, which is another matter, nor of edits, whose order says more than their words. */
export function alterationsIn(fragment: string): readonly Alteration[] {
  if (isNewer(fragment)) return [];
  const settings = fromFragment(fragment);
  const found: Alteration[] = [];
  for (const [key, word] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    const name = parameterNames.find((one) => parameters[one].key === key);
    const used = name && settings[name];
    if (name === 'edits' || isVersion(key, word)) continue;
    if (name && used !== undefined && isSame(parameters[name], word, used)) continue;
    const shown = { key: shortened(key), given: shortened(word) };
    found.push({ ...shown, name, used: used === undefined ? undefined : shortened(written(used)) });
  }
  return found;
}

function isVersion(key: string, word: string): boolean {
  return key === 'v' && Number(word) <= FRAGMENT_VERSION;
}

function isSame(parameter: Parameter, word: string, used: string | number | boolean): boolean {
  if (parameter.kind !== 'set') return understood(parameter, word) === used;
  return typeof used === 'string' && sorted(word) === sorted(used);
}

/** In whatever order they were written. */
function sorted(said: string): string {
  return said.split('.').toSorted().join('.');
}

function shortened(text: string): string {
  const seen = Array.from(text.replace(UNSEEN, ''));
  return seen.length <= LONGEST_SHOWN
    ? seen.join('')
    : `${seen.slice(0, LONGEST_SHOWN - 1).join('')}…`;
}
