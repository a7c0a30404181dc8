/** The address bar and the history: what is shown can be linked to, and an opened link is never overwritten. */
import { expect, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

/** The page of the scene of links that name none. */
const bounce = 'scenes/bouncing-squares/';

test.describe('a far frame', () => {
  test('has a link of its own that leads there', async ({ openPlayground, urlOf }) => {
    const playground = await openPlayground('n=5&play=0', clipboard);
    await playground.step(12_000);
    await playground.page.keyboard.press('c');
    await playground.saidInToast('Link copied');
    expect(await playground.clipboard()).toBe(urlOf('v=1&n=5&t=12000&play=0', bounce));
    const other = await openPlayground('n=5&t=12000&play=0');
    await expect.poll(other.frame).toBe(12_000);
    expect(await other.fingerprint()).toBe(await playground.fingerprint());
  });

  test(
    'is reached in visible steps, and the address keeps it meanwhile',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('p=s4&t=90000&play=0');
      const progress = playground.page.getByRole('progressbar');
      await expect(progress).toHaveAccessibleName(/frames up to 90,000: \d+(\.\d)?%/);
      await playground.button('Probe').click();
      await expect.poll(playground.fragment).toBe('v=1&p=s4&probe=0&t=90000&play=0');
      await playground.button('Stop here').click();
      await expect(progress).toBeHidden();
      const reached = await playground.frame();
      expect(reached).toBeLessThan(90_000);
      const shown = new Intl.NumberFormat('en').format(reached);
      await playground.saidInToast(`Stopped at frame ${shown}, before frame 90,000.`);
      await expect(playground.liveNumber('Frame')).toHaveText(shown);
      await expect.poll(playground.fragment).toContain(`t=${reached}&`);
      await playground.page.evaluate(() => window.quadrille?.seek(90_000));
      await expect(progress).toBeVisible();
      await playground.button('Restart').click();
      await expect(progress).toBeHidden();
      expect(await playground.frame()).toBe(0);
    },
  );

  test('that is too far is reported', thorough, async ({ openPlayground, urlOf }) => {
    const playground = await openPlayground('n=1&play=0', clipboard);
    await playground.step(100_001);
    await playground.button('Copy link').click();
    await playground.saidInToast('starts at the beginning');
    expect(await playground.clipboard()).toBe(urlOf('v=1&n=1&play=0', bounce));
  });

  test(
    'is left for another scene, which starts at its first frame',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('t=30&play=0');
      await expect.poll(playground.frame).toBe(30);
      await playground.button('New seed').click();
      await expect(playground.liveNumber('Frame')).toHaveText('0');
    },
  );
});

test.describe('the link of a playing scene', () => {
  test('leads to the frame that was shown, paused, and says so; the scene goes on', async ({
    openPlayground,
    urlOf,
  }) => {
    const playground = await openPlayground('v=1', { ...clipboard, ownClock: true });
    await expect.poll(playground.frame).toBeGreaterThan(5);
    await playground.button('Copy link').click();
    const said = await playground.saidInToast('Link copied');
    const frame = /opens frame (\d+), paused/.exec(said)?.[1];
    expect(await playground.clipboard()).toBe(urlOf(`v=1&t=${frame}&play=0`, bounce));
    expect(Number(frame)).toBeGreaterThan(5);
    await expect.poll(playground.frame).toBeGreaterThan(Number(frame));
    // The address of a playing scene names no frame.
    await playground.page.clock.runFor(1_000);
    expect(playground.fragment()).not.toContain('t=');
  });
});

test.describe('a copied link', () => {
  test('of a scene at its beginning is the address of its page', async ({
    openPlayground,
    urlOf,
  }) => {
    const playground = await openPlayground('p=s3&lang=it&play=0', clipboard);
    await playground.page.keyboard.press('c');
    await playground.saidInToast('Copiato.');
    expect(await playground.clipboard()).toBe(urlOf('', 'scenes/it/shooter/'));
  });

  test('of another state leads through the page of its scene, whose card is shown for it', async ({
    openPlayground,
    urlOf,
  }) => {
    const playground = await openPlayground('p=s1&n=9&play=0', clipboard);
    await playground.page.keyboard.press('c');
    await playground.saidInToast('Link copied');
    const copied = await playground.clipboard();
    expect(copied).toBe(urlOf('v=1&p=s1&n=9&play=0', 'scenes/leaves-only/'));
    const other = await openPlayground('v=1&p=s1&n=9&play=0', { file: 'scenes/leaves-only/' });
    expect(await other.settings()).toMatchObject({ preset: 's1', count: 9, playing: false });
  });
});

/** Runs in the page, before its own scripts: the next report of another link waits until `tell` is called, as on a busy machine. */
function holdBack(): void {
  const hold = (event: Event): void => {
    event.stopImmediatePropagation();
    removeEventListener('hashchange', hold);
    Object.assign(globalThis, { tell: () => dispatchEvent(new HashChangeEvent('hashchange')) });
  };
  addEventListener('hashchange', hold);
}

test.describe('the history', () => {
  test('a link opened just after a change is opened and not overwritten', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('play=0', {
      ownClock: true,
      before: (page) => page.addInitScript(holdBack),
    });
    await playground.pauseClock();
    await playground.page.evaluate(() => {
      window.quadrille?.step(3);
      location.hash = '#p=s1&n=33&play=0';
    });
    await playground.page.waitForFunction('globalThis.tell !== undefined');
    await playground.page.clock.runFor(1_000);
    await playground.page.evaluate('tell()');
    await expect.poll(playground.settings).toMatchObject({ preset: 's1', count: 33 });
    await playground.page.clock.runFor(1_000);
    expect(playground.fragment()).toContain('n=33');
    expect(await playground.settings()).toMatchObject({ preset: 's1', count: 33 });
  });

  test('Back returns to the former scene as it was', async ({ openPlayground }) => {
    const playground = await openPlayground('n=44&play=0');
    await playground.step(7);
    await playground.chooseScene('Leaves only');
    await playground.chooseScene("Shoot-'em-up");
    await expect.poll(playground.fragment).toBe('v=1&p=s3&play=0');
    await playground.page.goBack();
    await expect.poll(playground.settings).toMatchObject({ preset: 's1' });
    await playground.page.goBack();
    await expect.poll(playground.settings).toMatchObject({ count: 44 });
    await expect.poll(playground.frame).toBe(7);
    await playground.page.goForward();
    await expect.poll(playground.settings).toMatchObject({ preset: 's1' });
  });

  test(
    'skipping to the settings is no link to another scene',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('p=s1&n=31&play=0');
      await playground.page.getByRole('link', { name: 'Skip to the settings' }).focus();
      await playground.page.keyboard.press('Enter');
      await expect(playground.panel('Settings').locator(':focus')).toBeVisible();
      expect(await playground.settings()).toMatchObject({ preset: 's1', count: 31 });
      expect(playground.fragment()).toBe('p=s1&n=31&play=0');
    },
  );
});

test.describe('a fragment', () => {
  for (const [kind, opened, shown] of [
    ['nonsense besides a version', 'v=1&hello', 'v=1'],
    ['a value out of range', 'n=999999&play=0', 'v=1&n=100000&play=0'],
    ['a newer version', 'v=2&n=9&warp=3&play=0', 'v=1&n=9&play=0'],
  ] as const)
    test(
      `of ${kind} gives way to the state that is shown`,
      thoroughUnless(kind === 'a newer version'),
      async ({ openPlayground }) => {
        const playground = await openPlayground(opened);
        await expect.poll(playground.fragment).toBe(shown);
      },
    );

  test('of nothing that the page knows opens what the bare address opens, with a remark', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('nonsense', { isBare: true });
    await expect(playground.button('Skip')).toBeVisible();
    expect(await playground.settings()).toMatchObject({ preset: 'crowd' });
    await expect(playground.banner).toContainText('nonsense= → unknown');
    await expect.poll(playground.fragment).toBe('');
    await playground.follow('s=1');
    await expect.poll(playground.fragment).toBe('v=1&p=crowd');
    await expect(playground.banner).toContainText('s=1 → unknown');
  });

  test(
    'that is changed has its control named as Chinese does',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('p=s0&n=999999999&lang=zh-Hans');
      await expect(playground.banner).toContainText('对象数量：n=999999999 → 100000');
    },
  );

  test('that is valid stays as it was written', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=9&p=s1&play=0', { ownClock: true });
    await playground.page.clock.runFor(1_000);
    expect(playground.fragment()).toBe('n=9&p=s1&play=0');
  });

  test(
    'of a newer version is reported as one until something is changed',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('v=2&n=9&play=0');
      await expect(playground.banner).toContainText('newer version');
      await playground.chooseScene('Leaves only');
      await expect(playground.banner).toBeHidden();
    },
  );

  test(
    'opened later starts paused where reduced motion is asked for',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('', { reducedMotion: 'reduce', ownClock: true });
      await playground.follow('#p=s1');
      await expect.poll(playground.settings).toMatchObject({ preset: 's1' });
      await playground.page.clock.runFor(1_000);
      expect(await playground.frame()).toBe(0);
      expect(await playground.settings()).toMatchObject({ playing: false });
    },
  );
});
