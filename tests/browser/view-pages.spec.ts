/** The pages of views, each of which opens its view at an address of its own, and the list of all scenes and views. */
import { violations } from './axe-violations.ts';
import { expect, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const views = [
  { name: 'compare', title: 'Side by side', opens: { compare: 'parent.leaf.brute' } },
  { name: 'bugs', title: 'Printed defects', opens: { bug: 'centre', playing: false } },
  { name: 'race', title: 'Race', opens: { race: true, playing: false } },
  { name: 'tune', title: 'Tune', opens: { tune: true, playing: false } },
  { name: 'bullets', title: 'Bullets', opens: { bullets: true } },
  { name: 'seams', title: 'Seams', opens: { seams: true } },
  { name: 'events', title: 'Events', opens: { events: true, preset: 'bodies' } },
  { name: 'use', title: 'Use it', opens: { use: true } },
] as const;

for (const { name, title, opens } of views)
  test.describe(title, () => {
    const file = `views/${name}/`;

    test(
      'opens its view, and keeps its address',
      thoroughUnless(name === 'race' || name === 'bugs'),
      async ({ openPlayground, urlOf }) => {
        const playground = await openPlayground('', { file });
        expect(await playground.settings()).toMatchObject(opens);
        await expect(playground.page).toHaveTitle(`${title} · Quadrille`);
        if (name !== 'events')
          await expect(playground.page.locator(`#stage[data-view=${name}]`)).toBeVisible();
        await playground.waitForLayout();
        expect(playground.page.url()).toBe(urlOf('', file));
      },
    );

    test(
      'says without script what it shows',
      thoroughUnless(name === 'seams'),
      async ({ browser, urlOf }) => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const page = await context.newPage();
        await page.goto(urlOf('', file));
        await expect(page).toHaveTitle(`${title} · Quadrille`);
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        const still = page.locator('.scene-still img');
        await expect(still).toBeVisible();
        expect(
          await still.evaluate((image: HTMLImageElement) => image.naturalWidth),
        ).toBeGreaterThan(0);
        await expect(page.getByRole('link', { name: 'All scenes and views' })).toBeVisible();
        await context.close();
      },
    );
  });

test('a view that is opened by its menu is copied by its page', async ({
  openPlayground,
  urlOf,
}) => {
  const playground = await openPlayground('p=crowd', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await playground.page.goto(urlOf('v=1&p=crowd&seams=1'));
  await playground.page.locator('#stage[data-view=seams]').waitFor();
  await playground.button('Copy link').click();
  await expect.poll(() => playground.clipboard()).toBe(urlOf('', 'views/seams/'));
});

test('the page of a view in another language speaks it; closed, the view gives way to the whole page', async ({
  openPlayground,
  urlOf,
}) => {
  const playground = await openPlayground('', { file: 'views/it/bullets/' });
  await expect(playground.page).toHaveTitle('Proiettili · Quadrille');
  await playground.page.locator('#view-close').click();
  await expect.poll(() => playground.page.url()).toContain(urlOf('v=1&p=crowd'));
  await expect(playground.page).toHaveTitle('Una folla di quadrati · Quadrille');
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1_280, height: 800 },
  { width: 1_920, height: 1_080 },
])
  test(
    `the list of all is whole at ${viewport.width}, and leads to a scene and a view`,
    thoroughUnless(viewport.width === 360),
    async ({ openPlayground, urlOf }) => {
      const { page } = await openPlayground('', { file: 'scenes/', viewport, starts: false });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All scenes and views');
      await expect(page.locator('.gallery li')).toHaveCount(7 + views.length);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      for (const image of await page.locator('.gallery img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
          .toBeGreaterThan(0);
      }
      for (const [name, to] of [
        ['Leaves only', 'scenes/leaves-only/'],
        ['Tune', 'views/tune/'],
      ] as const)
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', `../${to}`);
      await page.getByRole('link', { name: 'Use it' }).click();
      await expect.poll(() => page.url()).toBe(urlOf('', 'views/use/'));
    },
  );

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `axe finds nothing in the list of all by ${colorScheme}`,
    thorough,
    async ({ openPlayground }) => {
      const list = await openPlayground('', { file: 'scenes/vi/', colorScheme, starts: false });
      expect(await violations(list)).toEqual([]);
    },
  );
