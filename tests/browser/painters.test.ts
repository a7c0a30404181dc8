/** Two painters, one picture: a 2D canvas for small scenes, WebGL2 for crowds, and no blank page when WebGL2 is missing. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit, type VisitOptions } from './support.ts';

const house = useHouse();

async function layerOf(visit: Visit): Promise<string | undefined> {
  const shown = await visit.page
    .locator('.layer:not([hidden])')
    .evaluateAll((sheets) => sheets.map((sheet) => (sheet as HTMLElement).dataset['layer']));
  return shown.find((name) => name === 'canvas' || name === 'webgl');
}

async function untilPaintedBy(visit: Visit, painter: string): Promise<void> {
  await visit.page.waitForSelector(`[data-layer="${painter}"]:not([hidden])`);
}

interface Pixels {
  readonly width: number;
  readonly words: Uint32Array;
}

async function openBy(painter: string, fragment: string, options: VisitOptions): Promise<Visit> {
  const visit = await house.visit(fragment, { ...options, query: `?painter=${painter}` });
  await untilPaintedBy(visit, painter);
  await visit.page.evaluate(() => window.quadrille?.step(2));
  return visit;
}

async function pictureOf(visit: Visit): Promise<Pixels> {
  const { width, text } = await visit.page.evaluate(() => {
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

/** Blending rounds as it likes. */
function isAlike(one: number, other: number): boolean {
  return [0, 8, 16].every(
    (bits) => Math.abs(((one >>> bits) & 255) - ((other >>> bits) & 255)) < 3,
  );
}

/** The share of pixels of `one` whose colour `other` has neither there nor next to it. */
function apart(one: Pixels, other: Pixels): number {
  const { width, words } = one;
  const near = [0, 1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width];
  const strange = words.filter(
    (word, i) => !near.some((d) => isAlike(other.words[i + d] ?? 0, word)),
  );
  return strange.length / words.length;
}

describe('a 2D canvas and WebGL2 paint the same picture', () => {
  test.each([
    ['S2', 'n=400&max=30', 1],
    ['S0, numbers and solid lines', 'p=s0', 1],
    ['S1 at night colours', 'p=s1&ink=paper', 1],
    ['S3, two kinds', 'p=s3', 1],
    ['S4 and its probe', 'p=s4&n=3000&min=9&max=9', 1],
    ['a probe among pairs', 'n=300&min=10&max=24&probe=1&ps=200', 2],
    ['density 3', 'n=200&max=30', 3],
    ['straddlers and shades', 'n=200&min=8&max=30&strad=1&shade=1&lines=0', 1],
    ['copies at density 2', 'p=s1&min=12&max=30&strad=1&shade=1', 2],
    ['zoomed', 'n=400&max=30&z=475&cx=200&cy=310', 1],
    ['zoomed as far as it goes', 'n=2000&min=20&max=30&z=3200&cx=211&cy=300', 1],
  ])('%s', async (_, fragment, deviceScaleFactor) => {
    const options = { deviceScaleFactor, viewport: { width: 868, height: 700 } };
    const visits = await Promise.all(
      ['canvas', 'webgl'].map((painter) => openBy(painter, `${fragment}&play=0`, options)),
    );
    await expectAlike(visits);
  });

  test('S4 and its probe, at sizes where many edges fall half way between pixels', async () => {
    const fragment = 'p=s4&n=3000&min=9&max=9&play=0';
    const visits = await Promise.all(
      ['canvas', 'webgl'].map((painter) => openBy(painter, fragment, {})),
    );
    for (const [width, height] of [
      [900, 720],
      [1_000, 760],
      [1_440, 900],
    ] as const) {
      for (const { page } of visits) {
        const was = await page.evaluate(() => window.quadrille?.viewport.width);
        await page.setViewportSize({ width, height });
        await page.waitForFunction((old) => window.quadrille?.viewport.width !== old, was);
      }
      await expectAlike(visits, false);
    }
    for (const visit of visits) await visit.close();
  });
});

/** The first painted by a 2D canvas, the second by WebGL2. */
async function expectAlike(visits: readonly Visit[], isLast = true): Promise<void> {
  const [plain, crowd] = await Promise.all(visits.map(pictureOf));
  if (!plain || !crowd) throw new Error('two pages are needed');
  expect(crowd.width).toBe(plain.width);
  expect(apart(crowd, plain)).toBeLessThan(0.005);
  expect(apart(plain, crowd)).toBeLessThan(0.005);
  expect(new Set(crowd.words).size).toBeGreaterThan(2);
  for (const visit of visits) {
    expect(visit.problems).toEqual([]);
    if (isLast) await visit.close();
  }
}

describe('WebGL2', () => {
  test('is not fetched for a small scene, and draws a large one', async () => {
    const visit = await house.visit('n=50&play=0');
    const requests: string[] = [];
    visit.page.on('request', (request) => requests.push(request.url()));
    await visit.page.waitForTimeout(300);
    expect(await layerOf(visit)).toBe('canvas');
    expect(requests).toEqual([]);
    await visit.page.evaluate(() => {
      location.hash = 'n=5000&max=3&play=0';
    });
    await untilPaintedBy(visit, 'webgl');
    expect(requests.filter((url) => url.endsWith('.js'))).toHaveLength(1);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('is replaced by the 2D canvas where it is missing', async () => {
    const visit = await house.visit('n=5000&max=3&play=0', {
      before: (page) =>
        page.addInitScript(() => {
          const { prototype } = HTMLCanvasElement;
          const getContext = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value;
          prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
            return asked[0] === 'webgl2' ? null : getContext.apply(this, asked);
          };
        }),
    });
    await visit.page.getByText('this browser gives no WebGL2').waitFor();
    expect(await layerOf(visit)).toBe('canvas');
    const yellow = await visit.page.evaluate(() => {
      const { data } = window.quadrille?.picture() ?? { data: [] };
      let found = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i] === 255 && data[i + 1] === 255 && data[i + 2] === 0) found++;
      return found;
    });
    expect(yellow).toBeGreaterThan(1_000);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('that loses its context gives way, and takes over again when it is back', async () => {
    const visit = await house.visit('n=5000&max=3&play=0');
    await untilPaintedBy(visit, 'webgl');
    const before = await visit.page.evaluate(() => window.quadrille?.picture().data.join());
    await visit.page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-layer="webgl"]');
      const loss = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(globalThis, { giveBack: () => loss?.restoreContext() });
      loss?.loseContext();
    });
    await untilPaintedBy(visit, 'canvas');
    await visit.page.evaluate('giveBack()');
    await untilPaintedBy(visit, 'webgl');
    const after = await visit.page.evaluate(() => window.quadrille?.picture().data.join());
    expect(after === before).toBe(true);
    expect(visit.problems.filter((text) => !text.includes('CONTEXT_LOST'))).toEqual([]);
    await visit.close();
  });
});
