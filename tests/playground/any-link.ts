/** Draws links as nobody would write them: unknown words, extreme numbers, script in text, half an escape, any length. */
import * as fc from 'fast-check';
import { keysOf } from '../../web/playground/state/parameter.ts';
import { parameterNames, parameters } from '../../web/playground/state/parameters.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '1e999',
    '-0',
    'NaN',
    '%',
    '%E0%A4%A',
    '__proto__',
  ),
  fc.double().map(String),
  fc.bigInt().map(String),
);
const known = parameterNames.flatMap((name) => keysOf(parameters[name]));
const key = fc.oneof(text, fc.constantFrom('v', 'zip', ...known));
const word = fc
  .tuple(key, text, fc.boolean())
  .map(([name, value, escapes]) =>
    escapes ? String(new URLSearchParams([[name, value]])) : `${name}=${value}`,
  );

/** A fragment: up to 30 words. */
export const anyShortLink = fc.array(word, { maxLength: 30 }).map((words) => `${words.join('&')}&`);

/** A fragment: up to 30 words, which may be repeated up to 3,000 times. */
export const anyLink = fc
  .tuple(anyShortLink, fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 3_000 })))
  .map(([link, times]) => link.repeat(times));
