/** Lessons: pages with captions, each with the state of the playground that it begins with. Their states are in `lesson-pages.ts`. */
import { type ParameterName, parameterNames, parameters, type Settings } from './parameters.ts';

export type OwnLesson = Exclude<Settings['lesson'], 'none' | 'own'>;

export const ownLessons: readonly OwnLesson[] = parameters.lesson.values.filter(
  (name) => name !== 'none' && name !== 'own',
);

/** What the reader and the embedding page chose: a page of a lesson leaves it as it is, and so does the end of the lesson. */
const chosen: readonly ParameterName[] = [
  'language',
  'pace',
  'theme',
  'shortcuts',
  ...parameterNames.filter((name) => parameters[name].group === 'embed'),
];

export function choicesIn(settings: Settings): Partial<Settings> {
  return Object.fromEntries(chosen.map((name) => [name, settings[name]]));
}
