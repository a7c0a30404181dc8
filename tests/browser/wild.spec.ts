/** Defects of real projects: in the view of defects, and on their pages, which need no script. */

import { type WildBugName, wildBugNames } from '../../web/playground/features/bugs/scenes.ts';
import { wildBugs } from '../../web/playground/features/bugs/wild.ts';
import { bugs } from '../../web/playground/locales/en/bugs.ts';
import { wild } from '../../web/playground/locales/en/wild.ts';
import { wild as italian } from '../../web/playground/locales/it/wild.ts';
import { violations } from './axe-violations.ts';
import { expect, type OpenOptions, type Playground, test } from './fixtures.ts';
import { paintedPixels } from './painted-pixels.ts';
import { valueOf } from './playground.ts';
import { thorough, thoroughUnless } from './thorough.ts';

/** The view of a defect, as its page leads to it. */
async function played(
  name: WildBugName,
  open: (fragment: string, options: OpenOptions) => Promise<Playground>,
): Promise<Playground> {
  const playground = await open('', { file: `wild/${name}/`, starts: false });
  await playground.page.getByRole('link', { name: wild.play }).click();
  await expect(playground.page.getByText(wild.defects[name].looks)).toBeVisible();
  return playground;
}

for (const name of wildBugNames) {
  const { facts } = wildBugs[name];
  const [symptom] = facts;
  const label = bugs.facts[symptom!].label;
  const said = wild.defects[name];

  test(
    `${name}: the view counts it in the faulty tree, and not in the other one`,
    thoroughUnless(name === 'line'),
    async ({ openPlayground }) => {
      const playground = await played(name, openPlayground);
      const { page } = playground;
      await expect(playground.paneNumber(wild.faulty, label)).toHaveText(/^[1-9]/);
      await expect(playground.paneNumber(wild.cured, label)).toHaveText('0');
      for (const words of [said.symptom, said.looks, said.said])
        await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText(bugs.made)).toBeVisible();
      const magenta = (title: string): Promise<number> =>
        paintedPixels(playground.pane(title).locator('canvas[data-layer="magenta"]'));
      // Candidates have their own colour.
      if (name !== 'whole') expect(await magenta(wild.faulty)).toBeGreaterThan(50);
      expect(await magenta(wild.cured)).toBe(0);
      const link = page.getByRole('link', { name: wild.page });
      expect(
        (await page.request.get(await link.evaluate((a) => (a as HTMLAnchorElement).href))).ok(),
      ).toBe(true);
    },
  );

  test(
    `${name}: the page says all without a script, with the numbers of the view`,
    thoroughUnless(name === 'line'),
    async ({ browser, openPlayground, urlOf }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(urlOf('', `wild/${name}/`));
      await expect(page).toHaveTitle(`${said.title} · Quadrille`);
      await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
      for (const words of [said.symptom, said.looks, said.cause, said.cure, said.said])
        await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
      for (const picture of await page.locator('.tree img').all())
        expect(
          await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
        ).toBeGreaterThan(300);
      const playground = await played(name, openPlayground);
      for (const [side, title] of [
        ['faulty', wild.faulty],
        ['right', wild.cured],
      ] as const)
        for (const fact of facts) {
          const shown = valueOf(page.locator(`.tree[data-side="${side}"]`), bugs.facts[fact].label);
          await expect(playground.paneNumber(title, bugs.facts[fact].label)).toHaveText(
            (await shown.textContent()) ?? 'no number',
          );
        }
      await context.close();
    },
  );
}

test('a defect is chosen in a group of its own, beside those of the articles', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('bug=descent&play=0');
  const { page } = playground;
  await expect(page.getByRole('group', { name: 'Printed defects' }).getByRole('radio')).toHaveCount(
    7,
  );
  const group = page.getByRole('group', { name: 'In the wild' });
  await expect(group.getByRole('radio')).toHaveCount(wildBugNames.length);
  await playground.choose('In the wild', bugs.names.stale);
  await expect.poll(playground.settings).toMatchObject({ bug: 'stale' });
  await expect(page.getByText(wild.defects.stale.symptom)).toBeVisible();
});

test('the list leads to every page, and each page to the playground and back', async ({
  openPlayground,
  urlOf,
}) => {
  const { page } = await openPlayground('', { file: 'wild/', starts: false });
  await expect(page.getByRole('heading', { level: 1, name: wild.name })).toBeVisible();
  for (const name of wildBugNames)
    await expect(
      page.getByRole('link', { name: wild.defects[name].title, exact: true }),
    ).toHaveJSProperty('href', urlOf('', `wild/${name}/`));
  await page.getByRole('link', { name: wild.defects.giant.title, exact: true }).click();
  await expect(page.getByRole('link', { name: wild.name })).toHaveJSProperty(
    'href',
    urlOf('', 'wild/'),
  );
  await page.getByRole('link', { name: wild.play }).click();
  await expect(page.getByText(wild.defects.giant.symptom)).toBeVisible();
});

test(
  'a page in another language is in that language, and leads to it',
  thorough,
  async ({ openPlayground, urlOf }) => {
    const { page } = await openPlayground('', { file: 'wild/it/far/', starts: false });
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(
      page.getByRole('heading', { level: 1, name: italian.defects.far.title }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'English' })).toHaveJSProperty(
      'href',
      urlOf('', 'wild/far/'),
    );
    await page.getByRole('link', { name: italian.play }).click();
    await expect(page.getByText(italian.defects.far.symptom)).toBeVisible();
  },
);

for (const [screen, width] of Object.entries({ phone: 320, laptop: 1_280, wide: 1_920 }))
  test(
    `nothing is wider than a ${screen}`,
    thoroughUnless(width === 320),
    async ({ openPlayground }) => {
      for (const file of ['wild/', 'wild/twice/', 'wild/vi/line/', 'wild/zh-Hant/endless/']) {
        const { page } = await openPlayground('', {
          file,
          viewport: { width, height: 800 },
          starts: false,
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), file).toBe(width);
      }
    },
  );

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the pages, ${colorScheme}`, thorough, async ({ openPlayground }) => {
    for (const file of ['wild/', 'wild/giant/', 'wild/zh-Hans/twice/']) {
      const playground = await openPlayground('', { file, starts: false, colorScheme });
      expect(await violations(playground), file).toEqual([]);
    }
  });

test('axe finds nothing in the view', thorough, async ({ openPlayground }) => {
  for (const name of ['twice', 'stale'] as const)
    expect(await violations(await played(name, openPlayground)), name).toEqual([]);
});
