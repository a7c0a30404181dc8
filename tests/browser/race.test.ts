/** The race in the page: it runs in slices, can be stopped, and says in words and numbers what its charts show. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

/** Lets it run up to a number of objects, and stops it there. */
async function raceTo(visit: Visit, count: string): Promise<void> {
  await visit.page.getByText(`Racing with ${count} objects`).waitFor();
  await visit.page.locator('#race-button').click();
  await visit.page.getByText('Stopped').waitFor();
}

describe('the race', () => {
  test('starts by itself, stops when pressed, and shows its results', async () => {
    const visit = await house.visit('race=1');
    await raceTo(visit, '2,000');
    expect((await visit.settings())['playing']).toBe(false);
    const charts = await visit.page.locator('.chart svg[role="img"]').all();
    expect(charts).toHaveLength(2);
    for (const chart of charts) {
      expect(await chart.getAttribute('aria-label')).toBeTruthy();
      expect(await chart.locator('g[class^="racer-"]').count()).toBe(6);
      expect(await chart.locator('.crossing').count()).toBeGreaterThan(0);
    }
    expect(await visit.text('[data-racer="leaf"]')).toMatch(
      /^Leaf beats brute force in tests from [\d,]+ objects on, in time (from|not)/,
    );
    expect(await visit.text('.race-wins li:first-child')).toMatch(/^Fastest with 10 objects: /);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('in a world that grows starts again, says so, and is in the link', async () => {
    const visit = await house.visit('race=1&n=200');
    await raceTo(visit, '500');
    const words = visit.page.locator('.race-board .hint').last();
    await words.getByText('in the same world, so that it gets crowded').waitFor();
    await visit.page.locator('label[for=control-raceWorld-grows]').click();
    await raceTo(visit, '500');
    await words.getByText('in a world that grows with them').waitFor();
    await visit.page.waitForFunction(() => location.hash.includes('race=1&room=grows'));
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('gives all numbers as a table, and conclusions only from enough of them', async () => {
    const visit = await house.visit('race=1');
    await raceTo(visit, '500');
    expect(await visit.page.locator('.race-wins').count()).toBe(0);
    await visit.page.locator('.race summary').click();
    const row = visit.page.locator('.race-table tbody tr').nth(2);
    expect(await row.locator('th').textContent()).toBe('50');
    expect(await row.locator('td').first().textContent()).toMatch(/^1,230 · [\d.]+ ms$/);
    expect(await row.locator('td').count()).toBe(6);
    await visit.close();
  });

  test('keeps the page responsive, starts again with another scene, and ends when it is closed', async () => {
    const visit = await house.visit('race=1');
    await visit.page.getByText('Racing with 100 objects').waitFor();
    await visit.page.locator('label[for=control-motion-tween]').click();
    await visit.page.getByText('Racing with 10 objects').waitFor();
    await visit.page.locator('#view-close').click();
    await visit.page.locator('#picture').waitFor();
    expect((await visit.settings())['race']).toBe(false);
    const frame = await visit.frame();
    await visit.page.locator('#button-step').click();
    expect(await visit.frame()).toBe(frame + 1);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test.each([
    [390, 844],
    [1_280, 800],
    [2_560, 1_440],
  ])('fits at %i by %i', async (width, height) => {
    const visit = await house.visit('race=1&lang=it', { viewport: { width, height } });
    await visit.page.locator('.chart svg').nth(1).waitFor();
    const overflow = await visit.page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(overflow).toBe(0);
    await visit.close();
  });
});
