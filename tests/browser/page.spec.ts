/** What the page shows, and what its buttons do. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './axe-violations.ts';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

/** The share of brute force's tests that the tree saves. */
function saving(playground: Playground) {
  return playground.panel('Live numbers').getByRole('paragraph').first();
}

test.describe('the page', () => {
  test('starts from a sub-path, contacts no other host and keeps its content security policy', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground();
    expect(new URL(playground.page.url()).pathname).toBe('/some/sub/path/');
    await expect.poll(playground.frame).toBeGreaterThan(20);
    await expect(playground.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
    await expect(playground.liveNumber('Objects')).toHaveText('90');
    expect(playground.problems).toEqual([]);
  });

  test('has a policy without unsafe-inline and unsafe-eval, and the browser enforces it', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('', { mayFail: true });
    const policy = await playground.page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toMatch(/'unsafe-eval'/);
    await playground.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.pwned = true';
      document.head.append(script);
    });
    expect(await playground.page.evaluate(() => 'pwned' in window)).toBe(false);
    await expect.poll(() => playground.problems.join()).toContain('policy: script-src');
  });

  test('shows the numbers of the frame as text and on the canvas', async ({ openPlayground }) => {
    const playground = await openPlayground('n=100&t=40&play=0');
    await expect.poll(playground.frame).toBe(40);
    await expect(playground.picture).toHaveAttribute('data-frame', '40');
    await expect(playground.picture).toHaveAttribute('data-oracle', '0 0 0');
    await expect(playground.liveNumber('Brute force')).toHaveText('4,950');
    await expect(playground.liveNumber('Pair tests')).toHaveText(/^[1-9]\d*$/);
    await expect(saving(playground)).toHaveText(/^[\d.]+% saved$/);
    const { pairs, nodes } = await playground.page.evaluate(() => ({
      pairs: (window.quadrille?.pairs().length ?? 0) / 2,
      nodes: (window.quadrille?.nodes().length ?? 0) / 8,
    }));
    await expect(playground.liveNumber('Colliding pairs')).toHaveText(String(pairs));
    await expect(playground.liveNumber('Nodes')).toHaveText(String(nodes));
  });

  test('S1.9: counts the levels of s1 from 1', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('p=s1&n=2000&play=0');
    await expect(playground.liveNumber('Levels')).toHaveText('1–5');
  });

  test('shows numbers, fingerprint and picture of the same frame', async ({ openPlayground }) => {
    const playground = await openPlayground('n=200&rate=60');
    const shown = {
      picture: await playground.picture.elementHandle(),
      frame: await playground.liveNumber('Frame').elementHandle(),
      fingerprint: await playground.liveNumber('Fingerprint').elementHandle(),
    };
    const seen = await playground.page.evaluate(
      ({ picture, frame, fingerprint }) =>
        new Promise<{ frames: number; apart: string[] }>((done) => {
          const apart: string[] = [];
          const frames = new Set<string>();
          let looks = 0;
          const look = (): void => {
            const painted = picture?.getAttribute('data-frame') ?? 'none';
            frames.add(painted);
            if (frame?.textContent !== painted) apart.push(`${painted}: ${frame?.textContent}`);
            if (fingerprint?.textContent !== window.quadrille?.fingerprint())
              apart.push(`${painted}: ${fingerprint?.textContent}`);
            if (++looks < 60) requestAnimationFrame(look);
            else done({ frames: frames.size, apart });
          };
          requestAnimationFrame(look);
        }),
      shown,
    );
    expect(seen.apart).toEqual([]);
    expect(seen.frames).toBeGreaterThan(1);
  });

  test(
    'shows no fingerprint of many objects until it is paused',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=3000');
      const fingerprint = playground.liveNumber('Fingerprint');
      await expect(fingerprint).toHaveText('–');
      await playground.button('Pause').click();
      await expect(fingerprint).not.toHaveText('–');
      await expect(fingerprint).toHaveText((await playground.fingerprint()) ?? '');
    },
  );

  test('shows 100% saved only where no test is left', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=20000&min=1&max=1&cap=2&depth=10&play=0');
    await expect(playground.liveNumber('Pair tests')).toHaveText(/^[1-9]/);
    await expect(saving(playground)).toHaveText('99.9% saved');
  });

  test(
    'shows no saving where there is nothing to compare',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=1&play=0');
      await expect(playground.liveNumber('Objects')).toHaveText('1');
      await expect(saving(playground)).toHaveText('–');
    },
  );

  test(
    'skips the check by brute force above 2,000 objects',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=2001&play=0');
      await expect(playground.liveNumber('Check by brute force')).toHaveText('not checked');
    },
  );

  test(
    'S2.19: ticks keep their own rate, apart from the display’s',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('rate=10', { ownClock: true });
      await playground.pauseClock();
      const from = await playground.frame();
      await playground.page.clock.runFor(2_000);
      const ticks = (await playground.frame()) - from;
      expect(ticks).toBeGreaterThanOrEqual(19);
      expect(ticks).toBeLessThanOrEqual(21);
    },
  );
});

test.describe('the buttons', () => {
  test('play, pause, step, restart, probe and link', async ({ openPlayground, urlOf }) => {
    const playground = await openPlayground('v=1', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await playground.button('Pause').click();
    await expect(playground.button('Play')).toBeVisible();
    const at = await playground.frame();
    await playground.button('Step').click();
    await expect.poll(playground.frame).toBe(at + 1);
    await playground.button('Probe').click();
    await expect(playground.button('Probe')).toHaveAttribute('aria-pressed', 'true');
    await playground.button('Copy link').click();
    await playground.saidInToast('Link copied');
    expect(await playground.clipboard()).toBe(
      urlOf(`v=1&probe=1&t=${at + 1}&play=0`, 'scenes/bouncing-squares/'),
    );
    await playground.button('Restart').click();
    await expect.poll(playground.frame).toBe(0);
    await playground.button('Play').click();
    await expect.poll(playground.frame).toBeGreaterThan(0);
  });

  test('of the scenes show each one with its own words and world', async ({ openPlayground }) => {
    const playground = await openPlayground('play=0');
    const words = playground.panel('About this scene');
    for (const [id, name] of [
      ['s0', 'Java tutorial'],
      ['s1', 'Leaves only'],
      ['s2', 'Bouncing squares'],
      ['s3', "Shoot-'em-up"],
      ['s4', 'Ten thousand'],
    ] as const) {
      // By key: a mouse that leaves the picture would move the query of the last scene.
      await playground.scenesMenu.click();
      await playground.scene(name).press('Enter');
      await expect.poll(playground.settings).toMatchObject({ preset: id });
      await expect(words.getByRole('heading', { level: 3 })).toHaveText(name);
      await expect(words.getByText(/^What is different here .{40}/)).toBeVisible();
      await playground.scenesMenu.click();
      await expect(playground.scene(name)).toHaveAttribute('aria-pressed', 'true');
      await playground.scenesMenu.click();
      await expect
        .poll(playground.fragment)
        .toBe(id === 's2' ? 'v=1&play=0' : `v=1&p=${id}&play=0`);
    }
  });

  test('a new seed makes a new scene', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('play=0');
    const before = await playground.fingerprint();
    await playground.button('New seed').click();
    await expect.poll(playground.fingerprint).not.toBe(before);
  });
});

test('another tree is built over the objects where they are', async ({ openPlayground }) => {
  const playground = await openPlayground('n=300&play=0');
  await playground.step(10);
  const objects = () =>
    playground.page.evaluate(() => ({
      frame: window.quadrille?.frame,
      fingerprint: window.quadrille?.fingerprint(),
      highlighted: [...(window.quadrille?.highlighted() ?? [])],
    }));
  const before = await objects();
  const nodes = playground.liveNumber('Nodes');
  const atFirst = (await nodes.textContent()) ?? '';
  await playground.choose('Where an object is kept', 'Loose');
  await expect.poll(playground.settings).toMatchObject({ placement: 'loose' });
  expect(await objects()).toEqual(before);
  await playground.enter('Capacity', '40');
  await expect(nodes).not.toHaveText(atFirst);
  expect(await objects()).toEqual(before);
});

test.describe('a missing page', () => {
  const missing = readFileSync(new URL('../../site/404.html', import.meta.url), 'utf8');
  const names = ['Quadrille: watch a quadtree', 'Documentation', 'Article'];

  /** Opens a wrong address, where the host shows the page. */
  async function atWrongAddress(page: Page, address: string): Promise<void> {
    await page.route(address, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: missing }),
    );
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible();
  }

  for (const path of ['nothing', 'docs/guide/deep/nothing.html'])
    test(`leads to the site from ${path}`, thorough, async ({ openPlayground, urlOf }) => {
      const { page } = await openPlayground('', {
        file: 'docs/errors.html',
        starts: false,
        mayFail: true,
      });
      await atWrongAddress(page, urlOf('', path));
      const site = process.env['SITE_URL'] ?? urlOf();
      for (const [at, file] of ['index.html', 'docs/index.html', 'learn/index.html'].entries())
        await expect(page.getByRole('link', { name: names[at]! })).toHaveJSProperty(
          'href',
          new URL(file, site).href,
        );
      await expect(page.getByText('at the beginning of this address')).toHaveCount(0);
    });

  test(
    'says what to do where it does not find the site',
    thorough,
    async ({ openPlayground, urlOf }) => {
      test.skip(process.env['SITE_URL'] !== undefined, 'it knows the address');
      const { page } = await openPlayground('', {
        file: 'docs/errors.html',
        starts: false,
        mayFail: true,
      });
      await atWrongAddress(page, new URL('/elsewhere/nothing', urlOf()).href);
      await expect(page.getByText('at the beginning of this address')).toBeVisible();
      await expect(page.getByRole('link')).toHaveCount(0);
    },
  );
});

test('says so where not even its words can be fetched', async ({ openPlayground }) => {
  const { page } = await openPlayground('', {
    before: (opened) => opened.route(/en-page/, (route) => route.abort()),
    starts: false,
    mayFail: true,
  });
  await expect(page.getByRole('alert')).toHaveText(/could not be fetched. Try again/);
});

test('a language that cannot be fetched is not chosen', thorough, async ({ openPlayground }) => {
  const playground = await openPlayground('play=0&lang=en', { mayFail: true });
  const { page } = playground;
  await page.route(/it-page/, (route) => route.abort());
  await page.locator('#language').selectOption('it');
  await playground.saidInToast('could not be fetched');
  expect(await playground.settings()).toMatchObject({ language: 'en' });
  await page.unroute(/it-page/);
  await page.locator('#language').selectOption('it');
  await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
});

test.describe('a view whose code cannot be fetched', () => {
  for (const [name, file, part] of [
    ['Race', /race-view/, 'figure'],
    ['Share', /share-dialog/, 'dialog'],
    ['Share', /en-share/, 'dialog'],
  ] as const)
    test(
      `${name}: says so, and is tried again, ${file}`,
      thoroughUnless(file.source === 'share-dialog'),
      async ({ openPlayground }) => {
        const playground = await openPlayground('play=0', { mayFail: true });
        const { page } = playground;
        await page.route(file, (route) => route.abort());
        const opener = name === 'Race' ? playground.viewsMenu : playground.button(name);
        await opener.click();
        if (name === 'Race') await playground.view(name).click();
        const alert = page.getByRole('alert').filter({ hasText: 'could not be fetched' });
        await expect(alert).toBeInViewport();
        await expect(playground.picture).toBeVisible();
        expect(await violations(playground)).toEqual([]);
        const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
        await alert.getByRole('button', { name: 'Try again' }).click();
        // The page does not hear a second press while it still tries.
        await failed;
        await expect(alert).toBeVisible();
        await page.unroute(file);
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expect(alert).toBeHidden();
        await expect(page.getByRole(part).first()).toBeVisible();
        const rules = await page.evaluate(
          () => Array.from(document.styleSheets, (sheet) => sheet.cssRules.length), // throws for what failed
        );
        expect(Math.min(...rules)).toBeGreaterThan(0);
        if (part === 'dialog') await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
      },
    );

  test('Share: says so where a way to share has code of its own', async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', { mayFail: true });
    const { page } = playground;
    await page.route(/encoded-video-/, (route) => route.abort());
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const make = page.locator('#share-clip');
    const verb = (await make.textContent()) ?? '';
    await make.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'could not be fetched' }),
    ).toBeVisible();
    await expect(make).toHaveText(verb);
  });

  test('Printed defects: says so, and the picture stays', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', { mayFail: true });
    await playground.page.route(/\/scenes-[^/]*\.js/, (route) => route.abort());
    await playground.chooseView('Printed defects');
    await playground.saidInToast('could not be fetched');
    await playground.viewsMenu.click();
    await expect(playground.view('Picture')).toHaveAttribute('aria-pressed', 'true');
  });
});
