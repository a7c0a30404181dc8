/** What a lesson says. */
import type { LessonStrings } from '../../locales/strings.ts';
import { readTour } from '../../state/lesson-pages.ts';
import type { Settings } from '../../state/parameters.ts';

export interface Lesson {
  readonly title: string;
  /** One for each page. */
  readonly captions: readonly string[];
  /** In seconds, one for each page, where any page has one. */
  readonly waits?: readonly (number | undefined)[] | undefined;
}

/** The lesson that the settings ask for; undefined for none. One that cannot be read has no pages. */
export function lessonOf({ lesson, tour }: Settings, strings: LessonStrings): Lesson | undefined {
  if (lesson === 'none') return undefined;
  if (lesson !== 'own') return strings.lessons[lesson];
  const { title, pages } = readTour(tour);
  const waits = pages.map(({ wait }) => wait);
  return {
    title,
    captions: pages.map(({ caption }) => caption),
    waits: waits.some((wait) => wait !== undefined) ? waits : undefined,
  };
}
