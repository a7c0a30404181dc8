/** Narrow, low and recoloured screens. */
import type { Locator } from '@playwright/test';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

/** Everything outside the picture that is to be pressed without scrolling, and the name of the page. */
function alwaysInSight({ page, languageMenu }: Playground): Locator {
  return page
    .getByRole('button', { name: /^(Scenes|Play|Share)$/ })
    .or(page.getByRole('heading', { name: 'Quadrille', level: 1 }))
    .or(languageMenu);
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is hidden`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

function backgroundOf(part: Locator): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test.describe('nothing is cut', () => {
  for (const [width, height] of [
    [320, 568],
    [344, 882],
    [360, 740],
    [375, 667],
    [390, 844],
    [600, 900],
    [640, 400],
    [667, 375],
    [864, 700],
    [1_000, 500],
    [1_200, 740],
    [1_280, 800],
  ] as const)
    test(`at ${width} by ${height}`, thoroughUnless(width === 320), async ({ openPlayground }) => {
      const playground = await openPlayground('', { viewport: { width, height } });
      for (const preset of ['s0', 's3', 's4']) {
        await playground.follow(`p=${preset}&play=0`);
        await expect.poll(playground.settings).toMatchObject({ preset });
        await playground.waitForLayout();
        const parts = alwaysInSight(playground);
        await expect(parts).toHaveCount(5);
        const cut = await parts.evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { left, right, bottom } = element.getBoundingClientRect();
              return left < 0 || right > innerWidth || bottom > innerHeight;
            })
            .map(({ textContent }) => textContent),
        );
        expect(cut).toEqual([]);
        const overflow = await playground.page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBe(0);
      }
    });

  for (const language of ['it', 'vi', 'zh-Hant'])
    test(`within a panel, in ${language}`, thorough, async ({ openPlayground }) => {
      for (const [width, height] of [
        [320, 568],
        [640, 400],
        [667, 375],
        [844, 390],
        [1_280, 800],
      ] as const) {
        const playground = await openPlayground(`n=2000&play=0&lang=${language}`, {
          viewport: { width, height },
        });
        const overflowing = await playground.page.evaluate(() => {
          for (const group of document.querySelectorAll('details')) group.open = true;
          return [...document.querySelectorAll('main *')]
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
            .map(({ outerHTML }) => outerHTML.slice(0, 100));
        });
        expect(overflowing, `${width} by ${height}`).toEqual([]);
        await playground.close();
      }
    });

  for (const width of [320, 1_280])
    test(
      `the banner is no wider than the picture at ${width}`,
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground('p=s4&place=leaf&min=200&max=200&depth=10&cap=1', {
          viewport: { width, height: 700 },
        });
        await expect(playground.banner).toBeVisible();
        const banner = await boxOf(playground.banner);
        const picture = await boxOf(playground.picture);
        expect(banner.x).toBeGreaterThanOrEqual(picture.x - 1);
        expect(banner.right).toBeLessThanOrEqual(picture.right + 1);
      },
    );

  test('a phone says in words that the link was copied', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', {
      viewport: { width: 320, height: 640 },
      permissions: ['clipboard-read', 'clipboard-write'],
      ownClock: true,
    });
    await playground.showAllControls();
    // So that the toast stays.
    await playground.pauseClock();
    await playground.button('Copy link').click();
    const toast = playground.toast('Copied.');
    await expect(toast).toBeVisible();
    const { width, right } = await boxOf(toast);
    expect(width).toBeGreaterThan(50);
    expect(right).toBeLessThanOrEqual(320);
  });
});

test('in forced colours the bars of tests and Play stand out', async ({ openPlayground }) => {
  const playground = await openPlayground('n=200&play=0', { forcedColors: 'active' });
  const numbers = playground.panel('Live numbers');
  const meter = numbers.getByTestId('saved-tests');
  await expect(meter).toHaveCSS('border-top-width', '1px');
  expect(await backgroundOf(meter.locator('span'))).not.toBe(await backgroundOf(numbers));
  const bar = playground.page.locator('.with-tree .tally-bar');
  const sentence = playground.page.locator('.sentence');
  const ink = await sentence.evaluate((element) => getComputedStyle(element).color);
  expect(await backgroundOf(bar)).toBe(ink);
  expect(await backgroundOf(playground.button('Play'))).not.toBe(
    await backgroundOf(playground.button('Step')),
  );
});

test(
  'a phone whose settings are open keeps picture, numbers and Play in sight, and what has the focus too',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('n=50&play=0', {
      viewport: { width: 390, height: 844 },
    });
    await playground.settingsGroup('Tree').locator('summary').click();
    // From below, so that what is above it is what might cover it.
    await playground.control('Touching edges collide').focus();
    await playground.page.evaluate(() => scrollBy(0, 400));
    const slider = playground.control('Capacity, slider');
    await slider.focus();
    expect((await boxOf(playground.picture)).y).toBeGreaterThanOrEqual(0);
    const play = await boxOf(playground.button('Play'));
    expect((await boxOf(slider)).y).toBeGreaterThan(play.bottom);
    const nodes = await playground.liveNumber('Nodes').textContent();
    await expect(
      playground.page.getByText(new RegExp(`^Pairs \\d+ · tests \\d+ · nodes ${nodes}$`)),
    ).toBeVisible();
  },
);

test(
  'a small tablet shows the events of a wide picture without scrolling',
  thorough,
  async ({ openPlayground }) => {
    const { page } = await openPlayground('p=bodies&events=1&t=100&play=0', {
      viewport: { width: 768, height: 1_024 },
    });
    await expect(page.locator('.events-bar').first()).toBeInViewport({ ratio: 1 });
    const { bottom } = await boxOf(page.locator('.events-row').nth(3));
    expect(bottom).toBeLessThan(1_024);
  },
);

test(
  'a low screen breaks the number of the frame nowhere',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('n=50&play=0', {
      viewport: { width: 1_280, height: 500 },
    });
    const lines = await playground.page.getByText(/^Frame 0 of \d+$/).evaluate((place) => {
      const range = document.createRange();
      range.selectNodeContents(place);
      return range.getClientRects().length;
    });
    expect(lines).toBeLessThanOrEqual(1);
  },
);
