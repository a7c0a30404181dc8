/** What of a link the page changes or ignores. */

import { parseEdits } from './edits.ts';
import { fromFragment, isCanonical, LONGEST_FRAGMENT, reviewed, wordsIn } from './fragment.ts';
import { shownPage } from './lesson-pages.ts';
import type { Unpacked } from './packed-fragment.ts';
import type { Parameter } from './parameter.ts';
import { type ParameterName, parameters, parameterWithKey, type Settings } from './parameters.ts';
import { FRAGMENT_VERSION, formatValue, parseValue } from './value-codec.ts';

export interface Alteration {
  /** As the link has it: text of any origin, shortened, without invisible characters. */
  readonly key: string;
  readonly given: string;
  /** Undefined for an unknown key. */
  readonly name: ParameterName | undefined;
  /** The value that the page uses, as its own link has it; undefined for an unknown key. */
  readonly used: string | undefined;
}

/** What is to be said of a link that was opened. */
export interface LinkRemarks {
  readonly whole: 'newerLink' | 'damagedLink' | 'cutLink' | 'longLink' | 'idleEdits' | undefined;
  readonly alterations: readonly Alteration[];
}

/** In characters; longer words are cut. */
const LONGEST_SHOWN = 24;
/** Controls, and what changes the direction of text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export function remarksOn(opened: Unpacked): LinkRemarks {
  const { fragment } = opened;
  const alterations = isCanonical(fragment) ? [] : alterationsIn(fragment);
  return { whole: wholeRemarkOn(opened), alterations };
}

function wholeRemarkOn({ fragment, isDamaged }: Unpacked): LinkRemarks['whole'] {
  if (isNewer(fragment)) return 'newerLink';
  if (isDamaged) return 'damagedLink';
  if (isCut(fragment)) return 'cutLink';
  if (isTooLong(fragment)) return 'longLink';
  return hasIdleEdits(fromFragment(fragment)) ? 'idleEdits' : undefined;
}

/** Empty for links of later versions, and without edits: the page has other messages for these. */
export function alterationsIn(fragment: string): readonly Alteration[] {
  if (isNewer(fragment)) return [];
  const read = fromFragment(fragment);
  const settings = { ...read, page: shownPage(read) };
  const found: Alteration[] = [];
  for (const [key, word] of givenWords(fragment)) {
    const name = parameterWithKey(key);
    const used = name && settings[name];
    if (name === 'edits' || isVersion(key, word)) continue;
    if (name && used !== undefined && isSame(parameters[name], word, used)) continue;
    const shown = { key: shortened(key), given: shortened(word) };
    found.push({
      ...shown,
      name,
      used: used === undefined ? undefined : shortened(formatValue(used)),
    });
  }
  return found;
}

function isVersion(key: string, word: string): boolean {
  return key === 'v' && Number(word) <= FRAGMENT_VERSION;
}

function isSame(parameter: Parameter, word: string, used: string | number | boolean): boolean {
  if (parameter.kind !== 'set') return parseValue(parameter, word) === used;
  return typeof used === 'string' && sorted(word) === sorted(used);
}

/** The words of a set in one order. */
function sorted(words: string): string {
  return words.split('.').toSorted().join('.');
}

function shortened(text: string): string {
  const visible = Array.from(text.replace(INVISIBLE, ''));
  return visible.length <= LONGEST_SHOWN
    ? visible.join('')
    : `${visible.slice(0, LONGEST_SHOWN - 1).join('')}…`;
}

/** Whether it has edits that the page cannot read, or that are too many. */
export function isCut(fragment: string): boolean {
  const { key } = parameters.edits;
  const text = givenWords(fragment).get(key) ?? '';
  return !isReadable(text) || (wordsIn(fragment).get(key) ?? '') !== text;
}

/** Whether `parseEdits` reads all of a text. */
export function isReadable(text: string): boolean {
  return text === '' || parseEdits(text).length === text.split(';').length;
}

/** Whether it has words that stand too far behind to be read. */
function isTooLong(fragment: string): boolean {
  return fragment.replace(/^#/, '').length > LONGEST_FRAGMENT;
}

/** Whether a fragment was written by a later version of the page than this one. */
export function isNewer(fragment: string): boolean {
  return Number(wordsIn(fragment).get('v') ?? 0) > FRAGMENT_VERSION;
}

/** The words by their keys, also those that stand too far behind to be read. */
function givenWords(fragment: string): URLSearchParams {
  return new URLSearchParams(reviewed(fragment));
}

/** Whether the motion ignores some of the edits: of objects that do not bounce, only moves. */
export function hasIdleEdits({ edits, motion }: Settings): boolean {
  return motion !== 'bounce' && parseEdits(edits).some(({ kind }) => kind !== 'move');
}
