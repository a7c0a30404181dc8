/** What of a found page is shown. */

/** A place that the index found: a page or a section. */
export interface Place {
  readonly title: string;
  readonly url: string;
  /** HTML with `<mark>` around the words. */
  readonly excerpt: string;
}

/** A place with the words in it, each with its weight. */
export interface Section extends Place {
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

export interface Found {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title?: string };
  readonly sub_results: readonly Section[];
}

/** Sections of a page that are listed. */
const MOST = 3;

/** The page, then its best sections. */
export function rank({ url, excerpt, meta, sub_results: all }: Found): readonly Place[] {
  const { title = url } = meta;
  const ranked = all.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  // What stands before the first section counts as one with the page's own title.
  const sections = ranked.filter((section) => section.title !== title).slice(0, MOST);
  const isBest = sections.length === 0 || ranked[0]?.title === title;
  return [{ title, url, excerpt: isBest ? (ranked[0]?.excerpt ?? excerpt) : '' }, ...sections];
}

/** Letters that a word and what was found for it have in common, as `miss` and `missing`. */
const COMMON = 3;

/** Whether a page has one of the words. Pagefind also gives pages for the first letters of a word that no page has. */
export function hasAny(words: string, { excerpt, sub_results: sections }: Found): boolean {
  const parts = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const beginnings = parts.map((part) => part.slice(0, COMMON));
  const html = [excerpt, ...sections.map((section) => section.excerpt)].join(' ').toLowerCase();
  return [...html.matchAll(/<mark>(.*?)<\/mark>/g)].some(([, found = '']) =>
    beginnings.some((beginning) => found.includes(beginning)),
  );
}

function scoreOf({ weighted_locations: locations }: Section): number {
  return locations.reduce((sum, { balanced_score: score }) => sum + score, 0);
}
