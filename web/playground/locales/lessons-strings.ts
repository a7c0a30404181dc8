/** Fetches the captions of the page's own lessons. */
import { fileOf } from './language-file.ts';
import type { LessonStrings, Strings } from './strings.ts';

const files = import.meta.glob<LessonStrings>('./*/lessons.ts', { import: 'lessons' });

/** In the language of other strings. */
export function lessonStringsOf({ language }: Strings): Promise<LessonStrings> {
  return fileOf(files, language, 'lessons')();
}
