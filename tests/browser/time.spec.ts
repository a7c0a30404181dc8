/** Playback: on and back, slow and fast, and always the same frames. */
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

/** The fingerprint that the page shows with a frame. */
async function fingerprintAt(playground: Playground, frame: number): Promise<string> {
  await expect(playground.liveNumber('Frame')).toHaveText(String(frame));
  return (await playground.liveNumber('Fingerprint').textContent()) ?? '';
}

/** Goes on by this many frames; returns the fingerprint of each. */
function walk({ page }: Playground, frames: number): Promise<string[]> {
  return page.evaluate((count) => {
    const hook = window.quadrille;
    if (!hook) throw new Error('the page has no hook');
    return Array.from({ length: count }, () => {
      hook.step();
      return hook.fingerprint();
    });
  }, frames);
}

test.describe('step back', () => {
  for (const link of ['p=s2&n=40', 'p=s3', 'p=s4&n=500', 'p=s1&n=60'])
    test(
      `${link} shows each frame again, by button and by comma`,
      thoroughUnless(link === 'p=s3'),
      async ({ openPlayground }) => {
        const playground = await openPlayground(`${link}&play=0`);
        const { keyboard } = playground.page;
        const prints = await walk(playground, 40);
        await playground.button('Step back').click();
        expect(await fingerprintAt(playground, 39)).toBe(prints[38]);
        await keyboard.press(',');
        expect(await fingerprintAt(playground, 38)).toBe(prints[37]);
        for (let press = 0; press < 7; press++) await keyboard.press(',');
        expect(await fingerprintAt(playground, 31)).toBe(prints[30]);
        await keyboard.press('.');
        expect(await fingerprintAt(playground, 32)).toBe(prints[31]);
        await expect(playground.liveNumber('Check by brute force')).toHaveText(
          'missed 0, double 0',
        );
      },
    );

  test('pauses, and stops at the beginning', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=10');
    await expect.poll(playground.frame).toBeGreaterThan(2);
    await playground.button('Step back').click();
    await expect.poll(playground.settings).toMatchObject({ playing: false });
    await playground.button('Restart').click();
    await expect.poll(playground.frame).toBe(0);
    await playground.button('Step back').click();
    await playground.button('Step').click();
    await expect.poll(playground.frame).toBe(1);
  });

  test('under another tree leads through the same frames', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('p=s3&play=0');
    const prints = await walk(playground, 20);
    await playground.choose('Where an object is kept', 'Loose');
    await playground.page.keyboard.press(',');
    expect(await fingerprintAt(playground, 19)).toBe(prints[18]);
  });
});

test.describe('the timeline', () => {
  test('is a slider over earlier and later frames', async ({ openPlayground }) => {
    const playground = await openPlayground('n=30&rate=5');
    const { keyboard } = playground.page;
    const slider = playground.page.getByRole('slider', { name: 'Timeline' });
    await expect.poll(playground.frame).toBeGreaterThan(0);
    // So slow that the end of the slider is farther away than the end of the test.
    await playground.control('Playback speed').selectOption('0.1×');
    await slider.focus();
    await keyboard.press('Home');
    await expect.poll(playground.settings).toMatchObject({ playing: false });
    const start = await fingerprintAt(playground, 0);
    await keyboard.press('End');
    const end = await fingerprintAt(playground, 100);
    await keyboard.press('Home');
    expect(await fingerprintAt(playground, 0)).toBe(start);
    await keyboard.press('ArrowRight');
    expect(await fingerprintAt(playground, 1)).not.toBe(start);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Frame 1 of 100');
    const other = await openPlayground('n=30&t=100&play=0');
    expect(await fingerprintAt(other, 100)).toBe(end);
  });

  test('grows as the scene goes on', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=5&play=0');
    const slider = playground.page.getByRole('slider', { name: 'Timeline' });
    await playground.step(450);
    await expect(slider).toHaveAttribute('max', '800');
    await playground.button('Restart').click();
    await expect(playground.liveNumber('Frame')).toHaveText('0');
    await expect(slider).toHaveAttribute('max', '800');
  });

  test(
    'goes back from a far frame without simulating all frames before',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('p=s4&play=0');
      await playground.step(1_500);
      const reached = await playground.page.evaluate(() => {
        window.quadrille?.seek(1_499);
        return window.quadrille?.frame;
      });
      // From a frame that was kept nearby; a busy machine comes to the frame itself a little later.
      expect(reached).toBeGreaterThan(1_000);
      await expect.poll(playground.frame).toBe(1_499);
    },
  );
});

test.describe('the speed', () => {
  for (const [name, link, ticks] of [
    ['ten times', 'pace=10', 200],
    ['a tenth', 'rate=60&pace=0.1', 6],
  ] as const)
    test(
      `${name} is this many ticks a second`,
      thoroughUnless(name === 'ten times'),
      async ({ openPlayground }) => {
        const playground = await openPlayground(`n=10&${link}`, { ownClock: true });
        await playground.pauseClock();
        const from = await playground.frame();
        await playground.page.clock.runFor(1_000);
        const done = (await playground.frame()) - from;
        expect(Math.abs(done - ticks), `${done} ticks`).toBeLessThanOrEqual(0.02 * ticks + 1);
      },
    );

  test(
    'that the machine cannot reach is reported while it lasts',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=10&rate=60&pace=10', { ownClock: true });
      const { page } = playground;
      await playground.pauseClock();
      // As on a machine that shows one picture a second: 60 ticks for each, where 600 were asked for.
      for (let second = 0; second < 4; second++) await page.clock.fastForward(1_000);
      const report = page.getByText('Running at 1×: this machine needs 17 ms for a tick of 2 ms.');
      await expect(report).toBeVisible();
      for (const viewport of [
        { width: 844, height: 390 },
        { width: 660, height: 380 },
      ]) {
        await page.setViewportSize(viewport);
        await expect(report).toBeVisible();
        expect((await report.boundingBox())?.x, `${viewport.width}`).toBeGreaterThan(0);
      }
      await playground.control('Playback speed').selectOption('0.1×');
      await page.clock.runFor(4_000);
      await expect(page.getByText('Running at')).toBeHidden();
    },
  );

  test('that the machine cannot reach can be paused wherever a phone is scrolled to', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=10&rate=60&pace=10', {
      ownClock: true,
      viewport: { width: 390, height: 844 },
    });
    const { page } = playground;
    await playground.pauseClock();
    for (let second = 0; second < 4; second++) await page.clock.fastForward(1_000);
    const pause = page.getByRole('button', { name: 'Pause' });
    await expect(pause).toHaveCount(1);
    await page.getByRole('heading', { name: 'Settings' }).scrollIntoViewIfNeeded();
    // The button is fetched in real time, and needs a frame of the display after that.
    await expect(async () => {
      await page.clock.fastForward(1_000);
      await expect(pause).toHaveCount(2, { timeout: 500 });
    }).toPass();
    await expect(pause.first()).toBeInViewport({ ratio: 1 });
    await pause.first().click();
    expect(await playground.settings()).toMatchObject({ playing: false });
    await page.clock.runFor(100);
    await expect(pause).toHaveCount(0);
  });

  test('that the machine reaches is not reported', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=10&rate=60', { ownClock: true });
    await playground.pauseClock();
    const from = await playground.frame();
    await playground.page.clock.runFor(4_000);
    expect(await playground.frame()).toBeGreaterThan(from + 200);
    await expect(playground.page.getByText('Running at')).toBeHidden();
  });

  test(
    'is chosen from a list, is in the link and stays chosen',
    thorough,
    async ({ openPlayground, urlOf }) => {
      const playground = await openPlayground('play=0');
      await playground.control('Playback speed').selectOption('0.5×');
      await playground.chooseScene('Leaves only');
      await expect.poll(() => playground.page.url()).toBe(urlOf('v=1&p=s1&pace=0.5&play=0'));
      const other = await openPlayground('pace=3.3&play=0');
      await expect(other.control('Playback speed')).toHaveValue('3.3');
    },
  );
});

for (const [link, fingerprint] of [
  ['p=s0', '72625680'],
  ['p=s1', '91eda38e'],
  ['p=s2', '84779978'],
  ['p=s3', '441d06d8'],
  ['p=s4', '48ed08da'],
] as const)
  test(
    `the link ${link} at frame 100 shows the fingerprint ${fingerprint}, on every machine`,
    thoroughUnless(link === 'p=s4'),
    async ({ openPlayground }) => {
      const playground = await openPlayground(`${link}&t=100&play=0`);
      expect(await fingerprintAt(playground, 100)).toBe(fingerprint);
    },
  );
