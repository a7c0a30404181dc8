/** A lesson that an author collects frame by frame, for as long as the page is open. */
import { type Signal, signal } from '@preact/signals';
import { isLong, toFragment } from '../../state/fragment.ts';
import { LONGEST_CAPTION, MOST_PAGES, type Tour, type TourPage } from '../../state/lesson-pages.ts';
import { choicesIn } from '../../state/lessons.ts';
import { pack } from '../../state/packed-fragment.ts';
import { parameters, type Settings } from '../../state/parameters.ts';
import { presetOf } from '../../state/presets.ts';
import { initialSettings, withChanges } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';

export const EMPTY: Tour = { title: '', pages: [] };

const drafts = new WeakMap<Store, Signal<Tour>>();

/** The same one whenever the dialog opens again. */
export function draftOf(store: Store): Signal<Tour> {
  const draft = drafts.get(store) ?? signal(EMPTY);
  drafts.set(store, draft);
  return draft;
}

/** The draft with a page for a frame; what is the reader's own choice, such as the language, belongs to no page. */
export function withPage(tour: Tour, caption: string, settings: Settings): Tour {
  const state = toFragment(
    withChanges(settings, { ...choicesIn(initialSettings()), lesson: 'none', page: 1, tour: '' }),
  );
  const page: TourPage = { caption: caption.trim().slice(0, LONGEST_CAPTION), state };
  return { ...tour, pages: [...tour.pages, page] };
}

export function withoutPage(tour: Tour, at: number): Tour {
  return { ...tour, pages: tour.pages.toSpliced(at, 1) };
}

/** The page changes places with the one before it; the first one stays. */
export function earlier(tour: Tour, at: number): Tour {
  const page = tour.pages[at];
  if (at === 0 || !page) return tour;
  return { ...tour, pages: tour.pages.toSpliced(at, 1).toSpliced(at - 1, 0, page) };
}

/** The page changes places with the one after it; the last one stays. */
export function later(tour: Tour, at: number): Tour {
  return at + 1 < tour.pages.length ? earlier(tour, at + 1) : tour;
}

export function withCaption(tour: Tour, at: number, caption: string): Tour {
  const page = tour.pages[at];
  if (!page) return tour;
  const worded = { ...page, caption: caption.slice(0, LONGEST_CAPTION) };
  return { ...tour, pages: tour.pages.with(at, worded) };
}

/** As `tour` of a link, of an element or of `set()` takes it. */
export function jsonOf({ title, pages }: Tour): string {
  const trimmed = title.trim();
  return JSON.stringify(trimmed === '' ? pages : { title: trimmed, pages });
}

/** Whether a link has room for it. */
export function fits(tour: Tour): boolean {
  return tour.pages.length <= MOST_PAGES && jsonOf(tour).length <= parameters.tour.longest;
}

/** The address that opens it at its first page. `page` is that of the whole playground. */
export async function lessonAddress(page: string, tour: Tour): Promise<string> {
  const changes = { lesson: 'own', page: 1, tour: jsonOf(tour) };
  const fragment = toFragment(withChanges(presetOf(parameters.preset.initial).settings, changes));
  const address = new URL(page);
  address.hash = isLong(fragment) ? await pack(fragment) : fragment;
  return address.href;
}
