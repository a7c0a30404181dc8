/** The article: text, figures, settings and numbers in sentences, code; with scripts and without, on screens and on paper. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { languages } from '../../web/playground/state/language.ts';
import { violations } from './axe-violations.ts';
import { expect, test } from './fixtures.ts';
import { installLine } from './install-line.ts';
import { whenIdle } from './playground.ts';
import { thorough } from './thorough.ts';

const site = fileURLToPath(new URL('../../site/learn/', import.meta.url));
/** Addresses of all pages in English; that of the first page is empty. */
const pages = readdirSync(site, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && !['assets', 'cards', 'stills', ...languages].includes(entry.name),
  )
  .map(({ name }) => `${name}/`);

const phone = {
  viewport: { width: 360, height: 780 },
  reducedMotion: 'reduce',
  starts: false,
} as const;
const desk = { ...phone, viewport: { width: 1_280, height: 800 } } as const;

/** Figures stay still pictures: the playground has tests of its own. */
function stopFigures(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(globalThis, {
      IntersectionObserver: class {
        observe(): void {}
      },
    });
  });
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

for (const [place, options] of [
  ['on a phone, dark', { ...phone, colorScheme: 'dark' }],
  ['on a wide screen, light', { ...desk, colorScheme: 'light' }],
] as const)
  test(
    `axe finds nothing in any page, ${place}, and nothing is cut off`,
    thorough,
    async ({ openPlayground }) => {
      const found = [];
      for (const [at, path] of ['', ...pages].entries()) {
        // Every language has its turn.
        const language = languages[at % languages.length]!;
        const file = `learn/${language === 'en' ? '' : `${language}/`}${path}`;
        const opened = await openPlayground('', { ...options, file, before: stopFigures });
        expect(await widthOf(opened.page), path).toBe(options.viewport.width);
        for (const violation of await violations(opened)) found.push(`${path}: ${violation}`);
      }
      expect(found).toEqual([]);
    },
  );

test(
  'the last chapter leads on to the playground, in its language',
  thorough,
  async ({ openPlayground }) => {
    const file = 'learn/it/in-your-own-game/';
    const { page } = await openPlayground('', { file, before: stopFigures, starts: false });
    const onward = page.getByRole('navigation').last().getByRole('link').first();
    await expect(onward).toHaveAccessibleName('Successivo Playground');
    await expect(onward).toHaveAttribute('href', '../../../#lang=it');
  },
);

test('the last chapter installs the package by the address of this site', async ({
  openPlayground,
}) => {
  const file = 'learn/it/in-your-own-game/';
  const { page } = await openPlayground('', { file, before: stopFigures, starts: false });
  const address = new URL('../../../', page.url()).href;
  await expect(page.locator('pre').first()).toHaveText(installLine(address));
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1_440, height: 900 },
])
  test(`the first screen of ${viewport.width} pixels leads to the first chapter and shows a figure, in every language`, async ({
    openPlayground,
  }) => {
    for (const language of languages) {
      const folder = language === 'en' ? '' : `${language}/`;
      const options = { ...phone, viewport, file: `learn/${folder}`, before: stopFigures };
      const { page } = await openPlayground('', options);
      await expect(page.locator('.onward'), language).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.still').first(), language).toBeInViewport({ ratio: 0.8 });
      const { height = 0 } = (await page.locator('.onward').boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      await page.locator('.onward').click();
      await expect(page).toHaveURL(new RegExp(`/learn/${folder}everything-against-everything/$`));
    }
  });

test('every chapter shows all chapters in a row that stays in sight, and says which one it is', async ({
  openPlayground,
}) => {
  const file = 'learn/it/when-to-split/';
  const { page } = await openPlayground('', { ...phone, file, before: stopFigures });
  const row = page.getByRole('navigation', { name: 'Capitoli' });
  const links = row.getByRole('link');
  await expect(links).toHaveCount(11);
  await expect(page.locator('.number')).toHaveText('Capitolo 3 di 11');
  const current = row.locator('[aria-current="page"]');
  await expect(current).toHaveAccessibleName(
    `3 ${await page.getByRole('heading', { level: 1 }).textContent()}`,
  );
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(current).toBeInViewport({ ratio: 1 });
  for (const link of await links.all()) {
    const { height = 0, width = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  await links.last().click();
  await expect(page).toHaveURL(/\/it\/in-your-own-game\/$/);
  await expect(current).toHaveText(/^11 /);
});

test('what is focused is not behind the row of chapters', thorough, async ({ openPlayground }) => {
  const file = 'learn/edges-and-outside/';
  const { page } = await openPlayground('', { ...phone, file, before: stopFigures });
  const row = await page.getByRole('navigation', { name: 'Chapters' }).boundingBox();
  await page.locator('a').last().focus();
  const isOnMain = (): Promise<boolean> =>
    page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);
  while (await isOnMain()) {
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(row?.height ?? 0);
    await page.keyboard.press('Shift+Tab');
  }
});

test('a chapter ends with a large link to the next one, and then says on what it builds', async ({
  openPlayground,
}) => {
  const file = 'learn/cut-the-paper/';
  const { page } = await openPlayground('', { ...phone, file, before: stopFigures });
  const next = page.locator('.onward');
  await expect(next).toHaveAccessibleName('Next When to split');
  await next.scrollIntoViewIfNeeded();
  const [link, credit] = [await next.boundingBox(), await page.locator('.credit').boundingBox()];
  expect(link!.height).toBeGreaterThanOrEqual(60);
  expect(credit!.y).toBeGreaterThan(link!.y + link!.height);
  await expect(page.getByRole('link', { name: 'Previous Everything' })).toBeVisible();
});

test('a slider is called what its sentence says', thorough, async ({ openPlayground }) => {
  const file = 'learn/cut-the-paper/';
  const { page } = await openPlayground('', { file, before: stopFigures, starts: false });
  await expect(page.getByRole('slider', { name: 'Rounds of cutting' })).toBeVisible();
});

test('without scripts there is all text, with still pictures, both languages of code, and the answers', async ({
  openPlayground,
}) => {
  const options = { ...phone, javaScriptEnabled: false };
  const { page } = await openPlayground('', {
    ...options,
    file: 'learn/everything-against-everything/',
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const still = page.locator('.figure img');
  await still.scrollIntoViewIfNeeded();
  await expect(still).toBeVisible();
  await expect
    .poll(() => still.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(720);
  await expect(page.getByRole('group', { name: 'TypeScript' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'C++' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveCount(0);
  const answer = page.locator('details').first();
  await answer.locator('summary').click();
  await expect(answer.locator('p').first()).toBeVisible();
});

test(
  'on paper there are still pictures and both languages of code, and nothing to press',
  thorough,
  async ({ openPlayground }) => {
    const { page } = await openPlayground('', {
      ...desk,
      file: 'learn/everything-against-everything/',
    });
    const figure = page.locator('.figure');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute('data-alive');
    await expect(figure.locator('img')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(figure.locator('img')).toBeVisible();
    await expect(figure.locator('quadrille-playground')).toBeHidden();
    await expect(page.getByRole('group', { name: 'C++' })).toBeVisible();
    // The choices of the exercise are there to be marked with a pen.
    const pressed = page.getByRole('button').and(page.locator(':not([data-choice])'));
    await expect(pressed).toHaveCount(0);
  },
);

test('long code is folded on the screen, and there on paper and without script', async ({
  openPlayground,
}) => {
  const file = 'learn/when-to-split/';
  const { page } = await openPlayground('', { ...phone, file });
  const listing = page.locator('[data-dialect="ts"] .folded pre');
  await expect(listing).toBeHidden();
  await page
    .getByText(/^The code, \d+ lines$/)
    .filter({ visible: true })
    .click();
  await expect(listing).toBeVisible();
  await page
    .getByText(/^The code, \d+ lines$/)
    .filter({ visible: true })
    .click();
  await page.emulateMedia({ media: 'print' });
  await expect(listing).toBeVisible();
  const unscripted = await openPlayground('', { ...phone, javaScriptEnabled: false, file });
  for (const code of await unscripted.page.locator('.folded pre').all())
    await expect(code).toBeVisible();
});

test('on paper the answers are hidden, or printed where the reader asks for that', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', {
    ...desk,
    file: 'learn/everything-against-everything/',
    before: async (opened) => {
      await stopFigures(opened);
      await opened.addInitScript(() => Object.assign(globalThis, { print: () => undefined }));
    },
  });
  const guess = page.locator('.guess').first();
  const reason = guess.locator('.answer p').first();
  // Opened on the screen, or not.
  await guess.getByText('Show the answer').click();
  await expect(reason).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(guess.locator('.guess-question')).toBeVisible();
  for (const answer of await page.locator('.answer').all()) await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'With the answers' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('.answer p:first-of-type').all())
    await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Without the answers' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(reason).toBeHidden();
});

test('a page leads to the next, the previous, the contents, the playground, and to itself in other languages', async ({
  openPlayground,
}) => {
  const options = { ...phone, javaScriptEnabled: false };
  const { page } = await openPlayground('', { ...options, file: 'learn/' });
  const contents = page.getByRole('navigation', { name: 'Chapters' });
  await contents.getByRole('listitem').first().getByRole('link').click();
  const title = page.getByRole('heading', { level: 1 });
  const first = await title.textContent();
  await page.locator('a[rel=next]').click();
  await expect(title).not.toHaveText(first ?? '');
  const second = page.url();
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(second.replace('/learn/', '/learn/it/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.locator('a[rel=prev]').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(title).toHaveText(first ?? '');
  await page.getByRole('link', { name: 'Chapters', exact: true }).click();
  await expect(page).toHaveURL(/\/learn\/$/);
  const playground = page.getByRole('link', { name: 'Playground', exact: true });
  await expect(playground).toHaveAttribute('href', './../#lang=en');
});

test(
  'the playground leads to the article, in its own language',
  thorough,
  async ({ openPlayground }) => {
    const { page } = await openPlayground('lang=it&play=0');
    await page.getByRole('link', { name: 'Articolo', exact: true }).click();
    await expect(page).toHaveURL(/\/learn\/it\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'a setting in a sentence changes the figure, and the numbers follow, by keys alone',
  thorough,
  async ({ openPlayground }) => {
    const { page } = await openPlayground('', {
      ...phone,
      file: 'learn/everything-against-everything/',
    });
    const tests = page.locator('.live');
    await expect(tests).toHaveText('190');
    const slider = page.getByRole('slider', { name: 'Number of objects' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.slider b')).toHaveText('21');
    await expect(tests).toHaveText('210');
    await page.keyboard.press('End');
    await expect(page.locator('.slider b')).toHaveText('200');
    await expect(tests).toHaveText('19,900');
  },
);

test('a setting in a sentence goes step by step by touch, between its ends', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', {
    ...phone,
    hasTouch: true,
    isMobile: true,
    file: 'learn/when-to-split/',
  });
  const slider = page.locator('.slider').first();
  const [less, more] = [
    slider.getByRole('button', { name: 'Number of objects: less' }),
    slider.getByRole('button', { name: 'Number of objects: more' }),
  ];
  for (const button of [less, more]) {
    const { height = 0, width = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  }
  const [nodes, tests] = [page.locator('.live').first(), page.locator('.live').nth(1)];
  await expect(nodes).toHaveText('1');
  await more.tap();
  await expect(slider.locator('b')).toHaveText('5');
  await expect(nodes).toHaveText('5');
  await expect(tests).toHaveText('2');
  for (let count = 5; count > 1; count--) await less.tap();
  await expect(slider.locator('b')).toHaveText('1');
  await expect(less).toBeDisabled();
  await expect(more).toBeEnabled();
  // By keys the slider alone is enough.
  await slider.getByRole('slider').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(less).not.toBeFocused();
});

test('the stop after a setting stands on its line', async ({ openPlayground }) => {
  const { page } = await openPlayground('', {
    ...phone,
    hasTouch: true,
    isMobile: true,
    before: stopFigures,
    file: 'learn/when-to-split/',
  });
  const slider = page.locator('.slider').first();
  for (const width of [360, 375, 384, 390, 400, 412, 430]) {
    await page.setViewportSize({ width, height: 780 });
    const stop = await slider.evaluate((one) => {
      const texts = document.createTreeWalker(one.closest('p')!, NodeFilter.SHOW_TEXT);
      texts.currentNode = one;
      let text = texts.nextNode();
      while (text && one.contains(text)) text = texts.nextNode();
      const range = document.createRange();
      range.setStart(text!, 0);
      range.setEnd(text!, 1);
      const { bottom } = one.getBoundingClientRect();
      return { bottom, text: range.toString(), top: range.getBoundingClientRect().top };
    });
    expect(stop.text).toBe('.');
    expect(stop.top).toBeLessThan(stop.bottom);
  }
});

test('a number that is counted live does not look like a link', async ({ openPlayground }) => {
  const file = 'learn/when-to-split/';
  const { page } = await openPlayground('', { ...phone, file, before: stopFigures });
  const live = page.locator('.live').first();
  await expect(live).toHaveCSS('border-bottom-width', '0px');
  await expect(live).toHaveCSS('text-decoration-line', 'none');
  const dot = await live.evaluate((one) => getComputedStyle(one, '::before').inlineSize);
  expect(Number.parseFloat(dot)).toBeGreaterThan(4);
});

test('the head of a chapter leaves two thirds of a phone’s first screen to title and text, in every language', async ({
  openPlayground,
}) => {
  for (const language of languages) {
    const folder = language === 'en' ? '' : `${language}/`;
    const { page } = await openPlayground('', {
      ...phone,
      viewport: { width: 390, height: 844 },
      file: `learn/${folder}everything-against-everything/`,
      before: stopFigures,
    });
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(title.y, language).toBeLessThan(160);
    const text = (await page.locator('main p:not(.number)').first().boundingBox())!;
    expect(text.y, language).toBeLessThan(844 / 3);
    for (const link of await page.locator('.masthead a').all()) {
      const { height = 0, width = 0, x = 0 } = (await link.boundingBox()) ?? {};
      expect(height, language).toBeGreaterThanOrEqual(24);
      expect(x + width, language).toBeLessThanOrEqual(390);
    }
    const home = page.locator('.masthead .home');
    await expect(home).toBeInViewport({ ratio: 1 });
  }
});

test('one switch chooses the language of all code, and the next page remembers it', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', {
    ...phone,
    file: 'learn/edges-and-outside/',
  });
  const typescript = page.getByRole('group', { name: 'TypeScript' });
  const cpp = page.getByRole('group', { name: 'C++' });
  await expect(typescript.first()).toBeVisible();
  await expect(cpp).toHaveCount(0);
  await page.getByRole('button', { name: 'C++' }).last().click();
  await expect(cpp.first()).toBeVisible();
  await expect(typescript).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'C++', pressed: true })).not.toHaveCount(0);
  await whenIdle(page);
  await page.locator('a[rel=next]').click();
  await expect(cpp.first()).toBeVisible();
  await page.getByRole('button', { name: 'TypeScript' }).first().click();
});

/** The frame of the scene that a figure shows. */
function frameOf(page: Page, at: number): Promise<number> {
  return page.evaluate((index) => {
    const element = document.querySelectorAll('quadrille-playground')[index];
    const frame = element?.shadowRoot?.querySelector('iframe')?.contentWindow;
    return Reflect.get(frame ?? {}, 'quadrille')?.frame ?? -1;
  }, at);
}

test.describe('figures', () => {
  test('play while they are seen, two at most, and stop when they are left', async ({
    openPlayground,
    servers,
  }) => {
    const path = '/some/sub/path/learn/figures/';
    const chapter = await fetch(
      `${servers.site.origin}/some/sub/path/learn/everything-against-everything/`,
    ).then((response) => response.text());
    const figure = /<figure.*?<\/figure>/s.exec(chapter)?.[0] ?? '';
    expect(figure).toContain('data-plays="true"');
    const head = /<html.*?<body>/s.exec(chapter)?.[0] ?? '';
    const figures = Array.from({ length: 5 }, () => figure).join('');
    servers.site.pages.set(path, `<!doctype html>${head}<main>${figures}</main></body></html>`);
    const { page } = await openPlayground('', {
      viewport: { width: 700, height: 2_400 },
      file: 'learn/figures/',
      starts: false,
    });
    await expect(page.locator('.figure[data-alive]')).toHaveCount(5);
    const playing = (): Promise<number[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('quadrille-playground')].flatMap((element, at) => {
          const frame = element.shadowRoot?.querySelector('iframe')?.contentWindow;
          return Reflect.get(frame ?? {}, 'quadrille')?.settings.playing === true ? [at] : [];
        }),
      );
    const move = async (at: number): Promise<void> => {
      const before = await frameOf(page, at);
      await expect.poll(() => frameOf(page, at)).toBeGreaterThan(before);
    };
    await expect.poll(playing).toHaveLength(2);
    for (const at of await playing()) await move(at);
    await page.locator('.figure').last().scrollIntoViewIfNeeded();
    await page.setViewportSize({ width: 700, height: 700 });
    await page.locator('.figure').last().scrollIntoViewIfNeeded();
    const isSettled = async (): Promise<boolean> => {
      const found = await playing();
      return found.includes(4) && !found.includes(0) && found.length <= 2;
    };
    await expect.poll(isSettled).toBe(true);
    const left = await frameOf(page, 0);
    await move(4);
    expect(await frameOf(page, 0)).toBe(left);
  });

  test(
    'that a reader paused stay paused when they are seen again',
    thorough,
    async ({ openPlayground }) => {
      const { page } = await openPlayground('', {
        viewport: { width: 360, height: 780 },
        file: 'learn/everything-against-everything/',
        starts: false,
      });
      const figure = page.locator('.figure');
      await figure.scrollIntoViewIfNeeded();
      const told = page.evaluate(
        () =>
          new Promise<void>((done) => {
            document.querySelector('quadrille-playground')?.addEventListener('frame', (event) => {
              if (!event.detail.settings.playing) done();
            });
          }),
      );
      await figure.getByRole('button', { name: 'Pause' }).click();
      await told;
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await figure.scrollIntoViewIfNeeded();
      const paused = await frameOf(page, 0);
      await expect(figure.getByRole('button', { name: 'Play' })).toBeVisible();
      expect(await frameOf(page, 0)).toBe(paused);
    },
  );

  test(
    'keep what the text speaks of: nothing in them closes it or shows another scene',
    thorough,
    async ({ openPlayground }) => {
      const leading = /^(Back to the picture|Close the trace|Show a scene with the defect)$/;
      const found = [];
      for (const path of ['', ...pages]) {
        const { page } = await openPlayground('', { ...desk, file: `learn/${path}` });
        for (const figure of await page.locator('.figure').all()) {
          await figure.scrollIntoViewIfNeeded();
          await expect(figure).toHaveAttribute('data-alive');
          const inside = figure.frameLocator('quadrille-playground iframe');
          await expect(inside.locator('.stage, .poster').filter({ visible: true })).not.toHaveCount(
            0,
          );
          const id = await figure.getAttribute('data-figure');
          // What is fetched with a view or a trace is there when its panes or its sentence are.
          if (id === 'printed') await expect(inside.locator('.bug-lines')).toBeVisible();
          if (id === 'meet') await expect(inside.locator('.trace-sentence')).not.toBeEmpty();
          for (const button of await inside.getByRole('button', { name: leading }).all())
            found.push(`${path}${id}: ${await button.textContent()}`);
          const choices = inside.getByRole('combobox', { name: /^(Kind of probe|What to trace)$/ });
          if ((await choices.count()) > 0 && id !== 'ask') found.push(`${path}${id}: a choice`);
        }
      }
      expect(found).toEqual([]);
    },
  );

  test('have something to drag, and the numbers follow', async ({ openPlayground }) => {
    const { page } = await openPlayground('', { ...phone, file: 'learn/edges-and-outside/' });
    const figure = page.locator('[data-figure="touch"].figure');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute('data-alive');
    await expect(figure.getByText('Drag a square.')).toBeVisible();
    const references = page.locator('.live[data-figure="touch"]');
    const before = Number(await references.textContent());
    const picture = figure.frameLocator('quadrille-playground iframe').locator('.picture');
    await picture.scrollIntoViewIfNeeded();
    const { height, width, x, y } = (await picture.boundingBox())!;
    // The square that ends left of the middle line, to beyond it.
    const middle = y + (height * 160) / 720;
    await page.mouse.move(x + (width * 240) / 720, middle);
    await page.mouse.down();
    await page.mouse.move(x + (width * 340) / 720, middle, { steps: 5 });
    await page.mouse.up();
    await expect(references).toHaveText(String(before + 1));
  });

  test('do not play for readers who asked for less motion', async ({ openPlayground }) => {
    const { page } = await openPlayground('', {
      ...phone,
      file: 'learn/everything-against-everything/',
    });
    const figure = page.locator('.figure');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute('data-alive');
    const play = figure.getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    await expect.poll(() => frameOf(page, 0)).toBe(0);
    await play.click();
    await expect(figure.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(() => frameOf(page, 0)).toBeGreaterThan(0);
  });

  test('are opened in the very frame in which a jump leads to them, and come to life', async ({
    openPlayground,
  }) => {
    const { page } = await openPlayground('', { ...phone, file: 'learn/rays-and-nearest/' });
    const figure = page.locator('.figure').last();
    expect((await figure.boundingBox())?.y).toBeGreaterThan(2 * phone.viewport.height);
    await expect(figure.locator('quadrille-playground')).not.toHaveAttribute('src');
    const isOpenWhenSeen = figure.evaluate(
      (element) =>
        new Promise<boolean>((done) => {
          const isOpened = (): boolean =>
            element.querySelector('quadrille-playground')?.hasAttribute('src') ?? false;
          // The observers of a page are told one after another; then come other tasks.
          new IntersectionObserver(([entry]) => {
            if (entry?.isIntersecting) setTimeout(() => done(isOpened()));
          }).observe(element);
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        }),
    );
    expect(await isOpenWhenSeen).toBe(true);
    await expect(figure).toHaveAttribute('data-alive');
  });
});

test('the chapters on cutting, on pairs and on edges begin with a picture or a guess, on the first screen', async ({
  openPlayground,
}) => {
  for (const chapter of ['cut-the-paper/', 'each-pair-once/', 'edges-and-outside/']) {
    const { page } = await openPlayground('', { ...desk, file: `learn/${chapter}` });
    await expect(page.locator('.figure, .guess').first()).toBeInViewport({ ratio: 0.3 });
  }
});

for (const [language, font] of [
  ['zh-Hans', 'SC'],
  ['zh-Hant', 'TC'],
] as const)
  test(
    `headings in ${language} name Chinese fonts with serifs, after all others`,
    thorough,
    async ({ openPlayground }) => {
      const file = `learn/${language}/each-pair-once/`;
      const { page } = await openPlayground('', { ...desk, file });
      const heading = page.getByRole('heading', { level: 1 });
      const fonts = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
      expect(fonts).toMatch(
        new RegExp(`Georgia.*"Songti ${font}", "Noto Serif CJK ${font}".*, serif$`),
      );
    },
  );

/** Punctuation after settings and numbers in sentences that stands in another line than these end in. */
function orphans(): string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll('.slider, .live')) {
    let before: Node = control;
    while (!before.nextSibling && before.parentElement?.closest('p, li'))
      before = before.parentNode!;
    const after = before.nextSibling;
    if (!(after instanceof Text) || !/^[\p{Po}\p{Pe}\p{Pf}]/u.test(after.data)) continue;
    const range = document.createRange();
    range.setStart(after, 0);
    range.setEnd(after, 1);
    const mark = range.getBoundingClientRect();
    const end = [...control.getClientRects()].at(-1)!;
    if (mark.top >= end.bottom || mark.left < end.left)
      found.push(control.parentElement!.innerText);
  }
  return found;
}

for (const language of languages)
  test(
    `no full stop stands apart from the setting before it, ${language}`,
    thorough,
    async ({ openPlayground }) => {
      const folder = language === 'en' ? 'learn/' : `learn/${language}/`;
      for (const chapter of pages) {
        const { page } = await openPlayground('', { ...phone, file: folder + chapter });
        for (const width of [320, 344, 360, 390, 412, 768, 1_024, 1_280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(orphans), `${chapter}, ${width}`).toEqual([]);
        }
      }
    },
  );
