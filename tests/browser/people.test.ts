/** People and machines that differ, and what happens when something is not as it should be. */
import { describe, expect, test } from 'vitest';
import { useHouse } from './support.ts';

const house = useHouse();

describe('preferences and devices', () => {
  test('with reduced motion the picture is still at first, and can be started', async () => {
    const visit = await house.visit('', { reducedMotion: 'reduce' });
    await visit.page.waitForTimeout(1_500);
    expect(await visit.frame()).toBe(0);
    expect(await visit.text('#button-play')).toBe('Play');
    expect(await visit.text('#status')).toContain('reduced motion');
    await visit.page.locator('#button-play').click();
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 3);
    await visit.close();
  });

  test('a screen reader announces the result of a step, and nothing while the scene runs', async () => {
    const visit = await house.visit('n=50');
    await visit.page.waitForTimeout(1_500);
    expect(await visit.text('#status')).toBe('');
    await visit.page.locator('#button-step').click();
    await visit.page.waitForTimeout(1_200);
    expect(await visit.text('#status')).toMatch(/^Paused at frame \d+: 50 objects, \d+ colliding/);
    await visit.close();
  });

  test.each([
    [390, 844],
    [844, 390],
    [768, 1_024],
    [1_280, 720],
    [2_560, 1_440],
  ])(
    'at %i by %i the picture is whole on the first screen and nothing overflows',
    async (width, height) => {
      for (const preset of ['s1', 's2', 's3']) {
        const visit = await house.visit(`p=${preset}`, { viewport: { width, height } });
        const seen = await visit.page.evaluate(() => {
          const box = document.getElementById('picture')?.getBoundingClientRect();
          return {
            bottom: box?.bottom ?? Number.POSITIVE_INFINITY,
            fills: Math.max((box?.width ?? 0) / innerWidth, (box?.height ?? 0) / innerHeight),
            overflow: document.documentElement.scrollWidth - innerWidth,
          };
        });
        expect(seen.overflow).toBeLessThanOrEqual(0);
        expect(seen.bottom).toBeLessThanOrEqual(height);
        expect(seen.fills).toBeGreaterThan(0.5);
        await visit.close();
      }
    },
  );

  test('a dense screen gets a sharp canvas', async () => {
    const visit = await house.visit('', { deviceScaleFactor: 3 });
    const ratios = await visit.page.evaluate(() => {
      const sheets = [...document.querySelectorAll<HTMLCanvasElement>('.layer:not([hidden])')];
      return sheets.map(({ width, clientWidth }) => width / clientWidth);
    });
    expect(ratios.length).toBeGreaterThan(1);
    for (const ratio of ratios) expect(ratio).toBeCloseTo(3, 1);
    await visit.close();
  });

  test('without WebAssembly there is a sentence and no blank page', async () => {
    const visit = await house.visit('', {
      alive: false,
      before: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')),
    });
    await visit.page.locator('#notice').waitFor();
    expect(await visit.text('#notice')).toContain('needs a browser with WebAssembly');
    await visit.close();
  });

  test('without the binary there is a sentence and no blank page', async () => {
    const visit = await house.visit('', {
      alive: false,
      before: (page) => page.route('**/*.wasm', (route) => route.abort()),
    });
    await visit.page.locator('#notice').waitFor();
    expect(await visit.text('#notice')).toContain('could not start');
    await visit.close();
  });

  test('without JavaScript there is a sentence and no blank page', async () => {
    const visit = await house.visit('', { alive: false, javaScriptEnabled: false });
    expect(await visit.page.locator('body').innerText()).toContain('WebAssembly');
    await visit.close();
  });
});
