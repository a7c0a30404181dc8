/** The address bar and the history: what is shown can be linked to, and nothing that was opened is overwritten. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

async function settled(visit: Visit): Promise<string> {
  await visit.page.waitForTimeout(450);
  return new URL(visit.page.url()).hash.slice(1);
}

const print = () => window.quadrille?.fingerprint();

describe('a far frame', () => {
  test('has a link of its own that leads there', async () => {
    const visit = await house.visit('n=5&play=0', clipboard);
    await visit.page.evaluate(() => window.quadrille?.step(12_000));
    await visit.page.keyboard.press('c');
    await visit.page.getByText('Link copied').waitFor();
    const copied = await visit.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(house.url('v=1&n=5&t=12000&play=0'));
    const other = await house.visit('n=5&t=12000&play=0');
    await other.page.waitForFunction(() => window.quadrille?.frame === 12_000);
    expect(await other.page.evaluate(print)).toBe(await visit.page.evaluate(print));
    await other.close();
    await visit.close();
  });

  test('is reached in visible steps, and the address keeps it meanwhile', async () => {
    const visit = await house.visit('p=s4&t=90000&play=0');
    await visit.page.locator('#progress').waitFor();
    expect(await visit.text('#progress')).toMatch(/frame 90,000: \d+(\.\d)?%/);
    await visit.page.locator('#button-probe').click();
    expect(await settled(visit)).toContain('t=90000');
    await visit.page.locator('#progress-halt').click();
    await visit.page.locator('#progress').waitFor({ state: 'hidden' });
    const reached = await visit.frame();
    expect(reached).toBeLessThan(90_000);
    const said = new Intl.NumberFormat('en').format(reached);
    await visit.page.getByText(`Stopped at frame ${said} on the way to frame 90,000.`).waitFor();
    await visit.page.waitForSelector(`#picture[data-frame="${reached}"]`);
    expect(await settled(visit)).toContain(`t=${reached}&`);
    await visit.page.evaluate(() => window.quadrille?.seek(90_000));
    await visit.page.locator('#progress').waitFor();
    await visit.page.locator('#button-restart').click();
    await visit.page.locator('#progress').waitFor({ state: 'hidden' });
    expect(await visit.frame()).toBe(0);
    await visit.close();
  });

  test('that is too far is reported', async () => {
    const visit = await house.visit('n=1&play=0', clipboard);
    await visit.page.evaluate(() => window.quadrille?.step(100_001));
    await visit.page.locator('#button-link').click();
    await visit.page.getByText('starts at the beginning').waitFor();
    const copied = await visit.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(house.url('v=1&n=1&play=0'));
    await visit.close();
  });

  test('is left with another scene, which starts at its first frame', async () => {
    const visit = await house.visit('t=30&play=0');
    await visit.page.waitForFunction(() => window.quadrille?.frame === 30);
    await visit.page.getByText('New seed').click();
    await visit.page.waitForTimeout(200);
    expect(await visit.frame()).toBe(0);
    await visit.close();
  });
});

describe('the link of a scene that runs', () => {
  test('leads to the frame that was shown, paused, and says so; the scene goes on', async () => {
    const visit = await house.visit('v=1', clipboard);
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 5);
    await visit.page.locator('#button-link').click();
    await visit.page.getByText('Link copied').waitFor();
    const frame = /opens frame (\d+), paused/.exec(await visit.text('.bubble'))?.[1];
    const copied = await visit.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(house.url(`v=1&t=${frame}&play=0`));
    expect(Number(frame)).toBeGreaterThan(5);
    await visit.page.waitForFunction(
      (seen) => (window.quadrille?.frame ?? 0) > seen,
      Number(frame),
    );
    // The address says no frame of a scene that runs.
    expect(await settled(visit)).not.toContain('t=');
    await visit.close();
  });
});

describe('the history', () => {
  test('a link opened just after a change is opened and not overwritten', async () => {
    const visit = await house.visit('play=0');
    await visit.page.evaluate(() => {
      window.quadrille?.step(3);
      location.hash = '#p=s1&n=33&play=0';
      // As long as a busy machine may take before it tells the page.
      for (const end = performance.now() + 500; performance.now() < end; );
    });
    expect(await settled(visit)).toContain('n=33');
    expect(await visit.settings()).toMatchObject({ preset: 's1', count: 33 });
    await visit.close();
  });

  test('Back returns to the former scene as it was', async () => {
    const visit = await house.visit('n=44&play=0');
    await visit.page.evaluate(() => window.quadrille?.step(7));
    await visit.page.locator('#scene-s1').click();
    await visit.page.locator('#scene-s3').click();
    expect(await settled(visit)).toBe('v=1&p=s3&play=0');
    await visit.page.goBack();
    await visit.page.waitForFunction(() => window.quadrille?.settings.preset === 's1');
    await visit.page.goBack();
    await visit.page.waitForFunction(() => window.quadrille?.settings.count === 44);
    await visit.page.waitForFunction(() => window.quadrille?.frame === 7);
    await visit.page.goForward();
    await visit.page.waitForFunction(() => window.quadrille?.settings.preset === 's1');
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('skipping to the settings is no link to another scene', async () => {
    const visit = await house.visit('p=s1&n=31&play=0');
    await visit.page.locator('.skip').focus();
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForTimeout(100);
    expect(await visit.settings()).toMatchObject({ preset: 's1', count: 31 });
    expect(await visit.page.evaluate(() => document.activeElement?.id)).toBe('controls');
    await visit.close();
  });
});

describe('a fragment', () => {
  test.each([
    ['nonsense', 'hello', 'v=1'],
    ['a value out of range', 'n=999999&play=0', 'v=1&n=100000&play=0'],
    ['a newer version', 'v=2&n=9&warp=3&play=0', 'v=1&n=9&play=0'],
  ])('of %s gives way to the state that is shown', async (_, said, shown) => {
    const visit = await house.visit(said);
    expect(await settled(visit)).toBe(shown);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('that is valid stays as it was written', async () => {
    const visit = await house.visit('n=9&p=s1&play=0');
    expect(await settled(visit)).toBe('n=9&p=s1&play=0');
    await visit.close();
  });

  test('of a newer version is said to be one, until something is changed', async () => {
    const visit = await house.visit('v=2&n=9&play=0');
    expect(await visit.text('#notice')).toContain('newer version');
    await visit.page.locator('#scene-s1').click();
    await visit.page.locator('#notice').waitFor({ state: 'hidden' });
    await visit.close();
  });

  test('opened later moves nothing either where less motion is asked for', async () => {
    const visit = await house.visit('', { reducedMotion: 'reduce' });
    await visit.page.evaluate(() => {
      location.hash = '#p=s1';
    });
    await visit.page.waitForFunction(() => window.quadrille?.settings.preset === 's1');
    await visit.page.waitForTimeout(400);
    expect(await visit.frame()).toBe(0);
    expect(await visit.settings()).toMatchObject({ playing: false });
    await visit.close();
  });
});
