/** Numbers as a language writes them, or as the embedding page wants them written. */

export interface NumberFormat {
  readonly format: (value: number) => string;
}

/** The signs between thousands and before decimals. */
export interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** Making one takes long, so each is made once. */
const formats = new Map<string, NumberFormat>();
let chosen: Separators | undefined;

/**
 * From here on, all formats write these signs; without an argument, those of their language. Whoever asks for a format gets another one,
 * so that texts that depend on it are made anew.
 */
export function separateBy(separators?: Separators): void {
  chosen = separators;
  formats.clear();
}

export function numberFormat(
  language: string,
  options: Intl.NumberFormatOptions = {},
): NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  // Italian leaves four digits together otherwise, where the texts of the page separate the thousands.
  const made = new Intl.NumberFormat(language, { useGrouping: 'always', ...options });
  const format = (value: number): string => {
    if (!chosen) return made.format(value);
    const signs: Partial<Record<string, string>> = { ...chosen };
    const parts = made.formatToParts(value).map(({ type, value: text }) => signs[type] ?? text);
    return parts.join('');
  };
  formats.set(key, { format });
  return { format };
}
