/** Time in the hands of a reader: on and back, slow and fast, and always the same frames. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

/** What the page says of its state, once it stands at a frame. */
async function printAt(visit: Visit, frame: number): Promise<string> {
  await visit.page.waitForFunction(
    (wanted) => document.getElementById('picture')?.dataset['frame'] === String(wanted),
    frame,
  );
  return visit.text('#fact-fingerprint');
}

/** Runs in the page: the fingerprints of so many frames, one after another. */
function walk(frames: number): string[] {
  const page = window.quadrille;
  if (!page) throw new Error('the page has no hook');
  return Array.from({ length: frames }, () => {
    page.step();
    return page.fingerprint();
  });
}

describe('step back', () => {
  test.each(['p=s2&n=40', 'p=s3', 'p=s4&n=500', 'p=s1&n=60'])(
    '%s shows each frame again, by button and by comma',
    async (link) => {
      const visit = await house.visit(`${link}&play=0`);
      const prints = await visit.page.evaluate(walk, 40);
      await visit.page.locator('#button-step-back').click();
      expect(await printAt(visit, 39)).toBe(prints[38]);
      await visit.page.keyboard.press(',');
      expect(await printAt(visit, 38)).toBe(prints[37]);
      for (let press = 0; press < 7; press++) await visit.page.keyboard.press(',');
      expect(await printAt(visit, 31)).toBe(prints[30]);
      await visit.page.keyboard.press('.');
      expect(await printAt(visit, 32)).toBe(prints[31]);
      expect(await visit.page.locator('#picture').getAttribute('data-oracle')).toBe('0 0 0');
      await visit.close();
    },
  );

  test('pauses, and stops at the beginning', async () => {
    const visit = await house.visit('n=10');
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 2);
    await visit.page.locator('#button-step-back').click();
    expect(await visit.settings()).toMatchObject({ playing: false });
    await visit.page.locator('#button-restart').click();
    await visit.page.locator('#button-step-back').click();
    await printAt(visit, 0);
    await visit.close();
  });

  test('under another tree leads through the same frames', async () => {
    const visit = await house.visit('p=s3&play=0');
    const prints = await visit.page.evaluate(walk, 20);
    await visit.page.locator('label[for=control-placement-loose]').click();
    await visit.page.keyboard.press(',');
    expect(await printAt(visit, 19)).toBe(prints[18]);
    await visit.close();
  });
});

describe('the timeline', () => {
  test('is a slider over earlier and later frames', async () => {
    const visit = await house.visit('n=30');
    const slider = visit.page.locator('#timeline');
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 2);
    await slider.focus();
    await visit.page.keyboard.press('End');
    expect(await visit.settings()).toMatchObject({ playing: false });
    const end = await printAt(visit, 100);
    await visit.page.keyboard.press('Home');
    const start = await printAt(visit, 0);
    await visit.page.keyboard.press('ArrowRight');
    expect(await printAt(visit, 1)).not.toBe(start);
    expect(await slider.getAttribute('aria-valuetext')).toBe('Frame 1 of 100');
    const other = await house.visit('n=30&t=100&play=0');
    expect(await printAt(other, 100)).toBe(end);
    await other.close();
    await visit.close();
  });

  test('grows as the scene goes on', async () => {
    const visit = await house.visit('n=5&play=0');
    await visit.page.evaluate(() => window.quadrille?.step(450));
    expect(await visit.page.locator('#timeline').getAttribute('max')).toBe('800');
    await visit.page.locator('#button-restart').click();
    await printAt(visit, 0);
    expect(await visit.page.locator('#timeline').getAttribute('max')).toBe('800');
    await visit.close();
  });

  test('goes back from a far frame without replaying all frames', async () => {
    const visit = await house.visit('p=s4&play=0');
    await visit.page.evaluate(() => window.quadrille?.step(1_500));
    const took = await visit.page.evaluate(() => {
      const before = performance.now();
      window.quadrille?.seek(1_499);
      return { frame: window.quadrille?.frame, time: performance.now() - before };
    });
    expect(took.frame).toBe(1_499);
    await visit.close();
  });
});

describe('the speed', () => {
  test.each([
    ['ten times', 'pace=10', 200, 60, 240],
    ['a tenth', 'rate=60&pace=0.1', 6, 2, 9],
  ])('%s is so many ticks a second', async (_, link, ticks, least, most) => {
    const visit = await house.visit(`n=10&${link}`);
    const from = await visit.frame();
    await visit.page.waitForTimeout(1_000);
    const done = (await visit.frame()) - from;
    expect(done, `about ${ticks}`).toBeGreaterThanOrEqual(least);
    expect(done, `about ${ticks}`).toBeLessThanOrEqual(most);
    await visit.close();
  });

  test('that the machine cannot keep is reported while it lasts', async () => {
    const visit = await house.visit('n=100000&max=3&rate=60&pace=10');
    const lag = visit.page.locator('#lag');
    await lag
      .getByText(/^Running at \d(\.\d+)?×: this machine needs \d+ ms for a tick of 2 ms\.$/)
      .waitFor();
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 660, height: 380 },
    ]) {
      await visit.page.setViewportSize(viewport);
      expect((await lag.boundingBox())?.x, `${viewport.width}`).toBeGreaterThan(0);
    }
    await visit.page.locator('#control-pace').selectOption({ label: '0.1×' });
    await lag.waitFor({ state: 'hidden' });
    await visit.page.waitForTimeout(2_000);
    expect(await lag.isVisible()).toBe(false);
    await visit.close();
  });

  test('is chosen from a list, is in the link and stays chosen', async () => {
    const visit = await house.visit('play=0');
    await visit.page.locator('#control-pace').selectOption({ label: '0.5×' });
    await visit.page.locator('#scene-s1').click();
    await visit.page.waitForTimeout(450);
    expect(visit.page.url()).toBe(house.url('v=1&p=s1&pace=0.5&play=0'));
    const other = await house.visit('pace=3.3&play=0');
    expect(await other.page.locator('#control-pace').inputValue()).toBe('3.3');
    await other.close();
    await visit.close();
  });
});

test.each([
  ['p=s0', '72625680'],
  ['p=s1', '91eda38e'],
  ['p=s2', '84779978'],
  ['p=s3', 'ad8cca31'],
  ['p=s4', '48ed08da'],
])('the link %s at frame 100 shows the state %s, here and everywhere', async (link, print) => {
  const visit = await house.visit(`${link}&t=100&play=0`);
  expect(await printAt(visit, 100)).toBe(print);
  await visit.close();
});
