/** The probe: a click pins it where it is, and its hits look different from objects that only collide. */
import { expect, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

test.describe('the probe', () => {
  test('a click pins it, C copies the link to it, another click frees it', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=s4&play=0', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { mouse, keyboard } = playground.page;
    const { x, y, width, height } = await playground.pictureBox();
    await mouse.click(x + width / 4, y + height / 4);
    await expect.poll(playground.settings).toMatchObject({ pinned: true });
    await mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    await mouse.move(x - 60, y + height / 2, { steps: 3 });
    expect(await playground.settings()).toMatchObject({ probeX: 200, probeY: 200 });
    await keyboard.press('c');
    await playground.saidInToast('Link copied');
    const copied = await playground.clipboard();
    const other = await openPlayground(new URL(copied).hash.slice(1));
    await other.page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    expect(await other.settings()).toMatchObject({ probeX: 200, probeY: 200 });
    await mouse.click(x + width / 2, y + height / 4);
    await mouse.move(x + (3 * width) / 4, y + height / 2, { steps: 3 });
    await expect.poll(playground.settings).toMatchObject({ probeX: 600, probeY: 400 });
  });

  test('stays where a press has put it, when the browser takes a later touch for scrolling', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('probe=1&play=0&px=100&py=100', { hasTouch: true });
    await playground.page.touchscreen.tap(...(await playground.windowPoint(300, 400)));
    const placed = await playground.settings();
    expect(placed).not.toMatchObject({ probeX: 100, probeY: 100 });
    await playground.picture.dispatchEvent('pointercancel');
    expect(await playground.settings()).toEqual(placed);
  });

  test('a mouse drags it where it is pinned, and it stays pinned', async ({ openPlayground }) => {
    const playground = await openPlayground('p=s4&play=0&probe=1&pin=1&px=200&py=200');
    const { mouse } = playground.page;
    const { x, y, width, height } = await playground.pictureBox();
    await mouse.move(x + width / 4, y + height / 4);
    await mouse.down();
    await mouse.move(x + width / 2, y + height / 2, { steps: 4 });
    await expect.poll(playground.settings).toMatchObject({ probeX: 400, probeY: 400 });
    await mouse.up();
    await mouse.move(x + width / 4, y + height / 2, { steps: 3 });
    expect(await playground.settings()).toMatchObject({ probeX: 400, pinned: true });
  });

  test('Escape in two dialogs, one after the other, leaves it pinned', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=s4&play=0&probe=1&pin=1');
    const { keyboard } = playground.page;
    const dialogs = playground.page.getByRole('dialog');
    await playground.button('Share').click();
    await playground.button('Set up Embed').click();
    await expect(playground.page.getByRole('dialog', { name: 'Embed in your page' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(playground.button('Set up Embed')).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
    expect(await playground.settings()).toMatchObject({ probe: true, pinned: true });
  });

  test('Escape in a dialog leaves it pinned', async ({ openPlayground }) => {
    const playground = await openPlayground('p=s4&play=0&probe=1&pin=1');
    await playground.button('Share').focus();
    await playground.page.keyboard.press('Enter');
    await expect(playground.page.getByRole('dialog')).toBeVisible();
    await playground.page.keyboard.press('Escape');
    await expect(playground.page.getByRole('dialog')).toBeHidden();
    expect(await playground.settings()).toMatchObject({ probe: true, pinned: true });
  });

  test('Escape in the card of a lesson leaves it pinned', async ({ openPlayground }) => {
    const playground = await openPlayground('lesson=quadtree&page=2');
    const { keyboard, mouse } = playground.page;
    await expect(playground.button('Next')).toBeVisible();
    await playground.button('Probe').click();
    const { x, y, width, height } = await playground.pictureBox();
    await mouse.click(x + width / 4, y + height / 4);
    await expect.poll(playground.settings).toMatchObject({ probe: true, pinned: true });
    await playground.button('Next').focus();
    await keyboard.press('Escape');
    await expect(playground.button('Next')).toBeHidden();
    expect(await playground.settings()).toMatchObject({ probe: true, pinned: true });
  });

  test('Escape frees it, and so does switching it off', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('p=s4&play=0');
    const { mouse, keyboard } = playground.page;
    const { x, y, width, height } = await playground.pictureBox();
    await mouse.click(x + width / 4, y + height / 4);
    await expect.poll(playground.settings).toMatchObject({ pinned: true });
    await keyboard.press('Escape');
    await mouse.move(x + width / 2, y + height / 2);
    await expect
      .poll(playground.settings)
      .toMatchObject({ probeX: 400, probeY: 400, pinned: false });
    await mouse.click(x + width / 4, y + height / 4);
    await expect.poll(playground.settings).toMatchObject({ pinned: true });
    await playground.button('Probe').click();
    await expect.poll(playground.settings).toMatchObject({ probe: false, pinned: false });
  });

  test(
    'hits have a core, objects that only collide have none',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=90&min=16&max=20&probe=1&ps=250&lines=0&play=0');
      const { touched, colliding } = await playground.page.evaluate(() => {
        const page = window.quadrille;
        if (!page) throw new Error('the page has no hook');
        const { data, width } = page.picture();
        const { scale, left, top } = page.viewport;
        const boxes = page.boxes();
        const middles = { touched: new Set<string>(), colliding: new Set<string>() };
        for (const [row, marks] of page.marks().entries()) {
          const x = ((boxes[4 * row]! + boxes[4 * row + 2]!) / 2) * scale + left;
          const y = ((boxes[4 * row + 1]! + boxes[4 * row + 3]!) / 2) * scale + top;
          const [r, g, b] = data.subarray(4 * (Math.round(y) * width + Math.round(x)));
          if (marks & 4) middles.touched.add(`${r},${g},${b}`);
          else if (marks & 1) middles.colliding.add(`${r},${g},${b}`);
        }
        return { touched: [...middles.touched], colliding: [...middles.colliding] };
      });
      expect(touched.length).toBeGreaterThan(0);
      expect(colliding.length).toBeGreaterThan(0);
      for (const colour of colliding) expect(touched).not.toContain(colour);
    },
  );
});
