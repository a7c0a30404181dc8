/** One value as a word of a link, and back. */
import type { Parameter } from './parameter.ts';

/** Stands in every link; a change of meaning that old links would not survive gets the next number. */
export const FRAGMENT_VERSION = 1;

/** What a fragment may hold as it is, so that lists stay readable. */
const PLAIN = /%2C|%3A|%3B/g;

export function written(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return encodeURIComponent(value).replace(PLAIN, decodeURIComponent);
}

/** What a word means to a parameter; nonsense means undefined. */
export function understood(parameter: Parameter, word: string): unknown {
  if (parameter.kind === 'number') return /^[-+]?\d/.test(word) ? Number(word) : undefined;
  if (parameter.kind !== 'flag') return word;
  if (word === '1') return true;
  return word === '0' ? false : undefined;
}
