/** Zoom and pan by wheel, touch, pointer, buttons and keys; links hold the camera, and pointers act on what is shown under them. */
import { expect, type Playground, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

async function camera(playground: Playground) {
  const { zoom, cameraX, cameraY } = await playground.settings();
  return { zoom: Number(zoom), x: Number(cameraX), y: Number(cameraY) };
}

async function zoomOf(playground: Playground): Promise<number> {
  return (await camera(playground)).zoom;
}

/** The point of the world at a share of the picture's width and height. */
async function worldAt(playground: Playground, shareX: number, shareY: number) {
  return playground.page.evaluate(
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

test.describe('the camera', () => {
  test('the wheel zooms where the pointer is, and lets the page scroll at its farthest', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=200&play=0', {
      viewport: { width: 1_280, height: 500 },
    });
    const { x, y, width, height } = await playground.pictureBox();
    await playground.page.mouse.move(x + 0.25 * width, y + 0.75 * height);
    const before = await worldAt(playground, 0.25, 0.75);
    await playground.page.mouse.wheel(0, -500);
    await expect.poll(() => zoomOf(playground)).toBeGreaterThan(200);
    const after = await worldAt(playground, 0.25, 0.75);
    expect(Math.abs(after.x - before.x)).toBeLessThan(2);
    expect(Math.abs(after.y - before.y)).toBeLessThan(2);
    expect(await playground.page.evaluate(() => scrollY)).toBe(0);
    await playground.page.mouse.wheel(0, 5_000);
    await expect.poll(() => camera(playground)).toEqual({ zoom: 100, x: 300, y: 400 });
    await playground.page.mouse.wheel(0, 300);
    await expect.poll(() => playground.page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('buttons and keys zoom in, out and back to all; arrows move what is seen', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=200&play=0');
    await playground.button('Zoom in').click();
    await expect.poll(() => zoomOf(playground)).toBe(150);
    await playground.page.keyboard.press('+');
    await expect.poll(() => zoomOf(playground)).toBe(225);
    await playground.page.keyboard.press('-');
    await expect.poll(() => zoomOf(playground)).toBe(150);
    await playground.picture.focus();
    await playground.page.keyboard.press('ArrowRight');
    await playground.page.keyboard.press('ArrowDown');
    const moved = await camera(playground);
    expect(moved.x).toBeGreaterThan(350);
    expect(moved.y).toBeGreaterThan(450);
    // The arrow keys moved the picture instead of switching the probe on.
    expect(await playground.settings()).toMatchObject({ probe: false });
    await playground.button('Zoom out').click();
    await playground.page.keyboard.press('0');
    await expect.poll(() => camera(playground)).toEqual({ zoom: 100, x: 300, y: 400 });
  });

  test(
    'with Shift, a pointer drags the picture as far as the world goes; the link leads there',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=200&play=0&z=400');
      await playground.page.keyboard.down('Shift');
      const { x, y, width, height } = await playground.pictureBox();
      await playground.page.mouse.move(x + width / 2, y + height / 2);
      await playground.page.mouse.down();
      await playground.page.mouse.move(x + width / 2 - 60, y + height / 2 + 40, { steps: 4 });
      await playground.page.mouse.up();
      const perPixel = 600 / width / 4;
      const here = await camera(playground);
      expect(Math.abs(here.x - (300 + 60 * perPixel))).toBeLessThan(1);
      expect(Math.abs(here.y - (400 - 40 * perPixel))).toBeLessThan(1);
      await expect.poll(playground.fragment).toContain(`cx=${here.x}&cy=${here.y}`);
      const other = await openPlayground(playground.fragment());
      expect(await camera(other)).toEqual(here);
      for (let drag = 0; drag < 5; drag++) {
        await playground.page.mouse.move(x + 20, y + height / 2);
        await playground.page.mouse.down();
        await playground.page.mouse.move(x + width - 20, y + height / 2, { steps: 4 });
        await playground.page.mouse.up();
      }
      await expect.poll(async () => (await camera(playground)).x).toBe(75);
    },
  );

  test(
    'while there is a probe the pointer moves it, and Shift drags the picture',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=200&play=0&z=400&probe=1');
      const { x, y, width, height } = await playground.pictureBox();
      const there = await worldAt(playground, 0.3, 0.6);
      await playground.page.mouse.move(x + 0.3 * width, y + 0.6 * height);
      const { probeX, probeY } = await playground.settings();
      expect(Math.abs(Number(probeX) - there.x)).toBeLessThan(1);
      expect(Math.abs(Number(probeY) - there.y)).toBeLessThan(1);
      await playground.page.keyboard.down('Shift');
      await playground.page.mouse.down();
      await playground.page.mouse.move(x + 0.5 * width, y + 0.6 * height, { steps: 4 });
      await playground.page.mouse.up();
      await playground.page.keyboard.up('Shift');
      expect((await camera(playground)).x).toBeLessThan(290);
      expect(await playground.settings()).toMatchObject({ probeX, probeY, pinned: false });
    },
  );

  test('two fingers zoom the picture', async ({ openPlayground }) => {
    const playground = await openPlayground('n=200&play=0', {
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const { x, y, width, height } = await playground.pictureBox();
    const client = await playground.page.context().newCDPSession(playground.page);
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
    const here = await camera(playground);
    expect(Math.abs(here.zoom - 200)).toBeLessThan(5);
    expect(Math.abs(here.x - 300)).toBeLessThan(5);
  });

  test(
    'only what is on the screen is drawn, and all of that',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(
        'n=2000&min=3&max=9&play=0&lines=0&z=800&cx=200&cy=300',
      );
      const seen = await playground.page.evaluate(() => {
        const hook = window.quadrille;
        if (!hook) throw new Error('the page has no hook');
        const { data, width, height } = hook.picture();
        const { scale, left, top } = hook.viewport;
        const boxes = hook.boxes();
        const background = '0,255,255';
        const counts = { drawn: 0, missing: 0 };
        for (let at = 0; at < boxes.length; at += 4) {
          const x = Math.round(((boxes[at]! + boxes[at + 2]!) / 2) * scale + left);
          const y = Math.round(((boxes[at + 1]! + boxes[at + 3]!) / 2) * scale + top);
          if (x < 0 || y < 0 || x >= width || y >= height) continue;
          const pixel = data.subarray(4 * (y * width + x)).slice(0, 3);
          counts[pixel.join() === background ? 'missing' : 'drawn']++;
        }
        return { ...counts, shown: hook.shown };
      });
      expect(seen.missing).toBe(0);
      expect(seen.drawn).toBeGreaterThan(10);
      expect(seen.shown).toBeGreaterThanOrEqual(seen.drawn);
      expect(seen.shown).toBeLessThan(200);
    },
  );
});
