/** Every kind of probe: what it finds, what it counts of its work, and how pointer and keys move it. */
import type { Locator } from '@playwright/test';
import { parameters } from '../../web/playground/state/parameters.ts';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

/** Bits of the marks of objects. */
const TESTED = 2;
const FOUND = 4;

type Open = (fragment: string) => Promise<Playground>;

/** A scene at frame 30, its probe pinned at (300, 400). */
async function openPinned(open: Open, fragment: string): Promise<Playground> {
  const scene = 'n=200&max=20&t=30&play=0&probe=1&pin=1&px=300&py=400';
  const playground = await open(`${scene}&${fragment}`);
  await expect(playground.liveNumber('Frame')).toHaveText('30');
  return playground;
}

/** Rows of the objects with a mark. */
function marked(playground: Playground, bits: number): Promise<number[]> {
  return playground.page.evaluate(
    (wanted) =>
      [...(window.quadrille?.marks() ?? [])].flatMap((mark, row) =>
        (mark & wanted) === 0 ? [] : [row],
      ),
    bits,
  );
}

async function numberIn(value: Locator): Promise<number> {
  return Number((await value.textContent())?.replaceAll(',', ''));
}

/** How far a box is from a point. */
function distance(
  [minX = 0, minY = 0, maxX = 0, maxY = 0]: number[],
  x: number,
  y: number,
): number {
  return Math.hypot(Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY));
}

/** The menu in the corner of the picture. */
function kindMenu({ page }: Playground): Locator {
  return page.getByRole('combobox', { name: 'Kind of probe' });
}

test.describe('agrees with brute force', () => {
  test('a rectangle finds what overlaps it', thorough, async ({ openPlayground }) => {
    const playground = await openPinned(openPlayground, 'pk=rectangle&ps=200&ph=40');
    const boxes = await playground.boxes();
    const hits = boxes.flatMap(([minX = 0, minY = 0, maxX = 0, maxY = 0], row) =>
      minX < 400 && maxX > 200 && minY < 420 && maxY > 380 ? [row] : [],
    );
    expect(hits.length).toBeGreaterThan(2);
    expect(await marked(playground, FOUND)).toEqual(hits);
  });

  test('a circle finds what is nearer than its radius', async ({ openPlayground }) => {
    const playground = await openPinned(openPlayground, 'pk=circle&ps=160');
    const boxes = await playground.boxes();
    const hits = boxes.flatMap((box, row) => (distance(box, 300, 400) < 80 ? [row] : []));
    expect(hits.length).toBeGreaterThan(2);
    expect(await marked(playground, FOUND)).toEqual(hits);
  });

  test(
    'a polygon of four corners finds what is nearer than half its size, across and down together',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPinned(openPlayground, 'pk=polygon&ps=160&pc=4');
      const boxes = await playground.boxes();
      const hits = boxes.flatMap(([minX = 0, minY = 0, maxX = 0, maxY = 0], row) =>
        Math.max(minX - 300, 0, 300 - maxX) + Math.max(minY - 400, 0, 400 - maxY) < 80 ? [row] : [],
      );
      expect(hits.length).toBeGreaterThan(2);
      expect(await marked(playground, FOUND)).toEqual(hits);
    },
  );

  test('the nearest are the nearest', thorough, async ({ openPlayground }) => {
    const playground = await openPinned(openPlayground, 'pk=nearest&k=7');
    const byDistance = (await playground.boxes())
      .map((box, row) => ({ row, far: distance(box, 300, 400) }))
      .toSorted((a, b) => a.far - b.far || a.row - b.row);
    const nearest = byDistance.slice(0, 7).map(({ row }) => row);
    expect(await marked(playground, FOUND)).toEqual(nearest.toSorted((a, b) => a - b));
  });

  test('a ray straight down finds the first below', async ({ openPlayground }) => {
    const playground = await openPinned(openPlayground, 'pk=ray&dx=0&dy=390');
    const below = (await playground.boxes())
      .map(([minX = 0, minY = 0, maxX = 0, maxY = 0], row) => ({ row, minX, minY, maxX, maxY }))
      .filter(({ minX, maxX, maxY }) => minX < 300 && maxX > 300 && maxY > 400)
      .toSorted((a, b) => a.minY - b.minY);
    expect(below.length).toBeGreaterThan(1);
    expect(await marked(playground, FOUND)).toEqual([below[0]!.row]);
  });

  test(
    'a sweep straight down finds the first below its width',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPinned(openPlayground, 'pk=sweep&ps=30&dx=0&dy=390');
      const below = (await playground.boxes())
        .map(([minX = 0, minY = 0, maxX = 0, maxY = 0], row) => ({ row, minX, minY, maxX, maxY }))
        .filter(({ minX, maxX, maxY }) => minX < 315 && maxX > 285 && maxY > 385)
        // What it overlaps from the start is met at once, the smallest row first.
        .toSorted((a, b) => Math.max(415, a.minY) - Math.max(415, b.minY) || a.row - b.row);
      expect(below.length).toBeGreaterThan(1);
      expect(await marked(playground, FOUND)).toEqual([below[0]!.row]);
    },
  );
});

test.describe('counts its work, which is less than that of brute force', () => {
  for (const kind of parameters.probeKind.values)
    test(kind, thorough, async ({ openPlayground }) => {
      const playground = await openPinned(openPlayground, `pk=${kind}&ps=60&dx=60&dy=60&k=3`);
      const [visited, tested, hits, candidates, nodes] = await Promise.all(
        ['Visited', 'Tested', 'Hits', 'Candidates', 'Nodes'].map((name) =>
          numberIn(playground.liveNumber(name)),
        ),
      );
      expect(visited).toBeGreaterThan(0);
      expect(visited).toBeLessThan(nodes!);
      expect(tested).toBeLessThan(200);
      expect(hits).toBeLessThanOrEqual(tested!);
      expect(await marked(playground, FOUND)).toHaveLength(hits!);
      expect(await marked(playground, TESTED | FOUND)).toHaveLength(candidates!);
    });

  test('and its trace has the same counts', thorough, async ({ openPlayground }) => {
    const playground = await openPinned(openPlayground, 'pk=nearest&k=4&trace=query&event=99999');
    const trace = playground.panel('Trace');
    for (const [word, name] of [
      ['visited', 'Visited'],
      ['found', 'Hits'],
    ] as const) {
      const count = await numberIn(playground.liveNumber(name));
      await expect(trace.getByText(`${word} ${count}`, { exact: true })).toBeVisible();
    }
  });
});

test.describe('pointer and keys', () => {
  test(
    'the kind is chosen in the picture’s corner, and is in the link',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPinned(openPlayground, '');
      await kindMenu(playground).selectOption('Circle');
      await expect.poll(playground.fragment).toContain('pk=circle');
      await playground.button('Probe').click();
      await expect(kindMenu(playground)).toBeHidden();
    },
  );

  test(
    'a sweep that is chosen starts where it overlaps nothing, and hits something',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=400&max=12&probe=1&play=0');
      await kindMenu(playground).selectOption('Sweep');
      await expect.poll(() => marked(playground, FOUND)).toHaveLength(1);
      const { probeX, probeY, probeSize } = await playground.settings();
      const [x, y, half] = [Number(probeX), Number(probeY), Number(probeSize) / 2];
      const overlapped = (await playground.boxes()).filter(
        ([minX = 0, minY = 0, maxX = 0, maxY = 0]) =>
          minX < x + half && maxX > x - half && minY < y + half && maxY > y - half,
      );
      expect(overlapped).toEqual([]);
    },
  );

  test(
    'a sweep shows its corridor, and the normal of the side that it meets',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=1&min=20&max=20&play=0&lines=0');
      await playground.follow(
        `${playground.fragment()}&edits=move,0,300,390&probe=1&pin=1&pk=sweep&ps=20&px=150&py=400&dx=300&dy=0`,
      );
      await expect(playground.liveNumber('Hits')).toHaveText('1');
      const [outside, corridor, path, normal, beyond] = await playground.page.evaluate(() => {
        const picture = window.quadrille?.picture();
        const view = window.quadrille?.viewport;
        if (!picture || !view) throw new Error('no picture');
        const places = [
          [220, 380],
          [220, 394],
          [220, 400],
          [292, 400],
          [340, 394],
        ] as const;
        return places.map(([x, y]) => {
          const [column, row] = [x * view.scale + view.left, y * view.scale + view.top];
          const at = 4 * (Math.floor(row) * picture.width + Math.floor(column));
          return picture.data.slice(at, at + 3).join();
        });
      });
      expect(beyond).toBe(outside);
      expect(new Set([outside, corridor, path, normal]).size).toBe(4);
    },
  );

  test('a drag draws a ray and pins it; a click is no drag', async ({ openPlayground }) => {
    const playground = await openPlayground('n=50&play=0&probe=1&pk=ray');
    const { mouse } = playground.page;
    await mouse.move(...(await playground.windowPoint(100, 200)));
    await mouse.down();
    await mouse.move(...(await playground.windowPoint(250, 250)), { steps: 4 });
    await mouse.up();
    const { pinned, probeX, probeY, directionX, directionY } = await playground.settings();
    expect(pinned).toBe(true);
    for (const [value, expected] of [
      [probeX, 100],
      [probeY, 200],
      [directionX, 150],
      [directionY, 50],
    ] as const)
      expect(Math.abs(Number(value) - expected)).toBeLessThan(3);
    await mouse.click(...(await playground.windowPoint(120, 200)));
    await expect.poll(playground.settings).toMatchObject({ pinned: false, directionX, directionY });
  });

  test('arrow keys move every kind', thorough, async ({ openPlayground }) => {
    for (const kind of parameters.probeKind.values) {
      const playground = await openPinned(openPlayground, `pk=${kind}`);
      await playground.picture.focus();
      await playground.page.keyboard.press('ArrowRight');
      await expect.poll(playground.settings).toMatchObject({ probeX: 310, probeY: 400 });
      await playground.close();
    }
  });
});

test(
  'a pinned probe stays where it is when its kind changes',
  thorough,
  async ({ openPlayground }) => {
    const place = { probeX: 300, probeY: 300, probeSize: 120 };
    const playground = await openPlayground('n=200&probe=1&pin=1&px=300&py=300&ps=120&play=0');
    const kinds = kindMenu(playground);
    for (const kind of ['sweep', 'nearest', 'box']) {
      await kinds.selectOption(kind);
      await expect
        .poll(playground.settings)
        .toMatchObject({ ...place, probeKind: kind, pinned: true });
    }
  },
);

test('every kind of probe that covers an area fills it alike', async ({ openPlayground }) => {
  const colours = new Map<string, string>();
  for (const kind of ['box', 'rectangle', 'circle', 'polygon', 'sweep']) {
    const playground = await openPlayground(
      `n=1&seen=0&lines=0&play=0&probe=1&pin=1&px=300&py=400&ps=200&ph=200&dx=180&dy=0&pk=${kind}`,
    );
    await expect(playground.liveNumber('Frame')).toHaveText('0');
    colours.set(kind, await playground.page.evaluate(colourOfWorldAt, [270, 430] as const));
  }
  expect(new Set(colours.values()).size, [...colours].join('; ')).toBe(1);
});

/** Runs in the page: the colour of the picture at a point of the world. */
function colourOfWorldAt([x, y]: readonly [number, number]): string {
  const hook = window.quadrille;
  if (!hook) throw new Error('the page has no hook');
  const { data, width } = hook.picture();
  const { left, scale, top } = hook.viewport;
  const at = 4 * (Math.round(y * scale + top) * width + Math.round(x * scale + left));
  return data.slice(at, at + 3).join();
}
