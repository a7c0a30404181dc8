/** Five languages: chosen by the browser, by the link or by hand, each with its own numbers, and only one of them loaded. */
import { settings } from '../../web/playground/locales/settings.ts';
import { expect, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const languages = [
  { language: 'en', locale: 'en-GB', numbers: 'Live numbers', tests: '1,999,000', levels: '0–3' },
  {
    language: 'it',
    locale: 'it-IT',
    numbers: 'Dati in tempo reale',
    tests: '1.999.000',
    levels: '0–3',
  },
  {
    language: 'vi',
    locale: 'vi-VN',
    numbers: 'Số liệu trực tiếp',
    tests: '1.999.000',
    levels: '0–3',
  },
  { language: 'zh-Hans', locale: 'zh-CN', numbers: '实时数据', tests: '1,999,000', levels: '0～3' },
  { language: 'zh-Hant', locale: 'zh-TW', numbers: '即時數據', tests: '1,999,000', levels: '0～3' },
] as const;

for (const { language, locale, numbers, tests, levels } of languages)
  test.describe(language, () => {
    const quickly = thoroughUnless(language === 'it' || language === 'zh-Hant');
    test(
      'is what a browser set to it gets, and the only one that is fetched',
      quickly,
      async ({ openPlayground }) => {
        const scripts: Promise<string>[] = [];
        const playground = await openPlayground('n=2000&play=0', {
          locale,
          before: async (page) => {
            page.on('response', (response) => {
              // What still comes when the test is over has no text any more.
              if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
            });
          },
        });
        const texts = await Promise.all(scripts);
        const { label } = settings.parameters.count;
        const fetchedWith = (says: (one: (typeof languages)[number]) => string): string[] =>
          languages
            .filter((one) => texts.some((text) => text.includes(says(one))))
            .map((one) => one.language);
        expect(fetchedWith((one) => one.numbers)).toEqual([language]);
        // This text stands in a table with all languages.
        expect(fetchedWith((one) => label[one.language])).toEqual([language]);
        await expect(playground.page.locator('html')).toHaveAttribute('lang', language);
        const panel = playground.panel(numbers);
        await expect(panel).toBeVisible();
        await expect(panel.getByRole('definition').filter({ hasText: tests })).toBeVisible();
        await expect(playground.languageMenu).toHaveValue(language);
      },
    );

    test('writes from which level to which the tree reaches', async ({ openPlayground }) => {
      const playground = await openPlayground(`p=crowd&lang=${language}&play=0`);
      const reach = playground.panel(numbers).getByRole('definition').filter({ hasText: levels });
      await expect(reach).toHaveText(levels);
    });

    test(
      'is what a link that asks for it shows, whatever the browser is set to',
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground(`lang=${language}&play=0`, { locale: 'fr-FR' });
        await expect(playground.panel(numbers)).toBeVisible();
      },
    );

    test(
      'on a phone, the help of the trace tool takes two lines at most, and the probe is explained without keys',
      quickly,
      async ({ openPlayground }) => {
        const { page } = await openPlayground(`lang=${language}&play=0`, {
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
        });
        const { label, touchHint } = settings.parameters.probe;
        await expect(page.getByLabel(label[language], { exact: true })).toHaveAccessibleDescription(
          touchHint[language],
        );
        await page.locator('#button-more').tap();
        await page.locator('#tool-ask').tap();
        const toast = page.locator('.toast');
        await expect(toast).not.toBeEmpty();
        const lines = await toast.evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return new Set([...text.getClientRects()].map(({ top }) => top)).size;
        });
        expect(lines).toBeLessThanOrEqual(2);
      },
    );

    test('fits narrow screens', thorough, async ({ openPlayground }) => {
      for (const width of [320, 390, 768, 1_152, 1_280]) {
        const playground = await openPlayground(`p=s3&lang=${language}&play=0`, {
          viewport: { width, height: 740 },
        });
        const cut = await playground.page.evaluate(() =>
          // A select that cannot be seen lies over its icon; the logo stands for a name that is only said.
          [...document.querySelectorAll('button, select, h1, h2, h3, header p, fieldset label')]
            .filter((one) => {
              const { clipPath, opacity } = getComputedStyle(one);
              return opacity !== '0' && clipPath === 'none' && one.checkVisibility();
            })
            .filter((one) => {
              const box = one.getBoundingClientRect();
              return (
                box.left < 0 || box.right > innerWidth || one.scrollWidth > one.clientWidth + 1
              );
            })
            .map((one) => one.outerHTML),
        );
        expect(cut, String(width)).toEqual([]);
        await playground.close();
      }
    });
  });

test('another language is chosen while the scene goes on, and is in the link', async ({
  openPlayground,
  urlOf,
}) => {
  const playground = await openPlayground('n=50');
  const { page, languageMenu } = playground;
  await expect.poll(playground.frame).toBeGreaterThan(3);
  const before = await playground.frame();
  await languageMenu.focus();
  await languageMenu.selectOption('Tiếng Việt');
  await expect(playground.panel('Số liệu trực tiếp')).toBeVisible();
  expect(await playground.frame()).toBeGreaterThanOrEqual(before);
  await expect(languageMenu).toBeFocused();
  await expect(page).toHaveURL(urlOf('v=1&n=50&lang=vi'));
  await page.keyboard.press('Escape');
  await page.getByRole('application', { name: 'Hình ảnh trực tiếp' }).focus();
  await page.keyboard.press(' ');
  await expect.poll(playground.settings).toMatchObject({ playing: false });
  await expect(page.getByRole('button', { name: 'Phát', exact: true })).toHaveCount(1);
});

// Where it is narrower, a globe stands for the name.
for (const viewport of [
  { width: 740, height: 360 },
  { width: 1_152, height: 700 },
])
  test(
    `the name of a language is whole in its menu at ${viewport.width}`,
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('play=0', { viewport });
      const menu = playground.languageMenu;
      for (const option of await menu.getByRole('option').all()) {
        await menu.selectOption(await option.getAttribute('value'));
        const cut = await menu.evaluate((select) => {
          const given = select.getBoundingClientRect().width;
          const { inlineSize } = select.style;
          Object.assign(select.style, { flex: 'none', inlineSize: 'max-content' });
          const wanted = select.getBoundingClientRect().width;
          Object.assign(select.style, { flex: '', inlineSize });
          return wanted - given;
        });
        expect(cut, (await option.textContent()) ?? '').toBeLessThanOrEqual(0);
      }
    },
  );

test(
  'a link with nothing but a language opens the scene of the page, in that language',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('lang=it');
    expect(await playground.settings()).toMatchObject({
      preset: 'crowd',
      language: 'it',
      count: 90,
    });
    await expect(playground.button('Mostrami come')).toBeVisible();
    const embedded = await openPlayground('lang=it', { file: 'embed.html' });
    expect(await embedded.settings()).toMatchObject({ preset: 's2', language: 'it' });
  },
);
