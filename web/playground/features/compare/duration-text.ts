/** Durations as text. One that the clock measured as 0 is given as shorter than the clock's step. */
import { CLOCK_STEP } from './stopwatch.ts';

export function durationFormat(language: string): (milliseconds: number) => string {
  // oxlint-disable-next-line typescript/unbound-method -- formatters bind it themselves
  const { format } = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'millisecond',
    maximumSignificantDigits: 2,
  });
  return (milliseconds) => (milliseconds > 0 ? format(milliseconds) : `< ${format(CLOCK_STEP)}`);
}
