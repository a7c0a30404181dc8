/** Five languages: chosen by the browser, by the link or by hand, each with its own numbers, and only one of them loaded. */
import { describe, expect, test } from 'vitest';
import { useHouse } from './support.ts';

const house = useHouse();

const languages = [
  { language: 'en', locale: 'en-GB', file: 'english', numbers: 'Live numbers', tests: '1,999,000' },
  {
    language: 'it',
    locale: 'it-IT',
    file: 'italian',
    numbers: 'Dati in tempo reale',
    tests: '1.999.000',
  },
  {
    language: 'vi',
    locale: 'vi-VN',
    file: 'vietnamese',
    numbers: 'Số liệu trực tiếp',
    tests: '1.999.000',
  },
  {
    language: 'zh-Hans',
    locale: 'zh-CN',
    file: 'chinese-simplified',
    numbers: '实时数据',
    tests: '1,999,000',
  },
  {
    language: 'zh-Hant',
    locale: 'zh-TW',
    file: 'chinese-traditional',
    numbers: '即時數據',
    tests: '1,999,000',
  },
] as const;

const dictionaries = /assets\/(english|italian|vietnamese|chinese-simplified|chinese-traditional)-/;

describe.each(languages)('$language', ({ language, locale, file, numbers, tests }) => {
  test('is what a browser set to it gets, and the only one that is fetched', async () => {
    const fetched: string[] = [];
    const visit = await house.visit('n=2000&play=0', {
      locale,
      before: async (page) => {
        page.on('request', (request) => {
          const name = dictionaries.exec(request.url())?.[1];
          if (name !== undefined) fetched.push(name);
        });
      },
    });
    expect(fetched).toEqual([file]);
    expect(await visit.page.locator('html').getAttribute('lang')).toBe(language);
    expect(await visit.text('#numbers-title')).toBe(numbers);
    expect(await visit.text('#fact-bruteForce')).toBe(tests);
    expect(await visit.page.locator('#language').inputValue()).toBe(language);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('is what a link that asks for it shows, whatever the browser is set to', async () => {
    const visit = await house.visit(`lang=${language}&play=0`, { locale: 'fr-FR' });
    expect(await visit.text('#numbers-title')).toBe(numbers);
    await visit.close();
  });

  test('fits narrow screens', async () => {
    for (const width of [320, 390, 768, 1_152, 1_280]) {
      const visit = await house.visit(`p=s3&lang=${language}&play=0`, {
        viewport: { width, height: 740 },
      });
      const cut = await visit.page.evaluate(() =>
        [...document.querySelectorAll('button, select, .brand, .options label, h2, h3')]
          .filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < 0 || box.right > innerWidth || one.scrollWidth > one.clientWidth + 1;
          })
          .map((one) => `${one.id} ${one.textContent}`),
      );
      expect(cut, String(width)).toEqual([]);
      await visit.close();
    }
  });
});

test('another language is chosen while the scene goes on, and stands in the link', async () => {
  const visit = await house.visit('n=50');
  await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 3);
  const before = await visit.frame();
  const picker = visit.page.locator('#language');
  await picker.focus();
  await picker.selectOption('vi');
  await visit.page.getByText('Số liệu trực tiếp').waitFor();
  expect(await visit.frame()).toBeGreaterThanOrEqual(before);
  expect(await visit.page.evaluate(() => document.activeElement?.id)).toBe('language');
  await visit.page.waitForTimeout(450);
  expect(visit.page.url()).toBe(house.url('v=1&n=50&lang=vi'));
  await visit.page.keyboard.press('Escape');
  await visit.page.locator('#picture').focus();
  await visit.page.keyboard.press(' ');
  expect(await visit.settings()).toMatchObject({ playing: false });
  expect(await visit.page.locator('#button-play').count()).toBe(1);
  expect(visit.problems).toEqual([]);
  await visit.close();
});
