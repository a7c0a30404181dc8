/** Shapes: chosen in the settings, found and drawn by what is fetched then, checked by the oracle, and taken away in pictures. */
import { readFile } from 'node:fs/promises';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

/** Of the page's own colours by light. */
const NORMAL = 0xe0_9f_00;
const PAIR = 0xe5_48_2d;
const SHOT = 0x8c_77_48;

/** How many pixels of the picture have a colour. */
function pixelsOf({ page }: Playground, colour: number): Promise<number> {
  return page.evaluate((wanted) => {
    const { data } = window.quadrille?.picture() ?? { data: new Uint8ClampedArray(0) };
    let found = 0;
    for (let at = 0; at < data.length; at += 4)
      if (65_536 * data[at]! + 256 * data[at + 1]! + (data[at + 2] ?? 0) === wanted) found++;
    return found;
  }, colour);
}

async function numberOf(playground: Playground, fact: string): Promise<number> {
  return Number(await playground.liveNumber(fact).textContent());
}

test('World is fetched when a shape is chosen, and tells contacts from pairs of boxes', async ({
  openPlayground,
}) => {
  const requested: string[] = [];
  const playground = await openPlayground('p=crowd&max=60&play=0', {
    before: async (page) => {
      page.on('request', (request) => requested.push(request.url()));
    },
  });
  const { page } = playground;
  const byBoxes = await numberOf(playground, 'Colliding pairs');
  const pictured = await playground.fingerprint();
  expect(requested.filter((url) => /world|shapes/.test(url))).toEqual([]);
  await expect(playground.liveNumber('Boxes overlap')).toBeHidden();

  await playground.choose('Shape', 'Circles');
  await expect(playground.liveNumber('Boxes overlap')).toHaveText(String(byBoxes));
  await expect.poll(() => numberOf(playground, 'Colliding pairs')).toBeLessThan(byBoxes);
  await expect(playground.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
  await expect(page.getByText('normal and depth of a contact')).toBeVisible();
  await expect.poll(playground.fragment).toContain('shape=circle');
  // Motion is that of the boxes.
  expect(await playground.fingerprint()).toBe(pictured);
  expect(requested.filter((url) => /quadrille-world.*wasm/.test(url))).toHaveLength(1);

  await playground.step(30);
  await expect(playground.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
});

test(
  'the legend lists contacts as long as they are drawn',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd&n=2000&min=4&max=16&shape=circle&play=0');
    const listed = playground.page.getByText('normal and depth of a contact');
    await expect(playground.page.getByText('its box overlaps another')).toBeVisible();
    await expect(playground.liveNumber('Boxes overlap')).toHaveText(/^\d,\d{3}$/);
    await expect(listed).toBeHidden();
    expect(await pixelsOf(playground, NORMAL)).toBe(0);
    await playground.follow('p=crowd&n=60&min=40&max=80&shape=circle&play=0');
    await expect(listed).toBeVisible();
  },
);

test('contacts are drawn where the settings want them, in the picture and in SVG', async ({
  openPlayground,
}) => {
  const playground = await openPlayground(
    'p=crowd&n=60&min=40&max=80&shape=polygon&shade=0&play=0',
  );
  const { page } = playground;
  expect(await numberOf(playground, 'Colliding pairs')).toBeGreaterThan(0);
  await expect.poll(() => pixelsOf(playground, NORMAL)).toBeGreaterThan(10);
  const svgOf = async (): Promise<string> => {
    await playground.button('Share').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      playground.button('Save SVG').click(),
    ]);
    await playground.button('Close').click();
    return readFile(await download.path(), 'utf8');
  };
  const normal = /stroke="#e09f00"/;
  expect(await svgOf()).toMatch(normal);
  await playground.settingsGroup('Picture').getByText('Picture').click();
  await playground.control('Show contacts').click();
  await expect.poll(() => pixelsOf(playground, NORMAL)).toBe(0);
  expect(await svgOf()).not.toMatch(normal);
});

for (const [scene, colour] of [
  ['p=crowd&n=80&shape=circle', PAIR],
  ['p=crowd&n=80&shape=turned', PAIR],
  ['p=crowd&n=80&shape=polygon', PAIR],
  // The boxes of shots are no squares.
  ['p=s3&n=200&shape=turned&pairs=0', SHOT],
] as const)
  test(`${scene}: a 2D canvas and WebGL2 paint the same`, thorough, async ({ openPlayground }) => {
    const fragment = `${scene}&min=20&max=60&contacts=0&lines=0&shade=0&play=0&t=5`;
    const found: number[] = [];
    for (const painter of ['canvas', 'webgl']) {
      const playground = await openPlayground(fragment, { query: `?painter=${painter}` });
      const layer = playground.page.locator(`canvas[data-layer="${painter}"]`);
      await expect(layer).toBeVisible();
      await expect.poll(() => pixelsOf(playground, colour)).toBeGreaterThan(500);
      found.push(await pixelsOf(playground, colour));
    }
    const [byCanvas = 0, byWebGl = 0] = found;
    // One of the two blends the pixels of edges.
    expect(Math.abs(byWebGl / byCanvas - 1)).toBeLessThan(0.08);
  });

test(
  'S4.11: pairs and candidates that are circles have colours of their own, by both painters',
  thorough,
  async ({ openPlayground }) => {
    const fragment =
      'p=s4&ink=article&n=400&min=20&max=40&shape=circle&contacts=0&lines=0&seen=0&ps=200&play=0';
    const found: number[][] = [];
    for (const painter of ['canvas', 'webgl']) {
      const playground = await openPlayground(fragment, { query: `?painter=${painter}` });
      await expect(playground.page.locator(`canvas[data-layer="${painter}"]`)).toBeVisible();
      // Those of pairs and of candidates; that of hits is under the probe.
      await expect.poll(() => pixelsOf(playground, 0xff_c4_8a)).toBeGreaterThan(500);
      found.push([await pixelsOf(playground, 0xff_c4_8a), await pixelsOf(playground, 0x34_d1_58)]);
    }
    const [byCanvas = [], byWebGl = []] = found;
    for (const [at, pixels] of byCanvas.entries()) {
      expect(pixels).toBeGreaterThan(500);
      expect(Math.abs(byWebGl[at]! / pixels - 1)).toBeLessThan(0.08);
    }
  },
);

test(
  'more pairs of shapes than a frame has time for are refused, with the reason',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground(
      'n=600&dist=spot&min=100&max=200&speed=1&shape=polygon',
    );
    await expect(playground.banner).toContainText('too many pairs');
    await playground.choose('Shape', 'Boxes');
    await expect(playground.banner).toBeHidden();
    await expect(playground.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
  },
);

test(
  'where World cannot be fetched, objects stay boxes and the page says so',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', { mayFail: true });
    await playground.page.route(/quadrille-world.*wasm/, (route) => route.abort());
    await playground.choose('Shape', 'Polygons');
    await playground.saidInToast('could not be fetched');
    expect(await playground.settings()).toMatchObject({ shape: 'box' });
    await playground.step(1);
    await expect(playground.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
  },
);

test(
  'in a crowd, the oracle checks shapes when it is asked',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd&n=2100&min=4&max=16&shape=turned&play=0');
    await playground.button('Check this frame once').click();
    await expect(playground.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
  },
);
