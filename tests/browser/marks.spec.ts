/** Straddling objects, copies and depth: marked as the tree holds them, and explained by the legend. */
import type { Locator } from '@playwright/test';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

/** Runs in the page: compares the marks with geometry alone, by which an object straddles if it overlaps several leaves. */
function compareMarks(bit: number) {
  const page = window.quadrille;
  if (!page) throw new Error('the page has no hook');
  const nodes = page.nodes();
  const boxes = page.boxes();
  const marks = page.marks();
  const found = { marked: 0, wrong: 0 };
  for (let row = 0; row < marks.length; row++) {
    const [x0, y0, x1, y1] = boxes.subarray(4 * row, 4 * row + 4);
    let leaves = 0;
    for (let at = 0; at < nodes.length; at += 8)
      if (
        nodes[at + 7] === 0 &&
        x0! < nodes[at + 2]! &&
        x1! > nodes[at]! &&
        y0! < nodes[at + 3]! &&
        y1! > nodes[at + 1]!
      )
        leaves++;
    const marked = (marks[row]! & bit) !== 0;
    if (marked) found.marked++;
    if (marked !== leaves > 1) found.wrong++;
  }
  return found;
}

function legendOf({ page }: Playground): Locator {
  return page.getByRole('list', { name: 'What the marks mean' }).getByRole('listitem');
}

test.describe('objects that lie across a cell border', () => {
  for (const [behaviour, placement, bit] of [
    ['straddle, with parent placement', 'place=parent', 16],
    ['have copies, with leaf placement', 'place=leaf', 32],
  ] as const)
    test(behaviour, thoroughUnless(placement === 'place=leaf'), async ({ openPlayground }) => {
      // Odd sizes at integer positions: no box has an edge on a cell border, where both answers would be right.
      const playground = await openPlayground(
        `n=150&min=5&max=5&seed=4&${placement}&strad=1&play=0&t=7`,
      );
      await expect(playground.liveNumber('Frame')).toHaveText('7');
      const { marked, wrong } = await playground.page.evaluate(compareMarks, bit);
      expect(marked).toBeGreaterThan(10);
      expect(marked).toBeLessThan(100);
      expect(wrong).toBeLessThanOrEqual(3);
    });

  test('are not marked while the setting is off', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=150&play=0');
    expect((await playground.page.evaluate(compareMarks, 16 + 32)).marked).toBe(0);
  });
});

test('deeper cells are darker', async ({ openPlayground }) => {
  const { page } = await openPlayground('n=120&cap=3&shade=1&lines=0&play=0&ink=paper');
  const brightnessByDepth = await page.evaluate(() => {
    const hook = window.quadrille;
    if (!hook) throw new Error('the page has no hook');
    const { data, width } = hook.picture();
    const { scale, left, top } = hook.viewport;
    const nodes = hook.nodes();
    /** Of several cells the brightest counts, as objects cover the corners of others. */
    const brightest: Record<number, number> = {};
    for (let at = 0; at < nodes.length; at += 8) {
      if (nodes[at + 7] !== 0) continue;
      const depth = nodes[at + 4]!;
      const x = Math.round(nodes[at]! * scale + left) + 3;
      const y = Math.round(nodes[at + 1]! * scale + top) + 3;
      brightest[depth] = Math.max(brightest[depth] ?? 0, data[4 * (y * width + x)]!);
    }
    return Object.values(brightest);
  });
  expect(brightnessByDepth.length).toBeGreaterThan(2);
  expect(brightnessByDepth).toEqual(brightnessByDepth.toSorted((a, b) => b - a));
  expect(new Set(brightnessByDepth).size).toBe(brightnessByDepth.length);
});

test('the sample of a visited cell, which is as pale as the page, has an outline in the colour of candidates', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=crowd&probe=1&play=0');
  const sample = (meaning: string, shape: string) =>
    legendOf(playground).filter({ hasText: meaning }).locator(shape);
  const candidate = await sample('candidate: kept in a visited cell', 'rect')
    .first()
    .getAttribute('fill');
  await expect(sample('visited by the probe', 'rect[stroke]')).toHaveAttribute(
    'stroke',
    candidate ?? '',
  );
});

test('the legend has walls where there are some, and the caption says what they do', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=s2&play=0');
  const caption = playground.panel('About this scene');
  await expect(caption).toContainText('Objects pass through each other.');
  await expect(legendOf(playground).filter({ hasText: 'wall' })).toHaveCount(0);
  await playground.follow('p=s2&response=walls&edits=wall,100,650,300,20&play=0');
  await expect(legendOf(playground).filter({ hasText: 'wall' })).toHaveCount(1);
  await expect(caption).toContainText('Walls stop objects, which pass through each other.');
  await playground.follow('p=crowd&response=bounce&play=0');
  await expect(legendOf(playground).filter({ hasText: 'wall' })).toHaveCount(0);
  await expect(caption).toContainText('Walls stop objects, and objects stop each other.');
  await expect(caption).not.toContainText('pass through');
});

for (const [language, menu, article] of [
  ['en', 'Scenes', 'Java tip, Italian'],
  ['it', 'Scene', 'Java tip, in italiano'],
] as const)
  test(`scenes of articles name them, in ${language}, and lead to what explains them`, async ({
    openPlayground,
  }) => {
    const playground = await openPlayground(`p=s0&play=0&lang=${language}`);
    const { page } = playground;
    await expect(page.locator('#caption')).toContainText(article);
    await expect(page.locator('#caption a')).toHaveCount(4);
    for (const link of await page.locator('#caption a').all()) {
      const address = await link.evaluate((one) => (one as HTMLAnchorElement).href);
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
    await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click();
    await expect(page.locator('#scene-s0')).toContainText(article);
  });

test('the legend explains what is marked, and nothing else', async ({ openPlayground }) => {
  const playground = await openPlayground('play=0');
  await expect(legendOf(playground)).toHaveText([
    'object',
    'part of a colliding pair',
    'border of a cell',
  ]);
  await playground.follow('p=s3&probe=1&strad=1&shade=1&play=0');
  await expect(legendOf(playground)).toHaveText([
    'object',
    'the second kind of object',
    'part of a colliding pair',
    'probe',
    'visited by the probe',
    'candidate: kept in a visited cell',
    'hit: touches the probe',
    'kept above the leaves',
    'border of a cell',
    'cell, shaded by depth',
  ]);
  await playground.follow('p=s1&play=0');
  await expect(legendOf(playground)).toHaveText([
    'object',
    'part of a colliding pair',
    'border of a cell',
    'number of a child node',
  ]);
});
