/** Compares what the built page highlights with brute force over the boxes it shows: every preset, over 300 frames. */
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const FRAMES = 300;

interface Tally {
  frames: number;
  /** True pairs over all frames. */
  pairs: number;
  missed: number;
  double: number;
  wrong: number;
  /** Objects that are highlighted and collide with nothing, or the other way round. */
  misdrawn: number;
  /** The highest number of nodes seen: the tree is alive. */
  mostNodes: number;
}

/**
 * Runs in the page, so it holds everything that it needs. Independent of the page's own oracle: tests every pair; of a crowd
 * it sorts the rows by their left edges and skips those that begin beyond a row's right edge.
 */
function compare({ frames, touching }: { frames: number; touching: boolean }): Tally {
  const page = window.quadrille;
  if (!page) throw new Error('the page has no hook');
  const tally: Tally = {
    frames: 0,
    pairs: 0,
    missed: 0,
    double: 0,
    wrong: 0,
    misdrawn: 0,
    mostNodes: 0,
  };

  function overlap(boxes: Float32Array, a: number, b: number): boolean {
    const across = Math.min(boxes[a + 2]!, boxes[b + 2]!) - Math.max(boxes[a]!, boxes[b]!);
    const down = Math.min(boxes[a + 3]!, boxes[b + 3]!) - Math.max(boxes[a + 1]!, boxes[b + 1]!);
    return touching ? across >= 0 && down >= 0 : across > 0 && down > 0;
  }

  const count = page.boxes().length / 4;

  /** How often each pair was reported, by smaller row * count + larger row. */
  function reportsOf(reported: Uint32Array): Map<number, number> {
    const times = new Map<number, number>();
    for (let i = 0; i < reported.length; i += 2) {
      const [a, b] = [reported[i]!, reported[i + 1]!];
      const key = Math.min(a, b) * count + Math.max(a, b);
      times.set(key, (times.get(key) ?? 0) + 1);
    }
    return times;
  }

  function forEachTruePair(boxes: Float32Array, found: (a: number, b: number) => void): void {
    const rows = Uint32Array.from({ length: boxes.length / 4 }, (_, row) => row);
    const crowd = rows.length > 2_000;
    if (crowd) rows.sort((a, b) => boxes[4 * a]! - boxes[4 * b]!);
    for (let i = 0; i < rows.length; i++) {
      const a = rows[i]!;
      for (let j = i + 1; j < rows.length; j++) {
        const b = rows[j]!;
        if (crowd && boxes[4 * b]! > boxes[4 * a + 2]!) break;
        if (overlap(boxes, 4 * a, 4 * b)) found(Math.min(a, b), Math.max(a, b));
      }
    }
  }

  for (; tally.frames < frames; tally.frames++) {
    page.step(1);
    const boxes = page.boxes();
    const reports = reportsOf(page.pairs());
    const highlighted = new Uint8Array(count);
    for (const row of page.highlighted()) highlighted[row] = 1;
    const collides = new Uint8Array(count);
    forEachTruePair(boxes, (a, b) => {
      const times = reports.get(a * count + b) ?? 0;
      tally.pairs++;
      if (times === 0) tally.missed++;
      else tally.double += times - 1;
      reports.delete(a * count + b);
      collides[a] = 1;
      collides[b] = 1;
    });
    tally.wrong += reports.size;
    for (let row = 0; row < count; row++) if (highlighted[row] !== collides[row]) tally.misdrawn++;
    const nodes = page.nodes().length / 8;
    tally.mostNodes = Math.max(tally.mostNodes, nodes);
  }
  return tally;
}

const noErrors = { frames: FRAMES, missed: 0, double: 0, wrong: 0, misdrawn: 0 };

test.describe('the pairs the page highlights are those of brute force', () => {
  for (const [scene, fragment] of [
    ['S0', 'p=s0'],
    ['S1.12: touching edges count in S1', 'p=s1'],
    ['S2.26: no pair of S2 is missed', 'p=s2'],
    ['S2 with 600 objects', 'p=s2&n=600'],
    ['S3', 'p=s3'],
    ['S4', 'p=s4&pairs=1'],
    ['S2, leaves', 'p=s2&n=300&place=leaf'],
    ['S2, loose', 'p=s2&n=300&place=loose'],
    ['S2, edges count', 'p=s2&n=300&touch=1'],
  ] as const)
    test(
      scene,
      thoroughUnless(scene.startsWith('S1.12') || scene.startsWith('S2.26')),
      async ({ openPlayground }) => {
        const playground = await openPlayground(`${fragment}&play=0`);
        const { touching } = await playground.settings();
        const tally = await playground.page.evaluate(compare, {
          frames: FRAMES,
          touching: touching === true,
        });
        expect(tally).toMatchObject(noErrors);
        expect(tally.pairs).toBeGreaterThan(0);
        expect(tally.mostNodes).toBeGreaterThan(1);
      },
    );
});

/** Runs in the page: compares the marks of the probe with the boxes, over this many frames. */
function probe(frames: number) {
  const page = window.quadrille;
  if (!page) throw new Error('the page has no hook');
  const { probeSize, probeX, probeY } = page.settings;
  const [left, top] = [probeX - probeSize / 2, probeY - probeSize / 2];
  const [right, bottom] = [left + probeSize, top + probeSize];
  const tally = {
    hits: 0,
    candidates: 0,
    missed: 0,
    wrong: 0,
    notCandidate: 0,
    least: 1e9,
    most: 0,
  };
  for (let frame = 0; frame < frames; frame++) {
    page.step(1);
    const boxes = page.boxes();
    let candidates = 0;
    for (const [row, mark] of page.marks().entries()) {
      const at = 4 * row;
      const touches =
        boxes[at]! < right &&
        boxes[at + 2]! > left &&
        boxes[at + 1]! < bottom &&
        boxes[at + 3]! > top;
      const hit = (mark & 4) !== 0;
      const candidate = (mark & 2) !== 0;
      if (touches) tally.hits++;
      if (touches && !hit) tally.missed++;
      if (!touches && hit) tally.wrong++;
      if (touches && !candidate) tally.notCandidate++;
      if (candidate) candidates++;
    }
    tally.candidates += candidates;
    tally.least = Math.min(tally.least, candidates);
    tally.most = Math.max(tally.most, candidates);
  }
  return tally;
}

/** How many candidates the probe may have, in all of the frames. */
async function expectCandidates(
  playground: Playground,
  least: number,
  most: number,
): Promise<void> {
  const tally = await playground.page.evaluate(probe, FRAMES);
  expect(tally).toMatchObject({ missed: 0, wrong: 0, notCandidate: 0 });
  expect(tally.hits).toBeGreaterThan(0);
  expect(tally.candidates).toBeGreaterThanOrEqual(tally.hits);
  expect(tally.least).toBeGreaterThanOrEqual(least);
  expect(tally.most).toBeLessThanOrEqual(most);
}

test(
  '6,000 objects are compared with brute force on request, and for that frame only',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('n=6000&max=6');
    await expect(playground.liveNumber('Check by brute force')).toHaveText('not checked');
    await expect(
      playground.panel('Live numbers').getByText('that would make 17,997,000 tests'),
    ).toBeVisible();
    await playground.button('Check this frame once').click();
    await expect(playground.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
    await expect.poll(playground.settings).toMatchObject({ playing: false });
    await playground.step(1);
    await expect(playground.liveNumber('Check by brute force')).toHaveText('not checked');
  },
);

test('what brute force has found stays where code that comes later paints the same frame again', async ({
  openPlayground,
}) => {
  let send: (() => void) | undefined;
  const playground = await openPlayground('n=2500&max=6&play=0', {
    before: (page) =>
      page.route(/\/cell-motion-/, async (route) => {
        const response = await route.fetch();
        await new Promise<void>((resolve) => {
          send = resolve;
        });
        await route.fulfill({
          response,
          body: `${await response.text()}\nglobalThis.hasCome = true;`,
        });
      }),
  });
  const { page } = playground;
  const found = playground.liveNumber('Check by brute force');
  await playground.button('Check this frame once').click();
  await expect(found).toHaveText('missed 0, double 0');
  await expect.poll(() => send !== undefined).toBe(true);
  send?.();
  await page.waitForFunction(() => 'hasCome' in globalThis);
  await playground.waitForLayout();
  await expect(found).toHaveText('missed 0, double 0');
});

test.describe('the probe', () => {
  for (const [place, fragment, least, most] of [
    ['parent placement, S0', 'p=s0&probe=1', 1, 100],
    ['S3.13: a probe over a line of S3', 'p=s3&probe=1', 1, 90],
    ['loose', 'p=s2&n=500&place=loose&probe=1', 1, 500],
  ] as const)
    test(place, thoroughUnless(place.startsWith('parent')), async ({ openPlayground }) => {
      const playground = await openPlayground(`${fragment}&play=0`);
      await expectCandidates(playground, least, most);
    });

  test(
    'S4.16: on a crossing of S4, four leaves and 600 to 900 candidates; within one leaf, 100 to 300',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('p=s4&play=0');
      await expectCandidates(playground, 600, 900);
      await playground.follow('p=s4&px=450&py=450&play=0');
      await expect.poll(playground.settings).toMatchObject({ probeX: 450 });
      await expectCandidates(playground, 100, 300);
    },
  );

  test('S3.12: fewer levels, more candidates', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('p=s4&px=450&py=450&step=0&play=0');
    const candidates = playground.liveNumber('Candidates');
    await expect(candidates).toHaveText('10,000');
    let before = 10_000;
    for (const step of [1, 2, 3]) {
      const shown = await candidates.innerText();
      await playground.follow(`p=s4&px=450&py=450&step=${step}&play=0`);
      await expect(candidates).not.toHaveText(shown);
      const found = Number((await candidates.innerText()).replace(',', ''));
      expect(found).toBeLessThan(before);
      before = found;
    }
  });
});

test(
  'S3.9: objects that left the screen of S3 are recycled, those that wait off-screen are kept',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('p=s3&play=0');
    const seen = await playground.page.evaluate((frames) => {
      const page = window.quadrille;
      if (!page) throw new Error('the page has no hook');
      let outside = 0;
      let farthest = 0;
      for (let frame = 0; frame < frames; frame++) {
        page.step(1);
        const boxes = page.boxes();
        for (let at = 0; at < boxes.length; at += 4) {
          if (boxes[at + 2]! < 0 || boxes[at]! > 960) outside++;
          farthest = Math.max(farthest, -boxes[at + 2]!, boxes[at]! - 960);
        }
      }
      return { count: page.boxes().length / 4, outside, farthest };
    }, 2_000);
    expect(seen.count).toBe(90);
    expect(seen.outside).toBeGreaterThan(2_000);
    // Objects enter from at most a quarter of the screen's width outside; none flies off for ever.
    expect(seen.farthest).toBeLessThanOrEqual(240);
  },
);
