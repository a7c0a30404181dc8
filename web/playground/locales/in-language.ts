/**
 * Tables in which each text stands in all languages together: what a setting or a mark needs is then in one place. A page gets those
 * of its language alone: its `words.ts` takes them out, and in the built page the plugin `words-of-one-language` has done so.
 */
import type { Language } from '../state/language.ts';

export type Text = Readonly<Record<Language, string>>;

export interface Table {
  readonly [key: string]: Text | Table;
}

/** A table as one language says it. */
export type InLanguage<Part> = Part extends Text
  ? string
  : { readonly [Key in keyof Part]: InLanguage<Part[Key]> };

export function inLanguage<Part extends Table>(language: Language, table: Part): InLanguage<Part> {
  const said = Object.entries(table).map(([key, part]) => [
    key,
    isText(part) ? part[language] : inLanguage(language, part),
  ]);
  return Object.fromEntries(said);
}

function isText(part: Text | Table): part is Text {
  return typeof part['en'] === 'string';
}
