/** The dialog that sets up an embed: what it copies works in an article and is what its preview shows. */
import type { Frame, Locator } from '@playwright/test';
import { violations } from './axe-violations.ts';
import { inside, settingsIn } from './embedded-playground.ts';
import { expect, type OpenOptions, type Playground, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

const clipboard: OpenOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

/** A preview that is replaced breaks off what it was fetching. */
const impatient: OpenOptions = { ...clipboard, mayFail: true };

async function openDialog(playground: Playground): Promise<Locator> {
  await playground.button('Share').click();
  await playground.button('Set up Embed').click();
  const dialog = playground.page.getByRole('dialog', { name: 'Embed in your page' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function copied(playground: Playground, dialog: Locator): Promise<string> {
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  return playground.clipboard();
}

/** The options of a group that are not as wide as its first, in line with a column, or as high as their row. */
async function raggedOptions(dialog: Locator, group: string): Promise<string[]> {
  const labels = dialog.locator(`input[name="control-embed-${group}"] + label`);
  return labels.evaluateAll((all) => {
    const cells = all.map((label) => ({ label, box: label.getBoundingClientRect() }));
    const first = cells[0]?.box ?? new DOMRect();
    return cells
      .filter(({ box }) => {
        const columns = Math.round((box.left - first.left) / first.width);
        const row = cells.filter((other) => Math.abs(other.box.top - box.top) < box.height / 2);
        const differences = [
          box.width - first.width,
          box.left - first.left - columns * first.width,
          ...row.flatMap((other) => [other.box.top - box.top, other.box.height - box.height]),
        ];
        return differences.some((pixels) => Math.abs(pixels) > 0.5);
      })
      .map(({ label }) => label.textContent);
  });
}

/** The page in the preview once its scene is there. */
async function previewOf({ page }: Playground): Promise<Frame> {
  return inside(page, 'section[aria-label="Preview"] iframe');
}

test.describe('the dialog of an embed', () => {
  test('offers an iframe of the picture and a button that plays, which fits any column and works in an article', async ({
    openArticle,
    openPlayground,
    urlOf,
  }) => {
    const playground = await openPlayground('n=35&play=0', clipboard);
    const html = await copied(playground, await openDialog(playground));
    expect(html).toContain(`src="${urlOf('', 'v1/embed.html')}#v=1&amp;n=35`);
    expect(html).toContain('width="100%"');
    const page = await openArticle(html);
    const frame = await inside(page);
    expect(await settingsIn(frame)).toMatchObject({ count: 35, playing: false });
    expect((await page.locator('iframe').boundingBox())?.width).toBeGreaterThan(950);
    for (const width of [320, 360, 600, 800]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () =>
        frame.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return [scrollWidth - innerWidth, scrollHeight - innerHeight];
        });
      await expect.poll(overflow).toEqual([0, 0]);
    }
    await frame.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => frame.evaluate(() => window.quadrille?.frame ?? 0)).toBeGreaterThan(1);
  });

  test(
    'copies an element with all that was chosen, which its preview shows',
    thorough,
    async ({ openArticle, openPlayground }) => {
      const playground = await openPlayground('p=s4&n=50&touch=1&play=0', impatient);
      const dialog = await openDialog(playground);
      await playground.choose('Kind of code', 'Element');
      await playground.choose('What is shown', 'Settings');
      await playground.choose('What is shown', 'Tools');
      await playground.choose('What readers cannot change', 'Tree');
      await dialog.getByLabel('Language', { exact: true }).selectOption('Italiano');
      await playground.control('As high as its content').check();
      const chosen = {
        preset: 's4',
        count: 50,
        touching: true,
        start: 'running',
        playing: false,
        fit: 'content',
        hide: 'scenes.time.numbers.diagram.caption.zoom.probe.extras.link',
        lock: 'tree',
        language: 'it',
      };
      await expect(async () => {
        expect(await settingsIn(await previewOf(playground))).toMatchObject(chosen);
      }).toPass();
      const preview = await previewOf(playground);
      await expect(preview.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
      await expect
        .poll(() => preview.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBe(0);
      const page = await openArticle(await copied(playground, dialog));
      const frame = await inside(page, 'quadrille-playground iframe');
      expect(await settingsIn(frame)).toMatchObject(chosen);
    },
  );

  test('has a height, and a preview as wide as a phone', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=35&play=0', impatient);
    const dialog = await openDialog(playground);
    await playground.enter('Height', '9000');
    await expect(playground.control('Height')).toHaveValue('1200');
    await playground.enter('Height', '480');
    await playground.choose('Preview', 'On a phone');
    const box = await dialog.locator('iframe').boundingBox();
    expect(box).toMatchObject({ width: 358, height: 480 });
    expect(await copied(playground, dialog)).toContain('height="480"');
  });

  test('starts as it is told to', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=35&play=0', impatient);
    const dialog = await openDialog(playground);
    const code = dialog.getByRole('region', { name: 'Code of the embed' });
    await expect(code).toContainText('play=0&amp;hide');
    await playground.choose('Start', 'Running');
    await expect(code).not.toContainText(/play=|start=/);
    await playground.choose('Start', 'With a click');
    await expect(code).toContainText('play=0&amp;start=click');
    await playground.choose('Start', 'Poster, loads when clicked');
    await expect(code).toContainText('start=poster');
  });

  test('makes the page light or dark', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=35&play=0', impatient);
    const dialog = await openDialog(playground);
    await dialog
      .getByRole('group', { name: 'Light or dark page' })
      .getByText('Dark', { exact: true })
      .click();
    await expect(dialog.locator('pre')).toContainText('theme=dark');
    await expect
      .poll(async () => settingsIn(await previewOf(playground)))
      .toMatchObject({ theme: 'dark' });
    await expect
      .poll(async () =>
        (await previewOf(playground)).evaluate(
          () => getComputedStyle(document.documentElement).colorScheme,
        ),
      )
      .toBe('dark');
  });

  test(
    'is fetched when it is opened, and closes without the share dialog',
    thorough,
    async ({ openPlayground }) => {
      const fetched: string[] = [];
      const playground = await openPlayground('play=0', {
        ...clipboard,
        before: async (page) => {
          page.on('request', (request) => fetched.push(request.url()));
        },
      });
      await playground.button('Share').click();
      await expect(playground.button('Set up Embed')).toBeVisible();
      expect(fetched.some((url) => url.includes('/embed-dialog-'))).toBe(false);
      await playground.button('Set up Embed').click();
      const dialog = playground.page.getByRole('dialog', { name: 'Embed in your page' });
      await expect(dialog).toBeVisible();
      expect(fetched.some((url) => url.includes('/embed-dialog-'))).toBe(true);
      await previewOf(playground);
      await dialog.getByRole('button', { name: 'Close' }).focus();
      await playground.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(playground.button('Set up Embed')).toBeFocused();
    },
  );

  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const)
    for (const [lang, share] of Object.entries({ en: 'Share', it: 'Condividi', vi: 'Chia sẻ' }))
      test(
        `has its code and Copy on the screen, and its options in columns, ${width} × ${height}, ${lang}`,
        thorough,
        async ({ openPlayground }) => {
          const viewport = { width, height };
          const playground = await openPlayground(`n=35&play=0&lang=${lang}`, {
            ...impatient,
            viewport,
          });
          const { page } = playground;
          await playground.button(share).click();
          await page.locator('#share-embed').click();
          const dialog = page.locator('#embed');
          const copy = dialog.locator('button.primary');
          for (const pixels of ['360', '1200']) {
            await page.locator('#control-embed-height').fill(pixels);
            await page.locator('#control-embed-height').press('Enter');
            await expect(dialog.locator('pre')).toContainText(`height="${pixels}"`);
            await expect(dialog.locator('iframe')).toHaveAttribute('height', pixels);
            await expect(dialog.locator('pre')).toBeInViewport({ ratio: 1 });
            await expect(copy).toBeInViewport({ ratio: 1 });
          }
          await page.locator('#control-embed-language').scrollIntoViewIfNeeded();
          await expect(copy).toBeInViewport({ ratio: 1 });
          for (const group of ['form', 'start', 'shown', 'locked', 'theme', 'width'])
            expect(await raggedOptions(dialog, group), group).toEqual([]);
        },
      );

  test('has no width that a phone lacks', thorough, async ({ openPlayground }) => {
    const viewport = { width: 360, height: 780 };
    const playground = await openPlayground('n=35&play=0', { ...clipboard, viewport });
    const dialog = await openDialog(playground);
    await previewOf(playground);
    const overflow = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(overflow).toBe(0);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `has nothing that axe finds fault with, ${colorScheme}`,
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground('n=35&play=0', { ...clipboard, colorScheme });
        await openDialog(playground);
        await previewOf(playground);
        expect(await violations(playground)).toEqual([]);
      },
    );
});
