/** What is on the canvas, pixel by pixel. */
import { expect, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const S2 = { line: '0,0,255', object: '255,255,0', hit: '255,0,0', background: '0,255,255' };
const S4 = {
  object: '120,150,201',
  pair: '255,196,138',
  hit: '255,59,48',
  candidate: '52,209,88',
  probe: '255,214,10',
};

/** Runs in the page: how many pixels of each colour there are. */
function countColours(): Record<string, number> {
  const page = window.quadrille;
  if (!page) throw new Error('the page has no hook');
  const { data } = page.picture();
  const counts: Record<string, number> = {};
  for (let i = 0; i < data.length; i += 4) {
    const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`;
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return counts;
}

interface Row {
  width: number;
  marks: number;
  colours: Record<string, number>;
}

/** Runs in the page: the colours inside each object, a pixel in from its edges. */
function coloursOfObjects(): Row[] {
  const page = window.quadrille;
  if (!page) throw new Error('the page has no hook');
  const { data, width: stride } = page.picture();
  const { scale, left, top } = page.viewport;
  const boxes = page.boxes();
  return [...page.marks()].map((marks, row) => {
    const [x0, y0, x1, y1] = [...boxes.subarray(4 * row, 4 * row + 4)].map((value, i) =>
      Math.round(value * scale + (i % 2 === 0 ? left : top)),
    ) as [number, number, number, number];
    const colours: Record<string, number> = {};
    for (let y = y0 + 1; y < y1 - 1; y++)
      for (let x = x0 + 1; x < x1 - 1; x++) {
        const i = 4 * (y * stride + x);
        const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`;
        colours[colour] = (colours[colour] ?? 0) + 1;
      }
    return { width: x1 - x0, marks, colours };
  });
}

interface Lines {
  /** Share of line-coloured pixels along the middle lines of nodes that have split. */
  split: number[];
  /** The same along the middle lines of leaves, where no line belongs. */
  leaves: number[];
}

/** Runs in the page. */
function sharesOfLines(line: string): Lines {
  const page = window.quadrille;
  if (!page) throw new Error('the page has no hook');
  const { data, width: stride } = page.picture();
  const { scale, left, top } = page.viewport;
  const at = (x: number, y: number): string =>
    [0, 1, 2].map((channel) => data[4 * (y * stride + x) + channel]).join(',');
  const near = (x: number, y: number, across: 'x' | 'y'): boolean =>
    [-1, 0, 1].some((d) => at(across === 'x' ? x + d : x, across === 'y' ? y + d : y) === line);
  const nodes = page.nodes();
  const lines: Lines = { split: [], leaves: [] };
  for (let node = 0; node < nodes.length; node += 8) {
    const [x0, y0, x1, y1] = [...nodes.subarray(node, node + 4)].map(
      (value, i) => value * scale + (i % 2 === 0 ? left : top),
    ) as [number, number, number, number];
    const [midX, midY] = [Math.round((x0 + x1) / 2), Math.round((y0 + y1) / 2)];
    let drawn = 0;
    let all = 0;
    // Keep away from the node's own edges, and from the crossing in the middle.
    for (let y = Math.ceil(y0) + 6; y < y1 - 6; y++, all++) if (near(midX, y, 'x')) drawn++;
    for (let x = Math.ceil(x0) + 6; x < x1 - 6; x++, all++) if (near(x, midY, 'y')) drawn++;
    if (all > 20) lines[nodes[node + 7] ? 'split' : 'leaves'].push(drawn / all);
  }
  return lines;
}

/** Runs in the page: how many line-coloured pixels stand where no line of the tree belongs. */
function countStrayPixels(line: string): number {
  const page = window.quadrille;
  if (!page) throw new Error('the page has no hook');
  const { data, width, height } = page.picture();
  const { scale, left, top } = page.viewport;
  const belongs = new Uint8Array(width * height);
  const allow = (x0: number, y0: number, x1: number, y1: number): void => {
    for (let y = Math.max(0, y0 - 2); y < Math.min(height, y1 + 2); y++)
      belongs.fill(1, y * width + Math.max(0, x0 - 2), y * width + Math.min(width, x1 + 2));
  };
  const nodes = page.nodes();
  for (let node = 0; node < nodes.length; node += 8) {
    if (nodes[node + 7] === 0) continue;
    const x0 = Math.round(nodes[node]! * scale + left);
    const y0 = Math.round(nodes[node + 1]! * scale + top);
    const x1 = Math.round(nodes[node + 2]! * scale + left);
    const y1 = Math.round(nodes[node + 3]! * scale + top);
    const x = Math.round((x0 + x1) / 2);
    const y = Math.round((y0 + y1) / 2);
    allow(x, y0, x, y1);
    allow(x0, y, x1, y);
    if (node > 0) continue;
    allow(x0, y0, x1, y0);
    allow(x0, y1, x1, y1);
    allow(x0, y0, x0, y1);
    allow(x1, y0, x1, y1);
  }
  const [red, green, blue] = line.split(',').map(Number);
  let strays = 0;
  for (let pixel = 0; pixel < belongs.length; pixel++) {
    const i = 4 * pixel;
    const drawn = data[i] === red && data[i + 1] === green && data[i + 2] === blue;
    if (drawn && belongs[pixel] === 0) strays++;
  }
  return strays;
}

test.describe('the lines of the tree', () => {
  test(
    'S2.21, S2.22: are dashed and blue along the middle of every split node, and nowhere else',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=60&ink=article&play=0');
      let splits = 0;
      for (let frame = 0; frame < 20; frame++) {
        await playground.step(3);
        const lines = await playground.page.evaluate(sharesOfLines, S2.line);
        splits += lines.split.length;
        for (const share of lines.split) {
          expect(share).toBeGreaterThan(0.4);
          expect(share).toBeLessThan(0.9);
        }
        for (const share of lines.leaves) expect(share).toBeLessThan(0.05);
        expect(await playground.page.evaluate(countStrayPixels, S2.line)).toBe(0);
      }
      expect(splits).toBeGreaterThan(100);
    },
  );

  test(
    'S2.23: are not drawn while the root has not split, not even the frame',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=5&ink=article&play=0');
      for (let frame = 0; frame < 30; frame++) {
        await playground.step(5);
        const counts = await playground.page.evaluate(countColours);
        expect(counts[S2.line] ?? 0).toBe(0);
        expect(counts[S2.object]).toBeGreaterThan(0);
        expect(counts[S2.background]).toBeGreaterThan(100_000);
      }
    },
  );

  test(
    'S2.23: are drawn from the sixth object on, frame and cross',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=6&ink=article&play=0');
      const counts = await playground.page.evaluate(countColours);
      expect(counts[S2.line]).toBeGreaterThan(1_000);
    },
  );

  test('are not drawn when they are switched off', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=60&lines=0&ink=article&play=0');
    expect((await playground.page.evaluate(countColours))[S2.line] ?? 0).toBe(0);
  });

  test('are solid in s0', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('p=s0&labels=0&ink=article&play=0');
    const lines = await playground.page.evaluate(sharesOfLines, '74,74,74');
    expect(Math.min(...lines.split)).toBeGreaterThan(0.95);
  });
});

test.describe('the fill of objects', () => {
  for (const density of [1, 2, 3])
    test(
      `S2.5, S2.10: both objects of a colliding pair are red and all others yellow, at density ${density}`,
      thoroughUnless(density === 1),
      async ({ openPlayground }) => {
        const playground = await openPlayground('n=60&max=30&lines=0&ink=article&play=0', {
          deviceScaleFactor: density,
        });
        let hits = 0;
        for (let frame = 0; frame < 20; frame++) {
          await playground.step(4);
          for (const row of await playground.page.evaluate(coloursOfObjects)) {
            if (row.width < 5 * density) continue;
            const collides = (row.marks & 1) !== 0;
            const red = row.colours[S2.hit] ?? 0;
            const yellow = row.colours[S2.object] ?? 0;
            expect(red > 0, JSON.stringify(row)).toBe(collides);
            expect(yellow > 0, JSON.stringify(row)).toBe(!collides);
            if (collides) hits++;
          }
        }
        expect(hits).toBeGreaterThan(50);
      },
    );

  test('S2.10: nothing is red while nothing collides', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=1&ink=article&play=0');
    const counts = await playground.page.evaluate(countColours);
    expect(counts[S2.hit] ?? 0).toBe(0);
  });

  test('S2.10: hits have an outline', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=60&max=30&ink=article&play=0');
    expect((await playground.page.evaluate(countColours))['58,0,0']).toBeGreaterThan(50);
  });

  test(
    'a throng of large objects has no outlines, until zoom shows fewer of them',
    thorough,
    async ({ openPlayground }) => {
      for (const painter of ['canvas', 'webgl', 'pixels']) {
        const link =
          'v=1&n=30000&min=9&max=9&lines=0&place=cover&cap=32&depth=8&ink=article&play=0';
        const playground = await openPlayground(link, { query: `?painter=${painter}` });
        await expect(playground.page.locator(`canvas[data-layer="${painter}"]`)).toBeVisible();
        expect((await playground.page.evaluate(countColours))['58,0,0'] ?? 0).toBe(0);
        await playground.follow(`${link}&z=400`);
        await expect
          .poll(async () => (await playground.page.evaluate(countColours))['58,0,0'] ?? 0)
          .toBeGreaterThan(50);
      }
    },
  );
});

test.describe('the probe', () => {
  test('S4.11: is yellow, its candidates green, its hits red', async ({ openPlayground }) => {
    const playground = await openPlayground('p=s4&n=1500&min=9&max=9&lines=0&ink=article&play=0');
    const seen = { hits: 0, candidates: 0, pairs: 0, others: 0 };
    for (const { marks, colours, width } of await playground.page.evaluate(coloursOfObjects)) {
      if (width < 6) continue;
      if (marks & 4) {
        expect(colours[S4.hit]).toBeGreaterThan(0);
        seen.hits++;
      } else if (marks & 2) {
        expect(colours[S4.hit] ?? 0).toBeLessThan(8 * 8);
        seen.candidates += (colours[S4.candidate] ?? 0) > 0 ? 1 : 0;
      } else if (marks & 1) {
        seen.pairs += (colours[S4.pair] ?? 0) > 0 ? 1 : 0;
        expect(colours[S4.object] ?? 0).toBeLessThan(8 * 8);
      } else {
        expect(colours[S4.object]).toBeGreaterThan(0);
        seen.others++;
      }
    }
    expect(seen.hits).toBeGreaterThan(0);
    expect(seen.candidates).toBeGreaterThan(20);
    expect(seen.pairs).toBeGreaterThan(300);
    expect(seen.others).toBeGreaterThan(500);
    expect((await playground.page.evaluate(countColours))[S4.probe]).toBeGreaterThan(100);
  });

  test(
    'S4.12: is shown only while it overlaps the root, and colours are reset when it leaves',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('p=s4&px=-300&py=400&ink=article&play=0');
      const counts = await playground.page.evaluate(countColours);
      for (const colour of [S4.probe, S4.candidate, S4.hit]) expect(counts[colour] ?? 0).toBe(0);
      await expect(playground.liveNumber('Candidates')).toHaveText('–');
    },
  );

  test(
    'S4.11, S4.12: follows the pointer, leaves with it and comes back',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('p=s4&ink=article&play=0');
      const { mouse } = playground.page;
      const { x, y, width, height } = await playground.pictureBox();
      const colours = () => playground.page.evaluate(countColours);
      const enter = async () => {
        await mouse.move(x + width / 4, y + height / 8);
        await expect.poll(playground.settings).toMatchObject({ probeX: 200, probeY: 100 });
        expect((await colours())[S4.probe]).toBeGreaterThan(100);
        expect((await colours())[S4.candidate]).toBeGreaterThan(100);
      };
      await enter();
      for (const [outX, outY] of [
        [x - 70, y + height / 8],
        [x + width + 3, y + height / 2],
        [x + width / 2, y - 9],
      ] as const) {
        await mouse.move(outX, outY, { steps: 5 });
        await expect(playground.liveNumber('Candidates')).toHaveText('–');
        const counts = await colours();
        for (const colour of [S4.probe, S4.candidate]) expect(counts[colour] ?? 0).toBe(0);
        await enter();
      }
    },
  );

  test('S4.12: stays when it is pinned, and in scenes of other articles', async ({
    openPlayground,
  }) => {
    for (const link of ['p=s4&pin=1&px=200&py=100', 'p=s0&probe=1']) {
      const playground = await openPlayground(`${link}&ink=article&play=0`);
      const { x, y, width, height } = await playground.pictureBox();
      await playground.page.mouse.move(x + width / 4, y + height / 8);
      const before = await playground.settings();
      await playground.page.mouse.move(x - 70, y + height / 8, { steps: 2 });
      const { probeX, probeY } = await playground.settings();
      expect(Number(probeX)).toBeGreaterThan(-10);
      expect(Number(probeX)).toBeLessThanOrEqual(Number(before['probeX']));
      expect(probeY).toBe(before['probeY']);
    }
  });

  test('follows a finger', async ({ openPlayground }) => {
    const playground = await openPlayground('p=s4&ink=article&play=0', {
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const { x, y, width, height } = await playground.pictureBox();
    await playground.page.touchscreen.tap(x + width / 2, y + height / 4);
    await expect
      .poll(async () => {
        const { probeX, probeY } = await playground.settings();
        return Math.hypot(Number(probeX) - 400, Number(probeY) - 200);
      })
      .toBeLessThan(5);
  });
});

test('the picture of a phone is the same before and after a view', async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&play=0', {
    viewport: { width: 390, height: 844 },
  });
  const colours = (): Promise<Record<string, number>> => playground.page.evaluate(countColours);
  const before = await colours();
  for (const view of ['Use it', 'Bullets']) {
    await playground.chooseView(view);
    await playground.page.locator('.view-main').waitFor();
    await playground.waitForLayout();
    await playground.chooseView('Picture');
    await playground.waitForLayout();
    expect(await colours(), view).toEqual(before);
  }
});
