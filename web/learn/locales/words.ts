/** The words around the text, in every language; English says which there are. */
import { inLanguage } from '../../playground/locales/in-language.ts';
import { settings } from '../../playground/locales/settings.ts';
import type { ScenesStrings, WildStrings } from '../../playground/locales/strings.ts';
import type { Language } from '../../playground/state/language.ts';
import type { words as english } from './en.ts';
import type { ExerciseWords } from './exercises.ts';
import type { Shape } from './shape.ts';

export type ArticleWords = Shape<typeof english>;

interface SettingWords {
  readonly label: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** With those that the playground has for its settings, its scenes and defects of real projects. */
export interface Words extends ArticleWords {
  readonly endonym: string;
  readonly settings: Readonly<Record<string, SettingWords>>;
  readonly sceneNames: ScenesStrings;
  readonly wild: WildStrings;
  readonly exercises: ExerciseWords;
}

const articles = import.meta.glob<ArticleWords>('./*.ts', { import: 'words', eager: true });
const names = import.meta.glob<string>('../../playground/locales/*/name.ts', {
  import: 'name',
  eager: true,
});

const exercises = import.meta.glob<ExerciseWords>('./exercises/*.ts', {
  import: 'exercises',
  eager: true,
});

const scenes = import.meta.glob<ScenesStrings>('../../playground/locales/*/scenes.ts', {
  import: 'scenes',
  eager: true,
});

const wilds = import.meta.glob<WildStrings>('../../playground/locales/*/wild.ts', {
  import: 'wild',
  eager: true,
});

export function wordsOf(language: Language): Words {
  const article = articles[`./${language}.ts`];
  const endonym = names[`../../playground/locales/${language}/name.ts`];
  const sceneNames = scenes[`../../playground/locales/${language}/scenes.ts`];
  const wild = wilds[`../../playground/locales/${language}/wild.ts`];
  const asked = exercises[`./exercises/${language}.ts`];
  if (!article || !asked || !sceneNames || !wild || endonym === undefined)
    throw new Error(`locales/${language}.ts is missing`);
  return {
    ...article,
    settings: inLanguage(language, settings.parameters),
    endonym,
    sceneNames,
    wild,
    exercises: asked,
  };
}
