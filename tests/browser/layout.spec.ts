/** What stands where: nothing covers the picture, nothing is cut, and what a newcomer looks for is in sight. */
import type { Locator } from '@playwright/test';
import { trace as english } from '../../web/playground/locales/en/trace.ts';
import { trace as italian } from '../../web/playground/locales/it/trace.ts';
import { trace as vietnamese } from '../../web/playground/locales/vi/trace.ts';
import { trace as simplified } from '../../web/playground/locales/zh-Hans/trace.ts';
import { trace as traditional } from '../../web/playground/locales/zh-Hant/trace.ts';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In CSS pixels from the upper left corner of the window, which may have scrolled. */
async function boxOf(part: Locator): Promise<Box> {
  return part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** Each part is named by its locator if one of them lies over the picture. */
async function expectApart(picture: Locator, parts: readonly Locator[]): Promise<void> {
  for (const part of parts)
    expect(overlap(await boxOf(part), await boxOf(picture)), String(part)).toBe(false);
}

function toolbar({ page }: Playground, name: string): Locator {
  return page.getByRole('toolbar', { name, exact: true });
}

const phone = { width: 390, height: 844 };
const landscape = { width: 844, height: 390 };
const tablet = { width: 900, height: 700 };
const laptop = { width: 1_280, height: 800 };
const desktop = { width: 1_920, height: 1_080 };

for (const fragment of ['p=s0', 'p=s2', 'p=s4'])
  test(
    `on a phone nothing covers the picture of ${fragment}`,
    thoroughUnless(fragment === 'p=s2'),
    async ({ openPlayground }) => {
      const playground = await openPlayground(`${fragment}&play=0`, { viewport: phone });
      const { picture } = playground;
      const { left, right, bottom, top } = await boxOf(picture);
      expect(Math.max(right - left, bottom - top)).toBeGreaterThan(355);
      await playground.showAllControls();
      await expectApart(picture, await picture.page().locator('.picture-tools button').all());
    },
  );

test('a laptop shows sentence, picture, playback and lessons at once', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('play=0', { viewport: laptop });
  for (const part of [
    playground.headline,
    playground.picture,
    playground.button('Share'),
    playground.button('Step'),
    playground.page.getByRole('slider', { name: 'Timeline' }),
    playground.button('Parent or leaf?'),
  ])
    expect((await boxOf(part)).bottom, String(part)).toBeLessThan(laptop.height);
});

for (const viewport of [phone, { width: 360, height: 740 }])
  for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
    test(
      `a phone of ${viewport.width} shows sentence, picture and playback, and at most nine controls, in ${language}`,
      thoroughUnless(viewport === phone && language === 'en'),
      async ({ openPlayground }) => {
        const playground = await openPlayground(`p=crowd&play=0&lang=${language}`, { viewport });
        const { page } = playground;
        await expect(page.locator('.headline')).toBeInViewport({ ratio: 1 });
        await expect(page.locator('#picture')).toBeInViewport({ ratio: 1 });
        await expect(page.locator('#button-play')).toBeInViewport({ ratio: 1 });
        const controls = page.locator('a, button, input, select');
        const inSight = await controls.evaluateAll(
          (all) =>
            all.filter((control) => {
              const { top, bottom, width } = control.getBoundingClientRect();
              return control.checkVisibility() && width > 1 && top >= 0 && bottom <= innerHeight;
            }).length,
        );
        expect(inSight).toBeLessThanOrEqual(9);
      },
    );

for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
  test(
    `on a laptop, the buttons beside Play have their words in ${language}`,
    thoroughUnless(language === 'it'),
    async ({ openPlayground }) => {
      const { page } = await openPlayground(`p=crowd&play=0&lang=${language}`);
      for (const [width, height] of [
        [1_024, 768],
        [1_280, 720],
        [1_366, 768],
        [1_440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const bar = await boxOf(page.locator('.transport'));
        const steps = await boxOf(page.locator('.step-buttons'));
        for (const id of ['how', 'share']) {
          const button = page.locator(`#button-${id}`);
          await expect(button.locator('span').last()).toBeVisible();
          expect(await button.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
          const box = await boxOf(button);
          expect(overlap(box, steps), `${width}`).toBe(false);
          expect(steps.right, `${width}`).toBeLessThanOrEqual(bar.right + 1);
        }
      }
    },
  );

test('the check by brute force takes one line', thorough, async ({ openPlayground }) => {
  const playground = await openPlayground('play=0');
  for (const viewport of [phone, landscape, laptop]) {
    await playground.page.setViewportSize(viewport);
    await playground.waitForLayout();
    const lines = await playground.liveNumber('Check by brute force').evaluate((verdict) => {
      const range = document.createRange();
      range.selectNodeContents(verdict);
      return range.getClientRects().length;
    });
    expect(lines, `at ${viewport.width}`).toBe(1);
  }
});

for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
  test(
    `the head of the playground has one row at any width, in ${language}`,
    thoroughUnless(language === 'vi'),
    async ({ openPlayground }) => {
      const { page } = await openPlayground(`p=crowd&play=0&lang=${language}`);
      const head = page.getByRole('banner');
      for (const width of [
        320, 360, 390, 431, 433, 480, 560, 607, 609, 640, 687, 689, 768, 847, 849, 1024, 1073,
      ]) {
        await page.setViewportSize({ width, height: 700 });
        await expect.poll(async () => (await head.boundingBox())?.width).toBe(width);
        expect((await head.boundingBox())?.height, String(width)).toBeLessThan(70);
      }
    },
  );

test.describe('a lesson with a trace', () => {
  test('leaves the picture its size', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('lesson=quadtree&page=6', { viewport: laptop });
    await expect(playground.panel('Trace')).toBeVisible();
    for (const [viewport, least] of [
      [laptop, 480],
      [landscape, 215],
      [phone, 190],
    ] as const) {
      await playground.page.setViewportSize(viewport);
      await playground.waitForLayout();
      const { top, bottom } = await boxOf(playground.picture);
      expect(bottom - top, `at ${viewport.width}`).toBeGreaterThan(least);
      await expectApart(playground.picture, [
        playground.panel('Lesson'),
        playground.panel('Trace'),
      ]);
    }
  });

  test('has a card whose parts keep apart, in Italian', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('lesson=quadtree&page=6&lang=it');
    await expect(playground.panel(italian.label)).toBeVisible();
    const lesson = playground.panel('Lezione');
    const buttons = lesson.getByRole('button');
    await expect(buttons).toHaveCount(3);
    const parts = [
      lesson.getByRole('heading'),
      lesson.getByText('Pagina 6 di 8', { exact: true }),
      ...(await buttons.all()),
    ];
    for (const viewport of [phone, landscape, tablet, laptop]) {
      await playground.page.setViewportSize(viewport);
      await playground.waitForLayout();
      const card = await boxOf(lesson);
      const boxes = await Promise.all(parts.map(boxOf));
      for (const [at, one] of boxes.entries()) {
        const name = `${String(parts[at])} at ${viewport.width}`;
        expect(one.left >= card.left && one.right <= card.right, name).toBe(true);
        for (const other of boxes.slice(at + 1)) expect(overlap(one, other), name).toBe(false);
      }
    }
  });
});

test(
  'the article is offered on the first screen of a small phone',
  thorough,
  async ({ openPlayground }) => {
    const viewport = { width: 360, height: 640 };
    for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant']) {
      const { page } = await openPlayground(`lang=${language}&play=0`, { viewport });
      const link = page.getByRole('banner').getByRole('link').first();
      await expect(link).toBeInViewport({ ratio: 1 });
      const { href } = new URL(`learn/${language === 'en' ? '' : `${language}/`}`, page.url());
      await expect(link).toHaveAttribute('href', href);
    }
  },
);

test('a low and narrow window does not scroll sideways', thorough, async ({ openPlayground }) => {
  const { page } = await openPlayground('play=0', { viewport: { width: 320, height: 500 } });
  const widthOf = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widthOf).toBe(320);
});

test('a phone held across shows a picture of two thirds of its height', async ({
  openPlayground,
}) => {
  const viewport = { width: 740, height: 360 };
  const playground = await openPlayground('p=crowd&play=0', { viewport });
  const { top, bottom } = await boxOf(playground.picture);
  expect(bottom - top).toBeGreaterThan((2 / 3) * viewport.height);
  for (const name of ['Play', 'Share'])
    await expect(playground.button(name)).toBeInViewport({ ratio: 1 });
  await expect(playground.page.getByRole('slider', { name: 'Timeline' })).toBeInViewport();
  await playground.chooseView('Side by side');
  await expect(playground.pane('Leaf')).toBeVisible();
  const tools = await boxOf(toolbar(playground, 'Tools'));
  expect(tools.bottom - tools.top, 'one row over the panes').toBeLessThan(48);
});

test('what a probe finds leaves playback on the screen below a narrow picture, in Italian', async ({
  openPlayground,
}) => {
  const fragment = 'p=s2&n=60&trace=query&probe=1&pin=1&play=0&lang=it';
  const { page } = await openPlayground(fragment, { viewport: { width: 1_440, height: 900 } });
  await expect(page.locator('.query-line')).toContainText('celle visitate');
  await expect(page.locator('.timeline select')).toBeInViewport({ ratio: 1 });
});

test.describe('a phone', () => {
  test('held across shows picture, playback and a card of events or of a trace together', async ({
    openPlayground,
  }) => {
    for (const fragment of ['p=bodies&events=1&t=100&play=0', 'p=crowd&trace=pair&play=0']) {
      const playground = await openPlayground(fragment, { viewport: landscape });
      const { page, picture } = playground;
      const card = page.locator('.side-card');
      await card.getByRole('button').first().waitFor();
      const { left, right, top, bottom } = await boxOf(card);
      expect(top).toBeLessThan(160);
      expect(bottom).toBeLessThanOrEqual(landscape.height);
      expect(right - left).toBeGreaterThan(250);
      expect(right).toBeLessThanOrEqual(landscape.width);
      await expectApart(picture, [card]);
      await expect(picture).toBeInViewport({ ratio: 1 });
      for (const name of ['Play', 'Copy link'])
        await expect(playground.button(name)).toBeInViewport({ ratio: 1 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(landscape.width);
      await playground.close();
    }
  });

  test(
    'that is short and held across can close the events, in Italian',
    thorough,
    async ({ openPlayground }) => {
      const fragment = 'p=bodies&events=1&t=100&play=0&lang=it';
      const viewport = { width: 640, height: 400 };
      const { page } = await openPlayground(fragment, { viewport });
      await expect(page.locator('#events-close')).toBeInViewport({ ratio: 1 });
    },
  );

  for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
    test(
      `that is short and held across shows all buttons below the timeline, in ${language}`,
      thoroughUnless(language === 'it'),
      async ({ openPlayground }) => {
        for (const [width, height, scene] of [
          [640, 400, 'crowd'],
          [667, 375, 'crowd'],
          [740, 360, 'crowd'],
          [740, 360, 's1'],
        ] as const) {
          const playground = await openPlayground(`p=${scene}&play=0&lang=${language}`, {
            viewport: { width, height },
          });
          const buttons = playground.page.locator('.step-buttons button');
          await expect(buttons).toHaveCount(5);
          for (const button of await buttons.all())
            await expect(button).toBeInViewport({ ratio: 1 });
          await playground.close();
        }
      },
    );

  test('whose picture is zoomed in shows all of it again with one press', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=crowd&z=300&play=0', { viewport: phone });
    const all = playground.button('Show all');
    await expect(all).toBeInViewport({ ratio: 1 });
    await expectApart(playground.picture, [all]);
    await expect(playground.button('Zoom in')).toBeHidden();
    await all.click();
    await expect.poll(playground.settings).toMatchObject({ zoom: 100 });
    await expect(all).toBeHidden();
  });

  for (const viewport of [phone, landscape, { width: 667, height: 375 }])
    for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
      test(
        `of ${viewport.width} names the icons of all controls, in ${language}`,
        thoroughUnless(viewport !== phone ? language === 'it' : language === 'en'),
        async ({ openPlayground }) => {
          const fragment = `p=crowd&play=0&lang=${language}`;
          const { page } = await openPlayground(fragment, { viewport });
          const picture = page.locator('#picture');
          if (viewport === phone) await page.locator('#button-more').click();
          const buttons = page.locator(':is(.tools, .zoom, .step-buttons) button');
          await expect(buttons).toHaveCount(16);
          const boxes: Box[] = [];
          for (const button of await buttons.all()) {
            const { name, said, isIn } = await button.evaluate((one) => {
              // A line box of the name cannot be asked for; its width is that of the same words in a span.
              const { content, font } = getComputedStyle(one, '::after');
              const words = document.createElement('span');
              words.textContent = one.ariaLabel;
              Object.assign(words.style, { font, display: 'block', inlineSize: 'min-content' });
              one.append(words);
              const isNarrow = words.offsetWidth <= one.clientWidth;
              words.remove();
              const isLow = one.scrollHeight <= one.clientHeight;
              return { name: one.ariaLabel, said: content, isIn: isNarrow && isLow };
            });
            expect(said).toBe(JSON.stringify(name));
            expect(isIn, name ?? '').toBe(true);
            const box = await boxOf(button);
            expect(box.right, name ?? '').toBeLessThanOrEqual(viewport.width);
            for (const other of boxes) expect(overlap(box, other), name ?? '').toBe(false);
            boxes.push(box);
          }
          await expectApart(picture, await buttons.all());
          if (viewport === phone) {
            const { top } = await boxOf(page.locator('.transport-buttons'));
            for (const button of await page.locator('.step-buttons button').all())
              expect((await boxOf(button)).bottom).toBeLessThanOrEqual(top);
          }
          for (const id of ['play', 'how'])
            await expect(page.locator(`#button-${id} span:last-child`)).toBeVisible();
        },
      );

  for (const viewport of [phone, { width: 360, height: 740 }])
    test(`of ${viewport.width} keeps legend and query at the picture while all controls are shown`, async ({
      openPlayground,
    }) => {
      const playground = await openPlayground('p=crowd&play=0', { viewport });
      const { page, picture } = playground;
      const [legend, query] = [page.locator('#legend'), page.locator('.query-line')];
      await playground.showAllControls();
      for (const part of [legend, query, playground.button('Play')])
        await expect(part).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.tally').first()).toBeInViewport({ ratio: 1 });
      const { bottom } = await boxOf(picture);
      expect((await boxOf(legend)).top - bottom).toBeLessThan(30);
      const tools = await boxOf(playground.tool('Look'));
      expect((await boxOf(query)).bottom).toBeLessThanOrEqual(tools.top);
      await expectApart(picture, [legend, query, page.locator('.headline')]);
    });

  for (const viewport of [phone, { width: 360, height: 740 }, { width: 320, height: 568 }])
    test(`of ${viewport.width} closes the controls with a second press on the same place`, async ({
      openPlayground,
    }) => {
      const playground = await openPlayground('p=crowd&play=0', { viewport });
      const { page } = playground;
      const more = playground.button('More controls');
      const { left, top, right, bottom } = await boxOf(more);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      for (const isOpen of [true, false, true]) {
        await page.mouse.click(x, y);
        await expect(more).toHaveAttribute('aria-expanded', String(isOpen));
      }
    });

  test('has all controls on the screen with a tall picture', async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', { viewport: phone });
    await playground.showAllControls();
    for (const button of await playground.page.locator('.figure button:visible').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    const [step, play] = [playground.button('Step'), playground.button('Play')];
    expect(overlap(await boxOf(step), await boxOf(play))).toBe(false);
  });

  for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
    test(`of 360 hides none of all controls in ${language}`, async ({ openPlayground }) => {
      const playground = await openPlayground(`p=crowd&play=0&lang=${language}`, {
        viewport: { width: 360, height: 740 },
      });
      const { page } = playground;
      await page.locator('#button-more').click();
      await playground.waitForLayout();
      const bar = await boxOf(page.locator('.transport-buttons'));
      for (const button of await page.locator('.figure .step-buttons button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
        expect(overlap(await boxOf(button), bar), String(button)).toBe(false);
      }
    });

  for (const viewport of [landscape, { width: 667, height: 375 }, { width: 932, height: 430 }])
    test(`of ${viewport.width} has no cut line of the legend on its first screen`, async ({
      openPlayground,
    }) => {
      const { page } = await openPlayground('p=crowd&play=0', { viewport });
      const lines = page.locator('#legend li');
      await expect(lines).not.toHaveCount(0);
      for (const line of await lines.all()) {
        const { top, bottom } = await boxOf(line);
        expect(top >= viewport.height || bottom <= viewport.height).toBe(true);
      }
    });

  for (const viewport of [phone, { width: 360, height: 740 }])
    test(`of ${viewport.width} has events on the screen with all controls`, async ({
      openPlayground,
    }) => {
      const fragment = 'p=bodies&events=1&t=100&play=0&lang=it';
      const { page } = await openPlayground(fragment, { viewport });
      const picture = page.locator('#picture');
      await page.locator('#button-more').click();
      await expect(page.locator('.events-head')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.events-counts')).toBeInViewport({ ratio: 1 });
      await expect(picture).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#legend li').first()).toBeVisible();
    });

  test('with a trace has all of its card below the picture, under nothing', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=60&trace=pair&who=1&with=2&play=0', {
      viewport: phone,
    });
    const watch = playground.button('Watch');
    await watch.waitFor();
    const [trace, play] = [
      await boxOf(playground.panel('Trace')),
      await boxOf(playground.button('Play')),
    ];
    expect(overlap(trace, play)).toBe(false);
  });

  test('with open settings leaves them half of the screen', async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd&play=0', { viewport: phone });
    await playground.settingsGroup('Tree').locator('summary').click();
    const { bottom } = await boxOf(playground.panel('Playback'));
    expect(bottom).toBeLessThan(phone.height / 2);
  });

  test('shows every number of a tuned scene apart from the next', async ({ openPlayground }) => {
    const { page } = await openPlayground('p=crowd&tune=1&play=0', { viewport: phone });
    const cells = page.getByRole('gridcell');
    await expect(cells.first()).toHaveText(/\d/);
    const overflows = await cells.evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    );
    expect(overflows).toEqual([]);
  });
});

test('the code of tuned settings is one line on a laptop', async ({ openPlayground }) => {
  const { page } = await openPlayground('p=crowd&tune=1&play=0', { viewport: laptop });
  const code = page.locator('.tune-chosen .code');
  await expect(code).toContainText('capacity');
  const { top, bottom } = await boxOf(code);
  expect(bottom - top).toBeLessThan(60);
});

for (const language of ['en', 'it', 'vi'])
  test(
    `a picture has its playback below it, and a timeline that can be dragged, in ${language}`,
    thoroughUnless(language === 'it'),
    async ({ openPlayground }) => {
      for (const [scene, viewport] of [
        ['p=s1', { width: 1_440, height: 900 }],
        ['p=s3', { width: 1_440, height: 900 }],
        ['p=bodies', { width: 1_440, height: 900 }],
        ['p=crowd', { width: 1_440, height: 900 }],
        ['p=s2', desktop],
      ] as const) {
        const fragment = `${scene}&t=40&play=0&lang=${language}`;
        const { page } = await openPlayground(fragment, { viewport });
        const picture = await boxOf(page.locator('#picture'));
        const transport = page.locator('#transport');
        for (const control of await transport.locator('button:visible, select, input').all()) {
          const { left, right } = await boxOf(control);
          expect(left, String(control)).toBeGreaterThanOrEqual(picture.left - 1);
          expect(right, String(control)).toBeLessThanOrEqual(picture.right + 1);
        }
        const slider = await boxOf(transport.getByRole('slider'));
        expect(slider.right - slider.left).toBeGreaterThan(200);
      }
    },
  );

/** What each line of a text ends with. */
function lineEnds(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const node = element.firstChild;
    if (!node) return [];
    const said = node.textContent ?? '';
    const range = document.createRange();
    const ends: string[] = [];
    let bottom = Number.NaN;
    for (let at = 0; at < said.length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const character = range.getBoundingClientRect();
      if (character.width === 0) continue;
      if (character.top >= bottom) ends.push(said[at - 1] ?? '');
      bottom = character.bottom - 1;
    }
    return ends;
  });
}

for (const language of ['zh-Hans', 'zh-Hant'])
  for (const viewport of [phone, landscape, laptop, desktop])
    test(
      `at ${viewport.width}, no line of the sentence ends within a word, in ${language}`,
      thoroughUnless(viewport === phone),
      async ({ openPlayground }) => {
        for (const objects of [90, 10_000]) {
          const fragment = `p=crowd&n=${objects}&play=0&lang=${language}`;
          const playground = await openPlayground(fragment, { viewport });
          const ends = await lineEnds(playground.page.locator('#headline-sentence'));
          for (const end of ends) expect(end).toMatch(/^[，？\u200b ]$/u);
        }
      },
    );

test('beside a low picture, the button of a card has room for its words, in Italian', async ({
  openPlayground,
}) => {
  const viewport = landscape;
  const { page } = await openPlayground('p=crowd&events=1&play=0&lang=it', { viewport });
  const button = page.locator('.events > button');
  await expect(button).toBeVisible();
  expect(await button.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
});

test('labels and names of panes have room in Vietnamese', thorough, async ({ openPlayground }) => {
  for (const fragment of ['p=crowd&compare=parent.leaf.brute', 'p=crowd&compare=parent.leaf']) {
    const viewport = desktop;
    const { page } = await openPlayground(`${fragment}&play=0&lang=vi`, { viewport });
    const labels = page.locator('.pane-facts dt');
    await expect(labels.first()).toBeVisible();
    for (const label of await labels.all()) {
      const { top, bottom } = await boxOf(label);
      expect(bottom - top, await label.innerText()).toBeLessThan(25);
    }
  }
});

test('the name of a pane that takes two lines stands over its middle', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('bug=centre&play=0&lang=it', { viewport: landscape });
  for (const name of await page.locator('.pane figcaption').all()) {
    const picture = await boxOf(name.locator('..').locator('.picture'));
    const lines = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Array.from(range.getClientRects(), ({ left, right }) => (left + right) / 2);
    });
    for (const middle of lines)
      expect(Math.abs(middle - (picture.left + picture.right) / 2)).toBeLessThan(4);
  }
});

test(
  'four choices that have no room in a row stand two by two',
  thorough,
  async ({ openPlayground }) => {
    const viewport = { width: 960, height: 900 };
    const { page } = await openPlayground('lang=it&play=0', { viewport });
    const rows: number[] = [];
    const choices = page.getByRole('group', { name: 'Dove viene conservato un oggetto' });
    for (const word of ['Nodo padre', 'Foglie', 'Celle larghe', 'Copertura'])
      rows.push((await boxOf(choices.getByText(word, { exact: true }))).top);
    const [first = 0, , third = 0] = rows;
    expect(rows).toEqual([first, first, third, third]);
    expect(third).toBeGreaterThan(first);
  },
);

test('a long legend leaves the buttons on the screen', thorough, async ({ openPlayground }) => {
  const link = 'lang=it&p=crowd&play=0&t=57&probe=1&pin=1&px=300&py=300';
  const playground = await openPlayground(link, { viewport: laptop });
  for (const name of ['Avvia', 'Copia link', 'Condividi']) {
    const button = playground.button(name);
    expect((await boxOf(button)).bottom, name).toBeLessThanOrEqual(laptop.height);
  }
});

for (const scene of ['p=s4', 'p=bodies&probe=1&pin=1&px=300&py=300'])
  test(
    `a low window shows the whole timeline below a query in ${scene}, in Italian`,
    thoroughUnless(scene === 'p=s4'),
    async ({ openPlayground }) => {
      const viewport = { width: 1_280, height: 720 };
      const { page } = await openPlayground(`${scene}&play=0&lang=it`, { viewport });
      await expect(page.locator('.query-line select')).toBeVisible();
      await expect(page.locator('.query-line')).toContainText('contatti');
      await expect
        .poll(async () => (await boxOf(page.locator('.timeline'))).bottom)
        .toBeLessThanOrEqual(viewport.height);
    },
  );

test(
  'the menu of views stays where it is when one is chosen',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', { viewport: laptop });
    const before = await boxOf(playground.viewsMenu);
    await playground.chooseView('Side by side');
    await expect(playground.pane('Brute force')).toBeVisible();
    expect(await boxOf(playground.viewsMenu)).toEqual(before);
  },
);

for (const language of ['en', 'it', 'vi'])
  test(
    `the menus are no wider than the page, in ${language}`,
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(`p=crowd&play=0&lang=${language}`);
      const { page } = playground;
      for (const width of [320, 390, 900, 1_280])
        for (const menu of ['#scenes', '#views']) {
          await page.setViewportSize({ width, height: 800 });
          await page.locator(menu).click();
          const { left, right } = await boxOf(page.locator(`${menu}-panel`));
          expect(left, `${menu} at ${width}`).toBeGreaterThanOrEqual(0);
          expect(right, `${menu} at ${width}`).toBeLessThanOrEqual(width);
          await page.locator(menu).click();
        }
    },
  );

test(
  'the two pictures of a bug stand at one height on a phone',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('bug=outside&play=0', { viewport: phone });
    const pictures = playground.page.getByRole('figure').getByRole('img');
    await expect(pictures).toHaveCount(2);
    const [printed, repaired] = await Promise.all((await pictures.all()).map(boxOf));
    expect(printed?.top).toBe(repaired?.top);
  },
);

test.describe('a trace', () => {
  for (const viewport of [phone, landscape, tablet, laptop, desktop])
    test(
      `leaves the picture where it is and as it is at ${viewport.width}`,
      thoroughUnless(viewport === laptop),
      async ({ openPlayground }) => {
        const playground = await openPlayground('n=60&play=0', { viewport });
        const { picture } = playground;
        if (viewport === phone) await playground.showAllControls();
        // The press scrolls to it.
        await playground.tool('Trace').scrollIntoViewIfNeeded();
        const before = await boxOf(picture);
        await playground.tool('Trace').click();
        const trace = playground.panel('Trace');
        await expect(trace).toBeVisible();
        await playground.page.evaluate(() => {
          location.hash += '&trace=pair&who=1&with=2';
        });
        await expect(trace.getByText('A: object 1')).toBeVisible();
        const { left, top, right, bottom } = await boxOf(picture);
        expect({ left, top }).toEqual({ left: before.left, top: before.top });
        // On a phone held across, the steps stand below the picture while there is a card.
        if (viewport !== landscape)
          expect({ right, bottom }).toEqual({ right: before.right, bottom: before.bottom });
        for (const part of [picture, playground.panel('Lessons'), playground.panel('Live numbers')])
          await expectApart(trace, [part]);
      },
    );

  test('has room for its text, in every language', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('trace=pair&play=0', { viewport: laptop });
    for (const [language, name] of [
      ['English', english.kind],
      ['Italiano', italian.kind],
      ['Tiếng Việt', vietnamese.kind],
      ['简体中文', simplified.kind],
      ['繁體中文', traditional.kind],
    ] as const) {
      await playground.languageMenu.selectOption(language);
      const kind = playground.page.getByRole('combobox', { name, exact: true });
      await expect(kind).toBeVisible();
      const cut = await kind.evaluate((choice) => {
        const given = choice.getBoundingClientRect().width;
        Object.assign(choice.style, { flex: 'none', inlineSize: 'max-content' });
        return choice.getBoundingClientRect().width - given;
      });
      expect(cut, language).toBeLessThanOrEqual(0);
    }
  });
});

for (const file of ['index.html', 'embed.html'])
  test(
    `a low and narrow ${file} shows caption, picture and next button of a lesson at once`,
    thorough,
    async ({ openPlayground }) => {
      const viewport = { width: 480, height: 360 };
      const playground = await openPlayground('lesson=quadtree&page=6', { file, viewport });
      await expect(playground.panel('Trace')).toBeVisible();
      const lesson = playground.panel('Lesson');
      await expectApart(playground.picture, [lesson]);
      for (const part of [
        playground.button('Next'),
        lesson.getByRole('status'),
        playground.picture,
      ]) {
        const { top, bottom } = await boxOf(part);
        expect(top, String(part)).toBeGreaterThanOrEqual(0);
        expect(bottom, String(part)).toBeLessThanOrEqual(viewport.height);
      }
    },
  );

for (const viewport of [phone, landscape, laptop])
  test(
    `the toast of a copied link leaves the timeline in sight at ${viewport.width}`,
    thorough,
    async ({ openPlayground }) => {
      const permissions = ['clipboard-read', 'clipboard-write'];
      const options = { viewport, permissions, ownClock: true };
      const playground = await openPlayground('v=1', options);
      if (viewport === phone) await playground.showAllControls();
      // So that the toast stays.
      await playground.pauseClock();
      await playground.button('Copy link').click();
      const toast = playground.toast('Link copied');
      await expect(toast).toBeVisible();
      await expectApart(toast, [
        playground.control('Timeline'),
        playground.control('Playback speed'),
      ]);
    },
  );

test(
  'each of five panes has a readable picture on a laptop, and one line says which agree',
  thorough,
  async ({ openPlayground }) => {
    const link = 'compare=parent.leaf.loose.cover.brute&n=200&probe=1&play=0';
    const playground = await openPlayground(link, { viewport: laptop });
    const agreement = playground.page.getByText('Same pairs in all panes');
    await expect(agreement).toBeVisible();
    const pictures = await playground.page.getByRole('figure').getByRole('img').all();
    expect(pictures).toHaveLength(5);
    const tops = new Set<number>();
    for (const picture of pictures) {
      const { left, right, top } = await boxOf(picture);
      expect(right - left, String(picture)).toBeGreaterThanOrEqual(130);
      tops.add(top);
    }
    expect(tops.size).toBe(1);
    const { top, bottom } = await boxOf(agreement);
    expect(bottom - top).toBeLessThan(30);
  },
);

for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
  test(
    `no number of the tree stands alone in its line, in ${language}`,
    thoroughUnless(language === 'it'),
    async ({ openPlayground }) => {
      for (const [width, height, file] of [
        [320, 568],
        [390, 844],
        [844, 390],
        [720, 600, 'embed.html'],
        [1_440, 900],
        [1_920, 1_080],
      ] as const) {
        const playground = await openPlayground(`p=crowd&play=0&lang=${language}`, {
          viewport: { width, height },
          ...(file === undefined ? {} : { file }),
        });
        const facts = playground.page.locator('.facts[data-group="tree"] .fact');
        await expect(facts).toHaveCount(5);
        const boxes = await Promise.all((await facts.all()).map(boxOf));
        for (const one of boxes) {
          const line = boxes.filter(({ top }) => top === one.top);
          expect(line.length, `${width} by ${height}`).toBeGreaterThan(1);
        }
        const cut = await facts.evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
        expect(cut).toEqual([]);
        await playground.close();
      }
    },
  );

test.describe("in an article's column", () => {
  const options = { file: 'embed.html', viewport: { width: 720, height: 600 } };

  test('all numbers are in sight beside the picture', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('hide=scenes.diagram.caption.settings&play=0', options);
    const { bottom, left } = await boxOf(playground.liveNumber('Fingerprint'));
    expect(bottom).toBeLessThan(600);
    expect(left).toBeGreaterThan((await boxOf(playground.picture)).right);
  });

  test('without numbers the picture has the whole width', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground(
      'hide=scenes.numbers.diagram.caption.settings&play=0',
      options,
    );
    const { left, right } = await boxOf(playground.panel('Playback'));
    expect(right - left).toBe(720);
  });

  test('a poster takes all the room', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('start=poster', { ...options, starts: false });
    await expect(playground.poster).toBeVisible();
    const { left, right, top, bottom } = await boxOf(playground.panel('Playback'));
    expect(right - left).toBeGreaterThan(680);
    expect(bottom - top).toBeGreaterThan(550);
  });
});

test(
  'what the probe found is shown while there is a probe',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('play=0');
    await expect(playground.liveNumber('Hits')).toBeHidden();
    await playground.button('Probe').click();
    await expect(playground.liveNumber('Hits')).toBeVisible();
  },
);

test.describe('on paper', () => {
  test('a lesson is printed in full, beside its picture and without buttons, in Italian', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('lesson=quadtree&page=3&lang=it');
    const { page } = playground;
    const picture = page.getByRole('application', { name: 'Immagine in tempo reale' });
    const lesson = playground.panel('Lezione');
    await expect(lesson).toBeVisible();
    const captions = lesson.getByRole('listitem');
    await expect(captions).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(captions).toHaveCount(8);
    await expect(captions.last()).toBeVisible();
    await expect(lesson.getByRole('status')).toBeHidden();
    await expect(picture).toBeVisible();
    // The browser lays the page out anew, as wide as the paper.
    await page.setViewportSize({ width: 794, height: 1_123 });
    await expectApart(picture, [lesson, playground.panel('Dati in tempo reale')]);
    for (const button of ['Avvia', 'Pausa', 'Avanti'])
      await expect(playground.button(button)).toBeHidden();
    await expect(playground.control('Numero di oggetti')).toBeHidden();
    await expect(toolbar(playground, 'Strumenti')).toBeHidden();
  });
});

/** From the top of the window. */
async function middleOf(part: Locator): Promise<number> {
  const { top, bottom } = await boxOf(part);
  return (top + bottom) / 2;
}

test('a timeline in one row with the buttons stands in the middle of it', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('p=s1&play=0', { viewport: desktop });
  const play = await middleOf(page.getByRole('button', { name: 'Play', exact: true }));
  for (const part of [
    page.getByRole('slider', { name: 'Timeline' }),
    page.getByRole('combobox', { name: 'Playback speed' }),
    page.getByRole('button', { name: 'Step', exact: true }),
  ])
    expect(Math.abs((await middleOf(part)) - play), String(part)).toBeLessThanOrEqual(1);
});

test('the footer begins where the tools beside the picture begin', async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&play=0', { viewport: desktop });
  const { left } = await boxOf(toolbar(playground, 'Tools'));
  const words = playground.page.getByRole('contentinfo').getByRole('paragraph').last();
  expect(Math.abs((await boxOf(words)).left - left)).toBeLessThanOrEqual(1);
});
