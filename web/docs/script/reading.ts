/** Reads pages that the index found. */
import type { Found, Match } from './results.ts';

/**
 * Pagefind keeps one object for each page and writes into it what a call found. Two calls at once for a page that is not loaded yet
 * would both get the words of the later one, so each waits for the one before it.
 */
export class Reading {
  readonly #last = new Map<string, Promise<unknown>>();

  read(match: Match): Promise<Found> {
    const before = this.#last.get(match.id) ?? Promise.resolve();
    const page = before.then(async () => ({ ...(await match.data()) }));
    this.#last.set(
      match.id,
      page.catch(() => undefined),
    );
    return page;
  }
}
