/** The probe in the hands of a reader: it can be left where it is, and be told from what merely collides. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

async function canvasOf(visit: Visit) {
  const box = await visit.page.locator('#picture').boundingBox();
  if (!box) throw new Error('no canvas');
  return box;
}

describe('the probe', () => {
  test('a click pins it, C copies the link to it, another click frees it', async () => {
    const visit = await house.visit('p=s4&play=0', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { x, y, width, height } = await canvasOf(visit);
    await visit.page.mouse.click(x + width / 4, y + height / 4);
    await visit.page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    await visit.page.mouse.move(x - 60, y + height / 2, { steps: 3 });
    expect(await visit.settings()).toMatchObject({ probeX: 200, probeY: 200 });
    await visit.page.keyboard.press('c');
    await visit.page.getByText('Link copied').waitFor();
    const copied = await visit.page.evaluate(() => navigator.clipboard.readText());
    const other = await house.visit(new URL(copied).hash.slice(1));
    await other.page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    expect(await other.settings()).toMatchObject({ probeX: 200, probeY: 200 });
    await other.close();
    await visit.page.mouse.click(x + width / 2, y + height / 4);
    await visit.page.mouse.move(x + (3 * width) / 4, y + height / 2, { steps: 3 });
    expect(await visit.settings()).toMatchObject({ probeX: 600, probeY: 400 });
    await visit.close();
  });

  test('Escape frees it, and so does switching it off', async () => {
    const visit = await house.visit('p=s4&play=0');
    const { x, y, width, height } = await canvasOf(visit);
    await visit.page.mouse.click(x + width / 4, y + height / 4);
    expect(await visit.settings()).toMatchObject({ pinned: true });
    await visit.page.keyboard.press('Escape');
    await visit.page.mouse.move(x + width / 2, y + height / 2);
    expect(await visit.settings()).toMatchObject({ probeX: 400, probeY: 400, pinned: false });
    await visit.page.mouse.click(x + width / 4, y + height / 4);
    await visit.page.locator('#button-probe').click();
    expect(await visit.settings()).toMatchObject({ probe: false, pinned: false });
    await visit.close();
  });

  test('hits of the probe have a core, objects that only collide have none', async () => {
    const visit = await house.visit('n=90&min=16&max=20&probe=1&ps=250&lines=0&play=0');
    const seen = await visit.page.evaluate(() => {
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
    expect(seen.touched.length).toBeGreaterThan(0);
    expect(seen.colliding.length).toBeGreaterThan(0);
    for (const colour of seen.colliding) expect(seen.touched).not.toContain(colour);
    await visit.close();
  });
});
