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

test('settings come after the first picture, one group at a time', async ({ openPlayground }) => {
  const playground = await openPlayground('play=0', {
    before: (page) =>
      page.addInitScript(() => {
        const arrivals: { readonly groups: number; readonly isPictured: boolean }[] = [];
        Object.assign(globalThis, { arrivals });
        let before = 0;
        new MutationObserver(() => {
          const groups = document.querySelectorAll('#controls > details').length;
          const isPictured = document.querySelector('#picture[data-frame]') !== null;
          if (groups > before) arrivals.push({ groups: groups - before, isPictured });
          before = groups;
        }).observe(document, { childList: true, subtree: true });
      }),
  });
  const arrivals = await playground.page.evaluate(() => Reflect.get(globalThis, 'arrivals'));
  expect(arrivals).toEqual(Array.from({ length: 5 }, () => ({ groups: 1, isPictured: true })));
});
