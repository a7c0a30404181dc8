/**
 * The states of the pages of lessons, fetched with the first lesson. The captions of the page's own lessons are in `lessons.ts` of each
 * folder of `locales/`.
 */
import { fromFragment } from './fragment.ts';
import { choicesIn, type OwnLesson } from './lessons.ts';
import type { Settings } from './parameters.ts';

/** Few objects, crowded on the right: at the beginning, none lies across a line between the quarters of the world. */
const few = 'p=crowd&n=24&min=24&max=56&seed=1246';
const tree = `${few}&place=parent&cap=3&depth=4&play=0`;
/** Object 21 lies across the line in the middle of the world. */
const later = `${few}&cap=3&depth=4&play=0&t=18`;
const small = 'p=crowd&n=150&min=10&max=20&cap=4&depth=6&strad=1&play=0';
const large = 'p=crowd&n=24&min=80&max=160&cap=3&depth=6&play=0';

/**
 * The states of the page's own lessons, page by page, as fragments of links. `tests/playground/lesson-claims.ts` has what the
 * captions claim about them.
 */
export const ownStates: Readonly<Record<OwnLesson, readonly string[]>> = {
  quadtree: [
    `${few}&place=parent&cap=1000&depth=0`,
    `${few}&place=parent&cap=3&depth=1&play=0`,
    tree,
    `${tree}&trace=insert&who=2`,
    `${later}&place=parent&trace=insert&who=21`,
    `${later}&place=parent&probe=1&pin=1&px=440&py=610&ps=110&trace=query`,
    `${later}&place=parent&trace=pair&who=1&with=8`,
    'p=crowd&n=2000&min=4&max=10&cap=8&depth=7',
  ],
  placement: [
    `${later}&place=parent&strad=1`,
    `${later}&place=parent&pairs=0&probe=1&pin=1&px=145&py=148&ps=90`,
    `${later}&place=leaf&strad=1`,
    `${later}&place=leaf&trace=insert&who=21`,
    `${small}&place=parent`,
    `${small}&place=leaf`,
    `${large}&compare=parent.leaf.cover`,
  ],
};

export interface TourPage {
  readonly caption: string;
  /** The fragment of a link, without the #. */
  readonly state: string;
  /** In seconds: how long it is shown before the next page comes, while the lesson plays. Without, it waits for the reader. */
  readonly wait?: number;
}

export interface Tour {
  readonly title: string;
  readonly pages: readonly TourPage[];
}

/** Longer captions would push the picture off the screen. */
export const LONGEST_CAPTION = 600;
export const MOST_PAGES = 50;
/** Seconds. */
const [SHORTEST_WAIT, LONGEST_WAIT] = [1, 120];

/** `[{"caption": "...", "state": "n=20"}]`, or the same as `pages` beside a `title`. What cannot be read is left out. */
export function readTour(text: string): Tour {
  const parsed = parse(text);
  const list: unknown = Array.isArray(parsed) ? parsed : Reflect.get(Object(parsed), 'pages');
  const title: unknown = Reflect.get(Object(parsed), 'title');
  const pages = Array.isArray(list) ? list.filter(isPage).slice(0, MOST_PAGES) : [];
  return {
    title: typeof title === 'string' ? title.slice(0, LONGEST_CAPTION) : '',
    pages: pages.map(pageOf),
  };
}

function pageOf({ caption, state, wait }: TourPage): TourPage {
  const page = { caption: caption.slice(0, LONGEST_CAPTION), state };
  if (!Number.isFinite(wait)) return page;
  return { ...page, wait: Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, wait ?? 0)) };
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
  return { ...fromFragment(state), ...choicesIn(wanted), lesson, page: at + 1, tour };
}

/** The number of the page that is shown where the settings ask for a page of a lesson. */
export function shownPage(settings: Settings): number {
  const { length } = statesOf(settings);
  return length === 0 ? settings.page : pageIndex(settings, length) + 1;
}

/** A page past the last one stands for the last one. */
export function pageIndex({ page }: Settings, pages: number): number {
  return Math.min(page, pages) - 1;
}

function statesOf({ lesson, tour }: Settings): readonly string[] {
  if (lesson === 'none') return [];
  return lesson === 'own' ? readTour(tour).pages.map(({ state }) => state) : ownStates[lesson];
}
