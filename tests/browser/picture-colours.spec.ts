/** The picture follows what the reader's system asks of colours, also while the page is open. */
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

/** Runs in the page: which share of the picture has which colour, the largest first. */
function colours({ page }: Playground): Promise<string[]> {
  return page.evaluate(() => {
    const { data } = window.quadrille?.picture() ?? { data: new Uint8ClampedArray(0) };
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour);
  });
}

/** Runs in the page: a system colour as it is now. */
function systemColour({ page }: Playground, name: string): Promise<string> {
  return page.evaluate((asked) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = asked;
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  }, name);
}

for (const scene of ['p=crowd', 'p=s2&ink=article'])
  test(`forced colours are those of the picture, and leave with the wish: ${scene}`, async ({
    openPlayground,
  }) => {
    const playground = await openPlayground(`${scene}&n=60&min=20&max=40&play=0`);
    const usual = (await colours(playground)).slice(0, 2);
    await playground.page.emulateMedia({ forcedColors: 'active' });
    const ground = await systemColour(playground, 'Canvas');
    await expect.poll(async () => (await colours(playground))[0]).toBe(ground);
    // Objects and lines, and no colour of the scene's own.
    const all = await colours(playground);
    for (const name of ['CanvasText', 'GrayText'])
      expect(all.slice(0, 4)).toContain(await systemColour(playground, name));
    expect(all).not.toContain(usual[1]);
    await playground.page.emulateMedia({ forcedColors: 'none' });
    await expect.poll(async () => (await colours(playground)).slice(0, 2)).toEqual(usual);
  });

test('more contrast makes objects darker by light', thorough, async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&n=60&min=20&max=40&pairs=0&play=0');
  expect((await colours(playground))[1]).toBe('rgb(68, 84, 108)');
  await playground.page.emulateMedia({ contrast: 'more' });
  await expect.poll(async () => (await colours(playground))[1]).toBe('rgb(29, 39, 54)');
});

const articles = ['s0', 's1', 's2', 's3', 's4'].map((id) => `p=${id}&ink=article`);

for (const scene of ['p=crowd', 'p=crowd&theme=dark', ...articles])
  test(
    `the legend has the colours in which a query marks the picture: ${scene}`,
    thoroughUnless(scene === articles[0]),
    async ({ openPlayground }) => {
      const fragment = `${scene}&n=200&min=16&max=24&probe=1&pin=1&ps=220&t=60&play=0`;
      const playground = await openPlayground(fragment);
      const { page } = playground;
      for (const word of ['candidate: kept in a visited cell', 'hit: touches the probe']) {
        const sample = page.locator('#legend li', { hasText: word }).locator('svg > *').first();
        const colour = await sample.evaluate((part) => getComputedStyle(part).fill);
        await expect.poll(() => colours(playground), word).toContain(colour);
      }
    },
  );
