/** embed.html: how it starts, what it hides and what it locks. */
import type { Locator, Page } from '@playwright/test';
import { parameters } from '../../web/playground/state/parameters.ts';
import { inside, settingsIn } from './embedded-playground.ts';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const file = 'embed.html';

const parts: Readonly<Record<string, (playground: Playground) => Locator>> = {
  scenes: (playground) => playground.scene('Leaves'),
  time: (playground) => playground.control('Timeline'),
  buttons: (playground) => playground.button('Play'),
  numbers: (playground) => playground.panel('Live numbers'),
  diagram: (playground) => playground.page.getByRole('heading', { name: 'Shape of the tree' }),
  caption: (playground) => playground.panel('About this scene'),
  settings: (playground) => playground.panel('Settings'),
  tools: (playground) => playground.tool('Look'),
  probe: (playground) => playground.page.locator('.query-line').getByRole('combobox'),
  extras: (playground) => playground.button('Step'),
  link: (playground) => playground.page.getByRole('link', { name: 'Open in the playground' }),
};

test.describe('embed.html', () => {
  test('shows the scene without masthead and leads to the whole page', async ({
    openPlayground,
    urlOf,
  }) => {
    const playground = await openPlayground('n=33&play=0&lock=tree&hide=caption', { file });
    await expect(playground.picture).toBeVisible();
    await expect(playground.page.getByRole('heading', { level: 1 })).toBeHidden();
    const whole = playground.page.getByRole('link', { name: 'Open in the playground' });
    await whole.focus();
    const address = await whole.evaluate((link) => (link as HTMLAnchorElement).href);
    expect(address).toBe(urlOf('v=1&n=33&play=0'));
  });

  for (const [name, find] of Object.entries(parts))
    test(
      `hides ${name} if it is told to`,
      thoroughUnless(name === 'settings'),
      async ({ openPlayground }) => {
        const playground = await openPlayground(`hide=${name}&play=0&probe=1`, { file });
        await expect(playground.picture).toBeVisible();
        await expect(find(playground)).toBeHidden();
        const other = await openPlayground('play=0&probe=1', { file });
        await expect(find(other)).toBeVisible();
      },
    );

  for (const view of ['seams', 'bullets', 'use'])
    test(
      `has no empty group of buttons where ${view} needs no Play`,
      thoroughUnless(view === 'seams'),
      async ({ openPlayground }) => {
        const playground = await openPlayground(`${view}=1&hide=extras`, { file });
        const { page } = playground;
        await expect(page.locator('.view-main')).toBeVisible();
        const bars = page.getByRole('toolbar');
        await expect(bars.filter({ visible: true })).not.toHaveCount(0);
        await expect(bars.filter({ hasNot: page.getByRole('button') })).toHaveCount(0);
      },
    );

  test('starts a race by a button that names it', thorough, async ({ openPlayground }) => {
    const { poster } = await openPlayground('race=1&start=poster', { file, starts: false });
    await expect(poster).toHaveText('Start: Race');
  });

  for (const [width, height] of [
    [320, 240],
    [480, 320],
    [800, 450],
  ] as const)
    test(`of ${width} x ${height} that asks for picture and play shows both, one below the other, and nothing else`, async ({
      openPlayground,
    }) => {
      const hidden = parameters.hide.values.filter((part) => part !== 'buttons').join('.');
      const viewport = { width, height };
      const playground = await openPlayground(`p=crowd&play=0&hide=${hidden}`, { file, viewport });
      const { page } = playground;
      const controls = page.locator(':is(a, button, input, select, summary):visible');
      await expect(controls).toHaveText(['Play']);
      const picture = await page.locator('#stage').boundingBox();
      const play = await playground.button('Play').boundingBox();
      expect(picture?.height).toBeGreaterThan(0.6 * height);
      expect(Math.abs((play?.x ?? 0) + (play?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(play?.y ?? 0);
      expect((play?.y ?? 0) + (play?.height ?? 0)).toBeLessThanOrEqual(height);
      await playground.button('Play').click();
      await expect(controls).toHaveText(['Pause']);
    });

  test('hides nothing on the whole page', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('hide=numbers&start=click');
    await expect(playground.panel('Live numbers')).toBeVisible();
    await expect(playground.poster).toBeHidden();
  });

  for (const [width, height] of [
    [320, 480],
    [320, 600],
    [360, 600],
    [480, 320],
    [600, 600],
    [800, 400],
    [800, 600],
    [1_400, 600],
  ] as const)
    for (const scene of ['p=s2', 'p=s4'])
      test(
        `fits a frame of ${width} by ${height} with ${scene}: all is seen, and nothing is left to scroll to`,
        thoroughUnless(width === 320 && scene === 'p=s2'),
        async ({ openPlayground }) => {
          const fragment = `${scene}&hide=scenes.diagram.caption.settings&lang=it&play=0`;
          const options = { file, viewport: { width, height } };
          const playground = await openPlayground(fragment, options);
          await expect(playground.page.locator('html')).toHaveAttribute('lang', 'it');
          const { page } = playground;
          for (const part of [
            page.getByRole('img'),
            page.getByRole('button', { name: 'Avvia' }),
            page.getByRole('slider'),
            page.getByRole('link'),
          ])
            await expect(part.first()).toBeInViewport({ ratio: 1 });
          const picture = await page.getByRole('img').boundingBox();
          expect(picture?.width).toBeGreaterThan(100);
          const numbers = page.getByText(
            width < 640 || height < 384 ? /^Coppie \d/ : 'Test di coppia',
          );
          await expect(numbers.filter({ visible: true })).toBeInViewport({ ratio: 1 });
          const overflow = await page.evaluate(() => {
            const { scrollHeight, scrollWidth } = document.documentElement;
            return [scrollWidth - innerWidth, scrollHeight - innerHeight];
          });
          expect(overflow).toEqual([0, 0]);
        },
      );
});

test.describe('the start', () => {
  test('by a click shows the first frame, paused, and then plays', async ({ openPlayground }) => {
    const playground = await openPlayground('start=click', { file, ownClock: true });
    const { page, picture, poster } = playground;
    await page.clock.runFor(1_000);
    expect(await playground.frame()).toBe(0);
    // The poster is the one way to start, and leaves the middle of the picture in sight.
    await expect(playground.button('Play')).toBeHidden();
    const [above, below] = await Promise.all([poster.boundingBox(), picture.boundingBox()]);
    expect(above!.y + above!.height).toBeLessThan(below!.y + below!.height / 3);
    await expect(playground.liveNumber('Objects')).toHaveText('20');
    await poster.click();
    await expect.poll(playground.frame).toBeGreaterThan(2);
    await expect(poster).toHaveCount(0);
    await expect(playground.button('Pause')).toBeVisible();
  });

  for (const [language, width] of [
    ['en', 304],
    ['vi', 304],
    ['vi', 344],
  ] as const)
    for (const start of ['click', 'poster'])
      test(
        `by a ${start} has its whole label in a frame ${width} pixels wide, in ${language}`,
        thorough,
        async ({ openPlayground }) => {
          const hidden = 'hide=scenes.diagram.caption.settings';
          const { page } = await openPlayground(
            `p=crowd&t=28&play=0&start=${start}&${hidden}&lang=${language}`,
            { file, viewport: { width, height: 420 }, starts: start === 'click' },
          );
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          const poster = page.getByRole('button', { name: /^(Start|Bắt đầu): / });
          const box = await poster.boundingBox();
          expect(box!.x).toBeGreaterThanOrEqual(8);
          expect(box!.x + box!.width).toBeLessThanOrEqual(width - 8);
          expect(await poster.evaluate(hiddenWidth)).toBe(0);
          expect(await page.locator('html').evaluate(hiddenWidth)).toBe(0);
        },
      );

  test('by a click goes away with any other way to play', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('start=click', { file });
    await playground.picture.focus();
    await playground.page.keyboard.press('Space');
    await expect(playground.poster).toHaveCount(0);
  });

  test('with a poster fetches no part of the quadtree until it is pressed', async ({
    openPlayground,
  }) => {
    const fetched: string[] = [];
    const playground = await openPlayground('p=s1&start=poster', {
      file,
      starts: false,
      before: async (page) => {
        page.on('request', (request) => fetched.push(request.url()));
      },
    });
    await expect(playground.poster).toHaveText('Start: Leaves only');
    expect(fetched.some((url) => url.endsWith('.wasm'))).toBe(false);
    await playground.poster.focus();
    await playground.page.keyboard.press('Enter');
    await expect.poll(playground.frame).toBeGreaterThan(2);
    expect(fetched.some((url) => url.endsWith('.wasm'))).toBe(true);
  });
});

test.describe('locks', () => {
  test('make controls inactive and show their values', async ({ openPlayground }) => {
    const playground = await openPlayground('lock=time.tree.probe.scenes&probe=1&play=0', { file });
    for (const locked of [
      playground.control('Timeline'),
      playground.button('Play'),
      playground.control('Capacity'),
      playground.scene('Leaves'),
      playground.button('Probe'),
    ])
      await expect(locked).toBeDisabled();
    for (const free of [playground.control('Number of objects'), playground.button('Share')])
      await expect(free).toBeEnabled();
    await expect(playground.control('Capacity')).toHaveValue('5');
    const before = await playground.settings();
    await playground.picture.focus();
    for (const key of ['.', ',', ' ', 'r', 'ArrowLeft', 'Escape'])
      await playground.page.keyboard.press(key);
    await playground.picture.click({ position: { x: 20, y: 20 } });
    expect(await playground.settings()).toEqual(before);
    expect(await playground.frame()).toBe(0);
  });

  test(
    'hold in another language too, and end when a link says so',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('lock=tree&lang=it&play=0', { file });
      await expect(playground.control('Capacità')).toBeDisabled();
      await playground.follow('#lang=it&play=0');
      await expect(playground.control('Capacità')).toBeEnabled();
    },
  );
});

/** How many pixels of an element's content its width leaves out of sight. */
function hiddenWidth(element: Element): number {
  return element.scrollWidth - element.clientWidth;
}

/** A finger goes up by 150 pixels. */
async function swipeUp(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: string, ...touchPoints: readonly { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await touch('touchStart', { x, y });
  for (let up = 10; up <= 150; up += 10) await touch('touchMove', { x, y: y - up });
  await touch('touchEnd');
  await devtools.detach();
}

test.describe('a picture in an article', () => {
  for (const fragment of ['p=s4&play=0', 'play=0&probe=1', 'p=crowd&play=0&z=200'])
    test(
      `${fragment}: a finger scrolls the article until the reader takes hold`,
      thoroughUnless(fragment.startsWith('p=s4')),
      async ({ openPlayground }) => {
        const playground = await openPlayground(fragment, { file, hasTouch: true });
        await expect(playground.picture).toHaveCSS('touch-action', 'pan-y');
        await playground.picture.focus();
        await expect(playground.picture).toHaveCSS('touch-action', 'none');
      },
    );

  test('does not hold a finger: an article of three is scrolled to its end, beginning on each of them, and none is changed', async ({
    openArticle,
    urlOf,
  }) => {
    const text = '<p style="height: 50px">Text of the article.</p>';
    const embeds = ['p=s4', 'p=s2&probe=1', 'p=crowd'].map((scene) => {
      const fragment = `${scene}&play=0&hide=scenes.diagram.caption.settings.numbers`;
      return `<iframe src="${urlOf(fragment, file)}" width="342" height="520"></iframe>${text}`;
    });
    const page = await openArticle(`${text}${embeds.join('')}`);
    await page.setViewportSize({ width: 390, height: 700 });
    /** The lowest picture that a finger can go up from, where it is, and how much of the article is below the window. */
    const look = () =>
      page.evaluate(() => {
        const tops = [...document.querySelectorAll('iframe')].map(
          (iframe) => iframe.getBoundingClientRect().y,
        );
        const embed = tops.findLastIndex((top) => top > -60 && top < 630);
        const below = document.documentElement.scrollHeight - innerHeight - scrollY;
        return { embed, y: Math.max(200, tops[embed]! + 60), below };
      });
    const settingsOf = async (embed: number) =>
      settingsIn(await inside(page, `iframe >> nth=${embed}`));
    // Browsers start what is out of sight when it comes into sight.
    const before = new Map<number, unknown>();
    for (let seen = await look(); seen.below >= 1; seen = await look()) {
      if (!before.has(seen.embed)) before.set(seen.embed, await settingsOf(seen.embed));
      // On a busy machine, a finger may be gone before it has scrolled.
      await expect(async () => {
        await swipeUp(page, { x: 170, y: seen.y });
        await expect
          .poll(async () => (await look()).below, { timeout: 1_000 })
          .toBeLessThan(seen.below);
      }).toPass();
      expect(await settingsOf(seen.embed)).toEqual(before.get(seen.embed));
    }
    expect([...before.keys()]).toEqual([0, 1, 2]);
  });

  test('whose page is higher than its frame is scrolled by a finger, which asks nothing', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=s4&play=0', {
      file,
      hasTouch: true,
      viewport: { width: 342, height: 342 },
    });
    const before = await playground.settings();
    await swipeUp(playground.page, { x: 170, y: 180 });
    await expect.poll(() => playground.page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await playground.settings()).toEqual(before);
  });

  test('the wheel scrolls it until the reader takes hold', async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', { file });
    await playground.picture.hover();
    await playground.page.mouse.wheel(0, -300);
    await playground.page.mouse.wheel(0, 300);
    expect(await playground.settings()).toMatchObject({ zoom: 100 });
    await playground.picture.focus();
    await playground.page.mouse.wheel(0, -300);
    await expect.poll(async () => (await playground.settings())['zoom']).toBeGreaterThan(100);
  });
});
