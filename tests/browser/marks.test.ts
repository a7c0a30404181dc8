/** Straddlers, copies and depth: marked as the tree keeps them, and explained beside the picture. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

/** Runs in the page: by geometry alone, whoever reaches into several leaves straddles a line of the tree. */
function tally(bit: number) {
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

async function legendOf(visit: Visit): Promise<string[]> {
  return visit.page.locator('.legend li').allTextContents();
}

describe('objects that lie on a line', () => {
  test.each([
    ['straddle, with parent placement', 'place=parent', 16],
    ['have copies, with leaf placement', 'place=leaf', 32],
  ])('%s', async (_, placement, bit) => {
    // Odd sizes at whole places: no edge of a box lies on a line of the tree, where both answers would be right.
    const visit = await house.visit(`n=150&min=5&max=5&seed=4&${placement}&strad=1&play=0&t=7`);
    await visit.page.waitForFunction(() => window.quadrille?.frame === 7);
    await visit.page.waitForTimeout(100);
    const { marked, wrong } = await visit.page.evaluate(tally, bit);
    expect(marked).toBeGreaterThan(10);
    expect(marked).toBeLessThan(100);
    expect(wrong).toBeLessThanOrEqual(3);
    await visit.close();
  });

  test('are not marked while the option is off', async () => {
    const visit = await house.visit('n=150&play=0');
    expect((await visit.page.evaluate(tally, 16 + 32)).marked).toBe(0);
    await visit.close();
  });
});

test('cells are the darker the deeper they are', async () => {
  const visit = await house.visit('n=120&cap=3&shade=1&lines=0&play=0&ink=paper');
  const seen = await visit.page.evaluate(() => {
    const page = window.quadrille;
    if (!page) throw new Error('the page has no hook');
    const { data, width } = page.picture();
    const { scale, left, top } = page.viewport;
    const nodes = page.nodes();
    /** The brightest pixel of a cell is its ground. */
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
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  expect(new Set(seen).size).toBe(seen.length);
  await visit.close();
});

test('the legend explains what is marked, and nothing else', async () => {
  const visit = await house.visit('play=0');
  expect(await legendOf(visit)).toEqual(['object', 'part of a colliding pair', 'border of a cell']);
  await visit.page.evaluate(() => {
    location.hash = 'p=s3&probe=1&strad=1&shade=1&play=0';
  });
  await visit.page.waitForFunction(() => window.quadrille?.settings.preset === 's3');
  expect(await legendOf(visit)).toEqual([
    'object',
    'the second kind of object',
    'part of a colliding pair',
    'visited by the probe',
    'candidate of the probe',
    'touches the probe',
    'kept above the leaves',
    'border of a cell',
    'cell, shaded by depth',
  ]);
  await visit.close();
});
