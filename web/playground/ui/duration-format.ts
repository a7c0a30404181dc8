/** Durations as text. One that the clock measured as 0 is given as shorter than the clock's step. */

/** Milliseconds. Clocks of browsers count in such steps. */
export const CLOCK_STEP = 0.1;

export function durationFormat(language: string): (milliseconds: number) => string {
  // oxlint-disable-next-line typescript/unbound-method -- formatters bind it themselves
  const { format } = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'millisecond',
    maximumSignificantDigits: 2,
  });
  return (milliseconds) => (milliseconds > 0 ? format(milliseconds) : `< ${format(CLOCK_STEP)}`);
}
