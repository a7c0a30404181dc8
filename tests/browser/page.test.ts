/** The page as people meet it: links, keys, screens, and what happens when something is not as it should be. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, subPath, type Visit } from './support.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(async () => {
  await house.close();
});

async function setField(visit: Visit, label: string, value: string): Promise<void> {
  const field = visit.page.getByLabel(label, { exact: true });
  await field.fill(value);
  await field.press('Enter');
}

async function fragment(visit: Visit): Promise<string> {
  await visit.page.waitForTimeout(450);
  return new URL(visit.page.url()).hash.slice(1);
}

function fingerprint(visit: Visit): Promise<string | undefined> {
  return visit.page.evaluate(() => window.quadrille?.fingerprint());
}

describe('the page', () => {
  test('comes alive from a sub-path, asks no other host and breaks no rule of its policy', async () => {
    const visit = await house.visit();
    expect(new URL(visit.page.url()).pathname).toBe(subPath);
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 20);
    expect(await visit.text('#fact-oracle')).toBe('missed 0, double 0');
    expect(await visit.text('#fact-objects')).toBe('20');
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('has a policy without unsafe-inline and unsafe-eval, and it bites', async () => {
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

  test('S2.19: ticks come at their pace, whatever the display does', async () => {
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
    expect(await visit.page.locator('canvas').getAttribute('data-frame')).toBe('40');
    expect(await visit.page.locator('canvas').getAttribute('data-oracle')).toBe('0 0 0');
    expect(await visit.text('#fact-bruteForce')).toBe('4,950');
    expect(Number(await visit.text('#fact-tests'))).toBeGreaterThan(0);
    expect(await visit.text('.saving')).toMatch(/^[\d.]+% saved$/);
    const pairs = await visit.page.evaluate(() => (window.quadrille?.pairs().length ?? 0) / 2);
    expect(await visit.text('#fact-collidingPairs')).toBe(String(pairs));
    const nodes = await visit.page.evaluate(() => (window.quadrille?.nodes().length ?? 0) / 8);
    expect(await visit.text('#fact-nodes')).toBe(String(nodes));
    await visit.close();
  });

  test('S1.9: counts levels as the article does', async () => {
    const visit = await house.visit('p=s1&n=2000&play=0');
    expect(await visit.text('#fact-depth')).toBe('1–5');
    await visit.close();
  });

  test('has words and picture of one and the same frame', async () => {
    const visit = await house.visit('rate=60');
    const apart = await visit.page.evaluate(
      () =>
        new Promise<number>((done) => {
          const canvas = document.querySelector('canvas');
          const text = document.querySelector('#fact-frame');
          let seen = 0;
          let different = 0;
          const look = (): void => {
            if (canvas?.dataset['frame'] !== text?.textContent) different++;
            if (++seen < 60) requestAnimationFrame(look);
            else done(different);
          };
          requestAnimationFrame(look);
        }),
    );
    expect(apart).toBe(0);
    await visit.close();
  });

  test('praises nobody where there is nothing to compare', async () => {
    const visit = await house.visit('n=1&play=0');
    expect(await visit.text('.saving')).toBe('–');
    await visit.close();
  });

  test('lets the oracle rest above 2,000 objects', async () => {
    const visit = await house.visit('n=2001&play=0');
    expect(await visit.text('#fact-oracle')).toContain('rests');
    await visit.close();
  });
});

describe('the link', () => {
  test('follows every control and opens what it says', async () => {
    const visit = await house.visit('play=0');
    await setField(visit, 'Number of objects', '77');
    await setField(visit, 'Capacity', '3');
    await visit.page.getByText('Leaf', { exact: true }).click();
    await visit.page.getByLabel('Touching edges collide').check();
    await setField(visit, 'Random seed', '123');
    const said = await fragment(visit);
    expect(said).toBe('v=1&n=77&seed=123&place=leaf&cap=3&touch=1&play=0');
    const other = await house.visit(said);
    expect(await other.settings()).toEqual(await visit.settings());
    await other.close();
    await visit.close();
  });

  test('is left alone until something is changed', async () => {
    const visit = await house.visit('');
    await visit.page.waitForTimeout(700);
    expect(await fragment(visit)).toBe('');
    await visit.close();
  });

  test('of a paused scene leads to its very frame', async () => {
    const visit = await house.visit('p=s3&play=0');
    await visit.page.evaluate(() => window.quadrille?.step(37));
    const said = await fragment(visit);
    expect(said).toBe('v=1&p=s3&t=37&play=0');
    const other = await house.visit(said);
    await other.page.waitForFunction(() => window.quadrille?.frame === 37);
    expect(await fingerprint(other)).toBe(await fingerprint(visit));
    await other.close();
    await visit.close();
  });

  test.each(['p=s0', 'p=s1', 'p=s2', 'p=s3', 'p=s4'])(
    '%s shows the same frame twice, to the last pixel',
    async (preset) => {
      const seen = [];
      for (let time = 0; time < 2; time++) {
        const visit = await house.visit(`${preset}&t=150&play=0`);
        await visit.page.waitForFunction(() => window.quadrille?.frame === 150);
        await visit.page.waitForTimeout(100);
        seen.push(
          await visit.page.evaluate(() => ({
            fingerprint: window.quadrille?.fingerprint(),
            picture: document.querySelector('canvas')?.toDataURL(),
          })),
        );
        await visit.close();
      }
      expect(seen[0]).toEqual(seen[1]);
    },
  );

  test('shows the same objects under any tree', async () => {
    const prints = new Set();
    for (const tree of ['place=parent', 'place=leaf&cap=1', 'place=loose&depth=3', 'depth=0']) {
      const visit = await house.visit(`p=s3&${tree}&t=200&play=0`);
      await visit.page.waitForFunction(() => window.quadrille?.frame === 200);
      prints.add(await visit.page.evaluate(() => window.quadrille?.fingerprint()));
      await visit.close();
    }
    expect(prints.size).toBe(1);
  });

  test('that is opened on the page takes effect without loading it again', async () => {
    const visit = await house.visit('p=s0');
    await visit.page.evaluate(() => {
      location.hash = '#p=s1&n=33&play=0';
    });
    await visit.page.waitForFunction(() => window.quadrille?.boxes().length === 4 * 33);
    expect(await visit.text('#caption h3')).toContain('S1');
    expect(await visit.page.getByLabel('Number of objects', { exact: true }).inputValue()).toBe(
      '33',
    );
    await visit.close();
  });
});

describe('a hostile link', () => {
  test.each([
    ['huge', 'n=1e308&min=1e9&max=1e9&cap=99999999&depth=99&t=99999999&speed=1e9'],
    ['not numbers', 'n=NaN&min=Infinity&max=-Infinity&cap=&depth=null&seed=undefined'],
    ['negative', 'n=-1&min=-20&max=-5&cap=-1&depth=-3&seed=-9&rate=-60&step=-1'],
    ['HTML', 'p=<script>alert(1)</script>&place="><img src=x onerror=alert(1)>&motion=%3Csvg%3E'],
    ['prototype', '__proto__=x&constructor=y&prototype[z]=1&toString=2&hasOwnProperty=3'],
    ['twice', 'n=10&n=20&n=30&p=s0&p=s4'],
    ['odd escapes', '%&%%&%E0%A4%A&n=%00&\u0000=1&n[]=4'],
    ['100 kB', 'n=25&x='.padEnd(100_000, 'A')],
    ['100 kB of keys', 'n=9&'.repeat(25_000)],
  ])('%s: the page works', async (_, text) => {
    const visit = await house.visit(text);
    await visit.page.waitForFunction(() => window.quadrille?.boxes().length !== 0);
    await visit.page.evaluate(() => {
      window.quadrille?.pause();
      window.quadrille?.step(3);
    });
    expect(await visit.page.locator('#notice').isVisible()).toBe(false);
    expect(await visit.page.locator('script').count()).toBe(1);
    expect(await visit.page.locator('img').count()).toBe(0);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('that asks for a tree that would explode gets a sentence, and the next scene works', async () => {
    const visit = await house.visit('p=s1&n=10000&min=200&max=200&cap=1&depth=10');
    await visit.page.locator('#notice').waitFor();
    expect(await visit.text('#notice')).toMatch(/^The tree refused these settings: .{20}/);
    for (const fact of ['bruteForce', 'tests', 'oracle', 'nodes'])
      expect(await visit.text(`#fact-${fact}`)).toBe('–');
    expect(await visit.text('.saving')).toBe('–');
    expect(await visit.text('#notice')).toMatch(/capacity.*greatest depth/i);
    await visit.page.locator('#scene-s2').click();
    await visit.page.locator('#notice').waitFor({ state: 'hidden' });
    expect(await visit.page.evaluate(() => window.quadrille?.boxes().length)).toBe(80);
    expect(await visit.text('#fact-bruteForce')).toBe('190');
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 2);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});

describe('the keyboard', () => {
  test('space plays and pauses, full stop steps, R restarts', async () => {
    const visit = await house.visit('');
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 2);
    await visit.page.keyboard.press('Space');
    expect(await visit.settings()).toMatchObject({ playing: false });
    const at = await visit.frame();
    await visit.page.keyboard.press('.');
    await visit.page.keyboard.press('.');
    expect(await visit.frame()).toBe(at + 2);
    await visit.page.keyboard.press('r');
    expect(await visit.frame()).toBe(0);
    await visit.page.keyboard.press('Space');
    expect(await visit.settings()).toMatchObject({ playing: true });
    await visit.close();
  });

  test('keys work from sliders and radios, but for those they use', async () => {
    const visit = await house.visit('play=0');
    await visit.page.locator('#slider-count').focus();
    await visit.page.keyboard.press('.');
    expect(await visit.frame()).toBe(1);
    await visit.page.keyboard.press('Space');
    expect(await visit.settings()).toMatchObject({ playing: true });
    await visit.page.locator('#control-placement-parent').focus();
    await visit.page.keyboard.press('Space');
    expect(await visit.settings()).toMatchObject({ playing: true });
    await visit.page.locator('canvas').focus();
    await visit.page.keyboard.press('Space');
    await visit.page.locator('#control-placement-parent').focus();
    await visit.page.keyboard.press('r');
    expect(await visit.frame()).toBe(0);
    await visit.close();
  });

  test('keys belong to the field that has the focus, and can be switched off', async () => {
    const visit = await house.visit('play=0');
    await visit.page.getByLabel('Number of objects', { exact: true }).focus();
    await visit.page.keyboard.press('.');
    expect(await visit.frame()).toBe(0);
    await visit.page.getByLabel('Single-key shortcuts').uncheck();
    await visit.page.locator('canvas').focus();
    await visit.page.keyboard.press('.');
    expect(await visit.frame()).toBe(0);
    await visit.close();
  });

  test('reaches and works every control', async () => {
    const visit = await house.visit('play=0&n=50');
    const reached = new Set<string>();
    for (let press = 0; press < 90; press++) {
      await visit.page.keyboard.press('Tab');
      reached.add(await visit.page.evaluate(() => document.activeElement?.id ?? ''));
    }
    const wanted = await visit.page.evaluate(() =>
      [
        ...document.querySelectorAll('button, canvas, input:not([type="radio"]), input:checked'),
      ].map((control) => control.id),
    );
    expect(wanted.length).toBeGreaterThan(40);
    for (const id of wanted.filter((one) => one !== '')) expect(reached, id).toContain(id);
    await visit.close();
  });

  test('moves sliders, one stop a key press, also where they grow as powers', async () => {
    const visit = await house.visit('play=0');
    await visit.page.locator('#slider-count').focus();
    await visit.page.keyboard.press('ArrowRight');
    expect(await visit.settings()).toMatchObject({ count: 25 });
    await visit.page.keyboard.press('Home');
    expect(await visit.settings()).toMatchObject({ count: 1 });
    await visit.page.keyboard.press('ArrowRight');
    expect(await visit.settings()).toMatchObject({ count: 2 });
    await visit.page.keyboard.press('End');
    expect(await visit.settings()).toMatchObject({ count: 10_000 });
    await visit.close();
  });

  test('chooses placement, opens groups, presses scenes, moves the probe', async () => {
    const visit = await house.visit('play=0');
    await visit.page.locator('#control-placement-parent').focus();
    await visit.page.keyboard.press('ArrowRight');
    expect(await visit.settings()).toMatchObject({ placement: 'leaf' });
    await visit.page.locator('#group-tree summary').focus();
    await visit.page.keyboard.press('Enter');
    expect(await visit.page.locator('#control-capacity').isVisible()).toBe(false);
    await visit.page.locator('canvas').focus();
    await visit.page.keyboard.press('ArrowRight');
    await visit.page.keyboard.press('Shift+ArrowUp');
    expect(await visit.settings()).toMatchObject({ probe: true, probeX: 310, probeY: 399 });
    await visit.page.locator('#scene-s4').focus();
    await visit.page.keyboard.press('Enter');
    expect(await visit.settings()).toMatchObject({ preset: 's4', count: 10_000 });
    await visit.close();
  });

  test('the focus can be seen', async () => {
    const visit = await house.visit('play=0');
    for (let press = 0; press < 12; press++) {
      await visit.page.keyboard.press('Tab');
      const width = await visit.page.evaluate(
        () => getComputedStyle(document.activeElement ?? document.body).outlineWidth,
      );
      expect(width).toBe('3px');
    }
    await visit.close();
  });
});

describe('the buttons', () => {
  test('play, pause, step, restart, probe and link', async () => {
    const visit = await house.visit('', { permissions: ['clipboard-read', 'clipboard-write'] });
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
      expect(await visit.text('#caption h3')).toContain(id.toUpperCase());
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
  test('is grown over the objects where they are', async () => {
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
    await visit.page.getByText('Loose', { exact: true }).click();
    await setField(visit, 'Capacity', '40');
    await visit.page.waitForTimeout(100);
    expect(await look()).toEqual(before);
    expect(await visit.text('#fact-nodes')).not.toBe(nodes);
    await visit.close();
  });
});

describe('people and machines that differ', () => {
  test('who asked for less motion gets a still picture, and can start it', async () => {
    const visit = await house.visit('', { reducedMotion: 'reduce' });
    await visit.page.waitForTimeout(1_500);
    expect(await visit.frame()).toBe(0);
    expect(await visit.text('#button-play')).toBe('Play');
    expect(await visit.text('#status')).toContain('reduced motion');
    await visit.page.locator('#button-play').click();
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 3);
    await visit.close();
  });

  test('who listens hears what their step led to, and nothing while it merely runs', async () => {
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
          const box = document.querySelector('canvas')?.getBoundingClientRect();
          return {
            bottom: box?.bottom ?? Number.POSITIVE_INFINITY,
            fills: Math.max((box?.width ?? 0) / innerWidth, (box?.height ?? 0) / innerHeight),
            overflow: document.documentElement.scrollWidth - innerWidth,
          };
        });
        expect(seen.overflow).toBeLessThanOrEqual(0);
        expect(seen.bottom).toBeLessThanOrEqual(height);
        expect(seen.fills).toBeGreaterThan(0.55);
        await visit.close();
      }
    },
  );

  test('a dense screen gets a sharp canvas', async () => {
    const visit = await house.visit('', { deviceScaleFactor: 3 });
    const ratio = await visit.page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      return (canvas?.width ?? 0) / (canvas?.clientWidth ?? 1);
    });
    expect(ratio).toBeCloseTo(3, 1);
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
