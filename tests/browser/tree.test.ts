/** The shape of the tree: diagram, outline and picture point at the same node, and what is said of it is true. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

const chosen = '.outline [aria-selected="true"]';

async function boxOf(visit: Visit, selector: string) {
  const box = await visit.page.locator(selector).boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return box;
}

/** How many pixels of the overlay are painted: nothing but the spotlight's, with numbers and probe off. */
async function overlayPixels(visit: Visit): Promise<number> {
  return visit.page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-layer="overlay"]');
    if (!canvas) throw new Error('no overlay');
    // A copy, so that the page's own sheet is not one that is read from.
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, i) => i % 4 === 3 && value > 0).length;
  });
}

/** What the chosen node is said to hold against its cell in the table of nodes, and pairs against brute force in that cell. */
async function truthOf(visit: Visit, x: number, y: number) {
  return visit.page.evaluate(
    ([shareX, shareY]) => {
      const page = window.quadrille;
      if (!page) throw new Error('the page has no hook');
      const { width, height, left, top, scale } = page.viewport;
      const at = [(shareX! * width - left) / scale, (shareY! * height - top) / scale] as const;
      const nodes = page.nodes();
      let node = 0;
      while (nodes[8 * node + 7]! > 0) {
        const first = nodes[8 * node + 7]!;
        const [midX, midY] = [nodes[8 * first + 2]!, nodes[8 * first + 3]!];
        node = first + (at[0] < midX ? 0 : 1) + (at[1] < midY ? 0 : 2);
      }
      const [depth, own, total] = nodes.subarray(8 * node + 4, 8 * node + 7);
      const [x0, y0, x1, y1] = nodes.subarray(8 * node, 8 * node + 4);
      const boxes = page.boxes();
      const inside = (row: number): boolean =>
        boxes[4 * row]! >= x0! &&
        boxes[4 * row + 1]! >= y0! &&
        boxes[4 * row + 2]! <= x1! &&
        boxes[4 * row + 3]! <= y1!;
      const pairs = page.pairs();
      let within = 0;
      for (let i = 0; i < pairs.length; i += 2)
        if (inside(pairs[i]!) && inside(pairs[i + 1]!)) within++;
      const objects = total === 1 ? '1 object' : `${total} objects`;
      const found = within === 1 ? '1 pair' : `${within} pairs`;
      return `depth ${depth}, ${objects}, ${own} of them kept here, ${found}`;
    },
    [x, y],
  );
}

/** Runs in the page: those of many frames in which panel and outline told of different numbers of pairs. */
function pairsTold(root: string): Promise<string[]> {
  return new Promise((done) => {
    const apart: string[] = [];
    let frames = 0;
    const look = (): void => {
      const [panel, outline] = ['#fact-collidingPairs', root].map((place) => {
        const text = document.querySelector(place)?.textContent?.replaceAll(',', '') ?? '';
        return /(\d+)(?: pairs?)?$/.exec(text)?.[1];
      });
      if (panel === undefined || panel !== outline) apart.push(`${panel} ${outline}`);
      if (++frames < 40) requestAnimationFrame(look);
      else done(apart);
    };
    requestAnimationFrame(look);
  });
}

describe('the shape of the tree', () => {
  test('a cell under the pointer is framed, marked and described correctly', async () => {
    const visit = await house.visit('n=300&min=8&max=16&play=0');
    await visit.page.locator(chosen).waitFor();
    expect(await overlayPixels(visit)).toBe(0);
    const { x, y, width, height } = await boxOf(visit, '#picture');
    const told = new Set<string>();
    for (const [shareX, shareY] of [
      [0.1, 0.1],
      [0.52, 0.31],
      [0.9, 0.2],
      [0.3, 0.8],
      [0.77, 0.66],
    ] as const) {
      await visit.page.mouse.move(x + shareX * width, y + shareY * height);
      const truth = await truthOf(visit, shareX, shareY);
      expect(await visit.text(`${chosen} span`)).toBe(truth);
      expect(await overlayPixels(visit)).toBeGreaterThan(100);
      told.add(truth);
    }
    expect(told.size).toBeGreaterThan(2);
    await visit.page.mouse.move(x - 100, y);
    expect(await overlayPixels(visit)).toBe(0);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('a node that is pointed at in the diagram is framed in the picture', async () => {
    const visit = await house.visit('n=60&play=0');
    await visit.page.locator('.outline').scrollIntoViewIfNeeded();
    const { x, y, width } = await boxOf(visit, '.diagram');
    await visit.page.mouse.move(x + width / 2, y + 9);
    const whole = await overlayPixels(visit);
    await visit.page.mouse.move(x + 20, y + 39);
    expect(await visit.text(`${chosen} b`)).toBe('0');
    const quarter = await overlayPixels(visit);
    expect(quarter).toBeGreaterThan(0);
    expect(quarter).toBeLessThan(whole);
    await visit.close();
  });

  test('keys walk down, along, up and to the root; each step is framed and named as the article counts', async () => {
    const visit = await house.visit('p=s1&play=0&labels=0');
    await visit.page.locator(chosen).focus();
    const names: string[] = [];
    const frames = new Set<number>();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home']) {
      await visit.page.keyboard.press(key);
      names.push(await visit.text(`${chosen} b`));
      frames.add(await overlayPixels(visit));
      const focused = await visit.page.evaluate(() => document.activeElement?.textContent);
      expect(focused).toBe(await visit.text(chosen));
    }
    expect(names).toEqual(['0', '1', '1/0', '1', 'root', 'root']);
    expect(frames.size).toBeGreaterThan(2);
    // S1.9: its root is level 1.
    expect(await visit.text(`${chosen} span`)).toContain('depth 1');
    await visit.close();
  });

  test('goes on while the scene runs, and never outgrows its limit', async () => {
    const visit = await house.visit('n=4000&min=2&max=4&cap=2&depth=10');
    await visit.page.locator(chosen).click();
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 10);
    expect((await boxOf(visit, '.diagram')).height).toBeLessThan(330);
    expect(await visit.page.evaluate(pairsTold, chosen)).toEqual([]);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('is folded on a phone, and not even fetched before it is opened', async () => {
    const visit = await house.visit('play=0', { viewport: { width: 390, height: 844 } });
    const requests: string[] = [];
    visit.page.on('request', (request) => requests.push(request.url()));
    await visit.page.waitForTimeout(300);
    expect(await visit.page.locator('.diagram').count()).toBe(0);
    await visit.page.locator('#tree-panel summary').click();
    await visit.page.locator('.diagram').waitFor();
    expect(requests.filter((url) => url.includes('tree-panel'))).toHaveLength(1);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});

test('a tree that gets lower leaves the diagram its height, so that nothing below it moves', async () => {
  const visit = await house.visit('p=crowd&play=0&t=37');
  await visit.page.evaluate(() => document.getElementById('tree-panel')?.setAttribute('open', ''));
  await visit.page.locator('#fact-depth').getByText('0–5').waitFor();
  await visit.page.locator('.diagram').waitFor();
  const { height } = await boxOf(visit, '.diagram');
  for (let step = 0; step < 2; step++) await visit.page.locator('#button-step').click();
  await visit.page.locator('#fact-depth').getByText('0–3').waitFor();
  expect((await boxOf(visit, '.diagram')).height).toBe(height);
  await visit.close();
});
