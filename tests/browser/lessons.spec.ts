/** Lessons: guided tours of the page's own and of others, forward and back, in links and embedded. */
import type { Locator } from '@playwright/test';
import { ownStates } from '../../web/playground/state/lesson-pages.ts';
import { elementHtml } from './element-html.ts';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

function captionOf(playground: Playground): Locator {
  return playground.panel('Lesson').getByRole('status');
}

function pageNumberOf(playground: Playground): Locator {
  return playground.panel('Lesson').getByText(/^Page \d+ of \d+$/);
}

test.describe('a lesson of the page', () => {
  test('is opened by a button, turned by buttons and keys, and closed', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=s4&play=0');
    await playground.button('What a quadtree is').click();
    await expect(playground.panel('Lesson')).toBeVisible();
    await expect
      .poll(playground.settings)
      .toMatchObject({ preset: 'crowd', count: 24, playing: true });
    await playground.button('Next').click();
    await expect.poll(playground.settings).toMatchObject({ page: 2, maxDepth: 1, playing: false });
    await playground.picture.focus();
    await playground.page.keyboard.press('l');
    await expect.poll(playground.settings).toMatchObject({ page: 3, maxDepth: 4 });
    await expect(captionOf(playground)).toContainText('this is a quadtree');
    await playground.page.keyboard.press('k');
    await expect.poll(playground.settings).toMatchObject({ page: 2, maxDepth: 1 });
    await playground.button('End the lesson').click();
    await expect(playground.panel('Lesson')).toBeHidden();
    await expect(playground.picture).toBeFocused();
  });

  test('gives back the scene that was there, with settings, frame, edits and camera', async ({
    openPlayground,
  }) => {
    const scene = 'v=1&p=crowd&n=12&cap=4&play=0&z=200&cx=300&cy=300&t=9';
    const playground = await openPlayground(scene);
    await expect.poll(playground.frame).toBe(9);
    await playground.useTool('Add objects', [200, 200]);
    await expect.poll(playground.objectCount).toBe(13);
    const fingerprint = await playground.fingerprint();
    await playground.button('What a quadtree is').click();
    await expect(playground.panel('Lesson')).toBeVisible();
    await playground.button('Next').click();
    await playground.languageMenu.selectOption('Italiano');
    await playground.button('Termina la lezione').click();
    await expect.poll(playground.fingerprint).toBe(fingerprint);
    expect(await playground.settings()).toMatchObject({
      lesson: 'none',
      page: 1,
      capacity: 4,
      zoom: 200,
      cameraX: 300,
      playing: false,
      // What the reader chose meanwhile stays.
      language: 'it',
    });
    expect(await playground.frame()).toBe(9);
    await playground.page.goBack();
    await expect.poll(playground.settings).toMatchObject({ lesson: 'quadtree' });
  });

  test(
    'that a link opened over a scene gives that back, too; the first link of all has none',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('p=s4&n=50&play=0');
      await playground.follow('lesson=placement');
      await expect(playground.panel('Lesson')).toBeVisible();
      await playground.button('End the lesson').click();
      await expect.poll(playground.settings).toMatchObject({ preset: 's4', count: 50 });
      const first = await openPlayground('lesson=quadtree&page=3');
      await first.button('End the lesson').click();
      await expect.poll(first.settings).toMatchObject({ lesson: 'none', maxDepth: 4, seed: 1_246 });
    },
  );

  test(
    'leads on from its last page: to the next lesson, and from that to the page',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('lesson=quadtree&page=8');
      await expect(playground.button('Try it yourself')).toBeVisible();
      await playground.button('Next lesson').click();
      await expect(pageNumberOf(playground)).toHaveText('Page 1 of 7');
      await expect(playground.panel('Lesson').getByRole('heading')).toBeFocused();
      await playground.follow('lesson=placement&page=7');
      await expect(pageNumberOf(playground)).toHaveText('Page 7 of 7');
      await expect(playground.button('Next lesson')).toBeHidden();
      await playground.button('Try it yourself').click();
      await expect(playground.panel('Lesson')).toBeHidden();
      // The scene of the page is the reader's now.
      expect(await playground.settings()).toMatchObject({ lesson: 'none', minSize: 80 });
    },
  );

  for (const viewport of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 1_440, height: 900 },
  ])
    test(
      `opens in sight, with the focus on its title, at ${viewport.width}`,
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground('', { viewport });
        const button = playground.panel('Lessons').getByRole('button', { name: 'What a quadtree' });
        await button.scrollIntoViewIfNeeded();
        await button.press('Enter');
        const title = playground.panel('Lesson').getByRole('heading');
        await expect(title).toBeFocused();
        await expect(title).toBeInViewport({ ratio: 1 });
        await expect(playground.button('Next')).toBeInViewport({ ratio: 1 });
        await expect(playground.picture).toBeInViewport({ ratio: 0.99 });
      },
    );

  for (const [lesson, states] of Object.entries(ownStates))
    test(`${lesson}: the oracle agrees on every page`, thorough, async ({ openPlayground }) => {
      const playground = await openPlayground(`lesson=${lesson}`);
      const panel = playground.panel('Trace');
      for (let page = 1; page <= states.length; page++) {
        await expect(pageNumberOf(playground)).toHaveText(`Page ${page} of ${states.length}`);
        await expect(playground.liveNumber('Check by brute force')).toHaveText(
          'missed 0, double 0',
        );
        const { trace } = await playground.settings();
        await expect(panel).toBeVisible({ visible: trace !== 'none' });
        if (trace !== 'none') {
          await expect(panel.getByRole('status')).not.toBeEmpty();
          await expect(panel).not.toContainText('Choose an object');
        }
        if (page < states.length) await playground.button('Next').click();
      }
    });

  test(
    'opens at the page of a link, or at the last where there are fewer',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('lesson=placement&page=3');
      await expect(pageNumberOf(playground)).toHaveText('Page 3 of 7');
      await expect.poll(playground.settings).toMatchObject({ placement: 'leaf', straddlers: true });
      await expect.poll(playground.fragment).toContain('lesson=placement&page=3');
      const last = await openPlayground('lesson=placement&page=50');
      await expect(pageNumberOf(last)).toHaveText('Page 7 of 7');
    },
  );

  test('opens a trace at its first event, and lets the reader watch it to its end', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('lesson=quadtree&page=6', { ownClock: true });
    const { page } = playground;
    const trace = playground.panel('Trace');
    const watch = trace.getByRole('button', { name: 'Watch', exact: true });
    await expect(watch).toBeVisible();
    const event = playground.control('Event');
    await expect(event).toHaveValue('0');
    // Nothing moves before it is asked to.
    await page.clock.runFor(10_000);
    await expect(event).toHaveValue('0');
    await watch.click();
    await expect(trace.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(event).toHaveValue('1');
    await page.clock.runFor(60_000);
    await expect(trace).toContainText('tested 8');
    await expect(trace).toContainText('found 3');
    const last = (await event.getAttribute('max')) ?? '';
    await expect(event).toHaveValue(last);
    // Once more from the beginning, until the reader steps by hand.
    await watch.click();
    await expect(event).toHaveValue('0');
    await trace.getByRole('button', { name: 'Next event' }).click();
    await expect(watch).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(event).toHaveValue('1');
    // On the next page another trace waits, too.
    await watch.click();
    await playground.button('Next').click();
    await expect(watch).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(event).toHaveValue('0');
  });

  test('waits under its button where it is embedded', async ({ openPlayground }) => {
    const playground = await openPlayground('lesson=quadtree&start=click', { file: 'embed.html' });
    await expect(captionOf(playground)).toContainText('brute force');
    await expect(playground.poster).toBeVisible();
    expect(await playground.settings()).toMatchObject({ count: 24, playing: false });
    await playground.poster.click();
    await expect.poll(playground.settings).toMatchObject({ lesson: 'quadtree', playing: true });
  });

  test(
    'another language shows the same page, and keeps what was changed in it',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('lesson=quadtree&page=3');
      await expect(captionOf(playground)).toContainText('this is a quadtree');
      await playground.follow(`${playground.fragment()}&lang=it`);
      const italian = playground.panel('Lezione').getByRole('status');
      await expect(italian).toContainText('questo è un quadtree');
      await playground.enter('Capacità', '9');
      await playground.languageMenu.selectOption('English');
      await expect(captionOf(playground)).toContainText('this is a quadtree');
      expect(await playground.settings()).toMatchObject({ page: 3, capacity: 9 });
    },
  );
});

test('frames that are added in the share dialog become a lesson, by its link', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=crowd&n=12&t=3&play=0', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = playground;
  const dialog = page.getByRole('dialog', { name: 'Frames of a lesson' });
  const add = async (caption: string): Promise<void> => {
    await playground.button('Share').click();
    await playground.button('Add Lesson').click();
    await dialog.getByLabel('Caption of this frame').fill(caption);
    await dialog.getByRole('button', { name: 'Add this frame' }).click();
    await expect(dialog.getByRole('listitem').last().getByRole('textbox')).toHaveValue(caption);
  };
  const leave = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  };
  await add('Twelve squares');
  await leave();
  await playground.enter('Number of objects', '20');
  await add('Twenty squares');
  await dialog.getByLabel('Title of the lesson').fill('More and more');
  await dialog.getByRole('button', { name: 'Earlier: Twenty squares' }).click();
  await expect(dialog.getByLabel('Caption of frame 1')).toHaveValue('Twenty squares');
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect.poll(() => playground.clipboard()).toContain('lesson=own');
  const fragment = new URL(await playground.clipboard()).hash.slice(1);
  const reader = await openPlayground(fragment);
  await expect(reader.panel('Lesson').getByRole('heading')).toHaveText('More and more');
  await expect(captionOf(reader)).toHaveText('Twenty squares');
  expect(await reader.settings()).toMatchObject({ preset: 'crowd', count: 20 });
  await reader.page.keyboard.press('l');
  await expect(captionOf(reader)).toHaveText('Twelve squares');
  expect(await reader.settings()).toMatchObject({ count: 12, frame: 3 });
});

test('frames of a lesson are reworded, moved by keys and removed, and the lesson opens on the page', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=crowd&n=12&play=0');
  const { page } = playground;
  const dialog = page.getByRole('dialog', { name: 'Frames of a lesson' });
  await playground.button('Share').click();
  await playground.button('Add Lesson').click();
  for (const caption of ['One', 'Two', 'Three']) {
    await dialog.getByLabel('Caption of this frame').fill(caption);
    await dialog.getByRole('button', { name: 'Add this frame' }).click();
  }
  const captions = (): Promise<string[]> =>
    dialog
      .getByRole('listitem')
      .getByRole('textbox')
      .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  await dialog.getByRole('button', { name: 'Later: One' }).press('Enter');
  await expect.poll(captions).toEqual(['Two', 'One', 'Three']);
  await expect(dialog.getByText('It is frame 2 now.')).toBeVisible();
  // The focus goes along, so that the next press moves the same frame on.
  await expect(dialog.getByRole('button', { name: 'Later: One' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(captions).toEqual(['Two', 'Three', 'One']);
  await dialog.getByRole('button', { name: 'Remove: Three' }).click();
  await dialog.getByLabel('Caption of frame 2').fill('The last one');
  await expect.poll(captions).toEqual(['Two', 'The last one']);
  await dialog.getByRole('button', { name: 'Open it here' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(captionOf(playground)).toHaveText('Two');
  await playground.panel('Lesson').getByRole('button', { name: 'Next' }).click();
  await expect(captionOf(playground)).toHaveText('The last one');
  // The list is still there for the author who goes back to it.
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await playground.button('Share').click();
  await playground.button('Add Lesson').click();
  await expect.poll(captions).toEqual(['Two', 'The last one']);
});

test('a printed lesson has a picture above each caption, and the screen is as before', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('lesson=quadtree&page=2');
  const { page } = playground;
  await expect(captionOf(playground)).toContainText('four quarters');
  const stills = page.locator('.lesson-captions li .lesson-still > svg');
  await page.emulateMedia({ media: 'print' });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(stills).toHaveCount(8, { timeout: 500 });
  }).toPass();
  await expect(stills.filter({ visible: true })).toHaveCount(8);
  // Each has its own scene: the first page has no lines of cells, the third has many.
  const shapes = await stills.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  expect(new Set(shapes).size).toBe(8);
  await expect(page.locator('.stage')).toBeHidden();
  // What follows on the paper begins below the last caption.
  const [list, card] = await Promise.all(
    ['.lesson-captions', '.lesson-card'].map((part) => page.locator(part).boundingBox()),
  );
  expect(list!.y + list!.height).toBeLessThanOrEqual(card!.y + card!.height);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(stills).toHaveCount(0);
  await expect(page.locator('.stage')).toBeVisible();
});

test.describe('a lesson in a link', () => {
  const pages = [
    { caption: 'First <b>words</b>', state: 'n=5&play=0' },
    { caption: 'Second words', state: 'p=s1&n=999999999&play=0&lesson=quadtree&hide=settings' },
  ];
  const tour = encodeURIComponent(JSON.stringify({ title: 'My tour', pages }));

  test(
    'shows captions as text; states are clamped and change nothing else',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(`lesson=own&tour=${tour}`);
      const title = playground.panel('Lesson').getByRole('heading');
      await expect(title).toHaveText('My tour');
      await expect(captionOf(playground)).toHaveText('First <b>words</b>');
      expect(await playground.settings()).toMatchObject({ count: 5 });
      await playground.page.keyboard.press('l');
      await expect(captionOf(playground)).toHaveText('Second words');
      expect(await playground.settings()).toMatchObject({
        preset: 's1',
        count: 100_000,
        lesson: 'own',
        hide: '',
      });
    },
  );

  test.describe('whose pages have waits', () => {
    const waiting = [
      { caption: 'One', state: 'n=5&play=0', wait: 5 },
      { caption: 'Two', state: 'n=6&play=0', wait: 5 },
      // It waits for the reader.
      { caption: 'Three', state: 'n=7&play=0' },
      { caption: 'Four', state: 'n=8&play=0', wait: 5 },
    ];
    const link = `lesson=own&tour=${encodeURIComponent(JSON.stringify(waiting))}`;

    for (const reducedMotion of ['no-preference', 'reduce'] as const)
      test(`plays when it is asked to, up to a page without one, with ${reducedMotion}`, async ({
        openPlayground,
      }) => {
        const playground = await openPlayground(link, { ownClock: true, reducedMotion });
        const { clock } = playground.page;
        const caption = captionOf(playground);
        await expect(playground.button('Play the lesson')).toBeVisible();
        await playground.pauseClock();
        await clock.runFor(60_000);
        await expect(caption).toHaveText('One');
        await playground.button('Play the lesson').click();
        await clock.runFor(4_500);
        await expect(caption).toHaveText('One');
        await clock.runFor(1_000);
        await expect(caption).toHaveText('Two');
        await clock.runFor(5_000);
        await expect(caption).toHaveText('Three');
        await expect(playground.button('Play the lesson')).toBeVisible();
        await clock.runFor(60_000);
        await expect(caption).toHaveText('Three');
      });

    const readerActions: Readonly<Record<string, (playground: Playground) => Promise<unknown>>> = {
      'its button': (playground) => playground.button('Pause the lesson').click(),
      'a key': (playground) => playground.page.keyboard.press('z'),
      'a press on the picture': (playground) =>
        playground.picture.click({ position: { x: 20, y: 20 } }),
      'the wheel': async ({ page }) => {
        const arrives = page.evaluate(
          () =>
            new Promise<void>((done) => {
              addEventListener('wheel', () => done(), { once: true, passive: true });
            }),
        );
        await page.mouse.wheel(0, 10);
        await arrives;
      },
      'a page that was turned': (playground) => playground.button('Next').click(),
      'a link to another page': async (playground) => {
        await playground.follow(`${link}&page=2`);
        await expect.poll(playground.settings).toMatchObject({ page: 2 });
      },
    };
    for (const [name, act] of Object.entries(readerActions))
      test(`stops at ${name}`, async ({ openPlayground }) => {
        const playground = await openPlayground(link, { ownClock: true });
        await playground.button('Play the lesson').waitFor();
        await playground.pauseClock();
        await playground.button('Play the lesson').click();
        await expect(playground.button('Pause the lesson')).toBeVisible();
        await playground.page.clock.runFor(1_000);
        await act(playground);
        const { page } = await playground.settings();
        await playground.page.clock.runFor(60_000);
        await expect(playground.button('Play the lesson')).toBeVisible();
        expect((await playground.settings())['page']).toBe(page);
      });
  });

  test('that cannot be read says so', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('lesson=own&tour=%7Bnonsense&n=7&play=0');
    await expect(captionOf(playground)).toContainText('no page that could be read');
    expect(await playground.settings()).toMatchObject({ count: 7 });
  });

  test('that cannot be read offers no pages to turn', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('play=0&lesson=own&tour=%7Bbad');
    await expect(captionOf(playground)).toContainText('no page that could be read');
    const lesson = playground.panel('Lesson');
    await expect(pageNumberOf(playground)).toBeHidden();
    await expect(lesson.getByRole('heading')).toHaveText('Lesson');
    await expect(lesson.getByRole('button')).toHaveCount(1);
    await lesson.getByRole('button', { name: 'End the lesson' }).click();
    await expect(lesson).toBeHidden();
  });

  test(
    'is given to the element as an attribute, and turned by its calls',
    thorough,
    async ({ openArticle, urlOf }) => {
      const json = JSON.stringify(pages).replaceAll('"', '&quot;').replaceAll('<', '&lt;');
      const page = await openArticle(
        elementHtml(
          urlOf('', 'embed.html'),
          `lesson="own" tour="${json}" style="block-size: 700px"`,
        ),
      );
      const caption = page
        .frameLocator('iframe')
        .getByRole('region', { name: 'Lesson' })
        .getByRole('status');
      await expect(caption).toHaveText('First <b>words</b>');
      await expect(
        page.frameLocator('iframe').getByRole('application', { name: 'Live picture' }),
      ).toBeVisible();
      await page.evaluate(() => document.querySelector('quadrille-playground')?.set({ page: 2 }));
      await expect(caption).toHaveText('Second words');
    },
  );
});
