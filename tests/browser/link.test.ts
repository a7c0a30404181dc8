/** Links: each leads to what it says, the same everywhere, and none can do harm. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

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

function fingerprint(visit: Visit): Promise<string | undefined> {
  return visit.page.evaluate(() => window.quadrille?.fingerprint());
}

describe('the link', () => {
  test('follows every control and restores its settings', async () => {
    const visit = await house.visit('play=0');
    await setField(visit, 'Number of objects', '77');
    await setField(visit, 'Capacity', '3');
    await visit.page.locator('label[for=control-placement-leaf]').click();
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

  test.each<[string, string, string | undefined]>([
    ['', 'crowd', undefined],
    ['v=1', 's2', undefined],
    ['n=60', 's2', undefined],
    ['', 's2', 'embed.html'],
  ])('"%s" shows %s, as ever since it was first shared', async (link, preset, file) => {
    const visit = await house.visit(link, { file: file ?? '' });
    expect(await visit.settings()).toMatchObject({ preset });
    await visit.close();
  });

  test('of the first scene, once it is changed, holds all settings', async () => {
    const visit = await house.visit('', { reducedMotion: 'reduce' });
    await setField(visit, 'Capacity', '3');
    const said = await fragment(visit);
    expect(said).toBe('v=1&p=crowd&cap=3&play=0');
    const other = await house.visit(said);
    expect(await fingerprint(other)).toBe(await fingerprint(visit));
    await other.close();
    await visit.close();
  });

  test('of a paused scene leads to its frame', async () => {
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
            picture: window.quadrille
              ?.picture()
              .data.reduce((hash, byte) => (31 * hash + byte) | 0),
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
    expect(await visit.text('#scene-title')).toContain('S1');
    expect(await visit.page.getByLabel('Number of objects', { exact: true }).inputValue()).toBe(
      '33',
    );
    await visit.close();
  });
});

describe('a hostile link', () => {
  test.each([
    ['huge', 'n=1e308&min=-1e9&max=-1e9&cap=99999999&depth=99&t=99999999&speed=1e9'],
    ['not numbers', 'n=NaN&min=Infinity&max=-Infinity&cap=&depth=null&seed=undefined'],
    ['negative', 'n=-1&min=-20&max=-5&cap=-1&depth=-3&seed=-9&rate=-60&step=-1'],
    ['HTML', 'p=<script>alert(1)</script>&place="><img src=x onerror=alert(1)>&motion=%3Csvg%3E'],
    ['prototype', '__proto__=x&constructor=y&prototype[z]=1&toString=2&hasOwnProperty=3'],
    ['twice', 'n=10&n=20&n=30&p=s0&p=s4'],
    ['odd escapes', '%&%%&%E0%A4%A&n=%00&\u0000=1&n[]=4'],
    ['100 kB', 'n=25&x='.padEnd(100_000, 'A')],
    ['100 kB of keys', 'n=9&q=1&'.repeat(12_500)],
  ])('%s: the page works', async (_, text) => {
    const visit = await house.visit(text);
    await visit.page.waitForFunction(() => window.quadrille?.boxes().length !== 0);
    const notice = visit.page.locator('#notice');
    expect(await notice.locator('*').count()).toBe(0);
    expect(await notice.textContent()).toMatch(/^This link was not taken as it is: .{5,300}$/s);
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

  test('that asks for a tree beyond the limits shows why, and the next scene works', async () => {
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

test('a scene that the tree refuses does not play, and its link keeps its frame', async () => {
  const visit = await house.visit('p=s2&n=20000&min=150&max=200&t=90000&play=0');
  await visit.page.locator('#notice').waitFor();
  const frames = [];
  for (const press of [false, true, false]) {
    if (press) await visit.page.locator('#button-play').click();
    await visit.page.waitForTimeout(500);
    frames.push(await visit.frame(), new URL(visit.page.url()).hash.match(/&t=\d+/)?.[0]);
  }
  expect(frames).toEqual([0, '&t=90000', 0, '&t=90000', 0, '&t=90000']);
  expect(await visit.settings()).toMatchObject({ playing: false });
  await visit.page.evaluate(() => {
    location.hash = 'p=s2&n=20000&min=150&max=200&cap=7&play=0';
  });
  await visit.page.waitForFunction(() => window.quadrille?.settings.capacity === 7);
  expect(await visit.page.locator('#notice').isVisible()).toBe(true);
  expect(visit.problems).toEqual([]);
  await visit.close();
});
