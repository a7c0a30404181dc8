/** Times in the unit in which the numbers of all tables are short: a column of a phone has room for five characters. */
import { useNumberFormat } from '../../ui/number-format.ts';

/** Least and most milliseconds of all trials. */
export type Range = readonly [least: number, most: number];

const units = {
  microseconds: { sign: 'µs', perMillisecond: 1_000 },
  milliseconds: { sign: 'ms', perMillisecond: 1 },
} as const;

export function unitFor([, most]: Range): keyof typeof units {
  return most < 10 ? 'microseconds' : 'milliseconds';
}

/** Milliseconds as text, with the unit if `isWhole`. */
export function useTimeFormat(
  range: Range,
  digits: number,
  isWhole = true,
): (ms: number) => string {
  const number = useNumberFormat({ maximumSignificantDigits: digits });
  const { sign, perMillisecond } = units[unitFor(range)];
  return (ms) => `${number.format(perMillisecond * ms)}${isWhole ? `\u{a0}${sign}` : ''}`;
}
