/** Exports of the frame that is shown: every kind of them, and what happens where the browser forbids copying. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
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

/** The codecs of clips, the preferred first, each with a name for encoders that stands for a large picture. */
const codecs = [
  ['avc', 'avc1.640034'],
  ['vp9', 'vp09.00.51.08'],
  ['vp8', 'vp8'],
] as const;

/** The page's browser encodes no codec whose name begins with one of these. */
function refuseCodecs(names: readonly string[]): void {
  const isSupported = VideoEncoder.isConfigSupported.bind(VideoEncoder);
  VideoEncoder.isConfigSupported = async (config) =>
    names.some((name) => config.codec.startsWith(name))
      ? { supported: false, config }
      : isSupported(config);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a video of the picture: that of the picture, made even. */
function videoSize({ page }: Playground): Promise<Size> {
  return page.evaluate(() => {
    const { width, height } = window.quadrille!.picture();
    return { width: width & ~1, height: height & ~1 };
  });
}

/** The first of the codecs that the page's browser encodes in this size. */
async function encodable({ page }: Playground, size: Size): Promise<string | undefined> {
  const supported = await page.evaluate(
    async ([names, { width, height }]) => {
      const support = names.map((codec) =>
        VideoEncoder.isConfigSupported({ codec, width, height }),
      );
      return (await Promise.all(support)).map((one) => one.supported);
    },
    [codecs.map(([, name]) => name), size] as const,
  );
  return codecs[supported.indexOf(true)]?.[0];
}

interface DecodedGif extends Size {
  readonly repeats: number;
  /** In milliseconds. */
  readonly durations: readonly number[];
  /** For each picture of the GIF, which of the page's it is most like. */
  readonly shown: readonly number[];
}

function decodedGif(
  { page }: Playground,
  bytes: Buffer,
  pictures: readonly string[],
): Promise<DecodedGif> {
  return page.evaluate(
    async ([base64, addresses]) => {
      const data = Uint8Array.from(atob(base64), (character) => character.codePointAt(0)!);
      const decoder = new ImageDecoder({ data, type: 'image/gif' });
      await Promise.all([decoder.completed, decoder.tracks.ready]);
      const { frameCount, repetitionCount } = decoder.tracks.selectedTrack!;
      const first = (await decoder.decode({ frameIndex: 0 })).image;
      const { displayWidth: width, displayHeight: height } = first;
      const context = Object.assign(document.createElement('canvas'), {
        width,
        height,
      }).getContext('2d', { willReadFrequently: true })!;
      const pixels = (image: CanvasImageSource): Uint8ClampedArray => {
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      };
      const wanted = await Promise.all(
        addresses.map(async (address) => {
          const image = Object.assign(new Image(), { src: address });
          await image.decode();
          return pixels(image);
        }),
      );
      const durations: number[] = [];
      const shown: number[] = [];
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
        const { image } = await decoder.decode({ frameIndex });
        const found = pixels(image);
        const differences = wanted.map((one) =>
          one.reduce((sum, value, at) => sum + Math.abs(value - found[at]!), 0),
        );
        durations.push(image.duration! / 1000);
        shown.push(differences.indexOf(Math.min(...differences)));
      }
      return { width, height, repeats: repetitionCount, durations, shown };
    },
    [bytes.toString('base64'), pictures] as const,
  );
}

/** The pictures of this many frames from the one that is shown on, as data: addresses. */
function picturesFromHere({ page }: Playground, count: number): Promise<string[]> {
  return page.evaluate((wanted) => {
    const canvas = document.createElement('canvas');
    return Array.from({ length: wanted }, (_, at) => {
      if (at > 0) window.quadrille?.step(1);
      const picture = window.quadrille!.picture();
      Object.assign(canvas, { width: picture.width, height: picture.height });
      canvas.getContext('2d')?.putImageData(picture, 0, 0);
      return canvas.toDataURL();
    });
  }, count);
}

/**
 * For each of as many equal parts of a video as there are pictures, which of the pictures is most like what it shows.
 * The video plays in a context of its own: the clock of the playground's context may stand.
 */
async function shownIn(
  { page }: Playground,
  type: string,
  video: Buffer,
  pictures: readonly string[],
): Promise<number[]> {
  const ownContext = await page.context().browser()!.newContext();
  const blank = await ownContext.newPage();
  const shown = await blank.evaluate(
    async ([source, expected]) => {
      const element = Object.assign(document.createElement('video'), { muted: true });
      const comes = (event: string): Promise<unknown> =>
        new Promise((done, fail) => {
          element.addEventListener(event, done, { once: true });
          element.addEventListener('error', () => fail(new Error(element.error?.message)));
        });
      const loaded = comes('loadeddata');
      element.src = source;
      await loaded;
      const { videoWidth: width, videoHeight: height, duration } = element;
      const context = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      });
      const pixels = (image: CanvasImageSource): Uint8ClampedArray => {
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      };
      const known: Uint8ClampedArray[] = [];
      for (const address of expected) {
        const image = Object.assign(new Image(), { src: address });
        await image.decode();
        known.push(pixels(image));
      }
      const nearest: number[] = [];
      for (let part = 0; part < known.length; part++) {
        const reached = comes('seeked');
        element.currentTime = ((part + 0.5) * duration) / known.length;
        await reached;
        // The element may show the picture of before for some frames of the display.
        for (let tries = 0; tries < 60; tries++) {
          const seen = pixels(element);
          const differences = known.map((picture) =>
            picture.reduce((sum, value, at) => sum + Math.abs(value - seen[at]!), 0),
          );
          nearest[part] = differences.indexOf(Math.min(...differences));
          if (nearest[part] === part) break;
          await new Promise((done) => requestAnimationFrame(done));
        }
      }
      return nearest;
    },
    [`data:${type};base64,${video.toString('base64')}`, pictures] as const,
  );
  await ownContext.close();
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
    expect(await copied(playground, 'Link')).toBe(urlOf(fragment, 'scenes/bouncing-squares/'));
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

  for (const [lang, share] of Object.entries({
    en: 'Share',
    it: 'Condividi',
    vi: 'Chia sẻ',
    'zh-Hans': '分享',
    'zh-Hant': '分享',
  }))
    for (const width of [1440, 844, 390])
      test(
        `has buttons of one width below each other, ${lang}, ${width} px wide`,
        thorough,
        async ({ openPlayground }) => {
          const viewport = { width, height: 900 };
          const playground = await openPlayground(`play=0&lang=${lang}`, { viewport });
          await playground.button(share).click();
          const buttons = playground.page.locator('.share-kinds button');
          await expect(buttons).toHaveCount(11);
          const edges = await buttons.evaluateAll((all) =>
            all.map((button) => {
              const { left, right } = button.getBoundingClientRect();
              return `${Math.round(left)}–${Math.round(right)}`;
            }),
          );
          expect(new Set(edges).size, edges.join()).toBe(1);
        },
      );

  for (const viewport of [
    { width: 1_280, height: 800 },
    { width: 390, height: 844 },
  ])
    test(`says what came of a button below it, on the screen, at ${viewport.width} pixels`, async ({
      openPlayground,
    }) => {
      const playground = await openPlayground('play=0', { ...clipboard, viewport });
      await openDialog(playground);
      for (const [name, said] of [
        ['Copy Link', 'Copied.'],
        ['Copy C++', 'Copied.'],
        ['Save SVG', 'Saved.'],
      ] as const) {
        const button = playground.button(name);
        await button.click();
        const answer = dialogOf(playground).getByRole('status').filter({ hasText: said });
        await expect(answer).toHaveCount(1);
        await expect(answer).toBeInViewport({ ratio: 1 });
        const [pressed, below] = [await button.boundingBox(), await answer.boundingBox()];
        expect(below!.y - (pressed!.y + pressed!.height)).toBeLessThan(40);
      }
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

  test('pauses the scene, which plays on when it is closed', async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd', clipboard);
    await openDialog(playground);
    await expect.poll(playground.settings).toMatchObject({ playing: false });
    await playground.page.keyboard.press('Escape');
    await expect.poll(playground.settings).toMatchObject({ playing: true });
    await playground.button('Pause').click();
    await openDialog(playground);
    await playground.page.keyboard.press('Escape');
    await expect(dialogOf(playground)).toBeHidden();
    await expect.poll(playground.settings).toMatchObject({ playing: false });
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
  for (const refused of [[], ['avc1'], ['avc1', 'vp09']])
    test(
      `makes a clip without waiting for its time, and shows the frame again; the browser encodes ${refused.length === 0 ? 'what it can' : `no ${refused.join(', no ')}`}`,
      refused.length === 0 ? {} : thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground('n=30&rate=2&t=12&play=0', {
          ...clipboard,
          ownClock: true,
          before: (page) => page.addInitScript(refuseCodecs, refused),
        });
        await expect.poll(playground.frame).toBe(12);
        const size = await videoSize(playground);
        const codec = await encodable(playground, size);
        const type = codec === 'avc' ? 'video/mp4' : 'video/webm';
        const { clock } = playground.page;
        await openDialog(playground);
        await expect(playground.control('Length of the clip')).toHaveValue('3');
        await playground.pauseClock();
        const download = playground.page.waitForEvent('download');
        await playground.button('Save Clip').click();
        await expect(playground.page.getByText('Making the clip: 100%')).toBeVisible();
        // The encoder and the download end with a timer of some milliseconds, sooner or later.
        await clock.resume();
        expect((await download).suggestedFilename()).toBe(
          `quadrille-s2-12.${codec === 'avc' ? 'mp4' : 'webm'}`,
        );
        await expect(playground.page.getByText('Saved.')).toBeVisible();
        expect(await playground.frame()).toBe(12);
        const bytes = await readFile(await (await download).path());
        const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
        const track = await input.getPrimaryVideoTrack();
        expect(await input.getMimeType()).toContain(type);
        expect(await input.getDurationFromMetadata()).toBeCloseTo(3, 2);
        expect(await track?.getCodec()).toBe(codec);
        expect([await track?.getDisplayWidth(), await track?.getDisplayHeight()]).toEqual([
          size.width,
          size.height,
        ]);
        const pictures = await picturesFromHere(playground, 6);
        expect(await shownIn(playground, type, bytes, pictures)).toEqual([0, 1, 2, 3, 4, 5]);
      },
    );

  test('makes a GIF of the frames that the page shows, which plays for ever', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=30&rate=2&t=12&play=0', clipboard);
    await expect.poll(playground.frame).toBe(12);
    await openDialog(playground);
    await playground.control('Length of the GIF').selectOption('2');
    const download = playground.page.waitForEvent('download');
    await playground.button('Save GIF').click();
    expect((await download).suggestedFilename()).toBe('quadrille-s2-12.gif');
    await expect(playground.page.getByText(/^Saved\. [\d.]+ MB$/)).toBeVisible();
    expect(await playground.frame()).toBe(12);
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(0, 6).toString()).toBe('GIF89a');
    const pictures = await picturesFromHere(playground, 5);
    const gif = await decodedGif(playground, bytes, pictures);
    expect(Math.max(gif.width, gif.height)).toBeLessThanOrEqual(480);
    expect(gif).toMatchObject({
      repeats: Number.POSITIVE_INFINITY,
      durations: [500, 500, 500, 500],
      shown: [0, 1, 2, 3],
    });
  });

  test(
    'makes one of clip and GIF at a time, and drops a GIF that is cancelled',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=30&rate=60&t=5&play=0', clipboard);
      await expect.poll(playground.frame).toBe(5);
      await openDialog(playground);
      await playground.control('Length of the GIF').selectOption('6');
      await playground.button('Save GIF').click();
      await expect(playground.button('Save Clip')).toHaveAttribute('aria-disabled', 'true');
      await playground.button('Cancel GIF').click();
      await expect(playground.button('Save GIF')).toBeVisible();
      await expect(playground.button('Save Clip')).not.toHaveAttribute('aria-disabled', 'true');
      await expect.poll(playground.frame).toBe(5);
    },
  );

  for (const button of ['Cancel Clip', 'Close'])
    test(`drops a clip that is being made: ${button}`, thorough, async ({ openPlayground }) => {
      const playground = await openPlayground('n=30&rate=60&play=0', clipboard);
      const { page } = playground;
      const downloads: string[] = [];
      page.on('download', (file) => downloads.push(file.suggestedFilename()));
      await openDialog(playground);
      await playground.control('Length of the clip').selectOption('12');
      // Pressed with the first progress, however fast the machine is.
      await page.evaluate((name) => {
        const status = document.querySelector('li:has(#share-clip) .share-status')!;
        const observer = new MutationObserver(() => {
          if (!status.textContent?.includes('%')) return;
          observer.disconnect();
          setTimeout(() => {
            document.querySelector<HTMLElement>(`#share [aria-label="${name}"]`)?.click();
          });
        });
        observer.observe(status, { childList: true, characterData: true, subtree: true });
      }, button);
      await playground.button('Save Clip').click();
      if (button === 'Close') {
        await expect(dialogOf(playground)).toBeHidden();
        await openDialog(playground);
      } else await expect(page.locator('li:has(#share-clip) .share-status')).toBeEmpty();
      await expect(playground.button('Save Clip')).toBeVisible();
      await expect.poll(playground.frame).toBe(0);
      const { name } = await saved(playground, 'PNG');
      expect(downloads).toEqual([name]);
    });

  test('says so where the browser cannot make a clip', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', {
      before: (page) => page.addInitScript(refuseCodecs, ['avc1', 'vp09', 'vp8']),
    });
    await openDialog(playground);
    await playground.button('Save Clip').click();
    await expect(playground.page.getByText('This browser cannot make this video.')).toBeVisible();
    await expect(playground.button('Save Clip')).toBeVisible();
  });

  test('says so where encoding a clip fails', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('t=12&play=0', {
      before: (page) =>
        page.addInitScript(() => {
          VideoEncoder.prototype.encode = () => {
            throw new Error('no room');
          };
        }),
    });
    await expect.poll(playground.frame).toBe(12);
    await openDialog(playground);
    await playground.button('Save Clip').click();
    await expect(playground.page.getByText('This browser cannot make this video.')).toBeVisible();
    await expect.poll(playground.frame).toBe(12);
  });

  test('saves every object and every line as SVG', async ({ openPlayground }) => {
    const playground = await openPlayground(
      'p=s4&n=300&min=9&max=9&probe=0&play=0&ink=article',
      clipboard,
    );
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
      const playground = await openPlayground('n=30&play=0', {
        before: (page) =>
          page.addInitScript(() => {
            navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
          }),
      });
      await openDialog(playground);
      await playground.button('Copy Link').click();
      const text = playground.page.getByRole('textbox', { name: 'Text to copy' });
      await expect(text).toHaveValue(urlOf('v=1&n=30&play=0', 'scenes/bouncing-squares/'));
      await expect(text).toBeFocused();
      expect(await playground.page.evaluate(() => getSelection()?.toString())).toContain('v=1');
    },
  );
});
