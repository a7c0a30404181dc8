/** Formatters of numbers in a language; making one takes long, so each is made once. */
import { useStrings } from './strings.tsx';

const formats = new Map<string, Intl.NumberFormat>();

export function numberFormat(
  language: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  // Italian leaves four digits together otherwise, where the texts of the page separate the thousands.
  const made = new Intl.NumberFormat(language, { useGrouping: 'always', ...options });
  formats.set(key, made);
  return made;
}

/** The formatter for the reader's language. */
export function useNumberFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numberFormat(useStrings().language, options);
}
