/** Three painters, one picture: a 2D canvas for small scenes; for large ones WebGL2, or where no graphics card draws that, the processor. */
import type { Locator } from '@playwright/test';
import { expect, type OpenOptions, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const painters = ['canvas', 'webgl', 'pixels'] as const;
type PainterName = (typeof painters)[number];

/** The layer of a painter, which is visible while it paints the objects. */
function layerOf({ page }: Playground, painter: PainterName): Locator {
  return page.locator(`canvas[data-layer="${painter}"]`);
}

interface Pixels {
  readonly width: number;
  readonly words: Uint32Array;
}

async function pixelsOf({ page }: Playground): Promise<Pixels> {
  const { width, text } = await page.evaluate(() => {
    const picture = window.quadrille?.picture();
    if (!picture) throw new Error('the page has no hook');
    const chunks = Array.from({ length: picture.height }, (_, row) =>
      String.fromCharCode(
        ...picture.data.subarray(4 * row * picture.width).slice(0, 4 * picture.width),
      ),
    );
    return { width: picture.width, text: btoa(chunks.join('')) };
  });
  return { width, words: new Uint32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer) };
}

/** How far a channel may be off: painters round differently when they blend. */
const ROUNDING = 3;
/** The same at slanting edges, which cover their pixels in part. */
const SLANTING = 40;

function isAlike(one: number, other: number, tolerance: number): boolean {
  return [0, 8, 16].every(
    (bits) => Math.abs(((one >>> bits) & 255) - ((other >>> bits) & 255)) < tolerance,
  );
}

/** The share of pixels of `one` whose colour `other` has neither there nor next to it. */
function difference(one: Pixels, other: Pixels, tolerance: number): number {
  const { width, words } = one;
  const near = [0, 1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width];
  const different = words.filter(
    (word, i) => !near.some((d) => isAlike(other.words[i + d] ?? 0, word, tolerance)),
  );
  return different.length / words.length;
}

type Open = (fragment: string, options: OpenOptions) => Promise<Playground>;

/** The same scene, painted by each of them. */
function openByAll(open: Open, fragment: string, options: OpenOptions = {}) {
  return Promise.all(
    painters.map(async (painter) => {
      const playground = await open(`${fragment}&play=0`, {
        ...options,
        query: `?painter=${painter}`,
      });
      await expect(layerOf(playground, painter)).toBeVisible();
      await playground.step(2);
      return playground;
    }),
  );
}

async function expectAlike(
  playgrounds: readonly Playground[],
  tolerance = ROUNDING,
): Promise<void> {
  const [one, ...others] = await Promise.all(playgrounds.map(pixelsOf));
  if (!one || others.length === 0) throw new Error('two playgrounds are needed');
  for (const other of others) {
    expect(other.width).toBe(one.width);
    expect(difference(other, one, tolerance)).toBeLessThan(0.005);
    expect(difference(one, other, tolerance)).toBeLessThan(0.005);
    expect(new Set(other.words).size).toBeGreaterThan(2);
  }
}

test.describe('a 2D canvas, WebGL2 and the processor paint the same picture', () => {
  for (const [name, fragment, deviceScaleFactor] of [
    ['S2', 'p=s2&n=400&max=30&ink=article', 1],
    ['S0, numbers and solid lines', 'p=s0&ink=article', 1],
    ['S1 in the colours of the page', 'p=s1', 1],
    ['S3, two kinds', 'p=s3&ink=article', 1],
    ['S4 and its probe', 'p=s4&n=3000&min=9&max=9&ink=article', 1],
    ['a probe among pairs', 'n=300&min=10&max=24&probe=1&ps=200&ink=article', 2],
    ['density 3', 'n=200&max=30&ink=article', 3],
    [
      'what a probe visits, tests and finds, in the colours of the page',
      'p=crowd&probe=1&ps=260',
      2,
    ],
    ['a crowd over its cells', 'p=crowd&n=3000&min=2&max=8', 1],
    ['small objects at the edge of what is seen', 'p=crowd&n=5000&min=6&max=9&lines=0&z=130', 1],
    ['straddling objects and shades', 'n=200&min=8&max=30&strad=1&shade=1&lines=0&ink=article', 1],
    ['copies at density 2', 'p=s1&min=12&max=30&strad=1&shade=1&ink=article', 2],
    ['zoomed', 'n=400&max=30&z=475&cx=200&cy=310&ink=article', 1],
    ['zoomed as far as it goes', 'n=2000&min=20&max=30&z=3200&cx=211&cy=300&ink=article', 1],
  ] as const)
    test(name, thoroughUnless(name === 'S2'), async ({ openPlayground }) => {
      const viewport = { width: 868, height: 700 };
      await expectAlike(await openByAll(openPlayground, fragment, { deviceScaleFactor, viewport }));
    });

  test('pairs that are tied', async ({ openPlayground }) => {
    const scene = 'p=crowd&n=200&min=20&max=30';
    await expectAlike(await openByAll(openPlayground, scene, { deviceScaleFactor: 2 }), SLANTING);
  });

  test(
    'S4 and its probe, at sizes where many edges fall half way between pixels',
    thorough,
    async ({ openPlayground }) => {
      const playgrounds = await openByAll(openPlayground, 'p=s4&n=3000&min=9&max=9&ink=article');
      for (const [width, height] of [
        [900, 720],
        [1_000, 760],
        [1_440, 900],
      ] as const) {
        for (const { page } of playgrounds) {
          const before = await page.evaluate(() => window.quadrille?.viewport.width);
          await page.setViewportSize({ width, height });
          await page.waitForFunction((old) => window.quadrille?.viewport.width !== old, before);
        }
        await expectAlike(playgrounds);
      }
    },
  );
});

test.describe('what draws crowds', () => {
  test('is not fetched for a small scene, and draws a large one', async ({ openPlayground }) => {
    const playground = await openPlayground('n=50&play=0');
    // The last of what the page fetches for this scene.
    await playground.scrollToTree();
    const scripts: string[] = [];
    playground.page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await expect(layerOf(playground, 'canvas')).toBeVisible();
    await playground.follow('n=5000&max=3&play=0');
    // These tests run without a graphics card.
    await expect(layerOf(playground, 'pixels')).toBeVisible();
    await expect(layerOf(playground, 'canvas')).toBeHidden();
    // Had the small scene fetched it, it would not be fetched now.
    expect(scripts.filter((script) => /\/pixel-scene-[^/]*$/.test(script))).toHaveLength(1);
  });

  test('is the processor where WebGL2 is missing', async ({ openPlayground }) => {
    const playground = await openPlayground('n=5000&max=3&ink=article&play=0', {
      before: (page) =>
        page.addInitScript(() => {
          const { prototype } = HTMLCanvasElement;
          const getContext = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value;
          prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
            return asked[0] === 'webgl2' ? null : getContext.apply(this, asked);
          };
        }),
    });
    await expect(layerOf(playground, 'pixels')).toBeVisible();
    await expect(layerOf(playground, 'canvas')).toBeHidden();
    const yellow = await playground.page.evaluate(() => {
      const { data } = window.quadrille?.picture() ?? { data: [] };
      let found = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i] === 255 && data[i + 1] === 255 && data[i + 2] === 0) found++;
      return found;
    });
    expect(yellow).toBeGreaterThan(1_000);
  });

  test('leaves shapes to the 2D canvas, where it is the processor', async ({ openPlayground }) => {
    const playground = await openPlayground('n=2500&max=9&shape=circle&play=0');
    await expect(playground.page.locator('[data-layer="pixels"]')).toBeAttached();
    await expect(layerOf(playground, 'canvas')).toBeVisible();
    await expect(layerOf(playground, 'pixels')).toBeHidden();
    await playground.follow('n=2500&max=9&play=0');
    await expect(layerOf(playground, 'pixels')).toBeVisible();
  });

  test(
    'gives way where WebGL2 loses its context, and takes over again when it is back',
    thorough,
    async ({ openPlayground }) => {
      // The browser itself warns that the context is lost.
      const options = { mayFail: true, query: '?painter=webgl' };
      const playground = await openPlayground('n=5000&max=3&play=0', options);
      const webgl = layerOf(playground, 'webgl');
      await expect(webgl).toBeVisible();
      const before = await pixelsOf(playground);
      const loss = await webgl.evaluateHandle((canvas) =>
        (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context'),
      );
      await loss.evaluate((extension) => extension?.loseContext());
      await expect(layerOf(playground, 'canvas')).toBeVisible();
      await loss.evaluate((extension) => extension?.restoreContext());
      await expect(webgl).toBeVisible();
      const after = await pixelsOf(playground);
      expect(
        Buffer.compare(Buffer.from(after.words.buffer), Buffer.from(before.words.buffer)),
      ).toBe(0);
      expect(playground.problems.filter((text) => !text.includes('CONTEXT_LOST'))).toEqual([]);
    },
  );
});

/** Lists every WebGL2 context that the page makes. */
function listContexts(): void {
  const contexts: WebGL2RenderingContext[] = [];
  Object.assign(globalThis, { contexts });
  const { prototype } = HTMLCanvasElement;
  const getContext = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value;
  prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
    const context = getContext.apply(this, asked);
    if (asked[0] === 'webgl2' && context !== null && !contexts.includes(context))
      contexts.push(context);
    return context;
  };
}

/** How many contexts were made, and how many of them are alive. */
function contextsOf({ page }: Playground) {
  return page.evaluate(() => {
    const contexts: readonly WebGL2RenderingContext[] = Reflect.get(globalThis, 'contexts');
    return { made: contexts.length, alive: contexts.filter((one) => !one.isContextLost()).length };
  });
}

test.describe('WebGL contexts, of which browsers keep few alive,', () => {
  test('end with the pictures side by side that they paint', async ({ openPlayground }) => {
    const playground = await openPlayground('n=2500&max=3&play=0', {
      query: '?painter=webgl',
      before: (page) => page.addInitScript(listContexts),
    });
    await expect(layerOf(playground, 'webgl')).toBeVisible();
    expect(await contextsOf(playground)).toEqual({ made: 1, alive: 1 });
    const panes = playground.page.locator('.pane canvas[data-layer="webgl"]');
    for (const made of [4, 7]) {
      await playground.chooseView('Side by side');
      await expect(panes).toHaveCount(3);
      await expect.poll(() => contextsOf(playground)).toEqual({ made, alive: 4 });
      await playground.page.locator('#view-close').click();
      await expect(panes).toHaveCount(0);
      await expect.poll(() => contextsOf(playground)).toEqual({ made, alive: 1 });
    }
    await expect(layerOf(playground, 'webgl')).toBeVisible();
  });

  test('end where they only told that no graphics card draws', async ({ openPlayground }) => {
    const playground = await openPlayground('n=2500&max=3&play=0', {
      before: (page) => page.addInitScript(listContexts),
    });
    await expect(layerOf(playground, 'pixels')).toBeVisible();
    expect(await contextsOf(playground)).toEqual({ made: 1, alive: 0 });
  });
});

/** The layer of objects and cells, as it is on the screen. */
function screenOf(playground: Playground): Promise<string> {
  return layerOf(playground, 'canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** Waits until cells can part and join: the reader's first movement fetches the code. */
async function fetchMotion({ page }: Playground): Promise<void> {
  const fetched = page.waitForResponse(/\/cell-motion-/);
  await page.mouse.move(5, 5);
  await (await fetched).finished();
}

test.describe('cells of a small scene', () => {
  test('part while the scene is paused, and then look as they do without motion', async ({
    openPlayground,
  }) => {
    const [moving, still] = await Promise.all(
      (['no-preference', 'reduce'] as const).map(async (reducedMotion) => {
        const playground = await openPlayground('p=crowd&depth=0&play=0', {
          reducedMotion,
          ownClock: true,
        });
        await fetchMotion(playground);
        await playground.pauseClock();
        await playground.follow('p=crowd&depth=1&play=0');
        await expect.poll(playground.settings).toMatchObject({ maxDepth: 1 });
        await playground.page.clock.runFor(100);
        return playground;
      }),
    );
    if (!moving || !still) throw new Error('two pages were opened');
    const whole = await screenOf(still);
    expect(await screenOf(moving)).not.toBe(whole);
    await moving.page.clock.runFor(500);
    expect(await screenOf(moving)).toBe(whole);
    await still.page.clock.runFor(500);
    expect(await screenOf(still)).toBe(whole);
  });

  test('have parted in a picture that is taken away', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd&depth=0&play=0', { ownClock: true });
    await fetchMotion(playground);
    await playground.pauseClock();
    await playground.follow('p=crowd&depth=1&play=0');
    await expect.poll(playground.settings).toMatchObject({ maxDepth: 1 });
    await playground.page.clock.runFor(50);
    const begun = await pixelsOf(playground);
    await playground.page.clock.runFor(500);
    const { words } = await pixelsOf(playground);
    expect(begun.words).toEqual(words);
  });
});
