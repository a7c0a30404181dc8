/** Zoom and pan, by wheel, finger, pointer, button and key; the link carries the camera, and pointers still hit what they show. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

async function pictureOf(visit: Visit) {
  const box = await visit.page.locator('#picture').boundingBox();
  if (!box) throw new Error('no picture');
  return box;
}

async function camera(visit: Visit) {
  const { zoom, cameraX, cameraY } = await visit.settings();
  return { zoom: Number(zoom), x: Number(cameraX), y: Number(cameraY) };
}

/** The point of the world under a share of the picture's sides. */
async function worldAt(visit: Visit, shareX: number, shareY: number) {
  return visit.page.evaluate(
    ([x, y]) => {
      const view = window.quadrille?.viewport;
      if (!view) throw new Error('the page has no hook');
      return {
        x: (x! * view.width - view.left) / view.scale,
        y: (y! * view.height - view.top) / view.scale,
      };
    },
    [shareX, shareY],
  );
}

describe('the camera', () => {
  test('the wheel zooms where the pointer is, and lets the page scroll at the far end', async () => {
    const visit = await house.visit('n=200&play=0', { viewport: { width: 1_280, height: 500 } });
    const { x, y, width, height } = await pictureOf(visit);
    await visit.page.mouse.move(x + 0.25 * width, y + 0.75 * height);
    const before = await worldAt(visit, 0.25, 0.75);
    await visit.page.mouse.wheel(0, -500);
    await visit.page.waitForFunction(() => window.quadrille?.settings.zoom !== 100);
    const after = await worldAt(visit, 0.25, 0.75);
    expect((await camera(visit)).zoom).toBeGreaterThan(200);
    expect(Math.abs(after.x - before.x)).toBeLessThan(2);
    expect(Math.abs(after.y - before.y)).toBeLessThan(2);
    expect(await visit.page.evaluate(() => scrollY)).toBe(0);
    await visit.page.mouse.wheel(0, 5_000);
    await visit.page.waitForFunction(() => window.quadrille?.settings.zoom === 100);
    expect(await camera(visit)).toEqual({ zoom: 100, x: 300, y: 400 });
    await visit.page.mouse.wheel(0, 300);
    await visit.page.waitForFunction(() => scrollY > 0);
    await visit.close();
  });

  test('buttons and keys zoom in, out and back to all; arrows move what is seen', async () => {
    const visit = await house.visit('n=200&play=0');
    await visit.page.locator('#button-zoom-in').click();
    expect((await camera(visit)).zoom).toBe(150);
    await visit.page.keyboard.press('+');
    expect((await camera(visit)).zoom).toBe(225);
    await visit.page.keyboard.press('-');
    expect((await camera(visit)).zoom).toBe(150);
    await visit.page.locator('#picture').focus();
    await visit.page.keyboard.press('ArrowRight');
    await visit.page.keyboard.press('ArrowDown');
    const moved = await camera(visit);
    expect(moved.x).toBeGreaterThan(350);
    expect(moved.y).toBeGreaterThan(450);
    // The probe stays off: the arrows were used.
    expect(await visit.settings()).toMatchObject({ probe: false });
    await visit.page.locator('#button-zoom-out').click();
    await visit.page.keyboard.press('0');
    expect(await camera(visit)).toEqual({ zoom: 100, x: 300, y: 400 });
    await visit.close();
  });

  test('a pointer drags the picture as far as the world goes; the link leads there', async () => {
    const visit = await house.visit('n=200&play=0&z=400');
    const { x, y, width, height } = await pictureOf(visit);
    await visit.page.mouse.move(x + width / 2, y + height / 2);
    await visit.page.mouse.down();
    await visit.page.mouse.move(x + width / 2 - 60, y + height / 2 + 40, { steps: 4 });
    await visit.page.mouse.up();
    const perPixel = 600 / width / 4;
    const here = await camera(visit);
    expect(Math.abs(here.x - (300 + 60 * perPixel))).toBeLessThan(1);
    expect(Math.abs(here.y - (400 - 40 * perPixel))).toBeLessThan(1);
    await visit.page.waitForTimeout(500);
    const said = new URL(visit.page.url()).hash.slice(1);
    const other = await house.visit(said);
    expect(await camera(other)).toEqual(here);
    await other.close();
    for (let drag = 0; drag < 5; drag++) {
      await visit.page.mouse.move(x + 20, y + height / 2);
      await visit.page.mouse.down();
      await visit.page.mouse.move(x + width - 20, y + height / 2, { steps: 4 });
      await visit.page.mouse.up();
    }
    expect((await camera(visit)).x).toBe(75);
    await visit.close();
  });

  test('while there is a probe the pointer moves it, and Shift drags the picture', async () => {
    const visit = await house.visit('n=200&play=0&z=400&probe=1');
    const { x, y, width, height } = await pictureOf(visit);
    const there = await worldAt(visit, 0.3, 0.6);
    await visit.page.mouse.move(x + 0.3 * width, y + 0.6 * height);
    const { probeX, probeY } = await visit.settings();
    expect(Math.abs(Number(probeX) - there.x)).toBeLessThan(1);
    expect(Math.abs(Number(probeY) - there.y)).toBeLessThan(1);
    await visit.page.keyboard.down('Shift');
    await visit.page.mouse.down();
    await visit.page.mouse.move(x + 0.5 * width, y + 0.6 * height, { steps: 4 });
    await visit.page.mouse.up();
    await visit.page.keyboard.up('Shift');
    expect((await camera(visit)).x).toBeLessThan(290);
    expect(await visit.settings()).toMatchObject({ probeX, probeY, pinned: false });
    await visit.close();
  });

  test('two fingers zoom the picture', async () => {
    const visit = await house.visit('n=200&play=0', {
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const { x, y, width, height } = await pictureOf(visit);
    const client = await visit.page.context().newCDPSession(visit.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [-apart, apart].map((d, id) => ({ x: x + width / 2 + d, y: y + height / 2, id })),
      });
    await touch('touchStart', 30);
    for (const apart of [40, 50, 60]) await touch('touchMove', apart);
    await touch('touchEnd');
    const here = await camera(visit);
    expect(Math.abs(here.zoom - 200)).toBeLessThan(5);
    expect(Math.abs(here.x - 300)).toBeLessThan(5);
    await visit.close();
  });

  test('only what is on the screen is drawn, and all of that', async () => {
    const visit = await house.visit('n=2000&min=3&max=9&play=0&lines=0&z=800&cx=200&cy=300');
    const seen = await visit.page.evaluate(() => {
      const page = window.quadrille;
      if (!page) throw new Error('the page has no hook');
      const { data, width, height } = page.picture();
      const { scale, left, top } = page.viewport;
      const boxes = page.boxes();
      const background = '0,255,255';
      const found = { drawn: 0, missing: 0 };
      for (let at = 0; at < boxes.length; at += 4) {
        const x = Math.round(((boxes[at]! + boxes[at + 2]!) / 2) * scale + left);
        const y = Math.round(((boxes[at + 1]! + boxes[at + 3]!) / 2) * scale + top);
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const pixel = data.subarray(4 * (y * width + x)).slice(0, 3);
        found[pixel.join() === background ? 'missing' : 'drawn']++;
      }
      return { ...found, shown: page.shown };
    });
    expect(seen.missing).toBe(0);
    expect(seen.drawn).toBeGreaterThan(10);
    expect(seen.shown).toBeGreaterThanOrEqual(seen.drawn);
    expect(seen.shown).toBeLessThan(200);
    await visit.close();
  });
});
