/** Times in the unit in which the numbers of all tables are short: a column of a phone has room for five characters. */
import { durationUnits, unitFor } from '../../ui/duration-format.ts';
import { useNumberFormat } from '../../ui/number-format.ts';

/** Least and most milliseconds of all trials. */
export type Range = readonly [least: number, most: number];

/** Milliseconds as text, with the unit if `isWhole`. */
export function useTimeFormat(
  [, most]: Range,
  digits: number,
  isWhole = true,
): (ms: number) => string {
  const number = useNumberFormat({ maximumSignificantDigits: digits });
  const { sign, perMillisecond } = durationUnits[unitFor(most)];
  return (ms) => `${number.format(perMillisecond * ms)}${isWhole ? `\u{a0}${sign}` : ''}`;
}
