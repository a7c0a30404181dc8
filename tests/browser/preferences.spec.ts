/** Preferences and devices that differ, and what the page shows where something is missing. */
import { expect, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

test(
  'with reduced motion the picture is still at first, and can be started',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('', { reducedMotion: 'reduce', ownClock: true });
    await playground.page.clock.runFor(1_500);
    expect(await playground.frame()).toBe(0);
    await expect(playground.announcements).toContainText('reduced motion');
    await playground.button('Play').click();
    await expect.poll(playground.frame).toBeGreaterThan(3);
  },
);

test.describe('reduced motion', () => {
  const why = 'Nothing moves, because your system asks for reduced motion.';

  test('is visibly named as the reason why nothing moves, beside a button that plays anyway', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('', { reducedMotion: 'reduce' });
    const line = playground.panel('Playback').getByText(why);
    await expect(line).toBeVisible();
    await playground.button('Play anyway').click();
    await expect(line).toBeHidden();
    await expect.poll(playground.frame).toBeGreaterThan(3);
    // Whoever pauses knows why.
    await playground.button('Pause').click();
    await expect(line).toBeHidden();
  });

  test(
    'is named on the pages of a lesson that would play, and on no others',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('lesson=quadtree', { reducedMotion: 'reduce' });
      const line = playground.panel('Playback').getByText(why);
      await expect(line).toBeVisible();
      await playground.button('Next').click();
      await expect.poll(playground.settings).toMatchObject({ page: 2 });
      await expect(line).toBeHidden();
      const paused = await openPlayground('p=s4&n=50&play=0', { reducedMotion: 'reduce' });
      await expect(paused.panel('Playback').getByText(why)).toBeHidden();
    },
  );
});

test('a screen reader announces the result of a step, and nothing while the scene runs', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('n=50', { ownClock: true });
  const announcements = playground.announcements;
  const from = await playground.frame();
  await playground.page.clock.runFor(1_500);
  expect(await playground.frame()).toBeGreaterThan(from);
  await expect(announcements).toHaveText('');
  await playground.button('Step').click();
  await expect(announcements).toHaveText(/^Paused at frame \d+: 50 objects, \d+ colliding/);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [768, 1_024],
  [1_280, 720],
  [2_560, 1_440],
] as const)
  test(
    `at ${width} by ${height} the picture is whole on the first screen and nothing overflows`,
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('', { viewport: { width, height } });
      for (const preset of ['s1', 's2', 's3']) {
        await playground.follow(`p=${preset}`);
        await expect.poll(playground.settings).toMatchObject({ preset });
        await playground.waitForLayout();
        const box = await playground.picture.boundingBox();
        if (!box) throw new Error('no picture');
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(Math.max(box.width / width, box.height / height)).toBeGreaterThan(0.5);
        const overflow = await playground.page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
    },
  );

test('a dense screen gets a sharp canvas', thorough, async ({ openPlayground }) => {
  const playground = await openPlayground('', { deviceScaleFactor: 3 });
  const ratios = await playground.picture
    .locator('canvas')
    .filter({ visible: true })
    .evaluateAll((canvases) =>
      (canvases as HTMLCanvasElement[]).map(({ width, clientWidth }) => width / clientWidth),
    );
  expect(ratios.length).toBeGreaterThan(1);
  for (const ratio of ratios) expect(ratio).toBeCloseTo(3, 1);
});

test('without WebAssembly there is a sentence and no blank page', async ({ openPlayground }) => {
  const playground = await openPlayground('', {
    starts: false,
    mayFail: true,
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')),
  });
  await expect(playground.banner).toContainText('needs a browser with WebAssembly');
});

test(
  'without the binary there is a sentence and no blank page',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('', {
      starts: false,
      mayFail: true,
      before: (page) => page.route('**/*.wasm', (route) => route.abort()),
    });
    await expect(playground.banner).toContainText('could not start');
  },
);

test('without JavaScript there is a sentence and no blank page', async ({ openPlayground }) => {
  const playground = await openPlayground('', {
    starts: false,
    mayFail: true,
    javaScriptEnabled: false,
  });
  await expect(
    playground.page.getByText('this browser lacks JavaScript modules or WebAssembly'),
  ).toBeVisible();
  const article = playground.page.getByRole('link', { name: 'read the article' });
  await article.click();
  await expect(playground.page).toHaveURL(/\/learn\/$/);
});
