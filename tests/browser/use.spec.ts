/** The view for game developers: the printed loop is the one that runs, the size is that of the build, links lead somewhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { installLine } from './install-line.ts';
import { thorough } from './thorough.ts';

const checkout = fileURLToPath(new URL('../../', import.meta.url));

test.describe('the view for game developers', () => {
  test(
    'prints the file that runs beside it, and copies it',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('use=1', {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const { page } = playground;
      const code = readFileSync(join(checkout, 'web/playground/features/use/loop.ts'), 'utf8');
      await expect(page.getByRole('region', { name: 'Copy the loop' })).toHaveText(code.trim());
      await playground.button('Copy the loop').click();
      await expect.poll(() => playground.clipboard()).toBe(code.trimEnd());
      await playground.button('Copy the install line').click();
      await expect
        .poll(() => playground.clipboard())
        .toBe(installLine(new URL('./', page.url()).href));
    },
  );

  for (const width of [360, 1_280])
    test(`shows the whole loop in colours, ${width} wide`, async ({ openPlayground }) => {
      const { page } = await openPlayground('use=1', {
        viewport: { width, height: 740 },
      });
      const code = page.getByRole('region', { name: 'Copy the loop' });
      await expect(code.locator('.hljs-keyword').first()).toHaveText('import');
      const hidden = (): Promise<number[]> =>
        code.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
          scrollHeight - clientHeight,
          scrollWidth - clientWidth,
        ]);
      const showAll = page.getByRole('button', { name: /^Show all \d+ lines$/ });
      if (width < 600) {
        expect((await hidden())[0]).toBeGreaterThan(0);
        await showAll.click();
      }
      expect(await hidden()).toEqual([0, 0]);
      await expect(showAll).toBeHidden();
    });

  test('the site has the package, packed and unpacked', async ({ openPlayground }) => {
    const { page } = await openPlayground('use=1');
    const at = async (path: string): Promise<Buffer> => {
      const response = await page.request.get(new URL(path, page.url()).href);
      expect(response.status(), path).toBe(200);
      return response.body();
    };
    expect((await at('quadrille.tgz')).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b])); // gzip
    for (const path of ['dist/index.js', 'dist/umd/quadrille.js'])
      expect(await at(`package/${path}`)).toEqual(readFileSync(join(checkout, path)));
  });

  test('runs the loop: squares move, pairs are counted, and it stops', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('use=1');
    const { page } = playground;
    const canvas = page.getByRole('img', { name: 'The same file, running' });
    const pixels = (): Promise<string> =>
      canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
    await expect(page.getByText(/^[1-9]\d* pairs$/)).toBeVisible();
    const first = await pixels();
    await expect.poll(pixels).not.toBe(first);
    await playground.button('Stop').click();
    await expect(playground.button('Run')).toBeVisible();
    await playground.waitForLayout(); // the frame that was asked for before
    const last = await pixels();
    await playground.waitForLayout();
    expect(await pixels()).toBe(last);
    await playground.button('Run').click();
    await expect.poll(pixels).not.toBe(last);
    expect(await playground.settings()).toMatchObject({ use: true });
  });

  test('says nothing aloud in each frame', async ({ openPlayground }) => {
    const playground = await openPlayground('use=1');
    const changes = await playground.page.evaluate(async () => {
      let changed = 0;
      const observer = new MutationObserver((found) => {
        changed += found.filter(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(
            'output, [role="status"], [role="alert"], [aria-live]',
          ),
        ).length;
      });
      observer.observe(document.body, { characterData: true, childList: true, subtree: true });
      for (let frame = 0; frame < 120; frame++)
        await new Promise((shown) => {
          requestAnimationFrame(shown);
        });
      return changed;
    });
    expect(changes).toBeLessThan(10);
  });

  test('waits for a press where less motion is wanted', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('use=1', { reducedMotion: 'reduce' });
    await expect(playground.button('Run')).toBeVisible();
    await expect(playground.page.getByText(/^\d+ pairs$/)).toBeHidden();
  });

  test('says how much the built package downloads', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('use=1');
    const files = ['index.js', 'quadtree.js', 'quadtree-values.js', 'quadrille.wasm'];
    const bytes = files
      .map((name) => brotliCompressSync(readFileSync(join(checkout, 'dist', name))).length)
      .reduce((sum, size) => sum + size, 0);
    await expect(
      playground.page.getByText(`A page downloads ${(bytes / 1_000).toFixed(1)} kB`),
    ).toBeVisible();
  });

  test('links to pages of the site, which link to each other', async ({ openPlayground }) => {
    const playground = await openPlayground('use=1');
    const { page } = playground;
    const links = page.getByRole('region', { name: 'Read more' }).getByRole('link');
    await expect(links).toHaveText([
      'The documentation, with a search',
      'Start: your first call, in Node, Vite, Next or C++',
      'Every call of both classes',
      'The reference: each class, function and type',
      'Recordings, and their format',
      'How long results are valid, and the build that checks it',
      'A game to play: a shooter with thousands of bodies',
      'Examples that run: plain pages, PixiJS, Phaser, React, a worker, a server',
    ]);
    for (const link of await links.all()) {
      const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
      expect((await page.request.get(href)).status(), href).toBe(200);
    }
    // A click would scroll to what the page fetches there, and leave it at once.
    await page.goto(await links.first().evaluate((element) => (element as HTMLAnchorElement).href));
    await expect(page).toHaveTitle('Documentation · Quadrille');
    await page.locator('summary', { hasText: 'All pages' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Views, and the development build' })
      .click();
    await expect(page).toHaveTitle('Views, and the development build · Quadrille');
    await page.getByRole('link', { name: 'All sources' }).click();
    await page.getByRole('link', { name: 'quadtree.cpp' }).click();
    await expect(page.getByText('namespace quadrille').first()).toBeVisible();
  });
});
