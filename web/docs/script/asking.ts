/** Asks the index word by word, so that a page counts that has most of the words where they matter. */
import { partsOf, piecesOf } from './question.ts';
import type { Reading } from './reading.ts';
import { bestOf, has, idsOf, type Matches } from './results.ts';
import { meantBy } from './spelling.ts';

/** What we use of an instance of pagefind.js, which is made with the index. */
export interface Pagefind {
  init(): Promise<void>;
  destroy(): Promise<void>;
  /** Pages that have all words. */
  search(words: string): Promise<{ readonly results: Matches }>;
  /** The same; null where another search has begun meanwhile. */
  debouncedSearch(
    words: string,
    options?: object,
    milliseconds?: number,
  ): Promise<{ readonly results: Matches } | null>;
}

export interface Answer {
  /** The best first. */
  readonly matches: Matches;
  /** Words that no page has. */
  readonly missing: readonly string[];
  /** What was searched in place of words that no page has: `raycast` for `raycst`. */
  readonly meant: ReadonlyMap<string, string>;
}

/** `whole` is what the index has for all words; `reading` reads pages; `vocabulary` gives the words of all pages, the most frequent first. */
export async function answerTo(
  words: string,
  whole: Matches,
  index: Pagefind,
  reading: Reading,
  vocabulary: () => Promise<readonly string[]>,
): Promise<Answer> {
  const meant = new Map<string, string>();

  const found = async (word: string): Promise<Matches> => {
    const { results } = await index.search(word);
    const [first] = results;
    return first !== undefined && has(word, await reading.read(first)) ? results : [];
  };

  /** What the index has for a word as it is written, or for what it may mean: a word, or several. */
  const read = async (word: string): Promise<readonly Read[]> => {
    const own = await found(word);
    if (own.length > 0) return [{ word, matches: own }];
    const other = meantBy(word, await vocabulary());
    if (other !== undefined) {
      meant.set(word, other);
      return [{ word: other, matches: await found(other) }];
    }
    const pieces = piecesOf(word);
    if (pieces.length === 1) return [{ word, matches: [] }];
    return (await Promise.all(pieces.map(read))).flat();
  };

  const reads = (await Promise.all(partsOf(words).map(read))).flat();
  const neighbours = await Promise.all(
    reads.slice(1).map(async ({ word }, at) => {
      const { results } = await index.search(`"${reads[at]!.word} ${word}"`);
      return results;
    }),
  );
  const [first, ...others] = reads.map(({ matches }) => idsOf(matches));
  const isWhole = [...(first ?? [])].some((page) => others.every((pages) => pages.has(page)));
  const byWords = {
    words: reads.map(({ matches }) => matches),
    neighbours,
    whole: isWhole ? whole : [],
  };
  const missing = reads.filter(({ matches }) => matches.length === 0).map(({ word }) => word);
  return { matches: bestOf(byWords), missing, meant };
}

interface Read {
  readonly word: string;
  readonly matches: Matches;
}
