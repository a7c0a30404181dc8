/** One value as a word of a link, and back. */
import type { Parameter } from './parameter.ts';

/** Stands in every link; a change of meaning that old links would not survive gets the next number. */
export const FRAGMENT_VERSION = 1;

export function written(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
}

/** What a word means to a parameter; nonsense means undefined. */
export function understood(parameter: Parameter, word: string): unknown {
  if (parameter.kind === 'number') return /^[-+]?\d/.test(word) ? Number(word) : undefined;
  if (parameter.kind !== 'flag') return word;
  if (word === '1') return true;
  return word === '0' ? false : undefined;
}
