/** What the page's own file shows before its code is there. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { thoroughUnless } from './thorough.ts';
import { type Waiting, waiting } from './waiting-page.ts';

/** The page begins, and no pair is tested yet: time stands still once it has drawn one frame. */
async function beginAt0(page: Page, begin: Waiting['begin']): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await begin();
  await page.clock.runFor(16);
  await expect(page.locator('.first')).toHaveCount(0);
}

const parts = ['.sentence', '.with-tree', '.without-tree', '.stage'];

const placesOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const { x, y, width, height } = document
          .querySelector(`.desk ${selector}`)!
          .getBoundingClientRect();
        return `${selector} ${x} ${y} ${width} ${height}`;
      }),
    parts,
  );

for (const look of [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const)
  test(`the squares are those of the first frame, to the pixel: ${Object.values(look).join(', ')}`, async ({
    browser,
    urlOf,
  }) => {
    // The picture is as many pixels large as the world is units.
    const viewport = { width: 1_500, height: 976 };
    const { page, begin } = await waiting(browser, urlOf(), { viewport, ...look });
    const box = (await page.locator('.first-picture').boundingBox())!;
    expect([box.width, box.height]).toEqual([720, 720]);
    const inside = { x: box.x + 1, y: box.y + 1, width: 718, height: 718 };
    await page.locator('#loading').evaluate((words) => words.remove());
    const before = await page.screenshot({ clip: inside });
    await beginAt0(page, begin);
    await expect(page.locator('.with-tree strong')).toHaveText('0');
    const after = await page.screenshot({ clip: inside });
    expect(after.equals(before)).toBe(true);
    await page.context().close();
  });

for (const [width, height] of [
  [1_280, 800],
  [1_024, 600],
  [390, 844],
  [360, 740],
  [844, 390],
] as const)
  test(
    `nothing moves and no word changes when the code comes, at ${width}x${height}`,
    thoroughUnless(width === 390),
    async ({ browser, urlOf }) => {
      const viewport = { width, height };
      const { page, begin } = await waiting(browser, urlOf(), { viewport });
      const words = page.locator('.headline');
      const before = { places: await placesOf(page), words: await words.innerText() };
      await beginAt0(page, begin);
      // The names of the tools have the width of the reader's letters.
      const isAcross = width === 844;
      const after = { places: await placesOf(page), words: await words.innerText() };
      expect(after.words).toBe(before.words);
      if (!isAcross) expect(after.places).toEqual(before.places);
      await page.context().close();
    },
  );

test('in every frame that the browser shows there is a picture, and nothing else of the page', async ({
  browser,
  urlOf,
}) => {
  const { page, begin } = await waiting(browser, urlOf());
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const { port1, port2 } = new MessageChannel();
    const { body } = document;
    const isSeen = (selector: string): boolean =>
      body.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
    // The task after a frame.
    port1.addEventListener('message', () => {
      const isDrawn = [...document.querySelectorAll<HTMLCanvasElement>('#picture canvas')].some(
        (canvas) => {
          const { width, height } = canvas;
          const copy = new OffscreenCanvas(width, height).getContext('2d')!;
          copy.drawImage(canvas, 0, 0);
          return copy.getImageData(0, 0, width, height).data.some((value) => value > 0);
        },
      );
      const others = ['.transport', '.picture-tools', '.panels', '.settings'].filter(isSeen);
      const stage = document.querySelector('.stage')!.getBoundingClientRect();
      const isBarShort = document.querySelector('.with-tree .tally-bar')!.clientWidth < 50;
      const about = {
        hasPicture: isSeen('.first-picture') || isDrawn,
        others,
        sentence: document.querySelector('.sentence')?.textContent,
        stage: [stage.x, stage.y, stage.width, stage.height],
        isBarShort,
      };
      seen.push(JSON.stringify(about));
      if (!isSeen('.story')) look();
    });
    port1.start();
    const look = (): unknown => requestAnimationFrame(() => port2.postMessage('frame'));
    look();
  });
  await begin();
  await page.locator('.story').waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const seen: string[] = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
  expect([...new Set(seen)]).toHaveLength(1);
  expect(JSON.parse(seen[0]!)).toMatchObject({
    hasPicture: true,
    others: [],
    sentence: 'Which of these 90 squares overlap? Let’s test every pair.',
    isBarShort: true,
  });
  await page.context().close();
});

test('the picture is square where the stage is not', async ({ browser, urlOf }) => {
  const viewport = { width: 667, height: 375 };
  const { page } = await waiting(browser, urlOf(), { viewport });
  const { width, height } = (await page.locator('.first-picture').boundingBox())!;
  const stage = (await page.locator('.stage').boundingBox())!;
  expect(width).toBe(height);
  expect(width).toBe(Math.min(stage.width, stage.height));
  await page.context().close();
});

test('readers whose language the page does not speak see the words, in English as later', async ({
  browser,
  urlOf,
}) => {
  const { page } = await waiting(browser, urlOf(), { locale: 'fr-FR' });
  await expect(page.locator('.sentence')).toBeVisible();
  await page.context().close();
});

test('a link shows none of it', async ({ browser, urlOf }) => {
  const { page } = await waiting(browser, urlOf('p=s2'));
  await expect(page.locator('.first-picture')).toBeHidden();
  await expect(page.locator('.headline')).toBeHidden();
  await expect(page.locator('#loading')).toBeVisible();
  await page.context().close();
});

test('readers of other languages see the picture, and the place of the words', async ({
  browser,
  urlOf,
}) => {
  const { page, begin } = await waiting(browser, urlOf(), { locale: 'it' });
  await expect(page.locator('.first-picture')).toBeVisible();
  await expect(page.locator('.headline')).toBeHidden();
  expect((await page.locator('.headline').boundingBox())?.height).toBeGreaterThan(100);
  await begin();
  await expect(page.locator('.headline')).toContainText('quadrati');
  await page.context().close();
});

test('a page that is embedded has none of it', async ({ browser, urlOf }) => {
  const { page } = await waiting(browser, urlOf('', 'v1/embed.html'));
  await expect(page.locator('.first')).toHaveCount(0);
  await page.context().close();
});

test('that the code still comes is said where it takes long', async ({ browser, urlOf }) => {
  const { page } = await waiting(browser, urlOf());
  const words = page.locator('#loading');
  const [appearing] = await words.evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getTiming().duration),
  );
  expect(appearing).toBe(2_000);
  await expect(words).toBeVisible();
  await page.context().close();
});
