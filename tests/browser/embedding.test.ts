/** The page inside others: what the page around can make it do, and nobody else can; and the element. */
import type { Frame, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { presetOf } from '../../web/playground/state/presets.ts';
import { useHouse } from './support.ts';

const house = useHouse();

/** The embedded page, once it is alive. */
async function inside(page: Page, selector = 'iframe'): Promise<Frame> {
  const handle = await page.locator(selector).first().elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('there is no frame');
  await frame.waitForFunction(() => window.quadrille !== undefined);
  return frame;
}

function settingsIn(frame: Frame): Promise<Record<string, unknown>> {
  return frame.evaluate(() => ({ ...window.quadrille?.settings }));
}

/** Sends a message to the first iframe of the article. */
async function send(page: Page, message: unknown): Promise<void> {
  await page.evaluate((data) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(data, '*');
  }, message);
}

describe('messages of the page around', () => {
  test('set clamped parameters and move time', async () => {
    const page = await house.article(`<iframe src="${house.embed('play=0')}"></iframe>`);
    const frame = await inside(page);
    await send(page, {
      quadrille: 1,
      do: 'set',
      settings: { count: 1e12, placement: 'leaf', playing: 'yes' },
    });
    await frame.waitForFunction(() => window.quadrille?.settings.placement === 'leaf');
    expect(await settingsIn(frame)).toMatchObject({ count: 100_000, playing: false });
    await send(page, { quadrille: 1, do: 'set', settings: { count: 30 } });
    await send(page, { quadrille: 1, do: 'seek', frame: 40 });
    await frame.waitForFunction(() => window.quadrille?.frame === 40);
    await send(page, { quadrille: 1, do: 'step', ticks: -3 });
    await frame.waitForFunction(() => window.quadrille?.frame === 37);
    await send(page, { quadrille: 1, do: 'play' });
    await frame.waitForFunction(() => (window.quadrille?.frame ?? 0) > 39);
    await send(page, { quadrille: 1, do: 'pause' });
    await send(page, { quadrille: 1, do: 'restart' });
    await frame.waitForFunction(() => window.quadrille?.frame === 0);
    await page.close();
  });

  test.each<[string, unknown]>([
    ['of another protocol', { quadrille: 2, do: 'set', settings: { count: 3 } }],
    ['without a protocol', { do: 'set', settings: { count: 3 } }],
    ['that are text', '{"quadrille":1,"do":"restart"}'],
    ['that are nothing', null],
    ['of unknown deeds', { quadrille: 1, do: 'constructor' }],
    ['of deeds that are no words', { quadrille: 1, do: ['set'] }],
    ['without settings', { quadrille: 1, do: 'set' }],
    [
      'with odd settings',
      { quadrille: 1, do: 'set', settings: { count: {}, toString: 1, boxes: [] } },
    ],
    ['with odd frames', { quadrille: 1, do: 'seek', frame: 'soon' }],
    ['with odd ticks', { quadrille: 1, do: 'step', ticks: Number.NaN }],
  ])('%s do nothing', async (_, message) => {
    const page = await house.article(`<iframe src="${house.embed('n=25&play=0')}"></iframe>`);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    const frame = await inside(page);
    const before = await settingsIn(frame);
    await send(page, message);
    await page.waitForTimeout(200);
    expect(await settingsIn(frame)).toEqual(before);
    expect(problems).toEqual([]);
    await page.close();
  });

  test('are accepted from the embedding page only, not from a sibling frame and not from the page itself', async () => {
    const page = await house.article(
      `<iframe id="first" src="${house.embed('n=25&play=0')}"></iframe>
       <iframe id="second" src="${house.embed('n=26&play=0')}"></iframe>
       <iframe id="third" srcdoc="Of the same origin as the page around."></iframe>`,
    );
    const first = await inside(page, '#first');
    const second = await inside(page, '#second');
    const message = { quadrille: 1, do: 'set', settings: { count: 3 } };
    await second.evaluate((data) => window.parent.frames[0]?.postMessage(data, '*'), message);
    await first.evaluate((data) => window.postMessage(data, '*'), message);
    const third = page.frames().at(-1);
    await third?.evaluate((data) => window.parent.frames[0]?.postMessage(data, '*'), message);
    await page.waitForTimeout(200);
    expect(await settingsIn(first)).toMatchObject({ count: 25 });
    await page.close();
  });

  test('are answered: ready once, then the frames', async () => {
    const page = await house.article('');
    await page.evaluate((src) => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data }) => heard.push(data));
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, house.embed('n=40'));
    await inside(page);
    await page.waitForTimeout(700);
    const heard = await page.evaluate(() => Reflect.get(window, 'heard') as { says: string }[]);
    expect(heard[0]).toMatchObject({ quadrille: 1, says: 'ready', objects: 40 });
    expect(heard.filter(({ says }) => says === 'ready')).toHaveLength(1);
    expect(heard.length).toBeGreaterThan(2);
    expect(heard.length).toBeLessThan(20);
    expect(heard.at(-1)).toMatchObject({ says: 'frame', settings: { count: 40 } });
    await page.close();
  });
});

const element = (attributes: string): string =>
  `<script type="module" src="/playground/features/embed/element.js"></script>
   <quadrille-playground src="${house.embed('')}" ${attributes}></quadrille-playground>`;

describe('<quadrille-playground>', () => {
  const selector = 'quadrille-playground iframe';

  test('shows what its attributes say, and follows them', async () => {
    const page = await house.article(
      element('preset="s1" count="44" playing="false" hide="numbers"'),
    );
    const frame = await inside(page, selector);
    expect(await settingsIn(frame)).toMatchObject({ preset: 's1', count: 44, hide: 'numbers' });
    expect(await frame.locator('#numbers-title').isVisible()).toBe(false);
    await page.evaluate(() => {
      document.querySelector('quadrille-playground')?.setAttribute('max-depth', '2');
      document.querySelector('quadrille-playground')?.setAttribute('language', 'it');
    });
    await frame.waitForFunction(() => window.quadrille?.settings.maxDepth === 2);
    await frame.getByRole('heading', { name: 'Impostazioni' }).waitFor();
    await page.close();
  });

  test('opens when its address comes after it stands in the page', async () => {
    const page = await house.article(
      '<script type="module" src="/playground/features/embed/element.js"></script>',
    );
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.evaluate(async (src) => {
      await customElements.whenDefined('quadrille-playground');
      const made = document.createElement('quadrille-playground');
      document.body.append(made);
      made.setAttribute('count', '33');
      made.setAttribute('src', src);
    }, house.embed(''));
    const frame = await inside(page, selector);
    expect(await settingsIn(frame)).toMatchObject({ count: 33 });
    await page.evaluate(() =>
      document.querySelector('quadrille-playground')?.removeAttribute('src'),
    );
    expect(page.frames()).toHaveLength(1);
    expect(problems).toEqual([]);
    await page.close();
  });

  test('gives a parameter back to the preset when its attribute is removed', async () => {
    const page = await house.article(element('preset="s2" count="44" probe playing="false"'));
    const frame = await inside(page, selector);
    expect(await settingsIn(frame)).toMatchObject({ count: 44, probe: true });
    await page.evaluate(() => {
      document.querySelector('quadrille-playground')?.toggleAttribute('probe', false);
      document.querySelector('quadrille-playground')?.removeAttribute('count');
    });
    await frame.waitForFunction(() => window.quadrille?.settings.count !== 44);
    const { count, probe } = presetOf('s2').settings;
    expect(await settingsIn(frame)).toMatchObject({ preset: 's2', count, probe });
    expect(probe).toBe(false);
    await page.close();
  });

  test('is controlled by calls and reports events', async () => {
    const page = await house.article(element('count="40" playing="false"'));
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
      playground.step(-2);
      await shown(28);
      playground.set({ capacity: 9 });
      window.postMessage({ quadrille: 1, says: 'frame', frame: 999 }, '*');
      await new Promise((done) => {
        setTimeout(done, 200);
      });
      return frames;
    });
    expect(seen).not.toContain(999);
    expect(await settingsIn(frame)).toMatchObject({ capacity: 9 });
    await page.close();
  });

  test.each(['', 'javascript:alert(1)', 'data:text/html,x'])(
    'refuses %j as its address',
    async (src) => {
      const page = await house.article(
        '<script type="module" src="/playground/features/embed/element.js"></script>',
      );
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
      await page.close();
    },
  );

  test('leaves nothing behind when it is removed', async () => {
    const page = await house.article(element('playing="false"'));
    await inside(page, selector);
    await page.evaluate(() => document.querySelector('quadrille-playground')?.remove());
    expect(page.frames()).toHaveLength(1);
    await page.close();
  });
});

test('the embed that the page copies runs in an article', async () => {
  const visit = await house.visit('n=35&play=0', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await visit.page.locator('#button-share').click();
  await visit.page.locator('#share-embed').click();
  await visit.page.getByText('Copied.').waitFor();
  const html = await visit.page.evaluate(() => navigator.clipboard.readText());
  await visit.close();
  const page = await house.article(html);
  const frame = await inside(page);
  expect(await settingsIn(frame)).toMatchObject({ count: 35, start: 'click' });
  await frame.locator('#poster').click();
  await frame.waitForFunction(() => (window.quadrille?.frame ?? 0) > 1);
  await page.close();
});
