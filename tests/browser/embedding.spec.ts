/** The playground inside other pages: which messages it obeys and what it reports, and the element <quadrille-playground>. */
import type { Frame, Page } from '@playwright/test';
import { presetOf } from '../../web/playground/state/presets.ts';
import { elementHtml, elementScript } from './element-html.ts';
import { inside, settingsIn } from './embedded-playground.ts';
import { expect, test } from './fixtures.ts';

function frameNumberIn(frame: Frame): Promise<number> {
  return frame.evaluate(() => window.quadrille?.frame ?? -1);
}

/** Sends a message to the first iframe of the article. */
async function send(page: Page, message: unknown): Promise<void> {
  await page.evaluate((data) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(data, '*');
  }, message);
}

test.describe('messages of the embedding page', () => {
  test('set clamped parameters and change the frame', async ({ openArticle, urlOf }) => {
    const page = await openArticle(`<iframe src="${urlOf('play=0', 'embed.html')}"></iframe>`);
    const frame = await inside(page);
    await send(page, {
      quadrille: 1,
      do: 'set',
      settings: { count: 1e12, placement: 'leaf', playing: 'yes' },
    });
    await expect
      .poll(() => settingsIn(frame))
      .toMatchObject({ placement: 'leaf', count: 100_000, playing: false });
    await send(page, { quadrille: 1, do: 'set', settings: { count: 30 } });
    await send(page, { quadrille: 1, do: 'seek', frame: 40 });
    await expect.poll(() => frameNumberIn(frame)).toBe(40);
    await send(page, { quadrille: 1, do: 'step', ticks: -3 });
    await expect.poll(() => frameNumberIn(frame)).toBe(37);
    await send(page, { quadrille: 1, do: 'play' });
    await expect.poll(() => frameNumberIn(frame)).toBeGreaterThan(39);
    await send(page, { quadrille: 1, do: 'pause' });
    await send(page, { quadrille: 1, do: 'restart' });
    await expect.poll(() => frameNumberIn(frame)).toBe(0);
  });

  for (const [kind, message] of [
    ['of another protocol', { quadrille: 2, do: 'set', settings: { count: 3 } }],
    ['without a protocol', { do: 'set', settings: { count: 3 } }],
    ['that are text', '{"quadrille":1,"do":"restart"}'],
    ['that are null', null],
    ['of unknown actions', { quadrille: 1, do: 'constructor' }],
    ['of actions that are no strings', { quadrille: 1, do: ['set'] }],
    ['without settings', { quadrille: 1, do: 'set' }],
    [
      'with odd settings',
      { quadrille: 1, do: 'set', settings: { count: {}, toString: 1, boxes: [] } },
    ],
    ['with odd frames', { quadrille: 1, do: 'seek', frame: 'soon' }],
    ['with odd ticks', { quadrille: 1, do: 'step', ticks: Number.NaN }],
  ] as const)
    test(`${kind} do nothing`, async ({ openArticle, urlOf }) => {
      const page = await openArticle(
        `<iframe src="${urlOf('n=25&play=0', 'embed.html')}"></iframe>`,
      );
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      const frame = await inside(page);
      const before = await settingsIn(frame);
      await send(page, message);
      // Messages arrive in order: what the first one does has been done when the second one shows.
      await send(page, { quadrille: 1, do: 'set', settings: { capacity: 9 } });
      await expect.poll(() => settingsIn(frame)).toMatchObject({ capacity: 9 });
      expect(await settingsIn(frame)).toEqual({ ...before, capacity: 9 });
      expect(await frameNumberIn(frame)).toBe(0);
      expect(problems).toEqual([]);
    });

  test('are accepted from the embedding page only, not from a sibling frame and not from the page itself', async ({
    openArticle,
    urlOf,
  }) => {
    const page = await openArticle(
      `<iframe id="first" src="${urlOf('n=25&play=0', 'embed.html')}"></iframe>
       <iframe id="second" src="${urlOf('n=26&play=0', 'embed.html')}"></iframe>
       <iframe id="third" srcdoc="Of the same origin as the embedding page."></iframe>`,
    );
    const first = await inside(page, '#first');
    const second = await inside(page, '#second');
    const arrived = await first.evaluateHandle(() => {
      const messages: unknown[] = [];
      window.addEventListener('message', ({ data }) => messages.push(data));
      return messages;
    });
    const message = { quadrille: 1, do: 'set', settings: { count: 3 } };
    await second.evaluate((data) => window.parent.frames[0]?.postMessage(data, '*'), message);
    await first.evaluate((data) => window.postMessage(data, '*'), message);
    const third = page.frames().at(-1);
    await third?.evaluate((data) => window.parent.frames[0]?.postMessage(data, '*'), message);
    await expect.poll(() => arrived.evaluate((messages) => messages.length)).toBe(3);
    expect(await settingsIn(first)).toMatchObject({ count: 25 });
  });

  test('are answered: ready once, then frames', async ({ openArticle, urlOf }) => {
    const page = await openArticle('');
    const reports = await page.evaluateHandle(
      (src) => {
        const received: { readonly says: string; readonly frame: number }[] = [];
        window.addEventListener('message', ({ data }) => received.push(data));
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
        return received;
      },
      urlOf('n=40', 'embed.html'),
    );
    const frame = await inside(page);
    await expect.poll(() => reports.evaluate((received) => received.length)).toBeGreaterThan(5);
    const received = await reports.jsonValue();
    expect(received[0]).toMatchObject({ quadrille: 1, says: 'ready', objects: 40 });
    expect(received.filter(({ says }) => says === 'ready')).toHaveLength(1);
    expect(received.at(-1)).toMatchObject({ says: 'frame', settings: { count: 40 } });
    // Reports are less frequent than frames.
    expect(received.length).toBeLessThan(await frameNumberIn(frame));
  });
});

test.describe('<quadrille-playground>', () => {
  const selector = 'quadrille-playground iframe';

  test('shows what its attributes say, and follows them', async ({ openArticle, urlOf }) => {
    const page = await openArticle(
      elementHtml(urlOf('', 'embed.html'), 'preset="s1" count="44" playing="false" hide="numbers"'),
    );
    const frame = await inside(page, selector);
    expect(await settingsIn(frame)).toMatchObject({ preset: 's1', count: 44, hide: 'numbers' });
    await expect(frame.getByRole('region', { name: 'Live numbers' })).toBeHidden();
    await page.evaluate(() => {
      document.querySelector('quadrille-playground')?.setAttribute('max-depth', '2');
      document.querySelector('quadrille-playground')?.setAttribute('language', 'it');
    });
    await expect.poll(() => settingsIn(frame)).toMatchObject({ maxDepth: 2 });
    await expect(frame.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  });

  test('opens when its address is set after it was inserted', async ({ openArticle, urlOf }) => {
    const page = await openArticle(elementScript);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.evaluate(
      async (src) => {
        await customElements.whenDefined('quadrille-playground');
        const made = document.createElement('quadrille-playground');
        document.body.append(made);
        made.setAttribute('count', '33');
        made.setAttribute('src', src);
      },
      urlOf('', 'embed.html'),
    );
    const frame = await inside(page, selector);
    expect(await settingsIn(frame)).toMatchObject({ count: 33 });
    await page.evaluate(() =>
      document.querySelector('quadrille-playground')?.removeAttribute('src'),
    );
    expect(page.frames()).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('resets a parameter to the preset when its attribute is removed', async ({
    openArticle,
    urlOf,
  }) => {
    const page = await openArticle(
      elementHtml(urlOf('', 'embed.html'), 'preset="s2" count="44" probe playing="false"'),
    );
    const frame = await inside(page, selector);
    expect(await settingsIn(frame)).toMatchObject({ count: 44, probe: true });
    await page.evaluate(() => {
      document.querySelector('quadrille-playground')?.toggleAttribute('probe', false);
      document.querySelector('quadrille-playground')?.removeAttribute('count');
    });
    const { count, probe } = presetOf('s2').settings;
    await expect.poll(() => settingsIn(frame)).toMatchObject({ preset: 's2', count, probe });
    expect(count).not.toBe(44);
    expect(probe).toBe(false);
  });

  test('is controlled by calls and reports events', async ({ openArticle, urlOf }) => {
    const page = await openArticle(
      elementHtml(urlOf('', 'embed.html'), 'count="40" playing="false"'),
    );
    const frame = await inside(page, selector);
    const seen = await page.evaluate(async () => {
      const playground = document.querySelector('quadrille-playground');
      if (!playground) throw new Error('there is no element');
      const frames: number[] = [];
      const shown = (wanted: number) =>
        new Promise<void>((done) => {
          playground.addEventListener('frame', (event) => {
            const { frame: number } = (event as CustomEvent<{ frame: number }>).detail;
            frames.push(number);
            if (number === wanted) done();
          });
        });
      playground.seek(30);
      await shown(30);
      // Not from the playground, so no event of the element: it would come before that of frame 28.
      window.postMessage({ quadrille: 1, says: 'frame', frame: 999 }, '*');
      playground.step(-2);
      await shown(28);
      playground.set({ capacity: 9 });
      return frames;
    });
    expect(seen).not.toContain(999);
    await expect.poll(() => settingsIn(frame)).toMatchObject({ capacity: 9 });
  });

  for (const src of ['', 'javascript:alert(1)', 'data:text/html,x'])
    test(`refuses "${src}" as its address`, async ({ openArticle }) => {
      const page = await openArticle(elementScript);
      const [problem] = await Promise.all([
        page.waitForEvent('pageerror'),
        page.evaluate((address) => {
          const made = document.createElement('quadrille-playground');
          made.setAttribute('src', address);
          document.body.append(made);
        }, src),
      ]);
      expect(problem.message).toContain('src must be the http(s) address');
      expect(page.frames()).toHaveLength(1);
    });

  test('leaves nothing behind when it is removed', async ({ openArticle, urlOf }) => {
    const page = await openArticle(elementHtml(urlOf('', 'embed.html'), 'playing="false"'));
    await inside(page, selector);
    await page.evaluate(() => document.querySelector('quadrille-playground')?.remove());
    expect(page.frames()).toHaveLength(1);
  });
});

test('the embed that the page copies works in an article', async ({
  openArticle,
  openPlayground,
}) => {
  const playground = await openPlayground('n=35&play=0', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await playground.button('Share').click();
  await playground.button('Copy Embed').click();
  await expect(playground.page.getByText('Copied.')).toBeVisible();
  const page = await openArticle(await playground.clipboard());
  const frame = await inside(page);
  expect(await settingsIn(frame)).toMatchObject({ count: 35, start: 'click' });
  await frame.getByRole('button', { name: /^Start: / }).click();
  await expect.poll(() => frameNumberIn(frame)).toBeGreaterThan(1);
});
