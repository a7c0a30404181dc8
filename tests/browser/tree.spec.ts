/** The shape of the tree: diagram, outline and picture highlight the same node, and describe it truly. */
import type { Locator } from '@playwright/test';
import { expect, type Playground, test } from './fixtures.ts';
import { paintedPixels, pixelsOn } from './painted-pixels.ts';
import { thorough } from './thorough.ts';

/** The node that is described, in the list of nodes. */
function selectedNode({ page }: Playground): Locator {
  return page.getByRole('treeitem', { selected: true });
}

/** Its name, such as 'root' or '1/0'. */
function nameOf(node: Locator): Locator {
  return node.locator(':scope > *').first();
}

/** What it holds, in words. */
function contentsOf(node: Locator): Locator {
  return node.locator(':scope > *').last();
}

function treePanel({ page }: Playground): Locator {
  return page.getByRole('group').filter({
    has: page.getByRole('heading', { name: 'Shape of the tree', exact: true }),
  });
}

function diagramOf(playground: Playground): Locator {
  return treePanel(playground).locator('canvas');
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is hidden`);
  return box;
}

/** Nothing but the frame around a node, with numbers and probe off. */
function overlayPixels({ picture }: Playground): Promise<number> {
  return paintedPixels(picture.locator('canvas[data-layer="overlay"]'));
}

/**
 * What is to be said of the leaf at a share of the picture's width and height, by the table of nodes and by comparing all pairs
 * with its cell.
 */
function descriptionAt({ page }: Playground, x: number, y: number): Promise<string> {
  return page.evaluate(
    ([shareX, shareY]) => {
      const hook = window.quadrille;
      if (!hook) throw new Error('the page has no hook');
      const { width, height, left, top, scale } = hook.viewport;
      const at = [(shareX! * width - left) / scale, (shareY! * height - top) / scale] as const;
      const nodes = hook.nodes();
      let node = 0;
      while (nodes[8 * node + 7]! > 0) {
        const first = nodes[8 * node + 7]!;
        const [midX, midY] = [nodes[8 * first + 2]!, nodes[8 * first + 3]!];
        node = first + (at[0] < midX ? 0 : 1) + (at[1] < midY ? 0 : 2);
      }
      const [depth, own, total] = nodes.subarray(8 * node + 4, 8 * node + 7);
      const [x0, y0, x1, y1] = nodes.subarray(8 * node, 8 * node + 4);
      const boxes = hook.boxes();
      const inside = (row: number): boolean =>
        boxes[4 * row]! >= x0! &&
        boxes[4 * row + 1]! >= y0! &&
        boxes[4 * row + 2]! <= x1! &&
        boxes[4 * row + 3]! <= y1!;
      const pairs = hook.pairs();
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

test.describe('the shape of the tree', () => {
  test('a cell under the pointer is framed, marked and described correctly', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=300&min=8&max=16&play=0');
    await playground.scrollToTree();
    const node = selectedNode(playground);
    await expect(node).toBeVisible();
    expect(await overlayPixels(playground)).toBe(0);
    const { x, y, width, height } = await playground.pictureBox();
    const descriptions = new Set<string>();
    for (const [shareX, shareY] of [
      [0.1, 0.1],
      [0.52, 0.31],
      [0.9, 0.2],
      [0.3, 0.8],
      [0.77, 0.66],
    ] as const) {
      await playground.page.mouse.move(x + shareX * width, y + shareY * height);
      const expected = await descriptionAt(playground, shareX, shareY);
      await expect(contentsOf(node)).toHaveText(expected);
      expect(await overlayPixels(playground)).toBeGreaterThan(100);
      descriptions.add(expected);
    }
    expect(descriptions.size).toBeGreaterThan(2);
    await playground.page.mouse.move(x - 100, y);
    await expect.poll(() => overlayPixels(playground)).toBe(0);
  });

  test(
    'a node that is pointed at in the diagram is framed in the picture',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=60&play=0');
      await playground.scrollToTree();
      const { x, y, width } = await boxOf(diagramOf(playground));
      await playground.page.mouse.move(x + width / 2, y + 9);
      await expect.poll(() => overlayPixels(playground)).toBeGreaterThan(0);
      const whole = await overlayPixels(playground);
      await playground.page.mouse.move(x + 20, y + 39);
      await expect(nameOf(selectedNode(playground))).toHaveText('0');
      const quarter = await overlayPixels(playground);
      expect(quarter).toBeGreaterThan(0);
      expect(quarter).toBeLessThan(whole);
    },
  );

  test('keys walk down, along, up and to the root; each step is framed and named as the article counts', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=s1&play=0&labels=0');
    await playground.scrollToTree();
    const node = selectedNode(playground);
    await node.focus();
    const framed = new Set<number>();
    for (const [key, name] of [
      ['ArrowRight', '0'],
      ['ArrowDown', '1'],
      ['ArrowRight', '1/0'],
      ['ArrowUp', '1'],
      ['ArrowLeft', 'root'],
      ['Home', 'root'],
    ] as const) {
      await playground.page.keyboard.press(key);
      await expect(nameOf(node)).toHaveText(name);
      await expect(node).toBeFocused();
      framed.add(await overlayPixels(playground));
    }
    expect(framed.size).toBeGreaterThan(2);
    // S1.9: its root is level 1.
    await expect(contentsOf(node)).toContainText('depth 1');
  });

  test(
    'goes on while the scene runs, and never outgrows its limit',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=4000&min=2&max=4&cap=2&depth=10');
      await playground.scrollToTree();
      await selectedNode(playground).click();
      await expect.poll(playground.frame).toBeGreaterThan(10);
      expect((await boxOf(diagramOf(playground))).height).toBeLessThan(330);
      // The outline describes the root, which holds all pairs.
      const shown = {
        panel: await playground.liveNumber('Colliding pairs').elementHandle(),
        outline: await selectedNode(playground).elementHandle(),
      };
      const apart = await playground.page.evaluate(
        ({ panel, outline }) =>
          new Promise<string[]>((done) => {
            const found: string[] = [];
            let frames = 0;
            const look = (): void => {
              const [inPanel, inOutline] = [panel, outline].map((element) => {
                const text = element?.textContent?.replaceAll(',', '') ?? '';
                return /(\d+)(?: pairs?)?$/.exec(text)?.[1];
              });
              if (inPanel === undefined || inPanel !== inOutline)
                found.push(`${inPanel} ${inOutline}`);
              if (++frames < 40) requestAnimationFrame(look);
              else done(found);
            };
            requestAnimationFrame(look);
          }),
        shown,
      );
      expect(apart).toEqual([]);
    },
  );

  test('is fetched when the reader comes near it', async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', { viewport: { width: 1_280, height: 500 } });
    await expect(playground.liveNumber('Fingerprint')).not.toHaveText('–');
    await expect(diagramOf(playground)).toHaveCount(0);
    await playground.scrollToTree();
    await expect(diagramOf(playground)).toBeVisible();
  });

  test(
    'is closed on a phone, and not even fetched before it is opened',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('play=0', { viewport: { width: 390, height: 844 } });
      // Panels are made after the first picture; these numbers are the last of them.
      await expect(playground.liveNumber('Fingerprint')).not.toHaveText('–');
      await expect(diagramOf(playground)).toHaveCount(0);
      const scripts: string[] = [];
      playground.page.on('request', (request) => {
        if (request.url().endsWith('.js')) scripts.push(request.url());
      });
      await treePanel(playground).locator('summary').click();
      await expect(diagramOf(playground)).toBeVisible();
      expect(scripts).not.toEqual([]);
    },
  );
});

test(
  'a tree that gets lower leaves the diagram its height, so that nothing below it moves',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd&play=0&t=37');
    await playground.scrollToTree();
    const levels = playground.liveNumber('Levels');
    await expect(levels).toHaveText('0–5');
    const diagram = diagramOf(playground);
    await expect(diagram).toBeVisible();
    const { height } = await boxOf(diagram);
    for (let step = 0; step < 2; step++) await playground.button('Step').click();
    await expect(levels).toHaveText('0–3');
    expect((await boxOf(diagram)).height).toBe(height);
  },
);

test('small empty nodes in the diagram have a sharp outline', async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&t=30&play=0', {
    viewport: { width: 1_920, height: 1_080 },
  });
  await playground.scrollToTree();
  const diagram = diagramOf(playground);
  await expect.poll(() => paintedPixels(diagram)).toBeGreaterThan(100);
  const colours = await diagram.evaluate(coloursOf, ['--card', '--edge-strong']);
  const pixels = await pixelsOn(diagram);
  const { filled, open } = await pixels.evaluate(fillOfNodes, colours);
  expect(filled).toBeGreaterThan(20);
  expect(open).toBe(0);
});

/** Runs in the page: the colours of the page by their names, as the numbers of a pixel. */
function coloursOf(element: Element, names: readonly string[]): string[] {
  if (!(element instanceof HTMLElement)) throw new Error('no element of the page');
  return names.map((name) => {
    element.style.color = `var(${name})`;
    return getComputedStyle(element).color.match(/\d+/g)?.join() ?? '';
  });
}

/** Runs in the page: pixels in the fill of empty nodes, and those of them with a neighbour of another colour than fill and outline. */
function fillOfNodes(
  { data, height, width }: ImageData,
  [fill = '', outline = '']: readonly string[],
): { filled: number; open: number } {
  const isOf = (pixel: number, ...colours: readonly string[]): boolean =>
    data[4 * pixel + 3] === 255 && colours.includes(data.slice(4 * pixel, 4 * pixel + 3).join());
  let [filled, open] = [0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (!isOf(pixel, fill)) continue;
    filled++;
    if ([-1, 1, -width, width].some((by) => !isOf(pixel + by, fill, outline))) open++;
  }
  return { filled, open };
}
