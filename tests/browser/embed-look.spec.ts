/** Colours, size of text and the writing of numbers that an author chooses for an embed. */
import type { Page } from '@playwright/test';
import type { Settings } from '../../web/playground/state/parameters.ts';
import { violations } from './axe-violations.ts';
import { elementHtml } from './element-html.ts';
import { inside, settingsIn } from './embedded-playground.ts';
import { expect, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

const file = 'embed.html';

/** What the reader sees of the ground, of the text on it, and how large that is. */
function lookOf(page: Pick<Page, 'evaluate'>) {
  return page.evaluate(() => {
    const { color, fontSize } = getComputedStyle(document.body);
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    const whole = document.querySelector('#whole');
    return {
      background: backgroundColor,
      ink: color,
      fontSize,
      link: whole && getComputedStyle(whole).color,
      scheme: colorScheme,
    };
  });
}

test.describe('an embed', () => {
  for (const system of ['light', 'dark'] as const)
    test(`has the ground, the accent and the size of text of its link, in a ${system} system`, async ({
      openPlayground,
    }) => {
      const usual = await lookOf(
        (await openPlayground('play=0', { file, colorScheme: system })).page,
      );
      const link = 'play=0&bg=002b36&accent=2aa198&font=120';
      const playground = await openPlayground(link, { file, colorScheme: system });
      const look = await lookOf(playground.page);
      expect(look).toMatchObject({
        background: 'rgb(0, 43, 54)',
        link: 'rgb(42, 161, 152)',
        scheme: 'dark',
      });
      expect(Number.parseFloat(look.fontSize)).toBeCloseTo(
        1.2 * Number.parseFloat(usual.fontSize),
        3,
      );
      expect(await violations(playground)).toEqual([]);
    });

  for (const [background, accent] of [
    ['777', '777'],
    ['ff0', 'ff0'],
    ['767676', 'f0f'],
    ['fff', 'fff'],
  ])
    test(
      `can be read whatever its author chose: ${accent} on ${background}`,
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground(`play=0&bg=${background}&accent=${accent}`, {
          file,
        });
        expect(await violations(playground)).toEqual([]);
      },
    );

  test('takes colours of messages, and goes back to the usual ones', async ({
    openArticle,
    urlOf,
  }) => {
    const page = await openArticle(
      elementHtml(urlOf('', file), 'background="#123" font-size="125" playing="false"'),
    );
    const frame = await inside(page);
    expect(await settingsIn(frame)).toMatchObject({ background: '112233', fontSize: 125 });
    await expect.poll(() => lookOf(frame)).toMatchObject({ background: 'rgb(17, 34, 51)' });
    const set = (background: string) =>
      page.evaluate(
        (colour) => document.querySelector('quadrille-playground')?.set({ background: colour }),
        background,
      );
    await set('#fed');
    await expect
      .poll(() => lookOf(frame))
      .toMatchObject({ background: 'rgb(255, 238, 221)', scheme: 'light' });
    await set('url(//example.org/x)');
    await set('');
    await expect.poll(() => lookOf(frame)).toMatchObject({ background: 'rgb(246, 244, 238)' });
  });

  test('injects nothing by its link', async ({ openPlayground }) => {
    const enemy = encodeURIComponent('#000;background:url(//example.org/x)');
    const playground = await openPlayground(`play=0&accent=${enemy}&bg=${enemy}&font=${enemy}`, {
      file,
    });
    expect(await playground.settings()).toMatchObject({
      accent: '',
      background: '',
      fontSize: 100,
    });
    const style = await playground.page.evaluate(() => document.documentElement.style.cssText);
    expect(style).not.toContain('url');
    expect(style).not.toContain('--paper');
  });

  test('leaves its colours behind on the way to the whole page', async ({
    openPlayground,
    urlOf,
  }) => {
    const playground = await openPlayground('n=33&play=0&bg=123&font=125', { file });
    const whole = playground.page.getByRole('link', { name: 'Open in the playground' });
    await whole.focus();
    expect(await whole.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(
      urlOf('v=1&n=33&play=0'),
    );
  });
});

test('an embed writes numbers as the article around it does, and follows when that changes', async ({
  openArticle,
  urlOf,
}) => {
  const page = await openArticle(
    elementHtml(
      urlOf('', 'embed.html'),
      'preset="s4" playing="false" language="it" thousands="space"',
    ),
  );
  const frame = await inside(page);
  const numbers = frame.locator('#numbers');
  await expect(numbers).toContainText(/\d\u{202f}\d{3}/u);
  const set = (thousands: Settings['thousands']) =>
    page.evaluate(
      (chosen) => document.querySelector('quadrille-playground')?.set({ thousands: chosen }),
      thousands,
    );
  await set('comma');
  await expect(numbers).toContainText(/\d,\d{3}/);
  await expect(numbers).not.toContainText(/\d[.\s]\d{3}/);
  await set('auto');
  await expect(numbers).toContainText(/\d\.\d{3}/);
});

test('the dialog of an embed offers colours, the size of text and how numbers are written, and shows them', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('n=35&play=0', {
    permissions: ['clipboard-read', 'clipboard-write'],
    // A preview that is replaced breaks off what it was fetching.
    mayFail: true,
  });
  await playground.button('Share').click();
  await playground.button('Set up Embed').click();
  const dialog = playground.page.getByRole('dialog', { name: 'Embed in your page' });
  await dialog.getByLabel('Background colour', { exact: true }).fill('#002b36');
  await dialog.getByLabel('Colour of links and buttons', { exact: true }).fill('#2aa198');
  await dialog.getByLabel('Size of text', { exact: true }).fill('120');
  await dialog.getByLabel('Size of text', { exact: true }).press('Enter');
  const code = dialog.getByRole('region', { name: 'Code of the embed' });
  await dialog.getByText('4.005,5', { exact: true }).click();
  await expect(code).toContainText('accent=2aa198&amp;bg=002b36&amp;font=120&amp;th=point');
  await dialog.getByText('Element', { exact: true }).click();
  await expect(code).toContainText(
    'accent="#2aa198" background="#002b36" font-size="120" thousands="point"',
  );
  const preview = await inside(playground.page, 'section[aria-label="Preview"] iframe');
  await expect.poll(() => lookOf(preview)).toMatchObject({ background: 'rgb(0, 43, 54)' });
  await dialog.getByRole('button', { name: 'Background colour: Default' }).click();
  await expect(code).not.toContainText('background=');
  expect(await violations(playground)).toEqual([]);
});
