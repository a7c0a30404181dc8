/** Times in words: what the browser's clock could not see at all was not nothing. */
import { CLOCK_STEP } from './stopwatch.ts';

export function spentIn(language: string): (milliseconds: number) => string {
  // oxlint-disable-next-line typescript/unbound-method -- formatters bind it themselves
  const { format } = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'millisecond',
    maximumSignificantDigits: 2,
  });
  return (milliseconds) => (milliseconds > 0 ? format(milliseconds) : `< ${format(CLOCK_STEP)}`);
}
