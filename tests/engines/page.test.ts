/**
 * The built page in every engine: what engines could do differently. All that it can do is tested in Chromium, in
 * tests/browser.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { shooterInNode } from '../browser/shooter-in-node.ts';
import { launch, type Preferences } from './browser.ts';
import { Page } from './page.ts';
import { Site } from './site.ts';

const engine = inject('engine');
const site = await Site.start();
const browser = await launch(engine);
const page = new Page(browser);

afterAll(async () => {
  await browser.close();
  site.stop();
});

/** Opens the playground with a fragment in a window of a laptop. */
async function open(fragment = ''): Promise<void> {
  await browser.resize(1_280, 800);
  await page.open(site.urlOf(fragment));
}

// The title is what docs/engines.md has in its table.
describe(browser.title, () => {
  describe('the page', () => {
    afterEach(async () => expect(await page.problems()).toEqual([]));

    test.each([
      ['p=s0', '72625680'],
      ['p=s1', '91eda38e'],
      ['p=s2', '84779978'],
      ['p=s3', '441d06d8'],
      ['p=s4', '48ed08da'],
    ])('the link %s at frame 100 shows the fingerprint %s', async (link, fingerprint) => {
      await open(`${link}&t=100&play=0`);
      await expect.poll(page.liveNumber('Frame').text).toBe('100');
      await expect.poll(page.liveNumber('Fingerprint').text).toBe(fingerprint);
    });

    test('the bare address begins with the question, and Skip starts its scene', async () => {
      await open();
      await page.button('Skip').click();
      await expect.poll(page.settings).toMatchObject({ preset: 'crowd', playing: true });
      await expect.poll(page.frame).toBeGreaterThan(3);
    });

    test('the scene moves, and brute force finds the same pairs', async () => {
      await open('p=s2');
      await expect.poll(page.frame).toBeGreaterThan(10);
      expect(await page.liveNumber('Check by brute force').text()).toBe('missed 0, double 0');
    });

    test('objects that overlap are highlighted and red, all others are not', async () => {
      await open('n=200&t=40&play=0');
      await expect.poll(page.frame).toBe(40);
      const { overlapping, highlighted } = await browser.evaluate(() => {
        const boxes = window.quadrille?.boxes() ?? new Float32Array();
        const touches = (a: number, b: number): boolean =>
          boxes[a]! < boxes[b + 2]! &&
          boxes[b]! < boxes[a + 2]! &&
          boxes[a + 1]! < boxes[b + 3]! &&
          boxes[b + 1]! < boxes[a + 3]!;
        const rows = Array.from({ length: boxes.length / 4 }, (_, row) => row);
        return {
          overlapping: rows.filter((a) => rows.some((b) => a !== b && touches(4 * a, 4 * b))),
          highlighted: [...(window.quadrille?.highlighted() ?? [])],
        };
      });
      expect(overlapping.length).toBeGreaterThan(10);
      expect(highlighted).toEqual(overlapping);
      expect(await page.pixels('255,0,0')).toBeGreaterThan(100);
      expect(await page.pixels('255,255,0')).toBeGreaterThan(100);
    });

    test('a control changes scene and link, and the link restores it', async () => {
      await open('play=0');
      await page.control('Number of objects, slider').focus();
      await page.press('End');
      await expect.poll(page.settings).toMatchObject({ count: 100_000 });
      await page.press('Home', 'ArrowRight');
      const { count } = await page.settings();
      expect(count).toBeLessThan(10);
      await expect.poll(page.fragment).toContain(`n=${String(count)}`);
      await open(await page.fragment());
      expect(await page.settings()).toMatchObject({ count, playing: false });
    });

    test('Back returns to the former scene', async () => {
      await open('n=44&play=0');
      await page.role('banner').inside(page.button('Scenes')).click();
      await page.role('toolbar', 'Scenes').inside(page.text('Leaves only')).click();
      await expect.poll(page.settings).toMatchObject({ preset: 's1' });
      await browser.evaluate(() => history.back());
      await expect.poll(page.settings).toMatchObject({ preset: 's2', count: 44 });
    });

    test('keys play, pause, step on and back, and restart', async () => {
      await open('n=50');
      await page.picture.focus();
      await page.press(' ');
      await expect.poll(page.settings).toMatchObject({ playing: false });
      const at = await page.frame();
      await page.press('.', '.', ',');
      await expect.poll(page.frame).toBe(at + 1);
      await page.press('r');
      await expect.poll(page.frame).toBe(0);
      await page.press(' ');
      await expect.poll(page.settings).toMatchObject({ playing: true });
    });

    test('a click pins the probe where the pointer is', async () => {
      await open('p=s4&play=0');
      const { x, y, width, height } = await page.picture.box();
      await browser.click(x + width / 4, y + height / 4);
      await expect.poll(page.settings).toMatchObject({ pinned: true, probeX: 200, probeY: 200 });
    });

    test('a lesson opens, and a key turns its pages', async () => {
      await open('p=s4&play=0');
      await page.panel('Lessons').inside(page.text('What a quadtree is')).click();
      // The card is there a little earlier; until its title has the focus, the page still scrolls.
      const title = page.panel('Lesson').inside(page.role('heading'));
      await expect.poll(title.hasFocus).toBe(true);
      await page.button('Next').click();
      await expect.poll(page.settings).toMatchObject({ page: 2 });
      await page.picture.focus();
      await page.press('l');
      await expect.poll(page.settings).toMatchObject({ page: 3 });
    });

    test('the share dialog gives the link, in the clipboard or as selected text', async () => {
      await open('n=30&play=0');
      await page.button('Share').click();
      await page.button('Copy Link').click();
      const copied = page.text('Copied.');
      const field = page.role('textbox', 'Text to copy');
      await expect.poll(async () => (await copied.count()) + (await field.count())).toBe(1);
      if (await field.isVisible()) expect(await field.value()).toBe(site.urlOf('v=1&n=30&play=0'));
    });

    test('Escape closes the share dialog, and the focus goes back', async () => {
      await open('play=0');
      const dialog = page.role('dialog', 'Share this frame');
      await page.button('Share').focus();
      await page.press('Enter');
      await expect.poll(dialog.isVisible).toBe(true);
      await page.press('Escape');
      await expect.poll(dialog.isVisible).toBe(false);
      expect(await page.button('Share').hasFocus()).toBe(true);
    });

    test('a trace is played forward and back', async () => {
      await open('n=60&max=40&t=60&play=0&trace=insert&who=7');
      const sentence = page.panel('Trace').inside(page.role('status'));
      await expect.poll(sentence.text).toContain('Looks into the root node.');
      await page.press('n', 'n', 'b');
      await expect.poll(page.settings).toMatchObject({ event: 1 });
      await page.control('Event').focus();
      await page.press('End');
      await expect.poll(sentence.text).toMatch(/^The object stays here: node .* leaf\.$/);
    });

    test('panes side by side show the same pairs', async () => {
      await open('n=300&compare=parent.leaf.cover.brute&play=0&t=20');
      await expect.poll(page.liveNumber('Frame').text).toBe('20');
      const pairs = await page.liveNumber('Colliding pairs').text();
      await expect.poll(page.text(`Same pairs in all panes: ${pairs}`).isVisible).toBe(true);
      expect(await page.role('figure').count()).toBe(4);
    });

    test('the race runs, stops when told to, and has its charts', async () => {
      await open('race=1');
      await expect.poll(page.text(/^Measuring with \d+ objects$/).isVisible).toBe(true);
      await page.button('Stop').click();
      await expect.poll(page.text('Stopped').isVisible).toBe(true);
      expect(await page.role('figure').count()).toBe(2);
    });

    test('a large scene is painted by WebGL2 when that is asked for, where the engine has it here', async () => {
      await browser.resize(1_280, 800);
      await page.open(site.urlOf('n=5000&max=3&play=0').replace('#', '?painter=webgl#'));
      const painter = await browser.evaluate(() =>
        document.createElement('canvas').getContext('webgl2') ? 'webgl' : 'pixels',
      );
      await expect.poll(page.layer(painter).isVisible).toBe(true);
      expect(await page.pixels('255,255,0')).toBeGreaterThan(1_000);
    });

    test('without WebGL2 it is painted by the processor', async () => {
      await browser.resize(1_280, 800);
      await page.open(site.urlOf('n=5000&max=3&play=0', 'without-webgl.html'));
      await expect.poll(page.layer('pixels').isVisible).toBe(true);
      expect(await page.layer('canvas').isVisible()).toBe(false);
      expect(await page.pixels('255,255,0')).toBeGreaterThan(1_000);
    });

    test('without WebAssembly there is a sentence and no blank page', async () => {
      await page.open(site.urlOf('', 'without-webassembly.html'), false);
      await expect.poll(page.role('alert').text).toContain('needs a browser with WebAssembly');
    });

    test('another language has its words and its numbers', async () => {
      await open('lang=it&n=2000&play=0');
      expect(await page.panel('Dati in tempo reale').text()).toContain('1.999.000');
    });

    test.each([
      [460, 844],
      [768, 1_024],
      [1_280, 720],
    ])('at %i by %i the picture is whole and nothing overflows', async (width, height) => {
      await browser.resize(width, height);
      await page.open(site.urlOf('p=s3&lang=it&play=0'));
      await expect.poll(page.overflow).toBeLessThanOrEqual(0);
      const picture = await page.role('img').box();
      expect(picture.y + picture.height).toBeLessThanOrEqual(height);
      expect(Math.max(picture.width / width, picture.height / height)).toBeGreaterThan(0.5);
      const settings = await page.panel('Impostazioni').box();
      // Beside the picture where there is room, below it elsewhere.
      if (width >= 1_280) expect(settings.x).toBeGreaterThan(picture.x + picture.width);
      else expect(settings.y).toBeGreaterThan(picture.y + picture.height);
    });

    test('in an article of another site obeys the element’s calls and reports its frames', async () => {
      const script = packageJson.exports['./playground'].default.replace(/^\.\/dist/, '');
      await page.open(site.urlOfArticle(`<script type="module" src="${script}"></script>`), false);
      const frames = await browser.evaluate(
        async (src) => {
          await customElements.whenDefined('quadrille-playground');
          const playground = document.createElement('quadrille-playground');
          const ready = new Promise((done) => {
            playground.addEventListener('ready', done);
          });
          playground.setAttribute('src', src);
          playground.setAttribute('playing', 'false');
          document.body.append(playground);
          await ready;
          const shown: number[] = [];
          const frame = (wanted: number): Promise<void> =>
            new Promise((done) => {
              playground.addEventListener('frame', (event) => {
                const { frame: number } = (event as CustomEvent<{ frame: number }>).detail;
                shown.push(number);
                if (number === wanted) done();
              });
            });
          playground.seek(30);
          await frame(30);
          playground.step(-2);
          await frame(28);
          return shown;
        },
        site.urlOf('', 'embed.html'),
      );
      expect(frames.at(-1)).toBe(28);
    });
  });

  test('the page’s policy keeps strings from becoming code', async () => {
    await open('play=0');
    await browser.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.pwned = true';
      document.head.append(script);
    });
    expect(await browser.evaluate(() => 'pwned' in window)).toBe(false);
    await expect.poll(async () => (await page.problems()).join()).toContain('policy: script-src');
  });

  test('a game of the shooter is the same as in Node, to the last bit', async () => {
    await browser.goto(`${site.urlOf('', 'examples/shooter/index.html')}?seed=7&steps=900`);
    const state = (): Promise<string | null | undefined> =>
      browser.evaluate(() => document.querySelector('#state')?.textContent);
    await expect.poll(state).toBe(shooterInNode(7, 900));
  });

  describe.each<Preferences>([
    { reducedMotion: true, dark: true },
    { reducedMotion: false, dark: false },
  ])('with $reducedMotion reduced motion, $dark dark', (preferences) => {
    let other: Page;
    beforeAll(async () => {
      other = new Page(await launch(engine, preferences));
      await other.open(site.urlOf('p=s2'));
    });
    afterAll(async () => other.browser.close());

    test('the scene waits where motion is unwanted', async () => {
      if (preferences.reducedMotion) {
        await expect.poll(other.announcements.text).toContain('reduced motion');
        expect(await other.frame()).toBe(0);
        await other.button('Play').click();
      }
      await expect.poll(other.frame).toBeGreaterThan(3);
    });

    test('the page is as dark as the system', async () => {
      const background = await other.browser.evaluate(() => {
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        if (!context) throw new Error('no 2D context');
        context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
      });
      const isDark = Math.max(...background.slice(0, 3)) < 100;
      expect(isDark, background.join()).toBe(preferences.dark);
    });
  });
});
