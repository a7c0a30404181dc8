/** What a language must say: all that English says, and words for every row of the table of parameters. */
import type { PanelGroup, Unit } from '../state/parameter.ts';
import type { ParameterName, PresetId, parameters } from '../state/parameters.ts';
import type { englishMuseum } from './english/bugs.ts';
import type { englishLessons } from './english/lessons.ts';
import type { english } from './english/page.ts';
import type { englishRace } from './english/race.ts';
import type { englishScenes } from './english/scenes.ts';
import type { englishSettings } from './english/settings.ts';
import type { englishStory } from './english/trace.ts';

type Table = typeof parameters;

/** Parameters with a control of their own, in the settings panel or elsewhere on the page. */
export type ControlName = {
  [Name in ParameterName]: Table[Name]['group'] extends 'embed' | 'link' ? never : Name;
}[ParameterName];

/** Parameters that the settings panel shows as a row of words to choose from. */
type ChoiceName = {
  [Name in ParameterName]: Table[Name] extends { kind: 'choice' | 'set'; group: PanelGroup }
    ? Name
    : never;
}[ParameterName];

type ValueOf<Name extends ParameterName> = Table[Name] extends {
  readonly values: readonly (infer Value extends string)[];
}
  ? Value
  : never;

export interface Words {
  readonly label: string;
  readonly hint?: string;
}

/** English, from which all others take their shape, is held to this: a parameter without words does not compile. */
export interface Complete {
  readonly groups: Readonly<Record<PanelGroup, string>>;
  readonly parameters: Readonly<Record<ControlName, Words>>;
  readonly choices: { readonly [Name in ChoiceName]: Readonly<Record<ValueOf<Name>, string>> };
  readonly units: Readonly<Record<Unit, string>>;
  readonly scenes: Readonly<
    Record<
      PresetId,
      {
        readonly name: string;
        /** As its button says it. */
        readonly short: string;
        readonly caption: string;
        readonly differs: string;
      }
    >
  >;
  readonly facts: Readonly<Record<string, Words>>;
}

type Shape<Said> = Said extends string
  ? string
  : Said extends (...words: never[]) => string
    ? Said
    : { readonly [Key in keyof Said]: Shape<Said[Key]> };

export type Strings = Shape<typeof english>;
export type SettingsStrings = Shape<typeof englishSettings>;
export type ScenesStrings = Shape<typeof englishScenes>;
export type MuseumStrings = Shape<typeof englishMuseum>;
export type RaceStrings = Shape<typeof englishRace>;
export type LessonStrings = Shape<typeof englishLessons>;
export type StoryStrings = Shape<typeof englishStory>;
