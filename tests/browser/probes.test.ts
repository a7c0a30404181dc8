/** Every kind of probe: what it finds, what it shows of its work, and how hands and keys lead it. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

const scene = 'n=200&max=20&t=30&play=0&probe=1&pin=1&px=300&py=400';
const TESTED = 2;
const FOUND = 4;

async function open(fragment: string): Promise<Visit> {
  const visit = await house.visit(`${scene}&${fragment}`);
  await visit.page.waitForFunction(() => window.quadrille?.frame === 30);
  await visit.page.waitForTimeout(100);
  return visit;
}

async function rowsMarked(visit: Visit, bit: number): Promise<number[]> {
  return visit.page.evaluate(
    (asked) =>
      [...(window.quadrille?.marks() ?? [])].flatMap((mark, row) =>
        (mark & asked) === 0 ? [] : [row],
      ),
    bit,
  );
}

async function boxes(visit: Visit): Promise<number[][]> {
  return visit.page.evaluate(() => {
    const flat = [...(window.quadrille?.boxes() ?? [])];
    return Array.from({ length: flat.length / 4 }, (_, row) => flat.slice(4 * row, 4 * row + 4));
  });
}

async function number(visit: Visit, fact: string): Promise<number> {
  return Number((await visit.text(`#fact-${fact}`)).replaceAll(',', ''));
}

/** How far a box is from a point. */
function distance(
  [minX = 0, minY = 0, maxX = 0, maxY = 0]: number[],
  x: number,
  y: number,
): number {
  return Math.hypot(Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY));
}

function expectNear(value: unknown, wanted: number): void {
  expect(Math.abs(Number(value) - wanted)).toBeLessThan(3);
}

describe('agrees with brute force', () => {
  test('a rectangle finds what overlaps it', async () => {
    const visit = await open('pk=rectangle&ps=200&ph=40');
    const hit = (await boxes(visit)).flatMap(([minX = 0, minY = 0, maxX = 0, maxY = 0], row) =>
      minX < 400 && maxX > 200 && minY < 420 && maxY > 380 ? [row] : [],
    );
    expect(hit.length).toBeGreaterThan(2);
    expect(await rowsMarked(visit, FOUND)).toEqual(hit);
    await visit.close();
  });

  test('a circle finds what is nearer than its radius', async () => {
    const visit = await open('pk=circle&ps=160');
    const hit = (await boxes(visit)).flatMap((box, row) =>
      distance(box, 300, 400) < 80 ? [row] : [],
    );
    expect(hit.length).toBeGreaterThan(2);
    expect(await rowsMarked(visit, FOUND)).toEqual(hit);
    await visit.close();
  });

  test('the nearest are the nearest', async () => {
    const visit = await open('pk=nearest&k=7');
    const byDistance = (await boxes(visit))
      .map((box, row) => ({ row, far: distance(box, 300, 400) }))
      .toSorted((a, b) => a.far - b.far || a.row - b.row);
    const wanted = byDistance.slice(0, 7).map(({ row }) => row);
    expect(await rowsMarked(visit, FOUND)).toEqual(wanted.toSorted((a, b) => a - b));
    await visit.close();
  });

  test('a ray straight down finds the first below', async () => {
    const visit = await open('pk=ray&wx=0&wy=390');
    const below = (await boxes(visit))
      .map(([minX = 0, minY = 0, maxX = 0, maxY = 0], row) => ({ row, minX, minY, maxX, maxY }))
      .filter(({ minX, maxX, maxY }) => minX < 300 && maxX > 300 && maxY > 400)
      .toSorted((a, b) => a.minY - b.minY);
    expect(below.length).toBeGreaterThan(1);
    expect(await rowsMarked(visit, FOUND)).toEqual([below[0]!.row]);
    await visit.close();
  });

  test('a sweep straight down finds the first below its width', async () => {
    const visit = await open('pk=sweep&ps=30&wx=0&wy=390');
    const below = (await boxes(visit))
      .map(([minX = 0, minY = 0, maxX = 0, maxY = 0], row) => ({ row, minX, minY, maxX, maxY }))
      .filter(({ minX, maxX, maxY }) => minX < 315 && maxX > 285 && maxY > 385)
      // What it overlaps from the start is met at once, the smallest row first.
      .toSorted((a, b) => Math.max(415, a.minY) - Math.max(415, b.minY) || a.row - b.row);
    expect(below.length).toBeGreaterThan(1);
    expect(await rowsMarked(visit, FOUND)).toEqual([below[0]!.row]);
    await visit.close();
  });
});

describe('counts its work, which is less than brute force', () => {
  test.each(['box', 'rectangle', 'circle', 'ray', 'nearest', 'sweep'])('%s', async (kind) => {
    const visit = await open(`pk=${kind}&ps=60&wx=60&wy=60&k=3`);
    const [visited, tested, hits] = await Promise.all(
      ['visited', 'tested', 'hits'].map((fact) => number(visit, fact)),
    );
    expect(visited).toBeGreaterThan(0);
    expect(visited).toBeLessThan(await number(visit, 'nodes'));
    expect(tested).toBeLessThan(200);
    expect(hits).toBeLessThanOrEqual(tested!);
    expect(hits).toBe((await rowsMarked(visit, FOUND)).length);
    expect((await rowsMarked(visit, TESTED | FOUND)).length).toBe(
      await number(visit, 'candidates'),
    );
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('and its trace has the same counts', async () => {
    const visit = await open('pk=nearest&k=4&tell=query&event=99999');
    await visit.page.locator('#story').waitFor();
    for (const [count, fact] of [
      ['visited', 'visited'],
      ['hits', 'hits'],
    ] as const)
      expect(Number((await visit.text(`[data-count="${count}"]`)).replace(/\D/g, ''))).toBe(
        await number(visit, fact),
      );
    await visit.close();
  });
});

describe('pointer and keys', () => {
  test('the kind is chosen in the picture’s corner, and stands in the link', async () => {
    const visit = await open('');
    await visit.page.locator('#probe-kind').selectOption('circle');
    await visit.page.waitForFunction(() => location.hash.includes('pk=circle'));
    await visit.page.locator('#button-probe').click();
    expect(await visit.page.locator('#probe-kind').isVisible()).toBe(false);
    await visit.close();
  });

  test('a sweep that is chosen starts where it overlaps nothing, and hits something', async () => {
    const visit = await house.visit('n=400&max=12&probe=1&pin=1&play=0');
    await visit.page.locator('#probe-kind').selectOption('sweep');
    const { probeX, probeY, probeSize } = await visit.settings();
    const [x, y, half] = [Number(probeX), Number(probeY), Number(probeSize) / 2];
    const under = (await boxes(visit)).filter(
      ([minX = 0, minY = 0, maxX = 0, maxY = 0]) =>
        minX < x + half && maxX > x - half && minY < y + half && maxY > y - half,
    );
    expect(under).toEqual([]);
    await visit.page.waitForTimeout(100);
    expect(await rowsMarked(visit, FOUND)).toHaveLength(1);
    await visit.close();
  });

  test('a sweep shows its corridor, and the normal of the side that it meets', async () => {
    const visit = await house.visit('n=1&min=20&max=20&play=0&lines=0');
    const sweep = 'probe=1&pin=1&pk=sweep&ps=20&px=150&py=400&wx=300&wy=0';
    await visit.page.evaluate((words) => {
      location.hash += `&edits=move,0,300,390&${words}`;
    }, sweep);
    await visit.page.locator('#probe-kind').waitFor();
    await visit.page.waitForTimeout(100);
    const [outside, corridor, way, normal, beyond] = await visit.page.evaluate(() => {
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
    expect(new Set([outside, corridor, way, normal]).size).toBe(4);
    await visit.close();
  });

  test('a drag draws a ray and pins it; a click is no drag', async () => {
    const visit = await house.visit('n=50&play=0&probe=1&pk=ray');
    const bounds = await visit.page.locator('#picture').boundingBox();
    const scale = await visit.page.evaluate(() => {
      const view = window.quadrille?.viewport;
      return view ? view.scale / view.ratio : 1;
    });
    if (!bounds) throw new Error('no picture');
    const [x, y] = [bounds.x + 100 * scale, bounds.y + 200 * scale];
    await visit.page.mouse.move(x, y);
    await visit.page.mouse.down();
    await visit.page.mouse.move(x + 150 * scale, y + 50 * scale, { steps: 4 });
    await visit.page.mouse.up();
    const { pinned, probeX, probeY, wayX, wayY } = await visit.settings();
    expect(pinned).toBe(true);
    expectNear(probeX, 100);
    expectNear(probeY, 200);
    expectNear(wayX, 150);
    expectNear(wayY, 50);
    await visit.page.mouse.click(x + 30, y);
    expect(await visit.settings()).toMatchObject({ pinned: false, wayX, wayY });
    await visit.close();
  });

  test('arrow keys move every kind', async () => {
    const visit = await open('pk=nearest');
    await visit.page.locator('#picture').focus();
    await visit.page.keyboard.press('ArrowRight');
    expect(await visit.settings()).toMatchObject({ probeX: 310, probeY: 400 });
    await visit.close();
  });
});
