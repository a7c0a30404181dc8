/** One value as a word of a link, and back. */
import { colourIn } from './colour.ts';
import type { Parameter } from './parameter.ts';

/** In every link. A change that would give old links another meaning gets the next number. */
export const FRAGMENT_VERSION = 1;

/** Characters that a fragment may hold unescaped, so that lists stay readable. */
const PLAIN = /%2C|%3A|%3B/g;

export function formatValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return encodeURIComponent(value).replace(PLAIN, decodeURIComponent);
}

/** The value of a word, not clamped yet; undefined where it has none. */
export function parseValue(parameter: Parameter, word: string): unknown {
  if (parameter.kind === 'number') return /^[-+]?\d/.test(word) ? Number(word) : undefined;
  if (parameter.kind === 'colour') return word === '' ? word : colourIn(word);
  if (parameter.kind !== 'flag') return word;
  if (word === '1') return true;
  return word === '0' ? false : undefined;
}
