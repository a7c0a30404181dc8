/** The story that the page begins with at its bare address. */
import { once } from 'node:events';
import { presetOf } from '../../web/playground/state/presets.ts';
import { violations } from './axe-violations.ts';
import { expect, type OpenOptions, type Playground, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

const { settings: scene } = presetOf('crowd');
const question = `Which of these ${scene.count} squares overlap?`;

const ofQuestion = { preset: 'crowd', maxDepth: 0, playing: false };
const ofCut = { preset: 'crowd', maxDepth: scene.maxDepth, pairs: true, playing: false };
const ofScene = { preset: 'crowd', maxDepth: scene.maxDepth, pairs: true, playing: true };

async function counted({ settings }: Playground): Promise<void> {
  await expect.poll(settings).toMatchObject({ ...ofQuestion, pairs: true });
}

test('nothing of the page is seen before what it begins with is there', async ({
  openPlayground,
}) => {
  const gate = new EventTarget();
  const arrived = once(gate, 'open');
  const playground = await openPlayground('', {
    isBare: true,
    starts: false,
    before: (page) =>
      page.route(/\/story-view-[^/]+\.js$/, async (route) => {
        await arrived;
        await route.continue();
      }),
  });
  const { page } = playground;
  await page.waitForLoadState('load');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.wasm')),
  );
  await playground.waitForLayout();
  // What the page's own file shows.
  await expect(page.locator('.first-picture')).toBeVisible();
  await expect(page.locator('.headline:not(.first)')).toHaveCount(0);
  gate.dispatchEvent(new Event('open'));
  await expect(page.locator('.headline')).toContainText('Let’s test every pair');
});

/** Opens the story with a clock that the test moves; until then, it is at its beginning. */
async function openWithClock(
  openPlayground: (fragment: string, options: OpenOptions) => Promise<Playground>,
): Promise<Playground> {
  const playground = await openPlayground('', {
    isBare: true,
    starts: false,
    ownClock: true,
    before: ({ clock }) => clock.pauseAt(Date.now() + 60_000),
  });
  // No faster than the page starts.
  await expect(async () => {
    await playground.page.clock.runFor(20);
    await expect(playground.button('Cut into cells')).toBeVisible({ timeout: 100 });
  }).toPass();
  return playground;
}

test.describe('the story', () => {
  test('asks, counts every test, cuts to those of the tree, and ends with the scene as it plays', async ({
    openPlayground,
  }) => {
    const playground = await openWithClock(openPlayground);
    const { clock } = playground.page;
    await clock.runFor(4_100);
    await counted(playground);
    const tested = playground.page.locator('.with-tree strong');
    await expect(tested).toHaveText('4,005');
    await expect(playground.announcements).toContainText(question);
    await playground.button('Cut into cells').click();
    await expect.poll(playground.settings).toMatchObject({ maxDepth: 1 });
    await clock.runFor(1_500);
    await expect.poll(playground.settings).toMatchObject(ofCut);
    expect(playground.fragment()).toBe('');
    const other = await openPlayground('p=crowd&play=0');
    const tests = (await other.liveNumber('Pair tests').textContent()) ?? '';
    await expect(tested).toHaveText(tests);
    await expect(playground.announcements).toContainText('A quadtree cuts');
    expect(await playground.frame()).toBe(0);
    await clock.runFor(8_000);
    await expect.poll(playground.settings).toMatchObject(ofScene);
    await clock.runFor(1_000);
    expect(await playground.frame()).toBeGreaterThan(0);
    await expect(playground.button('Skip')).toBeHidden();
    await expect.poll(playground.fragment).toBe('v=1&p=crowd');
    await expect(playground.page.locator('[data-layer="story"]')).toHaveCount(0);
  });

  test('plays by itself: within ten seconds it has counted, cut and begun to move', async ({
    openPlayground,
  }) => {
    const playground = await openWithClock(openPlayground);
    const { clock } = playground.page;
    await clock.runFor(4_500);
    await counted(playground);
    await clock.runFor(2_000);
    await expect.poll(playground.settings).toMatchObject(ofCut);
    await clock.runFor(3_000);
    await expect.poll(playground.settings).toMatchObject(ofScene);
    expect(await playground.frame()).toBeGreaterThan(0);
  });

  test('gives way to a scene with fewer pairs than it has tested', async ({ openPlayground }) => {
    const playground = await openPlayground('', { isBare: true });
    const tested = playground.page.locator('.with-tree strong');
    await expect(tested).toHaveText(/^\d{2,}$|,/);
    await playground.chooseScene('Bodies that meet');
    await expect.poll(playground.settings).toMatchObject({ preset: 'bodies', playing: true });
    await expect.poll(playground.frame).toBeGreaterThan(3);
    await expect(playground.page.locator('[data-layer="story"]')).toHaveCount(0);
  });

  test('has the pairs that it finds in the legend', async ({ openPlayground }) => {
    const { page } = await openPlayground('', {
      isBare: true,
      starts: false,
      ownClock: true,
      before: ({ clock }) => clock.pauseAt(Date.now() + 60_000),
    });
    const legend = page.locator('#legend');
    // No faster than the page starts.
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(legend.getByRole('listitem')).not.toHaveCount(0, { timeout: 100 });
    }).toPass();
    await expect(page.locator('.with-tree strong')).not.toHaveText('4,005');
    await expect(legend).toContainText('part of a colliding pair');
  });

  for (const fragment of ['p=crowd', 'lang=en', 'n=90', 'lesson=quadtree&page=2'])
    test(`does not begin with "${fragment}"`, thorough, async ({ openPlayground }) => {
      const playground = await openPlayground(fragment);
      expect(await playground.settings()).not.toMatchObject({ maxDepth: 0 });
      await expect(playground.button('Skip')).toHaveCount(0);
    });

  test('does not begin in an embedded page', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('', { file: 'embed.html' });
    expect(await playground.settings()).toMatchObject({ playing: true });
    await expect(playground.button('Skip')).toHaveCount(0);
  });

  test('is skipped by a button, and the focus goes on to the picture', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('', { isBare: true });
    await playground.button('Skip').click();
    expect(await playground.settings()).toMatchObject(ofScene);
    await expect(playground.button('Skip')).toHaveCount(0);
    await expect(playground.picture).toBeFocused();
    await expect.poll(playground.frame).toBeGreaterThan(3);
  });

  test('is ended by the key that plays', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('', { isBare: true });
    await playground.button('Skip').waitFor();
    await playground.page.keyboard.press('Space');
    expect(await playground.settings()).toMatchObject(ofScene);
  });

  test('is skipped by Escape', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('', { isBare: true });
    await playground.button('Skip').waitFor();
    const toSettings = playground.page.getByRole('link', { name: 'Skip to the settings' });
    // The settings are hidden, so no link skips to them.
    await expect(toSettings).toHaveCount(0);
    await playground.page.keyboard.press('Escape');
    await expect(playground.button('Skip')).toHaveCount(0);
    await expect(toSettings).toHaveCount(1);
    expect(await playground.settings()).toMatchObject(ofScene);
  });

  test('is ended by a scroll; one that was begun from a scene goes on', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('', { isBare: true });
    await playground.button('Skip').waitFor();
    await playground.picture.hover();
    await playground.page.mouse.wheel(0, 200);
    await expect.poll(playground.settings).toMatchObject(ofScene);
    await expect(playground.button('Skip')).toHaveCount(0);
    await playground.button('Show me how').click();
    await playground.button('Back to my scene').waitFor();
    await playground.page.mouse.wheel(0, 200);
    await playground.waitForLayout();
    await expect(playground.button('Back to my scene')).toBeVisible();
  });

  test('is ended by another scene, and Back leads to the whole first scene', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('', { isBare: true });
    await playground.button('Cut into cells').waitFor();
    await playground.follow('p=s1');
    await expect.poll(playground.settings).toMatchObject({ preset: 's1', playing: true });
    await playground.page.goBack();
    await expect.poll(playground.settings).toMatchObject(ofScene);
    await expect(playground.button('Skip')).toHaveCount(0);
  });

  test('leaves no step of its own in the history', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('', { isBare: true });
    await playground.button('Cut into cells').click();
    await playground.chooseScene('Leaves only');
    await expect.poll(playground.fragment).toBe('v=1&p=s1');
    await playground.page.goBack();
    await expect.poll(playground.fragment).toBe('v=1&p=crowd');
    await expect.poll(playground.settings).toMatchObject(ofScene);
  });

  test('gives back the scene from which the reader has begun it', async ({ openPlayground }) => {
    const playground = await openPlayground('p=s1&n=77&cap=3&t=20&play=0');
    await playground.button('Show me how').click();
    await playground.button('Cut into cells').waitFor();
    await expect(playground.button('Skip')).toHaveCount(0);
    await playground.button('Back to my scene').click();
    await expect.poll(playground.settings).toMatchObject({ preset: 's1', count: 77, capacity: 3 });
    await expect.poll(playground.frame).toBe(20);
    await expect(playground.button('Cut into cells')).toHaveCount(0);
  });

  test('cannot be begun in a lesson, whose end gives back the scene before it', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=s1&n=77&play=0');
    await playground.button('What a quadtree is').click();
    await expect(playground.panel('Lesson')).toBeVisible();
    await expect(playground.button('Show me how')).toHaveCount(0);
    await playground.button('End the lesson').click();
    await expect.poll(playground.settings).toMatchObject({ preset: 's1', count: 77 });
    await expect(playground.button('Show me how')).toBeVisible();
  });

  test('goes on in another language', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('', { isBare: true });
    await playground.languageMenu.selectOption('it');
    await playground.button('Dividi in celle').click();
    await expect.poll(playground.settings).toMatchObject(ofCut);
  });

  test('begins again when the page is loaded again while it runs', async ({ openPlayground }) => {
    const playground = await openPlayground('', { isBare: true });
    await playground.button('Cut into cells').click();
    await playground.page.reload();
    await playground.page.waitForFunction(() => window.quadrille !== undefined);
    expect(await playground.settings()).toMatchObject(ofQuestion);
    await expect(playground.button('Cut into cells')).toBeVisible();
  });

  for (const key of ['Enter', ' '])
    test(`goes on with "${key}" on the picture`, thorough, async ({ openPlayground }) => {
      const playground = await openPlayground('', { isBare: true, reducedMotion: 'reduce' });
      await playground.button('Cut into cells').waitFor();
      await playground.picture.focus();
      await playground.page.keyboard.press(key);
      await expect.poll(playground.settings).toMatchObject(ofCut);
      await playground.page.keyboard.press(key);
      await expect(playground.button('Skip')).toHaveCount(0);
    });

  test('goes on with a tap on the picture', async ({ openPlayground }) => {
    const playground = await openPlayground('', {
      isBare: true,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    await playground.button('Cut into cells').waitFor();
    await playground.picture.tap();
    await expect.poll(playground.settings).toMatchObject(ofCut);
    await playground.picture.tap();
    await expect.poll(playground.settings).toMatchObject(ofScene);
  });

  test('has its sentence and its numbers on a phone that shows all controls, and gives those back', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=crowd&play=0', {
      viewport: { width: 390, height: 844 },
    });
    await playground.showAllControls();
    await expect(playground.tool('Look')).toBeVisible();
    await playground.button('Show me how').click();
    await playground.button('Cut into cells').waitFor();
    await expect(playground.page.getByText(question)).toBeInViewport({ ratio: 1 });
    for (const tally of await playground.page.locator('.tally').all())
      await expect(tally).toBeInViewport({ ratio: 1 });
    await playground.button('Back to my scene').click();
    await expect(playground.tool('Look')).toBeVisible();
  });

  test('shows the end of each step at once with reduced motion, and axe finds nothing', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('', { isBare: true, reducedMotion: 'reduce' });
    await playground.button('Cut into cells').waitFor();
    await counted(playground);
    expect(await violations(playground)).toEqual([]);
    await playground.button('Cut into cells').click();
    expect(await playground.settings()).toMatchObject(ofCut);
    await playground.button('Let them move').waitFor();
    expect(await violations(playground)).toEqual([]);
    await playground.button('Let them move').click();
    await expect.poll(playground.settings).toMatchObject(ofScene);
  });
});

for (const viewport of [
  { width: 740, height: 360 },
  { width: 720, height: 450 },
  { width: 1_000, height: 500 },
])
  test(
    `the beginning has its buttons beside the picture at ${viewport.width}, and nothing to scroll to`,
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('', { isBare: true, viewport });
      for (const name of ['Cut into cells', 'Skip'])
        await expect(playground.button(name)).toBeInViewport({ ratio: 1 });
      await expect(playground.picture).toBeInViewport({ ratio: 0.9 });
      await expect(playground.panel('Settings')).toBeHidden();
    },
  );

test('a wide window has the beginning in all its width', thorough, async ({ openPlayground }) => {
  const viewport = { width: 1_920, height: 1_080 };
  const playground = await openPlayground('', { isBare: true, viewport });
  await playground.button('Skip').waitFor();
  const picture = (await playground.picture.boundingBox())!;
  const words = (await playground.page.locator('.headline').boundingBox())!;
  expect(words.x + words.width - picture.x).toBeGreaterThan(0.75 * viewport.width);
});
