/** Durations as text. One that the clock measured as 0 is given as shorter than the clock's step. */
import { numberFormat } from '../locales/number-format.ts';

/** Milliseconds. Clocks of browsers count in such steps. */
export const CLOCK_STEP = 0.1;

export const durationUnits = {
  microseconds: { sign: 'µs', perMillisecond: 1_000 },
  milliseconds: { sign: 'ms', perMillisecond: 1 },
} as const;

/** The one unit of times up to `most` milliseconds, in which most of them do not begin with a zero. */
export function unitFor(most: number): keyof typeof durationUnits {
  return most < 10 ? 'microseconds' : 'milliseconds';
}

/** Each time has the unit in which it has a digit before the decimal point. */
export function durationFormat(language: string): (milliseconds: number) => string {
  const number = numberFormat(language, { maximumSignificantDigits: 2 });
  const textOf = (milliseconds: number): string => {
    const { sign, perMillisecond } =
      durationUnits[milliseconds < 1 ? 'microseconds' : 'milliseconds'];
    return `${number.format(perMillisecond * milliseconds)}\u{a0}${sign}`;
  };
  return (milliseconds) => (milliseconds > 0 ? textOf(milliseconds) : `< ${textOf(CLOCK_STEP)}`);
}
