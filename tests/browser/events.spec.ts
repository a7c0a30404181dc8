/** The timeline of events: its scene, its rows from enter to exit, the picture with it, the transport, keys, touch and narrow pages. */
import type { Locator } from '@playwright/test';
import { violations } from './axe-violations.ts';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const bodies = 'p=bodies&play=0';

function card({ page }: Playground): Locator {
  return page.getByRole('region', { name: 'Events' });
}

function bars(playground: Playground): Locator {
  return card(playground).getByRole('toolbar', { name: 'Meetings of bodies' }).getByRole('button');
}

/** What began, touches and ended in the step that is shown, after its number. */
function counts(playground: Playground): Promise<readonly string[]> {
  return card(playground).locator('.events-counts :is(p, dd)').allTextContents();
}

interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly lasts: number;
  readonly enter: number;
}

/** The first meeting on the timeline whose enter and exit are both known. */
async function wholeMeeting(playground: Playground): Promise<Meeting & { readonly bar: Locator }> {
  const whole = bars(playground)
    .and(playground.page.getByLabel(/^\d+ meets \d+ for /))
    .first();
  const name = (await whole.getAttribute('aria-label')) ?? '';
  const [, a = '', b = '', lasts, enter] =
    /^(\d+) meets (\d+) for (\d+) steps?, from step (\d+) on\.$/.exec(name) ?? [];
  const bar = bars(playground).and(playground.page.getByLabel(name, { exact: true }));
  return { a, b, lasts: Number(lasts), enter: Number(enter), bar };
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())!.y;
}

function pixels({ page }: Playground): Promise<string> {
  return page.evaluate(() => {
    const { data } = window.quadrille?.picture() ?? { data: new Uint8ClampedArray(0) };
    return String(data.reduce((sum, value, at) => (sum + value * (1 + (at % 977))) % 2 ** 40, 0));
  });
}

/** Runs in the page: notes what is written on the layer of the timeline, where all of it is on the picture. */
function noteNumbers(): void {
  const noted: string[] = [];
  Object.assign(globalThis, { noted });
  // oxlint-disable-next-line typescript/unbound-method -- called with the context
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...more): void {
    fillText.call(this, text, x, y, ...more);
    if (this.canvas.dataset['layer'] !== 'events') return;
    const { actualBoundingBoxLeft: before, actualBoundingBoxRight: after } = this.measureText(text);
    if (x - before >= 0 && x + after <= this.canvas.width) noted.push(text);
  };
}

test.describe('the timeline', () => {
  test('opens with its scene, and with the events of all that was before', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=crowd&play=0');
    await playground.chooseScene('Bodies that meet');
    await expect(card(playground)).toBeVisible();
    expect(await playground.settings()).toMatchObject({ preset: 'bodies', events: true });
    await playground.follow(`${bodies}&t=700`);
    await expect.poll(() => counts(playground)).toContain('Step 700');
    await expect(bars(playground).and(playground.page.getByLabel(/ meets /))).not.toHaveCount(0);
    await expect(playground.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
  });

  test('is a view: on a scene of boxes it opens the scene of bodies, and closes', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=s2&play=0');
    await playground.chooseView('Events');
    await expect(card(playground)).toBeVisible();
    expect(await playground.settings()).toMatchObject({ preset: 'bodies', playing: false });
    await playground.button('Close the timeline').click();
    await expect(card(playground)).toBeHidden();
    expect(await playground.settings()).toMatchObject({ preset: 'bodies', events: false });
    await playground.page.goBack();
    await playground.page.goBack();
    await expect.poll(playground.settings).toMatchObject({ preset: 's2', events: false });
  });

  test('keeps a scene that has shapes, and says why another one has no events', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=crowd&n=12&shape=circle&play=0&t=9');
    await playground.chooseView('Events');
    await expect.poll(() => counts(playground)).toContain('Step 9');
    expect(await playground.settings()).toMatchObject({ preset: 'crowd', events: true });
    await playground.follow('p=crowd&events=1&play=0');
    await expect(card(playground)).toContainText('The objects of this scene are boxes.');
    await playground.follow('p=crowd&n=500&shape=circle&events=1&play=0');
    await expect(card(playground)).toContainText('400 objects at most');
    await playground.follow('p=crowd&events=1&play=0');
    await playground.button('Show the scene “Bodies that meet”').click();
    await expect.poll(playground.settings).toMatchObject({ preset: 'bodies', events: true });
    await expect.poll(() => counts(playground)).toContain('Step 0');
  });

  test('goes to the enter of a meeting, whose exit comes after as many steps as it says', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground(`${bodies}&t=400`);
    await expect.poll(() => counts(playground)).toContain('Step 400');
    const { bar, enter, lasts } = await wholeMeeting(playground);
    await bar.click();
    await expect.poll(() => counts(playground)).toContain(`Step ${enter}`);
    const [, entered, touching] = await counts(playground);
    expect([Number(entered), Number(touching)].every((count) => count >= 1)).toBe(true);
    expect(await playground.settings()).toMatchObject({ playing: false });
    await expect(playground.liveNumber('Colliding pairs')).toHaveText(touching ?? '');
    await playground.step(lasts);
    await expect.poll(() => counts(playground)).toContain(`Step ${enter + lasts}`);
    const [, , , exited] = await counts(playground);
    expect(Number(exited)).toBeGreaterThanOrEqual(1);
    // Where the pair is, other steps do not change.
    await expect(bar).toBeVisible();
  });

  test('counts as the contacts do, step by step and back', async ({ openPlayground }) => {
    const playground = await openPlayground(`${bodies}&t=120`);
    let before: number | undefined;
    let shown = 120;
    const steps = Array.from({ length: 10 }, (_, i) => (i < 6 ? 'Step' : 'Step back'));
    for (const name of steps) {
      await playground.button(name).click();
      shown += name === 'Step' ? 1 : -1;
      await expect.poll(() => counts(playground)).toContain(`Step ${shown}`);
      const [, entered, touching, exited] = (await counts(playground)).map((text) =>
        Number(text.replace('Step ', '')),
      );
      await expect(playground.liveNumber('Colliding pairs')).toHaveText(String(touching));
      if (name === 'Step' && before !== undefined)
        expect(touching).toBe(before + (entered ?? 0) - (exited ?? 0));
      before = touching;
    }
  });

  test('outlines the pair of a bar with the focus, and says it in words', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground(`${bodies}&t=400`);
    await expect.poll(() => counts(playground)).toContain('Step 400');
    const before = await pixels(playground);
    const { a, b, bar, lasts } = await wholeMeeting(playground);
    await bar.focus();
    await expect(card(playground)).toContainText(`${a} meets ${b} for ${lasts} step`);
    expect(await pixels(playground)).not.toBe(before);
    await playground.page.keyboard.press('ArrowRight');
    await expect(bar).not.toBeFocused();
    await expect(bars(playground).and(playground.page.locator(':focus'))).toHaveCount(1);
    await playground.page.keyboard.press('Tab');
    await expect(card(playground)).toContainText('A bar leads from');
    expect(await pixels(playground)).toBe(before);
    await bar.hover();
    await expect(card(playground)).toContainText(`${a} meets ${b} for ${lasts} step`);
  });

  test('keeps a bar that has the focus while the scene runs', async ({ openPlayground }) => {
    const playground = await openPlayground(`${bodies}&t=400&pace=10`);
    await expect.poll(() => counts(playground)).toContain('Step 400');
    const { bar, enter } = await wholeMeeting(playground);
    await bar.focus();
    await playground.page.evaluate(() => document.getElementById('button-play')?.click());
    await expect
      .poll(async () => Number((await counts(playground))[0]?.replace(/\D/g, '')))
      .toBeGreaterThan(enter + 450);
    await expect(bar).toBeFocused();
  });

  test('shows the meetings of one body', async ({ openPlayground }) => {
    const playground = await openPlayground(`${bodies}&t=400`);
    await expect.poll(() => counts(playground)).toContain('Step 400');
    const { a } = await wholeMeeting(playground);
    await playground.page.getByLabel('Bodies on the timeline').selectOption(`Body ${a}`);
    const names = await bars(playground).evaluateAll((all) =>
      all.map((bar) => bar.getAttribute('aria-label')),
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names)
      expect(name).toMatch(
        new RegExp(String.raw`\b${a}\b.*(meets|touches)|(meets|touches) ${a}\b`),
      );
  });

  test('says how many pairs are not shown, and how to see them', async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd&n=60&shape=circle&events=1&play=0&t=200');
    await expect(card(playground)).toContainText(
      /\d+ more pairs? (has|have) no row here\. To see a pair, choose one of its bodies at the top\./,
    );
  });

  test('says what its words mean', async ({ openPlayground }) => {
    const playground = await openPlayground(`${bodies}&t=400`);
    await card(playground).getByRole('heading', { name: 'What the words mean' }).click();
    for (const word of ['Body', 'Began, touching, ended', 'Contact', 'Sensor', 'Bullet'])
      await expect(card(playground).getByText(word, { exact: true })).toBeVisible();
    await expect(card(playground)).toContainText('It only notices what touches it');
  });

  test('is worked with a finger', async ({ openPlayground }) => {
    const playground = await openPlayground(`${bodies}&t=400`, {
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    await expect.poll(() => counts(playground)).toContain('Step 400');
    const { bar, enter } = await wholeMeeting(playground);
    const { width, height } = (await bar.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await bar.tap();
    await expect.poll(() => counts(playground)).toContain(`Step ${enter}`);
  });

  test('marks a meeting that is too short for a bar as begun and ended at once', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground(`${bodies}&t=400`);
    await expect.poll(() => counts(playground)).toContain('Step 400');
    const marks = await bars(playground).evaluateAll((all) =>
      all
        .filter((bar) => bar.dataset['enter'] === 'true' && bar.dataset['exit'] === 'true')
        .map((bar) => {
          const span = bar.querySelector('span')!;
          const hasDot = getComputedStyle(span, '::before').content !== 'none';
          const hasDotInRing = getComputedStyle(span, '::after').backgroundImage !== 'none';
          return { isShort: span.offsetWidth < 12, hasDot, hasDotInRing };
        }),
    );
    expect(new Set(marks.map(({ isShort }) => isShort))).toEqual(new Set([true, false]));
    for (const { isShort, hasDot, hasDotInRing } of marks)
      expect({ hasDot, hasDotInRing }).toEqual({ hasDot: !isShort, hasDotInRing: isShort });
  });

  test('goes to the step of an empty place that is tapped', async ({ openPlayground }) => {
    const playground = await openPlayground(`${bodies}&t=400`, {
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const { page } = playground;
    await expect.poll(() => counts(playground)).toContain('Step 400');
    const steps = card(playground).locator('.events-steps span');
    const mark = steps.filter({ hasText: '300' });
    await mark.scrollIntoViewIfNeeded();
    const { x } = (await mark.boundingBox())!;
    const places = await card(playground)
      .locator('.events-track')
      .evaluateAll(
        (tracks, left) =>
          tracks
            .map((track) => {
              const { top, height } = track.getBoundingClientRect();
              return top + height / 2;
            })
            .filter((top) => !document.elementFromPoint(left, top)?.closest('button')),
        x,
      );
    await page.touchscreen.tap(x, places[0]!);
    await expect
      .poll(async () => Math.abs(Number((await counts(playground))[0]?.replace(/\D/g, '')) - 300))
      .toBeLessThanOrEqual(1);
    expect(await playground.settings()).toMatchObject({ playing: false });
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`brings the picture into view when a bar is tapped, with motion: ${reducedMotion}`, async ({
      openPlayground,
    }) => {
      const playground = await openPlayground(`${bodies}&t=400`, {
        hasTouch: true,
        reducedMotion,
        viewport: { width: 390, height: 844 },
      });
      const { page, picture } = playground;
      await expect.poll(() => counts(playground)).toContain('Step 400');
      await page.evaluate(() =>
        document.querySelector('.events-rows')!.scrollIntoView({ behavior: 'instant' }),
      );
      await expect(picture).not.toBeInViewport();
      await playground.waitForLayout();
      const { bar } = await wholeMeeting(playground);
      // A locator's own tap may scroll.
      const tap = async (): Promise<void> => {
        const { x, y, width, height } = (await bar.boundingBox())!;
        await page.touchscreen.tap(x + width / 2, y + height / 2);
      };
      await tap();
      await expect(picture).toBeInViewport({ ratio: 0.95 });
      await expect.poll(() => topOf(picture)).toBeGreaterThan(-1);
      const scrolled = await page.evaluate(() => scrollY);
      await tap();
      await playground.waitForLayout();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    });

  test('moves nothing when a bar is pointed at, on a narrow phone', async ({ openPlayground }) => {
    const playground = await openPlayground(`${bodies}&t=400&lang=it`, {
      viewport: { width: 320, height: 700 },
    });
    const { page } = playground;
    await expect(page.locator('.events-bar')).not.toHaveCount(0);
    const says = page.locator('.events-says');
    const { height } = (await says.boundingBox())!;
    const hint = await says.textContent();
    for (const bar of await page.locator('.events-bar').all()) {
      await bar.focus();
      await expect(says).not.toHaveText(hint ?? '');
      expect((await says.boundingBox())!.height).toBe(height);
    }
  });

  test('prints no text over another on a phone held across', async ({ openPlayground }) => {
    const playground = await openPlayground(`${bodies}&t=700`, {
      viewport: { width: 844, height: 390 },
    });
    await expect(card(playground).locator('.events-left')).toBeVisible();
    const covered = await card(playground).evaluate((section) =>
      [...section.children]
        .filter((part) => {
          const next = part.nextElementSibling?.getBoundingClientRect().top ?? Infinity;
          const range = document.createRange();
          range.selectNodeContents(part);
          const lines = [...range.getClientRects()].map(({ bottom }) => bottom);
          return part.nodeName === 'P' && Math.max(...lines) > next;
        })
        .map(({ textContent }) => textContent),
    );
    expect(covered).toEqual([]);
  });

  test('has the number of a step under the middle of its line', async ({ openPlayground }) => {
    const playground = await openPlayground(`${bodies}&t=700`);
    await expect.poll(() => counts(playground)).toContain('Step 700');
    const offsets = await card(playground)
      .locator('.events-steps span')
      .evaluateAll((marks) =>
        marks.map((mark) => {
          const range = document.createRange();
          range.selectNodeContents(mark);
          const { left, right } = range.getBoundingClientRect();
          return Math.abs((left + right) / 2 - mark.getBoundingClientRect().left);
        }),
      );
    expect(offsets.length).toBeGreaterThan(3);
    expect(Math.max(...offsets)).toBeLessThan(1.5);
  });

  for (const lang of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
    test(
      `and the buttons stay where they are when a drag queries on a phone, in ${lang}`,
      thoroughUnless(lang === 'en'),
      async ({ openPlayground }) => {
        const playground = await openPlayground(`${bodies}&t=400&lang=${lang}`, {
          viewport: { width: 390, height: 844 },
        });
        const { page } = playground;
        await expect(page.locator('.events-bar')).not.toHaveCount(0);
        const places = (): Promise<readonly number[]> =>
          page
            .locator('#picture, #button-play, .events')
            .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
        const before = await places();
        const picture = (await page.locator('#picture').boundingBox())!;
        await page.mouse.move(picture.x + 20, picture.y + 20);
        await page.mouse.down();
        await page.mouse.move(picture.x + 300, picture.y + 200, { steps: 3 });
        await page.mouse.up();
        await page.locator('.query-line select').waitFor();
        expect(await places()).toEqual(before);
      },
    );

  test('stops the scene as soon as a pointer is pressed on it, so that no bar moves away', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=bodies&t=400');
    await expect(bars(playground)).not.toHaveCount(0);
    expect(await playground.settings()).toMatchObject({ playing: true });
    await card(playground).getByRole('toolbar', { name: 'Meetings of bodies' }).hover();
    await playground.page.mouse.down();
    await expect.poll(playground.settings).toMatchObject({ playing: false });
    await playground.page.mouse.up();
  });

  for (const { name, way, pauses } of [
    { name: 'taps between the bars', way: [], pauses: true },
    { name: 'moves to the side', way: [[40, 5]], pauses: true },
    { name: 'scrolls the page', way: [[5, -40]], pauses: false },
  ] as const)
    test(`${pauses ? 'stops' : 'does not stop'} for a finger that ${name}`, async ({
      openPlayground,
    }) => {
      const playground = await openPlayground('p=bodies&t=400', {
        hasTouch: true,
        viewport: { width: 390, height: 844 },
      });
      const { page } = playground;
      await expect(bars(playground)).not.toHaveCount(0);
      const rows = (await card(playground).getByRole('toolbar').boundingBox())!;
      // Beside the name of the first pair, where no bar is.
      const [x, y] = [rows.x + 2, rows.y + 12];
      const devtools = await page.context().newCDPSession(page);
      const send = (type: string, touchPoints: readonly { x: number; y: number }[]) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
      await send('touchStart', [{ x, y }]);
      for (const [right, down] of way)
        for (const share of [0.25, 0.5, 0.75, 1])
          await send('touchMove', [{ x: x + share * right, y: y + share * down }]);
      await send('touchEnd', []);
      const frame = await playground.frame();
      if (pauses) await expect.poll(playground.settings).toMatchObject({ playing: false });
      else {
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
        await expect.poll(playground.frame).toBeGreaterThan(frame + 5);
        expect(await playground.settings()).toMatchObject({ playing: true });
      }
    });

  for (const [width, height] of [
    [390, 844],
    [1_440, 900],
  ] as const)
    test(`leaves the line of a query at the picture with all controls, at ${width}`, async ({
      openPlayground,
    }) => {
      const playground = await openPlayground(`${bodies}&t=400&probe=1`, {
        viewport: { width, height },
      });
      const { page, picture } = playground;
      await expect(bars(playground)).not.toHaveCount(0);
      if (width < 640) await playground.showAllControls();
      await page.locator('.query-line select').waitFor();
      await playground.waitForLayout();
      const [line, play, above] = await Promise.all(
        [page.locator('.query-line'), playground.button('Play'), picture].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(line!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
      expect(line!.y + line!.height).toBeLessThanOrEqual(play!.y);
      await expect(page.locator('.query-line')).toBeInViewport({ ratio: 1 });
      if (width < 640) {
        expect(line!.y - above!.y - above!.height).toBeLessThan(30);
        await expect(card(playground).locator('.events-counts')).toBeInViewport({ ratio: 1 });
      }
    });

  test('says that the bars of a sensor are dashed', async ({ openPlayground }) => {
    const playground = await openPlayground(`${bodies}&t=83`);
    await expect(card(playground).locator('.events-says')).toContainText('dashed');
  });

  for (const lang of ['en', 'it', 'vi'])
    test(
      `has the legend at the picture and rows on the screen of a phone, in ${lang}`,
      thoroughUnless(lang !== 'vi'),
      async ({ openPlayground }) => {
        const playground = await openPlayground(`${bodies}&t=83&lang=${lang}`, {
          hasTouch: true,
          viewport: { width: 390, height: 844 },
        });
        const { page } = playground;
        await expect(page.locator('.events-bar')).not.toHaveCount(0);
        await expect(page.locator('#legend li')).not.toHaveCount(0);
        await playground.waitForLayout();
        const [above, legend] = await Promise.all(
          ['#picture', '#legend'].map((part) => page.locator(part).boundingBox()),
        );
        expect(Math.abs(legend!.y - above!.y - above!.height)).toBeLessThan(30);
        for (const row of [0, 1, 2])
          await expect(page.locator('.events-row').nth(row)).toBeInViewport({ ratio: 1 });
      },
    );

  test('has the number of every body in the picture, beside a body that is too small', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground(bodies, {
      viewport: { width: 390, height: 844 },
      before: (page) => page.addInitScript(noteNumbers),
    });
    await expect(card(playground)).toBeVisible();
    const noted = (): Promise<readonly string[]> =>
      playground.page.evaluate(() => [...new Set<string>(Reflect.get(globalThis, 'noted'))]);
    await expect
      .poll(async () => (await noted()).toSorted())
      .toEqual(['0', '1', '2', '3', '4', '5']);
  });

  test('is announced by no live region', async ({ openPlayground }) => {
    const playground = await openPlayground(bodies);
    await expect(card(playground)).toBeVisible();
    await expect(card(playground).locator('[aria-live], [role=status], output')).toHaveCount(0);
  });

  test('gives its place to a trace', async ({ openPlayground }) => {
    const playground = await openPlayground(`${bodies}&trace=insert&who=2`);
    await expect(playground.page.locator('.trace-panel')).toBeVisible();
    await expect(card(playground)).toBeHidden();
  });

  for (const forced of [false, true])
    test(
      `is accessible${forced ? ' with forced colours' : ''}`,
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground(`${bodies}&t=400`, {
          forcedColors: forced ? 'active' : 'none',
        });
        await expect.poll(() => counts(playground)).toContain('Step 400');
        await bars(playground).first().focus();
        expect(await violations(playground)).toEqual([]);
      },
    );

  for (const lang of ['en', 'it', 'vi', 'zh-Hans'])
    for (const [width, height] of [
      [320, 700],
      [390, 844],
      [844, 390],
      [1_280, 720],
    ] as const)
      test(
        `fits ${width} by ${height} in ${lang}, beside the picture or below it`,
        thorough,
        async ({ openPlayground }) => {
          const playground = await openPlayground(`${bodies}&t=400&lang=${lang}`, {
            viewport: { width, height },
          });
          const { page } = playground;
          await expect(page.locator('.events-bar')).not.toHaveCount(0);
          const overflow = await page.evaluate(() => {
            const inside = document.querySelector('.events')!;
            return [
              document.documentElement.scrollWidth - innerWidth,
              inside.scrollWidth - inside.clientWidth,
            ];
          });
          expect(overflow).toEqual([0, 0]);
          const [timeline, picture] = await Promise.all(
            ['.events', '#picture'].map((part) => page.locator(part).boundingBox()),
          );
          const isApart =
            timeline!.y >= picture!.y + picture!.height ||
            timeline!.x >= picture!.x + picture!.width;
          expect(isApart).toBe(true);
        },
      );
});
