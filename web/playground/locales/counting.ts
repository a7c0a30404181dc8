/** Numbers, and counted things, as a language writes them. Chinese and Vietnamese have one form for every count. */

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
  // Made with the first number: a page may load without one.
  let made: { readonly numbers: Intl.NumberFormat; readonly rules: Intl.PluralRules } | undefined;
  const formats = (): NonNullable<typeof made> => {
    made ??= {
      numbers: new Intl.NumberFormat(language, { useGrouping: 'always' }),
      rules: new Intl.PluralRules(language),
    };
    return made;
  };
  const number = (value: number): string => formats().numbers.format(value);
  const formOf = (value: number, forms: CountedForms): string =>
    forms[formats().rules.select(value)] ?? forms.other;
  return { number, formOf, counted: (value, forms) => `${number(value)} ${formOf(value, forms)}` };
}
