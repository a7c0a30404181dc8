/** What stands at the head of all pages beside the playground: the project's name, and the ways to the other parts of the site. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { thoroughUnless } from './thorough.ts';

const parts = { Playground: '', Article: 'learn/', Documentation: 'docs/', Examples: 'examples/' };

/** By the address of a page: what its own part is called there, or what its brand leads to, as that is not another link. */
const pages = {
  'docs/index.html': 'Documentation',
  'docs/start.html': 'Documentation',
  'learn/index.html': 'Article',
  'examples/index.html': 'Examples',
  'wild/index.html': 'Playground',
  'wild/far/index.html': 'Playground',
  'examples/pixi/index.html': 'Playground',
  'examples/phaser/index.html': 'Playground',
  'examples/react/index.html': 'Playground',
  'examples/rollback/index.html': 'Playground',
  'examples/worker/index.html': 'Playground',
} as const;

function hrefOf(link: Locator): Promise<string> {
  return link.evaluate((element: HTMLAnchorElement) => element.href);
}

for (const [file, own] of Object.entries(pages)) {
  test(
    `${file} has the project’s name and mark, and leads to the other parts from one row of a phone`,
    thoroughUnless(file === 'docs/index.html'),
    async ({ openPlayground }) => {
      const { page } = await openPlayground('', {
        file,
        viewport: { width: 360, height: 740 },
        starts: false,
      });
      const links = page.getByRole('navigation').first();
      const brand = links.getByRole('link', { name: 'Quadrille', exact: true });
      const mark = brand.locator('img, svg');
      await expect(mark).toBeVisible();
      expect(
        await mark.evaluate(
          (image) => !(image instanceof HTMLImageElement) || image.naturalWidth > 0,
        ),
      ).toBe(true);
      const [root = ''] = page.url().split(file);
      expect(await hrefOf(brand)).toContain(root);
      for (const [name, folder] of Object.entries(parts)) {
        if (name === own) continue;
        const link = links.getByRole('link', { name, exact: true });
        const { y: row = 0 } = (await brand.boundingBox()) ?? {};
        const { y = 100 } = (await link.boundingBox()) ?? {};
        expect(Math.abs(y - row)).toBeLessThan(8);
        const href = await hrefOf(link);
        expect(href.replaceAll(/index\.html$|#.*$/g, '')).toBe(new URL(folder, root).href);
        expect((await page.request.get(href)).ok()).toBe(true);
      }
    },
  );
}

for (const name of ['pixi', 'phaser', 'react', 'worker', 'shooter', 'platformer'])
  test(
    `the example ${name} leads to its source and to the other examples`,
    thoroughUnless(name === 'worker'),
    async ({ openPlayground }) => {
      const { page } = await openPlayground('', {
        file: `examples/${name}/index.html`,
        starts: false,
      });
      for (const link of ['Source', 'Examples']) {
        const href = await hrefOf(page.getByRole('link', { name: link, exact: true }));
        expect((await page.request.get(href)).ok(), href).toBe(true);
      }
    },
  );

for (const language of ['en', 'it', 'vi'])
  test(
    `the head of the playground leads to the documentation from one row of a phone, in ${language}`,
    thoroughUnless(language === 'it'),
    async ({ openPlayground }) => {
      const { page } = await openPlayground(`p=crowd&play=0&lang=${language}`, {
        viewport: { width: 360, height: 740 },
      });
      const head = page.getByRole('banner');
      const link = head.getByRole('link', { name: 'Docs', exact: true });
      const [around, box] = await Promise.all([head.boundingBox(), link.boundingBox()]);
      expect(around!.height).toBeLessThan(60);
      expect(box!.x + box!.width).toBeLessThanOrEqual(360);
      expect((await page.request.get(await hrefOf(link))).ok()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
  );

test('the head of the playground leads to the examples where it has room', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('p=crowd&play=0');
  const link = page.getByRole('banner').getByRole('link', { name: 'Examples', exact: true });
  await expect(link).toBeVisible();
  expect((await page.request.get(await hrefOf(link))).ok()).toBe(true);
});

for (const language of ['en', 'it', 'vi'])
  test(
    `buttons below a narrow picture of a laptop have their names, in ${language}`,
    thoroughUnless(language === 'it'),
    async ({ openPlayground }) => {
      const { page } = await openPlayground(`v=1&p=s2&play=0&lang=${language}`, {
        viewport: { width: 1_366, height: 768 },
      });
      for (const id of ['how', 'share'])
        await expect(page.locator(`#button-${id} span:last-child`)).toBeVisible();
      const buttons = page.locator('.transport-buttons');
      const hidden = await buttons.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(hidden).toBeLessThanOrEqual(0);
    },
  );
