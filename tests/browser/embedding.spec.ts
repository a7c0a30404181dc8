/** The playground inside other pages: which messages it obeys and what it reports, and the element <quadrille-playground>. */
import type { Frame, Page } from '@playwright/test';
import { embedCode } from '../../web/playground/features/share/embed-code.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { elementHtml, elementScript } from './element-html.ts';
import { inside, settingsIn } from './embedded-playground.ts';
import { expect, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

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
    test(
      `${kind} do nothing`,
      thoroughUnless(kind === 'of another protocol'),
      async ({ openArticle, urlOf }) => {
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
      },
    );

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

  test('are obeyed and answered where that page is sandboxed and has no origin', async ({
    openArticle,
    urlOf,
  }) => {
    const playground = urlOf('n=40&play=0', 'embed.html');
    const article = `<iframe src='${playground}'></iframe><script>
      addEventListener('message', ({ data }) => {
        document.title += data.says + ' ' + data.objects + ';';
        if (data.says === 'ready')
          frames[0].postMessage({ quadrille: 1, do: 'set', settings: { count: 30 } }, '*');
      });
    </script>`;
    const page = await openArticle(`<iframe sandbox="allow-scripts" srcdoc="${article}"></iframe>`);
    const sandboxed = page.frames()[1];
    await expect
      .poll(() => sandboxed?.evaluate(() => document.title))
      .toMatch(/^ready 40;.*frame 30;/);
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

  test(
    'opens when its address is set after it was inserted',
    thorough,
    async ({ openArticle, urlOf }) => {
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
    },
  );

  test(
    'resets a parameter to the preset when its attribute is removed',
    thorough,
    async ({ openArticle, urlOf }) => {
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
    },
  );

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

  test('reports what the probe finds', thorough, async ({ openArticle, urlOf }) => {
    const page = await openArticle(
      elementHtml(urlOf('', 'embed.html'), 'count="300" probe probe-size="200" playing="false"'),
    );
    await inside(page, selector);
    /** The probe's numbers in the first report with these settings. */
    const reported = (settings: { readonly probe: boolean; readonly probeSize: number }) =>
      page.evaluate(
        (wanted) =>
          new Promise<{ candidates: number; hits: number; visited: number }>((done) => {
            const playground = document.querySelector('quadrille-playground');
            playground?.addEventListener('frame', ({ detail }) => {
              const { probe, probeSize } = detail.settings;
              if (probe === wanted.probe && probeSize === wanted.probeSize) done(detail);
            });
            playground?.set(wanted);
          }),
        settings,
      );
    const found = await reported({ probe: true, probeSize: 240 });
    expect(found.hits).toBeGreaterThan(0);
    expect(found.candidates).toBeGreaterThan(found.hits);
    expect(found.visited).toBeGreaterThan(0);
    const nothing = await reported({ probe: false, probeSize: 200 });
    expect(nothing).toMatchObject({ candidates: 0, hits: 0, visited: 0 });
  });

  for (const src of ['', 'javascript:alert(1)', 'data:text/html,x'])
    test(`refuses "${src}" as its address`, thorough, async ({ openArticle }) => {
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

  test(
    'shows nothing once its address is invalid, and takes no message as one of its own',
    thorough,
    async ({ openArticle, urlOf }) => {
      const page = await openArticle(elementHtml(urlOf('', 'embed.html'), 'playing="false"'));
      await inside(page, selector);
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      await page.evaluate(async () => {
        document.querySelector('quadrille-playground')?.setAttribute('src', 'data:text/html,x');
        const arrived = new Promise((resolve) => {
          window.addEventListener('message', resolve, { once: true });
        });
        window.postMessage({ quadrille: 1, says: 'frame' }, '*');
        await arrived;
      });
      expect(problems).toEqual([expect.stringContaining('src must be the http(s) address')]);
      expect(page.frames()).toHaveLength(1);
    },
  );

  test('is shown in an isolated page', thorough, async ({ openArticle, urlOf }) => {
    const body = elementHtml(urlOf('', 'embed.html'), 'count="33" playing="false"');
    const page = await openArticle(body, 'en', {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    const frame = await inside(page, selector);
    expect(await settingsIn(frame)).toMatchObject({ count: 33 });
  });

  test('leaves nothing behind when it is removed', thorough, async ({ openArticle, urlOf }) => {
    const page = await openArticle(elementHtml(urlOf('', 'embed.html'), 'playing="false"'));
    await inside(page, selector);
    await page.evaluate(() => document.querySelector('quadrille-playground')?.remove());
    expect(page.frames()).toHaveLength(1);
  });
});

test.describe('<quadrille-playground> in an article', () => {
  const selector = 'quadrille-playground iframe';

  test(
    'runs what it was told before it was ready, in that order',
    thorough,
    async ({ openArticle, urlOf }) => {
      const page = await openArticle(elementScript);
      await page.evaluate(
        (src) => {
          const made = document.createElement('quadrille-playground');
          // Before it has an address, before it is in the document, and before its page is loaded.
          made.set({ count: 44, playing: false });
          made.seek(30);
          made.setAttribute('src', src);
          document.body.append(made);
          made.step(-2);
          made.setAttribute('capacity', '9');
          made.set({ maxDepth: 3 });
        },
        urlOf('', 'embed.html'),
      );
      const frame = await inside(page, selector);
      await expect
        .poll(() => settingsIn(frame))
        .toMatchObject({ count: 44, capacity: 9, maxDepth: 3, playing: false });
      await expect.poll(() => frameNumberIn(frame)).toBe(28);
    },
  );

  test(
    'runs what it was told while a poster waited, once that is pressed',
    thorough,
    async ({ openArticle, urlOf }) => {
      const page = await openArticle(elementHtml(urlOf('', 'embed.html'), 'start="poster"'));
      const poster = page.frameLocator(selector).getByRole('button', { name: /^Start/ });
      await expect(poster).toBeVisible();
      await page.evaluate(() => {
        document.querySelector('quadrille-playground')?.set({ capacity: 9 });
      });
      await poster.click();
      const frame = await inside(page, selector);
      await expect.poll(() => settingsIn(frame)).toMatchObject({ capacity: 9 });
    },
  );

  for (const [article, attributes, language] of [
    ['it', '', 'it'],
    ['zh-TW', 'language="auto"', 'zh-Hant'],
    ['fr', '', 'en'],
    ['it', 'lang="vi"', 'vi'],
    ['it', 'language="vi"', 'vi'],
  ] as const)
    test(
      `speaks ${language} in an article of ${article} with ${attributes || 'no attribute'}`,
      thorough,
      async ({ openArticle, urlOf }) => {
        const page = await openArticle(
          elementHtml(urlOf('', 'embed.html'), `playing="false" ${attributes}`),
          article,
        );
        const frame = await inside(page, selector);
        expect(await frame.evaluate(() => document.documentElement.lang)).toBe(language);
      },
    );

  test(
    'speaks the language of the article where it was told so before it stood there',
    thorough,
    async ({ openArticle, urlOf }) => {
      const page = await openArticle(elementScript, 'it');
      await page.evaluate(
        (src) => {
          const made = document.createElement('quadrille-playground');
          made.set({ language: 'auto', playing: false });
          made.setAttribute('src', src);
          document.body.append(made);
        },
        urlOf('', 'embed.html'),
      );
      const frame = await inside(page, selector);
      await expect(frame.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
    },
  );

  test(
    'speaks the language of the article again when its own is taken away',
    thorough,
    async ({ openArticle, urlOf }) => {
      const page = await openArticle(elementHtml(urlOf('', 'embed.html'), 'language="vi"'), 'it');
      const frame = await inside(page, selector);
      await page.evaluate(() =>
        document.querySelector('quadrille-playground')?.removeAttribute('language'),
      );
      await expect(frame.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
    },
  );

  test('is as high as styles say, or 600 pixels', thorough, async ({ openArticle, urlOf }) => {
    const page = await openArticle(elementHtml(urlOf('', 'embed.html'), 'playing="false"'));
    const element = page.locator('quadrille-playground');
    await inside(page, selector);
    expect((await element.boundingBox())?.height).toBe(600);
    await page.addStyleTag({ content: 'quadrille-playground { block-size: 410px }' });
    expect((await element.boundingBox())?.height).toBe(410);
    expect((await page.locator(selector).boundingBox())?.height).toBe(410);
  });

  for (const width of [320, 700, 1_000])
    test(
      `follows the height of its content, ${width} pixels wide`,
      thoroughUnless(width === 700),
      async ({ openArticle, urlOf }) => {
        const page = await openArticle(
          elementHtml(urlOf('', 'embed.html'), 'fit="content" hide="scenes" playing="false"'),
        );
        await page.setViewportSize({ width, height: 900 });
        const frame = await inside(page, selector);
        const overflow = () =>
          frame.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        const height = async () =>
          (await page.locator('quadrille-playground').boundingBox())?.height;
        await expect.poll(height).toBeGreaterThan(700);
        await expect.poll(overflow).toBe(0);
        const before = await height();
        // Fewer parts are less high, and a group of settings that opens needs more.
        await frame.getByText('Tree', { exact: true }).first().click();
        await expect.poll(height).not.toBe(before);
        await expect.poll(overflow).toBe(0);
        await page.evaluate(() =>
          document
            .querySelector('quadrille-playground')
            ?.set({ hide: 'scenes.settings.diagram.caption.numbers' }),
        );
        await expect.poll(height).toBeLessThan(before ?? 0);
        await expect.poll(overflow).toBe(0);
      },
    );

  test('follows the height of a poster', thorough, async ({ openArticle, urlOf }) => {
    const page = await openArticle(
      elementHtml(
        urlOf('', 'embed.html'),
        'fit="content" start="poster" style="inline-size: 300px"',
      ),
    );
    const height = async () => (await page.locator('quadrille-playground').boundingBox())?.height;
    await expect.poll(height).toBeLessThan(400);
  });
});

test.describe('the addresses that stay', () => {
  test('v1/element.js defines the element in an article of another origin, and v1/embed.html is its page', async ({
    openArticle,
    urlOf,
  }) => {
    const page = await openArticle(
      `<script type="module" src="${urlOf('', 'v1/element.js')}"></script>
       <quadrille-playground src="${urlOf('', 'v1/embed.html')}" count="44" playing="false"></quadrille-playground>`,
    );
    const frame = await inside(page, 'quadrille-playground iframe');
    expect(frame.url()).toBe(urlOf('v=1&n=44&lang=en&play=0', 'v1/embed.html'));
    expect(await settingsIn(frame)).toMatchObject({ count: 44 });
    const whole = frame.getByRole('link', { name: 'Open in the playground' });
    await whole.focus();
    await expect(whole).toHaveAttribute('href', urlOf('v=1&n=44&lang=en&play=0'));
  });

  test('where the host of the script lets no other site run it, a sentence and a link stand there instead', async ({
    openArticle,
    urlOf,
  }) => {
    const shown = { ...presetOf('s4').settings, playing: false };
    const code = await embedCode(urlOf(), {
      form: 'element',
      settings: shown,
      height: 300,
      title: 'A picture',
      instead: 'It could not be shown here.',
      open: 'Open the playground',
    });
    const article = await openArticle('');
    const text = article.getByText('It could not be shown here.');
    // As a browser treats a script of another site whose host does not allow it.
    await article.route('**/v1/element.js', (route) => route.abort('accessdenied'));
    await article.setContent(code);
    await expect(text).toBeVisible();
    const link = article.getByRole('link', { name: 'Open the playground' });
    await expect(link).toHaveAttribute('href', urlOf('v=1&p=s4&play=0'));
    await article.unroute('**/v1/element.js');
    await article.setContent(code);
    await inside(article, 'quadrille-playground iframe');
    await expect(link).toBeHidden();
  });

  test('a host that allows no other site its files is asked for the script in vain, and for the iframe not', async ({
    openArticle,
    closedSite,
  }) => {
    const embed = {
      settings: { ...presetOf('s4').settings, playing: false },
      height: 300,
      title: 'A picture',
      instead: 'It could not be shown here.',
      open: 'Open the playground',
    };
    const element = await openArticle(await embedCode(closedSite, { ...embed, form: 'element' }));
    await expect(element.getByText(embed.instead)).toBeVisible();
    const link = element.getByRole('link', { name: embed.open });
    await expect(link).toBeVisible();
    await link.click();
    await element.waitForFunction(() => window.quadrille !== undefined);
    const frame = await openArticle(await embedCode(closedSite, { ...embed, form: 'iframe' }));
    await inside(frame);
  });

  test(
    'embed.html is the same page, as it was published first',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=33&play=0', { file: 'embed.html' });
      expect(await playground.settings()).toMatchObject({ count: 33 });
    },
  );
});
