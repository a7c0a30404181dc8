import { type NumberFormat, numberFormat } from '../locales/number-format.ts';
import { useStrings } from './strings.tsx';

/** The formatter for the reader's language. */
export function useNumberFormat(options?: Intl.NumberFormatOptions): NumberFormat {
  return numberFormat(useStrings().language, options);
}
