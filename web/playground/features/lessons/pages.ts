/** What a lesson is: pages, each a caption and a state of the playground in the words of a link. */

import type { LessonStrings } from '../../locales/strings.ts';
import type { Settings } from '../../state/parameters.ts';
import type { ShippedLesson } from './lesson-buttons.ts';
import { shippedStates } from './own-lessons.ts';

export interface Page {
  readonly caption: string;
  /** The fragment of a link, without the #. */
  readonly state: string;
}

export interface Lesson {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** Longer captions would push the picture off the screen. */
const LONGEST_CAPTION = 600;
const MOST_PAGES = 50;

/** The lesson that the settings ask for; undefined for none. One that cannot be read has no pages. */
export function lessonOf({ lesson, tour }: Settings, words: LessonStrings): Lesson | undefined {
  if (lesson === 'none') return undefined;
  return lesson === 'own' ? readTour(tour) : shipped(lesson, words);
}

function shipped(name: ShippedLesson, words: LessonStrings): Lesson {
  const { captions, title } = words.lessons[name];
  const states = shippedStates[name];
  return { title, pages: captions.map((caption, at) => ({ caption, state: states[at] ?? '' })) };
}

/** `[{"caption": "...", "state": "n=20"}]`, or the same as `pages` beside a `title`. What makes no sense is left out. */
export function readTour(text: string): Lesson {
  const said = parsed(text);
  const list: unknown = Array.isArray(said) ? said : Reflect.get(Object(said), 'pages');
  const title: unknown = Reflect.get(Object(said), 'title');
  const pages = Array.isArray(list) ? list.filter(isPage).slice(0, MOST_PAGES) : [];
  return {
    title: typeof title === 'string' ? title.slice(0, LONGEST_CAPTION) : '',
    pages: pages.map(({ caption, state }) => ({
      caption: caption.slice(0, LONGEST_CAPTION),
      state,
    })),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPage(said: unknown): said is Page {
  const { caption, state }: Readonly<Record<string, unknown>> = { ...Object(said) };
  return typeof caption === 'string' && typeof state === 'string';
}
