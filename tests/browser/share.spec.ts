/** Exports of the frame that is shown: every kind of them, and what happens where the browser forbids copying. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { expect, type OpenOptions, type Playground, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

function dialogOf({ page }: Playground): Locator {
  return page.getByRole('dialog', { name: 'Share this frame' });
}

async function openDialog(playground: Playground): Promise<void> {
  await playground.button('Share').focus();
  await playground.page.keyboard.press('Enter');
  await expect(dialogOf(playground)).toBeVisible();
}

/** What the button of a kind such as 'TypeScript' puts into the clipboard. */
async function copied(playground: Playground, kind: string): Promise<string> {
  const before = await playground.clipboard();
  await playground.button(`Copy ${kind}`).click();
  await expect(playground.page.getByText('Copied.')).toBeVisible();
  await expect.poll(() => playground.clipboard()).not.toBe(before);
  return playground.clipboard();
}

/** The file that the button of a kind such as 'PNG' saves. */
async function saved(
  playground: Playground,
  kind: string,
  verb = 'Save',
): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    playground.page.waitForEvent('download'),
    playground.button(`${verb} ${kind}`).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The share of the pixels of the one picture whose colour the other has neither there nor next to it. */
async function difference({ page }: Playground, png: Buffer, svg: Buffer): Promise<number> {
  const blank = await page.context().newPage();
  const share = await blank.evaluate(
    async ([picture, shapes]) => {
      const images = [picture, shapes].map((source) => Object.assign(new Image(), { src: source }));
      await Promise.all(images.map((image) => image.decode()));
      const { width = 0, height = 0 } = images[0] ?? {};
      const [one, other] = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(image, 0, 0, width, height);
        return context?.getImageData(0, 0, width, height).data;
      });
      if (!one || !other) throw new Error('no pictures');
      const near = [0, 1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width];
      const isAlike = (at: number, there: number): boolean =>
        [0, 1, 2].every((c) => Math.abs(one[at + c]! - (other[there + c] ?? 0)) < 8);
      let different = 0;
      for (let at = 0; at < one.length; at += 4)
        if (!near.some((d) => isAlike(at, at + 4 * d))) different++;
      return different / (width * height);
    },
    [
      `data:image/png;base64,${png.toString('base64')}`,
      `data:image/svg+xml;base64,${svg.toString('base64')}`,
    ] as const,
  );
  await blank.close();
  return share;
}

/** The share of blocks of this many pixels a side that have one colour, among those with a line or an edge next to them. */
async function blocksOfOneColour({ page }: Playground, png: Buffer, side: number): Promise<number> {
  return page.evaluate(
    async ([source, block]) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) throw new Error('there is no canvas');
      context.drawImage(image, 0, 0);
      let [blocks, ofOneColour] = [0, 0];
      for (let y = 0; y + block <= image.height; y += block)
        for (let x = 0; x + block <= image.width; x += block) {
          const pixels = new Uint32Array(context.getImageData(x, y, block, block).data.buffer);
          blocks++;
          if (pixels.every((pixel) => pixel === pixels[0])) ofOneColour++;
        }
      return ofOneColour / blocks;
    },
    [`data:image/png;base64,${png.toString('base64')}`, side] as const,
  );
}

/** What a video shows when it is played: its size, and whether it ends with another picture than it begins with. */
async function playedBack(
  { page }: Playground,
  webm: Buffer,
): Promise<{ width: number; height: number; moves: boolean }> {
  const blank = await page.context().newPage();
  const shown = await blank.evaluate(
    async (source) => {
      const video = Object.assign(document.createElement('video'), { muted: true });
      const context = new OffscreenCanvas(160, 160).getContext('2d', { willReadFrequently: true });
      const picture = (): string => {
        context?.drawImage(video, 0, 0, 160, 160);
        return String(context?.getImageData(0, 0, 160, 160).data);
      };
      const comes = (event: string): Promise<unknown> =>
        new Promise((done, fail) => {
          video.addEventListener(event, done, { once: true });
          video.addEventListener('error', () => fail(new Error(video.error?.message)));
        });
      const loaded = comes('loadeddata');
      video.src = source;
      await loaded;
      const first = picture();
      const ended = comes('ended');
      await video.play();
      await ended;
      return { width: video.videoWidth, height: video.videoHeight, moves: picture() !== first };
    },
    `data:video/webm;base64,${webm.toString('base64')}`,
  );
  await blank.close();
  return shown;
}

test.describe('the share dialog', () => {
  test('pauses, and copies link, TypeScript, JavaScript and C++ of the frame that is shown', async ({
    openPlayground,
    urlOf,
  }) => {
    const playground = await openPlayground('n=30', clipboard);
    await openDialog(playground);
    const frame = await playground.frame();
    const fragment = frame === 0 ? 'v=1&n=30&play=0' : `v=1&n=30&t=${frame}&play=0`;
    expect(await copied(playground, 'Link')).toBe(urlOf(fragment));
    expect(await copied(playground, 'TypeScript')).toContain(
      `// Frame ${frame} of ${urlOf(fragment)}`,
    );
    expect(await copied(playground, 'JavaScript')).toContain(
      `// Frame ${frame} of ${urlOf(fragment)}`,
    );
    expect(await copied(playground, 'C++')).toMatch(/^ {4}\{[-\d., ]+\},$/m);
    expect(await playground.frame()).toBe(frame);
    expect(await playground.settings()).toMatchObject({ playing: false });
  });

  for (const fragment of ['n=120&t=3&probe=1&pk=circle&play=0', 'n=60&shape=circle&t=3&play=0'])
    test(`copies JavaScript that runs in a page as it is: ${fragment}`, async ({
      openPlayground,
      openArticle,
      servers,
    }) => {
      const playground = await openPlayground(fragment, clipboard);
      await openDialog(playground);
      const code = await copied(playground, 'JavaScript');
      const pairs = await playground.page.evaluate(() => window.quadrille!.pairs().length / 2);
      const page = await openArticle('');
      const printed: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'log') printed.push(message.text());
      });
      page.on('pageerror', (error) => printed.push(String(error)));
      // The package as a public network serves it.
      await page.route('https://cdn.jsdelivr.net/npm/quadrille@*/dist/*', (route) => {
        const { pathname } = new URL(route.request().url());
        const file = pathname.slice(pathname.lastIndexOf('/'));
        return route.fulfill({
          path: join(dist, file),
          headers: { 'access-control-allow-origin': '*' },
        });
      });
      servers.article.pages.set('/copied.html', `<script type="module">${code}</script>`);
      await page.goto(`${servers.article.origin}/copied.html`);
      await expect.poll(() => printed.length).toBeGreaterThan(3);
      expect(printed[0]).toMatch(new RegExp(`^${pairs} (colliding|touching) pairs, `));
    });

  test('closes by Escape and by its button, and the focus goes back', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('play=0', clipboard);
    const { keyboard } = playground.page;
    await openDialog(playground);
    await keyboard.press('.');
    expect(await playground.frame()).toBe(0);
    await keyboard.press('Escape');
    await expect(dialogOf(playground)).toBeHidden();
    await expect(playground.button('Share')).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialogOf(playground)).toBeVisible();
    await playground.button('Close').click();
    await expect(dialogOf(playground)).toBeHidden();
  });

  test('saves the canvas as PNG', async ({ openPlayground }) => {
    const playground = await openPlayground('t=12&play=0', clipboard);
    await expect.poll(playground.frame).toBe(12);
    await openDialog(playground);
    const { name, bytes } = await saved(playground, 'PNG');
    expect(name).toBe('quadrille-s2-12.png');
    const { width, height } = await playground.page.evaluate(() => {
      const picture = window.quadrille?.picture();
      return { width: picture?.width, height: picture?.height };
    });
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  });

  for (const [fragment, scale] of [
    ['n=300&play=0', 2],
    ['n=300&play=0', 4],
    // Drawn with WebGL on the page.
    ['n=3000&probe=1&labels=1&play=0', 2],
  ] as const)
    test(
      `saves a picture with ${scale} times the pixels: ${fragment}`,
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground(fragment, clipboard);
        await openDialog(playground);
        const small = await saved(playground, 'PNG');
        const sizes = playground.control('Size of the picture, in pixels');
        const width = scale * small.bytes.readUInt32BE(16);
        const height = scale * small.bytes.readUInt32BE(20);
        const number = new Intl.NumberFormat('en');
        await sizes.selectOption(`${scale}× · ${number.format(width)} × ${number.format(height)}`);
        const large = await saved(playground, 'PNG');
        expect([large.bytes.readUInt32BE(16), large.bytes.readUInt32BE(20)]).toEqual([
          width,
          height,
        ]);
        // More pixels and not larger ones: the same picture, scaled, would be all blocks of equal pixels.
        expect(await blocksOfOneColour(playground, large.bytes, scale)).toBeLessThan(0.999);
        // The page shows its own picture again.
        await sizes.selectOption({ index: 0 });
        expect((await saved(playground, 'PNG')).bytes.equals(small.bytes)).toBe(true);
      },
    );

  test(
    'says so where the browser has no room for a picture',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('play=0', {
        ...clipboard,
        before: (page) =>
          page.addInitScript(() => {
            // As Safari does with a canvas that is too large: nothing is painted.
            const { prototype } = CanvasRenderingContext2D;
            const paint: (...all: unknown[]) => void = Object.getOwnPropertyDescriptor(
              prototype,
              'drawImage',
            )?.value;
            prototype.drawImage = function (...all: unknown[]) {
              if (this.canvas.width < 1_000) paint.apply(this, all);
            };
          }),
      });
      await openDialog(playground);
      await playground.control('Size of the picture, in pixels').selectOption({ index: 2 });
      await playground.button('Save PNG').click();
      await expect(
        playground.page.getByText(/^This browser cannot make a picture of [\d,]+ × [\d,]+ pixels/),
      ).toBeVisible();
      await playground.control('Size of the picture, in pixels').selectOption({ index: 0 });
      expect((await saved(playground, 'PNG')).bytes.length).toBeGreaterThan(1_000);
    },
  );

  // Which frames a clip has, and for how long: tests/playground/clip.test.ts.
  test('records a clip of the scene, and shows the frame again', async ({ openPlayground }) => {
    const playground = await openPlayground('n=30&rate=2&t=12&play=0', clipboard);
    await expect.poll(playground.frame).toBe(12);
    await openDialog(playground);
    await expect(playground.control('Length of the clip')).toHaveValue('3');
    const { name, bytes } = await saved(playground, 'Clip', 'Record');
    expect(name).toBe('quadrille-s2-12.webm');
    const { width, height } = await playground.page.evaluate(() => {
      const picture = window.quadrille?.picture();
      return { width: picture?.width ?? 0, height: picture?.height ?? 0 };
    });
    const video = { width: width & ~1, height: height & ~1, moves: true };
    expect(await playedBack(playground, bytes)).toEqual(video);
    await expect(playground.page.getByText('Saved.')).toBeVisible();
    expect(await playground.frame()).toBe(12);
  });

  test(
    'ends a clip when it is told to, and drops it when the dialog is closed',
    thorough,
    async ({ openPlayground }) => {
      const options = { ...clipboard, ownClock: true };
      const playground = await openPlayground('n=30&rate=4&play=0', options);
      const { clock } = playground.page;
      await openDialog(playground);
      await playground.control('Length of the clip').selectOption('12');
      // A second of the twelve passes, and then one more picture.
      await playground.pauseClock();
      const recordForASecond = async (): Promise<void> => {
        await playground.button('Record Clip').click();
        await expect(playground.button('Stop Clip')).toBeVisible();
        await clock.runFor(1_000);
        await expect.poll(playground.frame).toBe(4);
      };
      await recordForASecond();
      const download = playground.page.waitForEvent('download');
      await playground.button('Stop Clip').click();
      await clock.runFor(250);
      // It holds what a recorder got in the moment in which that second passed: no picture at all, maybe.
      expect((await download).suggestedFilename()).toBe('quadrille-s2-0.webm');
      await expect.poll(playground.frame).toBe(0);
      const downloads: string[] = [];
      playground.page.on('download', (other) => downloads.push(other.suggestedFilename()));
      await recordForASecond();
      await playground.button('Close').click();
      await clock.runFor(250);
      await expect.poll(playground.frame).toBe(0);
      expect(downloads).toEqual([]);
    },
  );

  test('says so where the browser cannot record', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', {
      before: (page) =>
        page.addInitScript(() => {
          MediaRecorder.isTypeSupported = () => false;
        }),
    });
    await openDialog(playground);
    await playground.button('Record Clip').click();
    await expect(
      playground.page.getByText('This browser cannot record WebM videos.'),
    ).toBeVisible();
  });

  test('saves every object and every line as SVG', async ({ openPlayground }) => {
    const playground = await openPlayground('p=s4&n=300&min=9&max=9&probe=0&play=0', clipboard);
    await openDialog(playground);
    const { name, bytes } = await saved(playground, 'SVG');
    expect(name).toBe('quadrille-s4-0.svg');
    const seen = await playground.page.evaluate((text) => {
      const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
      // Squares of 9 units, which are 8 in the SVG, give or take one for where their edges lie.
      const isObject = /h7[1-3]v7[1-3]h-7[1-3]z$/;
      const parts = (kind: string): string[] =>
        [...svg.querySelectorAll(`path${kind}`)].flatMap(
          (path) => path.getAttribute('d')?.match(/m[^m]+/gi) ?? [],
        );
      const nodes = window.quadrille?.nodes() ?? new Float32Array();
      let splits = 0;
      for (let at = 0; at < nodes.length; at += 8) if (nodes[at + 7]! > 0) splits++;
      return {
        errors: svg.querySelectorAll('parsererror').length,
        boxes: parts('[fill]').filter((part) => isObject.test(part)).length,
        lines: parts('[stroke]').length,
        splits,
      };
    }, bytes.toString());
    expect(seen).toMatchObject({ errors: 0, boxes: 300, lines: 4 + 2 * seen.splits });
    expect(seen.splits).toBeGreaterThan(0);
  });

  for (const [content, fragment] of [
    [
      'straddling objects, numbers and a ray',
      'p=s0&n=40&strad=1&labels=1&probe=1&pk=ray&dx=150&dy=-90&pin=1',
    ],
    [
      'shades, visited cells and what the probe touches, under zoom',
      'p=crowd&t=57&probe=1&px=300&py=300&pin=1&lines=0&z=600&cx=290&cy=290',
    ],
  ] as const)
    test(
      `saves the same picture as PNG and as SVG: ${content}`,
      thorough,
      async ({ openPlayground }) => {
        // A pixel is about a unit of the world, so that lines are about as thick in both; dashes would not be as long.
        const options: OpenOptions = { viewport: { width: 1_180, height: 900 } };
        const playground = await openPlayground(`${fragment}&play=0`, options);
        await openDialog(playground);
        const png = await saved(playground, 'PNG');
        const svg = await saved(playground, 'SVG');
        expect(await difference(playground, png.bytes, svg.bytes)).toBeLessThan(0.015);
      },
    );

  test(
    'shows the text, selected, where the browser forbids copying',
    thorough,
    async ({ openPlayground, urlOf }) => {
      const playground = await openPlayground('play=0', {
        before: (page) =>
          page.addInitScript(() => {
            navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
          }),
      });
      await openDialog(playground);
      await playground.button('Copy Link').click();
      const text = playground.page.getByRole('textbox', { name: 'Text to copy' });
      await expect(text).toHaveValue(urlOf('v=1&play=0'));
      await expect(text).toBeFocused();
      expect(await playground.page.evaluate(() => getSelection()?.toString())).toContain('v=1');
    },
  );
});
