/** The race in the page: it runs in slices, can be stopped, and gives in words and numbers what its charts show. */
import type { Locator } from '@playwright/test';
import { expect, type OpenOptions, type Playground, test } from './fixtures.ts';
import { whenIdle } from './playground.ts';
import { thorough } from './thorough.ts';

/**
 * Runs in the page, before its own scripts: keeps what the race says of its steps in `raceSteps`, and stops it at one of them.
 * From outside, a busy machine would see a step too late or not at all.
 */
function followRace(last?: string): void {
  const steps: string[] = [];
  Object.assign(globalThis, { raceSteps: steps });
  new MutationObserver(() => {
    const text = [...document.querySelectorAll('[role="status"]')]
      .map((status) => status.textContent ?? '')
      .find((words) => words.startsWith('Measuring with'));
    if (text === undefined || text === steps.at(-1)) return;
    steps.push(text);
    if (text !== last) return;
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Stop')
      ?.click();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Stops every race at this many objects. */
function stoppingAt(count: string): OpenOptions {
  return { before: (page) => page.addInitScript(followRace, `Measuring with ${count} objects`) };
}

function chartOf({ page }: Playground, name: string): Locator {
  return page.getByRole('figure', { name }).getByRole('group', { name, exact: true });
}

/** Runs in the page: the numbers of a chart's axes that lie on each other, or under a mark or a ring. */
function coveredNumbers(chart: Element): string[] {
  const numbers = [...chart.querySelectorAll('text')];
  const marks = [...chart.querySelectorAll('.mark, [data-testid="crossing"]')];
  return numbers
    .filter((number) => {
      const { left, right, top, bottom } = number.getBoundingClientRect();
      return [...marks, ...numbers].some((part) => {
        const other = part.getBoundingClientRect();
        const isBeside = other.right <= left || right <= other.left;
        return part !== number && !isBeside && other.top < bottom && top < other.bottom;
      });
    })
    .map(({ textContent }) => textContent ?? '');
}

const charts = ['Pair tests a frame', 'Milliseconds a frame, on this machine'] as const;

test.describe('the race', () => {
  test('says how its charts are read while it still measures', async ({ openPlayground }) => {
    const { page } = await openPlayground('race=1', stoppingAt('10'));
    await expect(
      page.getByText(/^Each line is a method .* lower is better\. .* A ring marks where/),
    ).toBeVisible();
  });

  test('leaves every number of its axes free', async ({ openPlayground }) => {
    const playground = await openPlayground('race=1', stoppingAt('50'));
    await expect(playground.page.getByText('Stopped', { exact: true })).toBeVisible();
    for (const name of charts) {
      const chart = chartOf(playground, name);
      await expect(chart.getByRole('button').first()).toBeVisible();
      expect(await chart.evaluate(coveredNumbers), name).toEqual([]);
    }
  });

  for (const [language, numbers] of [
    ['en', ['10', '100', '1,000', '10,000', '100,000']],
    ['it', ['10', '100', '1.000', '10.000', '100.000']],
    ['zh-Hans', ['10', '100', '1,000', '1万', '10万']],
  ] as const)
    test(`numbers its axes as ${language} writes numbers`, async ({ openPlayground }) => {
      const { page } = await openPlayground(`race=1&lang=${language}`);
      const chart = page.getByRole('figure').getByRole('group').first();
      for (const number of numbers)
        await expect(chart.getByText(number, { exact: true }).first()).toBeVisible();
    });

  test(
    'starts by itself, stops when pressed, and shows its results',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('race=1', stoppingAt('2,000'));
      const { page } = playground;
      await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
      expect(await playground.settings()).toMatchObject({ playing: false });
      for (const name of charts) {
        const chart = chartOf(playground, name);
        await expect(chart).toBeVisible();
        await expect(chart.getByTestId('chart-line')).toHaveCount(9);
      }
      // Where times cross, and whether they do, is up to the machine.
      const tests = chartOf(playground, charts[0]);
      expect(await tests.getByTestId('crossing').count()).toBeGreaterThan(0);
      const conclusions = page.getByRole('listitem');
      await expect(
        conclusions.filter({
          hasText: /^Leaf beats brute force in tests from [\d,]+ objects on, in time (from|not)/,
        }),
      ).toBeVisible();
      await expect(conclusions.filter({ hasText: /^Fastest with 10 objects: / })).toBeVisible();
      for (const name of ['rbush', 'flatbush'])
        await expect(
          conclusions.filter({
            hasText: new RegExp(`^${name} beats brute force in time .*; it counts no tests\\.$`),
          }),
        ).toBeVisible();
    },
  );

  test(
    'in a world that grows starts again, says so, and is in the link',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('race=1&n=200', stoppingAt('500'));
      const { page } = playground;
      await expect(page.getByText('in the same world, so that it gets crowded')).toBeVisible();
      await playground.choose('World of the race', 'Same density');
      await expect(page.getByText('in a world that grows with them')).toBeVisible();
      await expect.poll(playground.fragment).toContain('race=1&room=grows');
    },
  );

  test('gives all numbers as a table, and conclusions only from enough of them', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('race=1', stoppingAt('200'));
    const { page } = playground;
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
    await expect(page.getByText('beats brute force')).toBeHidden();
    await expect(page.getByText('Fastest with')).toBeHidden();
    await page.getByText('All numbers: tests and time').click();
    const row = page.getByRole('table').getByRole('row', { name: /^50 / });
    await expect(row.getByRole('cell')).toHaveCount(9);
    await expect(row.getByRole('cell').first()).toHaveText(/^1,230 · [\d.]+ ms$/);
    await expect(row.getByRole('cell').nth(3)).toHaveText(/^– · [\d.]+ ms$/);
  });

  test(
    'runs a grid and two published packages, and compares what all of them find',
    thorough,
    async ({ openPlayground }) => {
      const scripts: string[] = [];
      const playground = await openPlayground('n=50', {
        before: async (page) => {
          page.on('response', (response) => scripts.push(response.url()));
          await page.addInitScript(followRace, 'Measuring with 200 objects');
        },
      });
      const { page } = playground;
      await whenIdle(page);
      const before = scripts.length;
      await playground.chooseView('Race');
      await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
      // Their code comes with the view, and not before.
      expect(scripts.slice(before).some((url) => url.includes('race-view'))).toBe(true);
      const legend = page.getByRole('list').filter({ hasText: 'flatbush' });
      await expect(legend.getByRole('listitem')).toHaveText([
        'Brute force',
        'Sort and sweep',
        'Hand-written grid',
        'rbush',
        'flatbush',
        'Parent',
        'Leaf',
        'Loose',
        'Cover',
      ]);
      // 10, 20, 50 and 100 objects, by nine ways.
      await expect(page.getByText('All found the pairs that the library finds')).toHaveText(
        /compared 36 times\.$/,
      );
    },
  );

  test('shows the scene of a point that is pressed', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('v=1&race=1', stoppingAt('500'));
    const { page } = playground;
    const { placement } = await playground.settings();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
    const chart = chartOf(playground, 'Pair tests a frame');
    await chart.getByRole('button', { name: /^Cover, 200 objects: [\d,]+ tests\. / }).click();
    await expect(playground.picture).toBeVisible();
    await expect(playground.picture).toBeFocused();
    expect(await playground.settings()).toMatchObject({ race: false, placement: 'cover' });
    expect(await playground.objectCount()).toBe(200);
    await page.goBack();
    await expect(chart).toBeVisible();
    expect(await playground.settings()).toMatchObject({ race: true, placement });
  });

  test(
    'stays where the embedding page hides what would lead back to it',
    thorough,
    async ({ openPlayground }) => {
      const options = { ...stoppingAt('200'), file: 'embed.html' };
      const playground = await openPlayground('race=1&hide=settings', options);
      await expect(playground.page.getByText('Stopped', { exact: true })).toBeVisible();
      await expect(playground.button('Back to the picture')).toHaveCount(0);
      const chart = chartOf(playground, 'Pair tests a frame');
      await expect(chart.getByRole('button')).toHaveCount(0);
      await chart.getByRole('img', { name: /^Cover, 100 objects: [\d,]+ tests$/ }).click();
      expect(await playground.settings()).toMatchObject({ race: true });
    },
  );

  test(
    'leads the keyboard from point to point, and shows the scene of one',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('race=1', stoppingAt('500'));
      const { page } = playground;
      await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
      await playground.button('Run again').focus();
      const point = page.locator('[role="button"]:focus');
      const { keyboard } = page;
      await keyboard.press('Tab');
      await expect(point).toHaveAccessibleName(/^Brute force, 10 objects: 45 tests/);
      await keyboard.press('ArrowRight');
      await keyboard.press('ArrowRight');
      await keyboard.press('ArrowRight');
      await expect(point).toHaveAccessibleName(/^Brute force, 100 objects: 4,950 tests/);
      await keyboard.press('ArrowDown');
      await expect(point).toHaveAccessibleName(/^(?!Brute force).*, 100 objects: [\d,]+ tests/);
      const name = await point.getAttribute('aria-label');
      // The next stop is the other chart.
      await keyboard.press('Tab');
      await expect(point).toHaveAccessibleName(/^Brute force, 10 objects: [\d.]+ ms/);
      await keyboard.press('Shift+Tab');
      await expect(point).toHaveAccessibleName(name ?? '');
      await keyboard.press(' ');
      await expect(playground.picture).toBeVisible();
      expect(await playground.objectCount()).toBe(100);
      expect(await playground.settings()).toMatchObject({ playing: false });
    },
  );

  test(
    'keeps the page responsive, starts again with another scene, and ends when it is closed',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('race=1', {
        before: (page) => page.addInitScript(followRace),
      });
      const steps = (): Promise<string[]> => playground.page.evaluate('raceSteps');
      await expect.poll(steps).toContain('Measuring with 100 objects');
      const before = await steps();
      await playground.choose('Motion', 'To and fro');
      await expect
        .poll(async () => (await steps()).slice(before.length))
        .toContain('Measuring with 10 objects');
      await playground.button('Back to the picture').click();
      await expect(playground.picture).toBeVisible();
      expect(await playground.settings()).toMatchObject({ race: false });
      const frame = await playground.frame();
      await playground.button('Step').click();
      await expect.poll(playground.frame).toBe(frame + 1);
    },
  );

  for (const [width, height] of [
    [390, 844],
    [1_280, 800],
    [2_560, 1_440],
  ] as const)
    test(`fits at ${width} by ${height}`, thorough, async ({ openPlayground }) => {
      const playground = await openPlayground('race=1&lang=it', { viewport: { width, height } });
      await expect(playground.page.getByRole('figure')).toHaveCount(2);
      const overflow = await playground.page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBe(0);
    });
});
