/** What explains the page reaches everybody: by mouse, by keys, by touch and by a screen reader. */
import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

/** The names of the controls over which an element stands. */
function coveredBy(element: Element): string[] {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll('a[href], button, input, select, summary')]
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isApart =
        left >= own.right || right <= own.left || top >= own.bottom || bottom <= own.top;
      return !isApart && control.checkVisibility();
    })
    .map((control) => control.ariaLabel ?? control.textContent ?? '');
}

test.describe('tips', () => {
  test('open with the focus that a key moves, and close with Escape', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('play=0');
    const { page } = playground;
    await playground.tool('Look').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const tip = playground.tip('Drag and throw');
    await expect(tip).toBeVisible();
    const [bubble, tool, next] = await Promise.all([
      tip.boundingBox(),
      playground.tool('Drag and throw').boundingBox(),
      playground.tool('Add objects').boundingBox(),
    ]);
    for (const covered of [tool, next])
      expect(
        bubble!.x >= covered!.x + covered!.width || bubble!.y >= covered!.y + covered!.height,
      ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(playground.tool('Drag and throw')).toBeFocused();
  });

  test('open under a resting mouse, stay while it is on them, and go when it leaves', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('play=0');
    await playground.tool('Trace').hover();
    const tip = playground.tip('Trace: How the tree takes in one object');
    await expect(tip).toBeVisible();
    await tip.hover();
    await playground.waitForLayout();
    await expect(tip).toBeVisible();
    await playground.picture.hover();
    await expect(tip).toBeHidden();
  });

  test('open after a long touch, which presses nothing', async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const { page } = playground;
    await playground.showAllControls();
    const button = playground.tool('Add objects');
    await button.scrollIntoViewIfNeeded();
    const box = (await button.boundingBox())!;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    const tip = playground.tip('Add objects');
    await expect(tip).toBeVisible();
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await playground.waitForLayout();
    await expect(tip).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await page.touchscreen.tap(195, 400);
    await expect(tip).toBeHidden();
    await button.tap();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  test('do not open after a mere touch, and no words about keys either', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('play=0', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      ownClock: true,
    });
    const { page } = playground;
    await playground.showAllControls();
    await playground.pauseClock();
    const tool = playground.tool('Add walls');
    await tool.tap();
    await expect(tool).toHaveAttribute('aria-pressed', 'true');
    const words = 'Drag a box over the picture: it becomes a wall.';
    await expect(playground.toast(words)).toHaveText(words);
    await page.clock.runFor(1_500);
    await expect(page.locator('.tip:visible')).toHaveCount(0);
  });

  test('that are fetched late do not open on what was pressed meanwhile', async ({
    openPlayground,
  }) => {
    const held: Route[] = [];
    const playground = await openPlayground('play=0', {
      ownClock: true,
      before: (page) => page.route(/\/tips-[^/]*\.js/, (route) => void held.push(route)),
    });
    const { page } = playground;
    await playground.pauseClock();
    const tool = playground.tool('Add walls');
    await tool.hover();
    await expect.poll(() => held.length).toBe(1);
    await tool.click();
    const bubble = page.locator('.tip');
    await expect(bubble).toHaveCount(0);
    await held[0]!.continue();
    await expect(bubble).toHaveCount(1);
    await page.clock.runFor(1_500);
    await expect(bubble).toBeHidden();
    await playground.tool('Trace').hover();
    await page.clock.runFor(1_500);
    await expect(bubble).toBeVisible();
  });

  for (const viewport of [
    { width: 820, height: 1_180 },
    { width: 1_280, height: 800 },
    { width: 1_366, height: 768 },
  ])
    test(
      `cover no other control of a lesson, ${viewport.width} wide`,
      thoroughUnless(viewport.width === 820),
      async ({ openPlayground }) => {
        const playground = await openPlayground('lesson=quadtree&page=4', { viewport });
        const { page } = playground;
        const buttons = playground
          .panel('Lesson')
          .or(page.locator('#transport'))
          .locator('[data-tip]:visible');
        await expect(playground.panel('Lesson')).toBeVisible();
        for (const button of await buttons.all()) {
          await button.hover();
          const tip = playground.tip((await button.getAttribute('data-tip')) ?? '');
          await expect(tip).toBeVisible();
          expect(await tip.evaluate(coveredBy)).toEqual([]);
          await page.mouse.move(1, 1);
          await expect(tip).toBeHidden();
        }
      },
    );

  test('are seen over an open dialog', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('play=0');
    await playground.button('Share').click();
    await playground.button('Close').hover();
    const tip = playground.tip('Close');
    await expect(tip).toBeVisible();
    const isOnTop = await tip.evaluate((bubble) => {
      const { x, y, width, height } = bubble.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === bubble;
    });
    expect(isOnTop).toBe(true);
  });
});

test('nothing is said in a title alone', async ({ openPlayground }) => {
  const playground = await openPlayground('probe=1&play=0');
  const { page } = playground;
  await expect(page.locator('#numbers dt').first()).toBeVisible();
  await expect(page.locator('body [title]:not([title=""], iframe)')).toHaveCount(0);
  const meaning = playground.panel('Live numbers').getByText('Entries in all nodes');
  await expect(meaning).toBeHidden();
  await page.getByText('What the numbers mean').click();
  await expect(meaning).toBeVisible();
});

test('numbers below panes are explained there', thorough, async ({ openPlayground }) => {
  for (const [fragment, meaning] of [
    ['compare=parent.leaf&n=50&play=0', 'Entries in all nodes'],
    ['bug=outside&play=0', 'Pairs that overlap and were not reported.'],
  ] as const) {
    const playground = await openPlayground(fragment);
    const view = playground.page.locator('.view-main');
    await view.getByText('What the numbers mean').click();
    await expect(view.getByText(meaning)).toBeVisible();
  }
});

test('a hint is the description of its choice', async ({ openPlayground }) => {
  const { page } = await openPlayground('play=0');
  await expect(page.getByRole('group', { name: 'Shape', exact: true })).toHaveAccessibleDescription(
    /^Each shape lies in its box/,
  );
});

test('the place of a message is there before the message, so that it is announced', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('play=0');
  const region = playground.page.locator('#transport').getByRole('status');
  await expect(region).toHaveCount(1);
  await expect(region).toHaveText('');
  const before = await region.elementHandle();
  await playground.takeTool('Add objects');
  await playground.saidInToast('Press where a new object should be.');
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});
