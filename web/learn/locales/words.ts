/** The words around the text, in every language; English says which there are. */
import type { SettingsStrings } from '../../playground/locales/strings.ts';
import type { Language } from '../../playground/state/language.ts';
import type { words as english } from './en.ts';
import type { Shape } from './shape.ts';

export type ArticleWords = Shape<typeof english>;

/** With those that the playground has for its settings. */
export interface Words extends ArticleWords {
  readonly endonym: string;
  readonly settings: {
    readonly parameters: Readonly<Record<string, { readonly label: string }>>;
    readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

const articles = import.meta.glob<ArticleWords>('./*.ts', { import: 'words', eager: true });
const settings = import.meta.glob<SettingsStrings>('../../playground/locales/*/settings.ts', {
  import: 'settings',
  eager: true,
});
const names = import.meta.glob<string>('../../playground/locales/*/name.ts', {
  import: 'name',
  eager: true,
});

export function wordsOf(language: Language): Words {
  const article = articles[`./${language}.ts`];
  const ofSettings = settings[`../../playground/locales/${language}/settings.ts`];
  const endonym = names[`../../playground/locales/${language}/name.ts`];
  if (!article || !ofSettings || endonym === undefined)
    throw new Error(`locales/${language}.ts is missing`);
  return { ...article, settings: ofSettings, endonym };
}
