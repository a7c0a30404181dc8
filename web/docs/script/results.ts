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
  /** The first is the page itself where the words stand before its first heading. */
  readonly sub_results: readonly Section[];
}

/** Sections of a page that are listed. */
const MOST = 3;

/** The page, then its best sections. */
export function rank({ url, excerpt, meta, sub_results: all }: Found): readonly Place[] {
  const sections = all
    .filter((section) => section.url.includes('#'))
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, MOST);
  const page = { title: meta.title ?? url, url, excerpt: sections.length > 0 ? '' : excerpt };
  return [page, ...sections];
}

function scoreOf({ weighted_locations: locations }: Section): number {
  return locations.reduce((sum, { balanced_score: score }) => sum + score, 0);
}
