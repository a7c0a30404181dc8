/** The page as people meet it: what it shows, and what its buttons do. */
import { describe, expect, test } from 'vitest';
import { subPath, useHouse, type Visit } from './support.ts';

const house = useHouse();

async function setField(visit: Visit, label: string, value: string): Promise<void> {
  const field = visit.page.getByLabel(label, { exact: true });
  await field.fill(value);
  await field.press('Enter');
}

async function fragment(visit: Visit): Promise<string> {
  await visit.page.waitForTimeout(450);
  return new URL(visit.page.url()).hash.slice(1);
}

describe('the page', () => {
  test('starts from a sub-path, contacts no other host and keeps its content security policy', async () => {
    const visit = await house.visit();
    expect(new URL(visit.page.url()).pathname).toBe(subPath);
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 20);
    expect(await visit.text('#fact-oracle')).toBe('missed 0, double 0');
    expect(await visit.text('#fact-objects')).toBe('90');
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('has a policy without unsafe-inline and unsafe-eval, and the browser enforces it', async () => {
    const visit = await house.visit();
    const policy = await visit.page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toMatch(/'unsafe-eval'/);
    await visit.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.pwned = true';
      document.head.append(script);
    });
    expect(await visit.page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(visit.problems.join()).toContain('policy: script-src');
    await visit.close();
  });

  test('S2.19: ticks keep their own rate, apart from the display’s', async () => {
    const visit = await house.visit('rate=10');
    const from = await visit.frame();
    await visit.page.waitForTimeout(2_000);
    const ticks = (await visit.frame()) - from;
    expect(ticks).toBeGreaterThanOrEqual(14);
    expect(ticks).toBeLessThanOrEqual(23);
    await visit.close();
  });

  test('shows the numbers of the frame as text and on the canvas', async () => {
    const visit = await house.visit('n=100&t=40&play=0');
    await visit.page.waitForFunction(() => window.quadrille?.frame === 40);
    expect(await visit.page.locator('#picture').getAttribute('data-frame')).toBe('40');
    expect(await visit.page.locator('#picture').getAttribute('data-oracle')).toBe('0 0 0');
    expect(await visit.text('#fact-bruteForce')).toBe('4,950');
    expect(Number(await visit.text('#fact-tests'))).toBeGreaterThan(0);
    expect(await visit.text('.saving')).toMatch(/^[\d.]+% saved$/);
    const pairs = await visit.page.evaluate(() => (window.quadrille?.pairs().length ?? 0) / 2);
    expect(await visit.text('#fact-collidingPairs')).toBe(String(pairs));
    const nodes = await visit.page.evaluate(() => (window.quadrille?.nodes().length ?? 0) / 8);
    expect(await visit.text('#fact-nodes')).toBe(String(nodes));
    await visit.close();
  });

  test('S1.9: counts the levels of s1 from 1', async () => {
    const visit = await house.visit('p=s1&n=2000&play=0');
    expect(await visit.text('#fact-depth')).toBe('1–5');
    await visit.close();
  });

  test('shows numbers and picture of the same frame', async () => {
    const visit = await house.visit('rate=60');
    const apart = await visit.page.evaluate(
      () =>
        new Promise<number>((done) => {
          const picture = document.getElementById('picture');
          const text = document.querySelector('#fact-frame');
          let seen = 0;
          let different = 0;
          const look = (): void => {
            if (picture?.dataset['frame'] !== text?.textContent) different++;
            if (++seen < 60) requestAnimationFrame(look);
            else done(different);
          };
          requestAnimationFrame(look);
        }),
    );
    expect(apart).toBe(0);
    await visit.close();
  });

  test('shows the fingerprint of the frame', async () => {
    const visit = await house.visit('n=200&rate=60');
    const apart = await visit.page.evaluate(
      () =>
        new Promise<number>((done) => {
          let seen = 0;
          let different = 0;
          const look = (): void => {
            const text = document.querySelector('#fact-fingerprint')?.textContent;
            if (text !== window.quadrille?.fingerprint()) different++;
            if (++seen < 60) requestAnimationFrame(look);
            else done(different);
          };
          requestAnimationFrame(look);
        }),
    );
    expect(apart).toBe(0);
    await visit.close();
  });

  test('shows no fingerprint of many objects until it is paused', async () => {
    const visit = await house.visit('n=3000');
    await visit.page.locator('#fact-fingerprint', { hasText: '–' }).waitFor();
    await visit.page.locator('#button-play').click();
    await visit.page.locator('#fact-fingerprint', { hasNotText: '–' }).waitFor();
    const print = await visit.page.evaluate(() => window.quadrille?.fingerprint());
    expect(await visit.text('#fact-fingerprint')).toBe(print);
    await visit.close();
  });

  test('shows 100% saved only where no test is left', async () => {
    const visit = await house.visit('n=20000&min=1&max=1&cap=2&depth=10&play=0');
    expect(Number((await visit.text('#fact-tests')).replaceAll(',', ''))).toBeGreaterThan(0);
    expect(await visit.text('.saving')).toBe('99.9% saved');
    await visit.close();
  });

  test('shows no saving where there is nothing to compare', async () => {
    const visit = await house.visit('n=1&play=0');
    expect(await visit.text('.saving')).toBe('–');
    await visit.close();
  });

  test('skips the check by brute force above 2,000 objects', async () => {
    const visit = await house.visit('n=2001&play=0');
    expect(await visit.text('#fact-oracle')).toBe('not checked');
    await visit.close();
  });
});

describe('the buttons', () => {
  test('play, pause, step, restart, probe and link', async () => {
    const visit = await house.visit('v=1', { permissions: ['clipboard-read', 'clipboard-write'] });
    await visit.page.locator('#button-play').click();
    expect(await visit.text('#button-play')).toBe('Play');
    const at = await visit.frame();
    await visit.page.locator('#button-step').click();
    expect(await visit.frame()).toBe(at + 1);
    await visit.page.locator('#button-probe').click();
    expect(await visit.page.locator('#button-probe').getAttribute('aria-pressed')).toBe('true');
    await visit.page.locator('#button-link').click();
    await visit.page.getByText('Link copied').waitFor();
    const copied = await visit.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(house.url(`v=1&probe=1&t=${at + 1}&play=0`));
    await visit.page.locator('#button-restart').click();
    expect(await visit.frame()).toBe(0);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('of the scenes show each one with its own words and world', async () => {
    const visit = await house.visit('play=0');
    for (const id of ['s0', 's1', 's2', 's3', 's4']) {
      await visit.page.locator(`#scene-${id}`).click();
      expect(await visit.settings()).toMatchObject({ preset: id });
      expect(await visit.text('#scene-title')).toContain(id.toUpperCase());
      expect(await visit.text('#caption .differs')).toMatch(/^What is different here .{40}/);
      expect(await visit.page.locator(`#scene-${id}`).getAttribute('aria-pressed')).toBe('true');
      expect(await fragment(visit)).toBe(id === 's2' ? 'v=1&play=0' : `v=1&p=${id}&play=0`);
    }
    await visit.close();
  });

  test('a new seed makes a new scene', async () => {
    const visit = await house.visit('play=0');
    const before = await visit.page.evaluate(() => window.quadrille?.fingerprint());
    await visit.page.getByText('New seed').click();
    expect(await visit.page.evaluate(() => window.quadrille?.fingerprint())).not.toBe(before);
    await visit.close();
  });
});

describe('another tree', () => {
  test('is built over the objects where they are', async () => {
    const visit = await house.visit('n=300&play=0');
    await visit.page.evaluate(() => window.quadrille?.step(10));
    const look = () =>
      visit.page.evaluate(() => ({
        frame: window.quadrille?.frame,
        fingerprint: window.quadrille?.fingerprint(),
        highlighted: [...(window.quadrille?.highlighted() ?? [])],
      }));
    const before = await look();
    const nodes = await visit.text('#fact-nodes');
    await visit.page.locator('label[for=control-placement-loose]').click();
    await setField(visit, 'Capacity', '40');
    await visit.page.waitForTimeout(100);
    expect(await look()).toEqual(before);
    expect(await visit.text('#fact-nodes')).not.toBe(nodes);
    await visit.close();
  });
});
