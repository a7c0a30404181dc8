/** Tools in the hand: add, drag, throw, erase, draw walls, by pointer and by keys; what they make is checked by the oracle. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

async function boxes(visit: Visit): Promise<number[][]> {
  return visit.page.evaluate(() => {
    const flat = [...(window.quadrille?.boxes() ?? [])];
    return Array.from({ length: flat.length / 4 }, (_, row) => flat.slice(4 * row, 4 * row + 4));
  });
}

async function onScreen(visit: Visit, x: number, y: number): Promise<[number, number]> {
  const picture = await visit.page.locator('#picture').boundingBox();
  const view = await visit.page.evaluate(() => window.quadrille?.viewport);
  if (!picture || !view) throw new Error('no picture');
  return [
    picture.x + (x * view.scale + view.left) / view.ratio,
    picture.y + (y * view.scale + view.top) / view.ratio,
  ];
}

async function oracle(visit: Visit): Promise<string | null> {
  await visit.page.waitForTimeout(100);
  return visit.page.locator('#picture').getAttribute('data-oracle');
}

/** Whether a box lies on the line from (31, 480) to (569, 480). */
function isOnLine([left, top, right, bottom]: readonly number[]): boolean {
  return left! < 569 && right! > 31 && top! < 480 && bottom! > 480;
}

describe('with the pointer', () => {
  test('an object is added, dragged to another, and erased; the oracle agrees each time', async () => {
    const visit = await house.visit('n=1&min=20&max=20&play=0');
    const [first = []] = await boxes(visit);
    await visit.page.locator('#tool-add').click();
    await visit.page.mouse.click(...(await onScreen(visit, 300, 700)));
    expect(await boxes(visit)).toEqual([first, [290, 690, 310, 710]]);
    await visit.page.locator('#tool-grab').click();
    await visit.page.mouse.move(...(await onScreen(visit, 300, 700)));
    await visit.page.mouse.down();
    const target = await onScreen(visit, first[0]! + 15, first[1]! + 15);
    await visit.page.mouse.move(...target, { steps: 5 });
    // A hand that rests throws nothing.
    await visit.page.waitForTimeout(200);
    await visit.page.mouse.move(...target);
    await visit.page.mouse.up();
    expect(await oracle(visit)).toBe('0 0 0');
    expect(await visit.text('#fact-collidingPairs')).toBe('1');
    await visit.page.locator('#tool-erase').click();
    await visit.page.mouse.click(...target);
    expect(await boxes(visit)).toHaveLength(1);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('a fast stroke erases all objects on its path, and the cell under the pointer follows it', async () => {
    const visit = await house.visit('n=1500&min=2&max=6&play=0');
    const before = await boxes(visit);
    await visit.page.locator('#tool-erase').click();
    await visit.page.mouse.move(...(await onScreen(visit, 30, 480)));
    const chosen = visit.page.locator('.outline [aria-selected="true"]');
    await chosen.filter({ hasNotText: 'root' }).waitFor();
    const from = await chosen.textContent();
    await visit.page.mouse.down();
    await visit.page.mouse.move(...(await onScreen(visit, 570, 480)), { steps: 4 });
    await visit.page.mouse.up();
    expect(before.filter(isOnLine).length).toBeGreaterThan(5);
    expect((await boxes(visit)).filter(isOnLine)).toEqual([]);
    expect((await boxes(visit)).length).toBeGreaterThan(1_300);
    await chosen.filter({ hasNotText: from ?? '' }).waitFor();
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  // A machine that is busy at the wrong moment makes the hand rest all the same.
  test('a thrown object flies on, and bounces', { retry: 2 }, async () => {
    const visit = await house.visit('n=1&min=20&max=20&speed=1&rate=60');
    await visit.page.locator('#tool-grab').click();
    await visit.page.evaluate(() => window.quadrille?.pause());
    const [box = []] = await boxes(visit);
    const from = await onScreen(visit, box[0]! + 10, box[1]! + 10);
    await visit.page.mouse.move(...from);
    await visit.page.mouse.down();
    // In one go, because a busy machine may make a hand rest that was meant to throw.
    await visit.page.evaluate(([x, y]) => {
      const send = (type: string, step: number): void => {
        const until = performance.now() + 5;
        while (performance.now() < until) continue;
        const at = { clientX: x + 8 * step, clientY: y, pointerId: 1, isPrimary: true };
        document
          .getElementById('picture')
          ?.dispatchEvent(new PointerEvent(type, { ...at, button: -1, buttons: 1 }));
      };
      for (let step = 1; step <= 4; step++) send('pointermove', step);
      // Fingers leave later than they stop.
      const lifted = performance.now() + 40;
      while (performance.now() < lifted) continue;
      send('pointerup', 4);
    }, from);
    await visit.page.mouse.up();
    const [thrown = []] = await boxes(visit);
    await visit.page.evaluate(() => window.quadrille?.step(1));
    const [flown = []] = await boxes(visit);
    expect(flown[0]! - thrown[0]!).toBeGreaterThan(8);
    expect(flown[1]).toBe(thrown[1]);
    await visit.page.evaluate(() => window.quadrille?.step(300));
    const [far = []] = await boxes(visit);
    expect(far[0]).toBeGreaterThanOrEqual(0);
    expect(far[2]).toBeLessThanOrEqual(600);
    await visit.close();
  });

  test('a wall is drawn, shown in the colour of the lines, and stands; R takes it away again', async () => {
    const visit = await house.visit('n=3&max=2&speed=1&play=0&lines=0');
    await visit.page.locator('#tool-wall').click();
    await visit.page.mouse.move(...(await onScreen(visit, 100, 650)));
    await visit.page.mouse.down();
    await visit.page.mouse.move(...(await onScreen(visit, 400, 670)), { steps: 3 });
    await visit.page.mouse.up();
    const wall = (await boxes(visit)).at(-1);
    expect(Math.abs(wall![0]! - 100) + Math.abs(wall![3]! - 670)).toBeLessThan(4);
    await visit.page.evaluate(() => window.quadrille?.step(40));
    expect((await boxes(visit)).at(-1)).toEqual(wall);
    const blue = await visit.page.evaluate(() => {
      const { data } = window.quadrille?.picture() ?? { data: [] };
      let found = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i] === 0 && data[i + 1] === 0 && data[i + 2] === 255) found++;
      return found;
    });
    expect(blue).toBeGreaterThan(1_000);
    await visit.page.keyboard.press('r');
    expect(await boxes(visit)).toHaveLength(3);
    await visit.close();
  });

  test('tools work under zoom, and leave camera and probe alone', async () => {
    const visit = await house.visit('n=1&min=20&max=20&play=0&z=300&cx=300&cy=600&probe=1');
    const before = await visit.settings();
    await visit.page.locator('#tool-add').click();
    await visit.page.mouse.click(...(await onScreen(visit, 320, 640)));
    expect((await boxes(visit)).at(-1)).toEqual([310, 630, 330, 650]);
    const { zoom, cameraX, pinned } = await visit.settings();
    expect({ zoom, cameraX, pinned }).toEqual({
      zoom: before['zoom'],
      cameraX: before['cameraX'],
      pinned: false,
    });
    await visit.close();
  });
});

test('with keys: add, move, build and erase', async () => {
  const visit = await house.visit('n=1&min=10&max=10&seed=3&play=0');
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await visit.page.keyboard.press(key);
  };
  await visit.page.locator('#tool-add').click();
  await visit.page.locator('#picture').focus();
  await press('ArrowRight', 'ArrowDown', 'Enter');
  expect((await boxes(visit)).at(-1)).toEqual([305, 405, 315, 415]);
  await visit.page.locator('#tool-grab').click();
  await visit.page.locator('#picture').focus();
  await press('ArrowRight', 'ArrowDown', 'Enter', 'ArrowLeft', 'ArrowLeft');
  await visit.page.waitForTimeout(200);
  await press('Enter');
  expect((await boxes(visit)).at(-1)).toEqual([285, 405, 295, 415]);
  await visit.page.locator('#tool-wall').click();
  await visit.page.locator('#picture').focus();
  await press('Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter');
  expect((await boxes(visit)).at(-1)).toEqual([300, 400, 320, 410]);
  await visit.page.locator('#tool-erase').click();
  await visit.page.locator('#picture').focus();
  await press('ArrowRight', 'Enter', 'Escape');
  expect(await boxes(visit)).toHaveLength(2);
  expect(await visit.page.locator('#tool-look').getAttribute('aria-pressed')).toBe('true');
  await visit.close();
});

test('other motions say that they cannot be edited', async () => {
  const visit = await house.visit('p=s4&n=10&play=0');
  await visit.page.locator('#tool-add').click({ force: true });
  await visit.page.getByText('choose Bounce').waitFor();
  expect(await visit.page.locator('#tool-add').getAttribute('aria-pressed')).toBe('false');
  await visit.close();
});
