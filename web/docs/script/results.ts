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

/** A page that the index found, before it is read. */
export interface Match {
  readonly id: string;
  readonly score: number;
  data(): Promise<Found>;
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

export function partsOf(words: string): readonly string[] {
  return words.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** The pages found for single words: those with the most words first, of equals those with the highest scores. */
export function byWords(answers: readonly (readonly Match[])[]): readonly Match[] {
  const pages = new Map<string, { match: Match; words: number; score: number }>();
  for (const match of answers.flat()) {
    const page = pages.get(match.id) ?? { match, words: 0, score: 0 };
    page.words++;
    page.score += match.score;
    pages.set(match.id, page);
  }
  return [...pages.values()]
    .toSorted((one, other) => other.words - one.words || other.score - one.score)
    .map(({ match }) => match);
}

/** Letters that a word and what was found for it have in common, as `miss` and `missing`. */
const COMMON = 3;

/** Whether a page has one of the words. Pagefind also gives pages for the first letters of a word that no page has. */
export function hasAny(words: string, { excerpt, sub_results: sections }: Found): boolean {
  const beginnings = partsOf(words).map((part) => part.slice(0, COMMON));
  const html = [excerpt, ...sections.map((section) => section.excerpt)].join(' ').toLowerCase();
  return [...html.matchAll(/<mark>(.*?)<\/mark>/g)].some(([, found = '']) =>
    beginnings.some((beginning) => found.includes(beginning)),
  );
}

function scoreOf({ weighted_locations: locations }: Section): number {
  return locations.reduce((sum, { balanced_score: score }) => sum + score, 0);
}
