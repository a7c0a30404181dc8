/** Where the parts of a lesson stand, on every screen: the picture first, what a caption names beside it, and buttons that stay. */
import type { Locator } from '@playwright/test';
import { ownStates } from '../../web/playground/state/lesson-pages.ts';
import { ownLessons } from '../../web/playground/state/lessons.ts';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const screens = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 390, height: 844 },
  { width: 768, height: 1_024 },
  { width: 1_440, height: 900 },
] as const;

const next = /^(Next|Next lesson|Try it yourself)$/;

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is hidden`);
  return box;
}

/** The button that leads on. On a last page it is the last one. */
function nextButton(playground: Playground): Locator {
  return playground.panel('Lesson').getByRole('button', { name: next }).last();
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:,\d+)*/g) ?? [];
}

/** The numbers on the card, in the trace panel and under panes. */
async function numbersBeside(playground: Playground): Promise<string[]> {
  const { page } = playground;
  const places = [
    playground.panel('Lesson').getByRole('definition'),
    playground.panel('Trace').getByText(/\d/),
    page.getByRole('figure').getByRole('definition'),
  ];
  const texts = await Promise.all(places.map((place) => place.allInnerTexts()));
  return texts.flat().flatMap(numbersIn);
}

/** The picture, or the first of the panes. */
function pictureOf(playground: Playground): Locator {
  return playground.page.getByRole('main').getByRole('img').first();
}

/** Waits for the code of trace and panes of a page. */
async function pageShown(playground: Playground, page: number): Promise<void> {
  await expect(playground.panel('Lesson').getByText(new RegExp(`^Page ${page} of`))).toBeVisible();
  const { compare, trace } = await playground.settings();
  await expect(playground.panel('Trace')).toBeVisible({ visible: trace !== 'none' });
  if (compare !== '') await expect(playground.pane('Leaf')).toBeVisible();
  await playground.waitForLayout();
}

for (const viewport of screens)
  for (const lesson of ownLessons)
    test(
      `${lesson} at ${viewport.width}: the picture is large, nothing covers it, and Next stays`,
      thoroughUnless(viewport.width === 360 && lesson === 'placement'),
      async ({ openPlayground }) => {
        const isMobile = Math.min(viewport.width, viewport.height) < 500;
        const playground = await openPlayground(`lesson=${lesson}`, {
          viewport,
          isMobile,
          hasTouch: isMobile,
        });
        const screen: Box = { x: 0, y: 0, ...viewport };
        const first = await boxOf(nextButton(playground));
        const [x, y] = [first.x + first.width / 2, first.y + first.height / 2];
        for (let page = 1; page <= ownStates[lesson].length; page++) {
          await pageShown(playground, page);
          const card = await boxOf(playground.panel('Lesson'));
          const picture = await boxOf(pictureOf(playground));
          const button = await boxOf(nextButton(playground));
          expect(contains(screen, card), `card on page ${page}`).toBe(true);
          expect(overlap(card, picture), `card over the picture of page ${page}`).toBe(false);
          if ((await playground.settings())['compare'] === '') {
            expect(contains(screen, picture), `picture of page ${page}`).toBe(true);
            const least = Math.min(viewport.width / 2, viewport.height - 60);
            expect(picture.width, `picture of page ${page}`).toBeGreaterThanOrEqual(
              isMobile ? least : 400,
            );
          }
          // The pointer or finger that pressed Next on the first page presses it on all.
          expect(overlap(button, { x, y, width: 0.1, height: 0.1 }), `Next on page ${page}`).toBe(
            true,
          );
          if (page < ownStates[lesson].length) await nextButton(playground).click();
        }
      },
    );

for (const viewport of screens.slice(0, 3))
  test(
    `at ${viewport.width}, the button that pauses a slow lesson covers nothing`,
    thoroughUnless(viewport.width === 390),
    async ({ openPlayground }) => {
      const playground = await openPlayground('lesson=quadtree&page=8', {
        viewport,
        isMobile: true,
        hasTouch: true,
        ownClock: true,
      });
      const { page } = playground;
      await expect(nextButton(playground)).toBeVisible();
      await playground.pauseClock();
      const pause = page.locator('#button-pause');
      // The display has a frame in one and a half seconds. The button is fetched in real time, and needs a frame after that.
      await expect(async () => {
        await page.clock.fastForward(1_500);
        await expect(pause).toBeVisible({ timeout: 500 });
      }).toPass();
      // The picture takes the room that is left in the frame after.
      await page.clock.fastForward(1_500);
      const box = await boxOf(pause);
      expect(contains({ x: 0, y: 0, ...viewport }, box)).toBe(true);
      for (const other of [pictureOf(playground), playground.panel('Lesson')])
        expect(overlap(box, await boxOf(other)), String(other)).toBe(false);
    },
  );

/** Goes to a page of a lesson on an open page, where nothing then moves. */
async function followTo(
  playground: Playground,
  lesson: string,
  page: number,
  language: string,
): Promise<void> {
  await playground.follow(`lesson=${lesson}&page=${page}&lang=${language}&play=0`);
  await expect.poll(playground.settings).toMatchObject({ lesson, page });
  await playground.waitForLayout();
}

for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
  test(
    `the last page has its buttons whole in ${language}, and the last one stays`,
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(`lang=${language}&play=0`);
      const card = playground.page.locator('.lesson-card');
      const buttons = card.getByRole('button');
      for (const width of [1_024, 1_280, 1_440]) {
        await playground.page.setViewportSize({ width, height: 800 });
        await followTo(playground, 'quadtree', 7, language);
        const before = await boxOf(buttons.last());
        await followTo(playground, 'quadtree', 8, language);
        await expect(buttons).toHaveCount(4);
        const cardBox = await boxOf(card);
        for (const button of await buttons.all())
          expect(contains(cardBox, await boxOf(button)), `${width}: ${String(button)}`).toBe(true);
        expect((await boxOf(buttons.last())).y, `${width}`).toBeCloseTo(before.y, 0);
      }
    },
  );

/** What of these can be seen at their edges, as nothing cuts or covers it: corners, and the middle. */
function inSight(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { bottom, left, right, top } = element.getBoundingClientRect();
    const points: [number, number][] = [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
      [(left + right) / 2, (top + bottom) / 2],
    ];
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
}

for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
  test(
    `on a laptop, a trace stands above the caption, and all that is pressed is in sight, in ${language}`,
    thoroughUnless(language === 'it'),
    async ({ openPlayground }) => {
      const playground = await openPlayground(`lang=${language}&play=0`);
      const { page } = playground;
      const caption = page.locator('.lesson-card').getByRole('status');
      const trace = page.locator('.trace-panel');
      const pressed = page.locator('.lesson-turning button, #trace-watch, .trace-row input');
      for (const [width, height] of [
        [1_366, 768],
        [1_280, 800],
        [1_280, 720],
        [1_024, 600],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const lesson of ownLessons)
          for (let at = 1; at <= ownStates[lesson].length; at++) {
            const where = `${width}x${height}, ${lesson} ${at}`;
            await followTo(playground, lesson, at, language);
            if ((await playground.settings())['trace'] !== 'none') {
              await expect(trace, where).toBeVisible();
              expect((await boxOf(trace)).y, where).toBeLessThan((await boxOf(caption)).y);
            }
            for (const control of await pressed.all())
              expect(await inSight(control), `${where}: ${String(control)}`).toBe(true);
            if (width === 1_024) continue;
            const hidden = await caption.evaluate((text) => text.scrollHeight - text.clientHeight);
            // In a low window with the widest letters, a line of the longest caption is scrolled to.
            expect(hidden, where).toBeLessThanOrEqual(height === 720 ? 24 : 1);
          }
      }
    },
  );

for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
  test(
    `on a phone captions are whole, and name no keys, in ${language}`,
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(`lang=${language}&play=0`, {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      });
      const card = playground.page.locator('.lesson-card');
      const caption = card.getByRole('status');
      for (const lesson of ownLessons) {
        for (let page = 1; page <= ownStates[lesson].length; page++) {
          await followTo(playground, lesson, page, language);
          const hidden = await caption.evaluate((text) => text.scrollHeight - text.clientHeight);
          expect(hidden, `${lesson} ${page}`).toBeLessThanOrEqual(1);
        }
        for (const button of await card.getByRole('button').all())
          await expect(button).not.toHaveAttribute('aria-keyshortcuts');
      }
    },
  );

test('in a narrow column, the controls of a trace stay within its panel', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('lesson=quadtree&page=4', {
    viewport: { width: 1_280, height: 800 },
  });
  const panel = playground.panel('Trace');
  const controls = panel.getByRole('button').or(panel.getByRole('slider'));
  await expect(controls).toHaveCount(4);
  const outer = await boxOf(panel);
  for (const control of await controls.all()) {
    const { x, width } = await boxOf(control);
    expect(x).toBeGreaterThanOrEqual(outer.x);
    expect(x + width).toBeLessThanOrEqual(outer.x + outer.width);
  }
});

test('with a mouse, the buttons of a lesson and of a trace say their keys', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('lesson=quadtree&page=4');
  for (const [name, key] of [
    ['Next', 'L'],
    ['Page before', 'K'],
    ['Next event', 'N'],
    ['Event before', 'B'],
  ] as const) {
    await expect(playground.button(name)).toHaveAttribute('aria-keyshortcuts', key);
    await playground.button(name).hover();
    await expect(playground.tip(`${name} (${key})`)).toBeVisible();
  }
});

for (const viewport of screens.slice(0, 3))
  test(
    `at ${viewport.width} the pair tests of all three panes are in sight over the card`,
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('lesson=placement&page=7', {
        viewport,
        isMobile: true,
        hasTouch: true,
      });
      await pageShown(playground, 7);
      const card = await boxOf(playground.panel('Lesson'));
      const stage = await boxOf(playground.page.locator('#stage'));
      for (const [pane, tests] of [
        ['Parent', '160'],
        ['Leaf', '465'],
        ['Cover', '153'],
      ] as const) {
        const number = playground.pane(pane).getByText(tests, { exact: true });
        const box = await boxOf(number);
        expect(contains(stage, box), pane).toBe(true);
        expect(overlap(card, box), pane).toBe(false);
      }
    },
  );

for (const lesson of ownLessons)
  test(
    `${lesson}: every number that a caption names stands beside it`,
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(`lesson=${lesson}`);
      const card = playground.panel('Lesson');
      for (let page = 1; page <= ownStates[lesson].length; page++) {
        await pageShown(playground, page);
        // A trace opens at its first event; the caption says how it ends.
        const event = playground.control('Event');
        if (await event.isVisible()) await event.press('End');
        const named = numbersIn(await card.getByRole('status').innerText());
        await expect.poll(() => numbersBeside(playground)).toEqual(expect.arrayContaining(named));
        if (page < ownStates[lesson].length) await nextButton(playground).click();
      }
    },
  );

test('the card of a lesson and the list below its panes stand clear of what is next to them', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('lesson=placement&page=7', {
    viewport: { width: 1_440, height: 900 },
  });
  const card = await boxOf(playground.panel('Lesson'));
  const pane = await boxOf(playground.pane('Parent'));
  expect(pane.x - (card.x + card.width)).toBeGreaterThanOrEqual(16);
  const point = await boxOf(playground.page.getByText(/^Cover: references /));
  const rule = await boxOf(
    playground.page.getByRole('group').filter({ hasText: 'What the methods do' }),
  );
  expect(rule.y - (point.y + point.height)).toBeGreaterThanOrEqual(8);
});
