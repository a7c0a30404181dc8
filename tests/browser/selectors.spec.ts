/** Every selector of the page's styles matches an element in some state of the page or of an embedded one: none is left over. */

import type { Page } from '@playwright/test';
import { enter, states } from '../../scripts/page/states.mjs';
import { page as strings } from '../../web/playground/locales/en/page.ts';
import { race } from '../../web/playground/locales/en/race.ts';
import { expect, test } from './fixtures.ts';
import { whenIdle } from './playground.ts';
import { thorough } from './thorough.ts';

const embeds = [
  'start=poster',
  'start=click&play=0',
  'fit=content&hide=scenes.time.buttons.numbers.tools&play=0',
  'hide=diagram.caption.settings&play=0',
];

/**
 * What appears when a race has measured something, while a seek takes long or a lesson is printed, or when code cannot be fetched or a text
 * not copied; and a colour of code that the article and the documents have, with which the page shares the others.
 */
const rare =
  /^\.race(-check|-conclusions| \.(crossing|point|press))|^\.progress|\.not-fetched$|^\.toast button$|^dialog textarea$|^\.lesson-still svg$|^\.hljs-meta$/;

test('every selector matches something', thorough, async ({ openPlayground }) => {
  const all = new Set<string>();
  const matched = new Set<string>();
  const look = async (page: Page) => {
    for (const [selector, matches] of await page.evaluate(selectorsOfPage)) {
      all.add(selector);
      if (matches) matched.add(selector);
    }
  };

  const playground = await openPlayground('lang=en&play=0');
  const { page } = playground;
  await playground.scrollToTree();
  await look(page);
  for (const state of states) {
    await enter({ page, strings: { ...strings, race } }, state);
    await look(page);
  }
  // Opened from the dialog of the last state.
  await page.getByRole('dialog').getByRole('button', { name: 'Set up Embed' }).click();
  await page.locator('.embed-form').waitFor();
  await look(page);
  const bare = await openPlayground('', { isBare: true });
  await bare.button('Skip').waitFor();
  await look(bare.page);
  await bare.button('Let them move').waitFor();
  await look(bare.page);
  const still = await openPlayground('lang=en', { reducedMotion: 'reduce' });
  await expect(still.page.locator('.still-line')).toBeVisible();
  await look(still.page);
  const waiting = await openPlayground('', {
    isBare: true,
    starts: false,
    mayFail: true,
    before: (bareFile) => bareFile.route(/\.js$/, (route) => route.abort()),
  });
  await look(waiting.page);
  for (const fragment of embeds) {
    const embedded = await openPlayground(fragment, { file: 'embed.html', starts: false });
    await whenIdle(embedded.page); // parts of the page are fetched when they are needed
    await look(embedded.page);
  }

  const left = [...all].filter((selector) => !matched.has(selector) && !rare.test(selector));
  expect(left).toEqual([]);
  expect(all.size).toBeGreaterThan(300);
});

/**
 * Runs in the page: each selector of its style sheets, and whether its elements are there now. The state that they are in does not count:
 * attributes, pseudo-classes and pseudo-elements are left out, `:is()` and `:where()` remain.
 */
function selectorsOfPage(): [selector: string, matches: boolean][] {
  const found: [string, boolean][] = [];
  const visit = (rules: CSSRuleList, parent: string) => {
    for (const rule of rules) {
      const list = rule instanceof CSSStyleRule ? rule.selectorText : '';
      const own = list
        .replace(/\[[^\]]*\]/g, '')
        .replace(/:(?!is\b|where\b|root\b)[\w:-]+(\((?:[^()]|\([^()]*\))*\))?/g, '')
        .replace(/:(is|where)\([\s,]*\)/g, '')
        .split(/,(?!(?:[^()]|\([^()]*\))*\))/)
        .map((selector) => selector.trim().replace(/^$|(?<=[>+~ ])$/, '*'));
      const whole = (list === '' ? [] : own).map((selector) =>
        selector.replaceAll('&', `:is(${parent})`),
      );
      for (const selector of whole)
        found.push([selector, document.querySelector(selector) !== null]);
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList, whole.join() || parent);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules, ':root');
  return found;
}
