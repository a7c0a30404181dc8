/**
 * Lessons: pages with captions, each with the state of the playground that it begins with. The captions of the page's own lessons
 * are in `lessons.ts` of each folder of `locales/`.
 */
import { fromFragment } from './fragment.ts';
import type { ParameterName, Settings } from './parameters.ts';
import { parameters } from './parameters.ts';

export type OwnLesson = Exclude<Settings['lesson'], 'none' | 'own'>;

export const ownLessons: readonly OwnLesson[] = parameters.lesson.values.filter(
  (name) => name !== 'none' && name !== 'own',
);

const few = 'n=24&min=20&max=50&ink=paper';
const tree = `${few}&cap=3&depth=4&play=0`;
const large = 'n=40&min=60&max=140&cap=4&depth=6&ink=paper&play=0';

/** The states of the page's own lessons, page by page, as fragments of links. */
export const ownStates: Readonly<Record<OwnLesson, readonly string[]>> = {
  quadtree: [
    `${few}&cap=1000&depth=0`,
    `${few}&cap=3&depth=1&shade=1&play=0`,
    `${tree}&shade=1`,
    `${tree}&tell=insert&who=14`,
    `${tree}&strad=1&tell=insert&who=1&event=1`,
    `${tree}&probe=1&pin=1&px=150&py=240&ps=140&tell=query&event=99999`,
    `${tree}&tell=pair&who=3&with=18&event=99999`,
    'n=2000&min=4&max=10&cap=8&depth=7&ink=paper',
  ],
  placement: [
    `${tree}&strad=1`,
    `${tree}&pairs=0&probe=1&pin=1&px=80&py=380&ps=60`,
    `${tree}&place=leaf&strad=1`,
    `${tree}&place=leaf&tell=insert&who=1&event=99999`,
    `${large}&strad=1`,
    `${large}&place=leaf&strad=1`,
    `${large}&compare=parent.leaf.cover`,
  ],
};

export interface TourPage {
  readonly caption: string;
  /** The fragment of a link, without the #. */
  readonly state: string;
}

export interface Tour {
  readonly title: string;
  readonly pages: readonly TourPage[];
}

/** Longer captions would push the picture off the screen. */
const LONGEST_CAPTION = 600;
const MOST_PAGES = 50;

/** `[{"caption": "...", "state": "n=20"}]`, or the same as `pages` beside a `title`. What cannot be read is left out. */
export function readTour(text: string): Tour {
  const parsed = parse(text);
  const list: unknown = Array.isArray(parsed) ? parsed : Reflect.get(Object(parsed), 'pages');
  const title: unknown = Reflect.get(Object(parsed), 'title');
  const pages = Array.isArray(list) ? list.filter(isPage).slice(0, MOST_PAGES) : [];
  return {
    title: typeof title === 'string' ? title.slice(0, LONGEST_CAPTION) : '',
    pages: pages.map(({ caption, state }) => ({
      caption: caption.slice(0, LONGEST_CAPTION),
      state,
    })),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPage(value: unknown): value is TourPage {
  const { caption, state }: Readonly<Record<string, unknown>> = { ...Object(value) };
  return typeof caption === 'string' && typeof state === 'string';
}

/** What a page of a lesson leaves as it is: which page it is, and what the reader and the embedding page chose. */
const kept: readonly ParameterName[] = [
  'lesson',
  'page',
  'tour',
  'language',
  'pace',
  'theme',
  'shortcuts',
  'start',
  'hide',
  'lock',
];

/** The settings that a page of a lesson begins with, if `wanted` asks for another page than `before`; otherwise undefined. */
export function lessonPage(wanted: Settings, before?: Settings): Settings | undefined {
  const { lesson, tour } = wanted;
  const states = statesOf(wanted);
  const at = pageIndex(wanted, states.length);
  const state = states[at];
  if (state === undefined) return undefined;
  const isShown =
    lesson === before?.lesson && tour === before.tour && at === pageIndex(before, states.length);
  if (isShown) return undefined;
  const choices = Object.fromEntries(kept.map((name) => [name, wanted[name]]));
  return { ...fromFragment(state), ...choices };
}

/** A page past the last one stands for the last one. */
export function pageIndex({ page }: Settings, pages: number): number {
  return Math.min(page, pages) - 1;
}

function statesOf({ lesson, tour }: Settings): readonly string[] {
  if (lesson === 'none') return [];
  return lesson === 'own' ? readTour(tour).pages.map(({ state }) => state) : ownStates[lesson];
}
