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
  const ranked = all.toSorted((one, other) => weightOf(other) - weightOf(one));
  // What stands before the first section counts as one with the page's own title.
  const sections = ranked.filter((section) => section.title !== title).slice(0, MOST);
  const isBest = sections.length === 0 || ranked[0]?.title === title;
  return [{ title, url, excerpt: isBest ? (ranked[0]?.excerpt ?? excerpt) : '' }, ...sections];
}

/** What was found for one word. */
export type Matches = readonly Match[];

/** How much more two words count where one follows the other. */
const TOGETHER = 0.5;

/** What was found for the words of a question. */
export interface ByWords {
  /** For each word. */
  readonly words: readonly Matches[];
  /** For each word and the next one, where one follows the other. */
  readonly neighbours: readonly Matches[];
  /** For all words: the excerpts of these mark all. */
  readonly whole: Matches;
}

/** The pages whose words have the highest scores, which are those of rare words and of titles. Pages with more of the words come first. */
export function bestOf({ words, neighbours, whole }: ByWords): Matches {
  const pages = new Map<string, Scored>();
  words.forEach((matches, at) => {
    for (const match of matches) {
      const page = pages.get(match.id) ?? { match, scores: words.map(() => 0) };
      if (match.score > Math.max(...page.scores)) page.match = match;
      page.scores[at] = match.score;
      pages.set(match.id, page);
    }
  });
  const pairs = neighbours.map(idsOf);
  const wholes = new Map(whole.map((match) => [match.id, match]));
  return [...pages.values()]
    .map(({ match, scores }) => ({ match, score: scoreOf(match.id, scores, pairs) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ match }) => wholes.get(match.id) ?? match);
}

/** A page with the score of each word, 0 for one that it has not. */
interface Scored {
  /** That of the word with the highest score. */
  match: Match;
  readonly scores: number[];
}

function scoreOf(
  id: string,
  scores: readonly number[],
  pairs: readonly ReadonlySet<string>[],
): number {
  const count = scores.filter((score) => score > 0).length;
  const together = pairs.map((pages, at) => (pages.has(id) ? scores[at]! + scores[at + 1]! : 0));
  return count * (sumOf(scores) + TOGETHER * sumOf(together));
}

export function idsOf(matches: Matches): ReadonlySet<string> {
  return new Set(matches.map(({ id }) => id));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Whether a page has a word, or another form of it: Pagefind also gives pages for the first letters of a word that no page has. */
export function has(word: string, { excerpt, meta, sub_results: sections }: Found): boolean {
  // At least half of it and a letter, as `miss` of `missing` and `misses`.
  const beginning = word.toLowerCase().slice(0, Math.max(3, Math.floor(word.length / 2) + 1));
  const html = [excerpt, ...sections.map((section) => section.excerpt)].join(' ');
  const marks = Array.from(html.matchAll(/<mark>(.*?)<\/mark>/g), ([, found = '']) => found);
  return [meta.title ?? '', ...marks].some((found) => found.toLowerCase().includes(beginning));
}

function weightOf({ weighted_locations: locations }: Section): number {
  return sumOf(locations.map(({ balanced_score: score }) => score));
}
