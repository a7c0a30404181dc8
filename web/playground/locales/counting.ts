/** Numbers, and counted things, as a language writes them. Chinese and Vietnamese have one form for every count. */
import { numberFormat } from './number-format.ts';

/** The form for each category of counts that the language tells apart, as English tells `one` from all others. */
export type CountedForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

export interface Counting {
  readonly number: (value: number) => string;
  /** The form that goes with a number. */
  readonly formOf: (value: number, forms: CountedForms) => string;
  /** The number, and that form. */
  readonly counted: (value: number, forms: CountedForms) => string;
}

/** Whether brute force tests fewer than a hundred pairs, so that a tree has little to save. */
export const areFew = (objects: number): boolean => objects < 15;

export function countingIn(language: string): Counting {
  // Made with the first counted thing: a page may load without one.
  let rules: Intl.PluralRules | undefined;
  const number = (value: number): string => numberFormat(language).format(value);
  const formOf = (value: number, forms: CountedForms): string => {
    rules ??= new Intl.PluralRules(language);
    return forms[rules.select(value)] ?? forms.other;
  };
  return { number, formOf, counted: (value, forms) => `${number(value)} ${formOf(value, forms)}` };
}
