/** What a language must say: all that English says. */
import type { englishMuseum } from './english/bugs.ts';
import type { englishLessons } from './english/lessons.ts';
import type { english } from './english/page.ts';
import type { englishRace } from './english/race.ts';
import type { englishScenes } from './english/scenes.ts';
import type { englishSettings } from './english/settings.ts';
import type { englishStory } from './english/trace.ts';

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
