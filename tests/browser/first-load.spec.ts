/** How much the page downloads before anything is opened. `npm run bench:page` shows it by kind of file. */
import { FIRST_LOAD_BUDGET, firstLoadSizes } from '../../bench/page/first-load.mjs';
import { expect, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

test(
  `the first load is at most ${FIRST_LOAD_BUDGET} bytes with brotli`,
  thorough,
  async ({ browser, urlOf }) => {
    const sizes = await firstLoadSizes(browser, urlOf());
    // A size that lacks a kind of file would keep any budget.
    expect([...sizes.keys()].toSorted()).toEqual(['css', 'html', 'js', 'wasm']);
    const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(all).toBeLessThanOrEqual(FIRST_LOAD_BUDGET);
  },
);
