/** The view that tunes: tables of work, the best settings marked, and chosen ones copied and applied, also by keyboard. */
import type { Locator } from '@playwright/test';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const scene = 'tune=1&n=300&t=5&play=0';

function tableOf({ page }: Playground, placement: string): Locator {
  return page.getByRole('grid', { name: placement, exact: true });
}

function chosen({ page }: Playground): Locator {
  return page.getByRole('group', { name: 'Chosen settings', exact: true });
}

async function measured(playground: Playground): Promise<void> {
  await expect(playground.page.getByText('Measured: frame 5, objects 300')).toBeVisible();
}

/** All cells have the same unit. */
function timeIn(label: string): number {
  return Number(/^([\d.,]+)\s[µm]s/.exec(label)?.[1]?.replaceAll(',', ''));
}

/** Runs in the page: presses Stop as soon as there is one, which a fast machine takes away again soon. */
function pressStopOnceThere(): void {
  const observer = new MutationObserver(() => {
    const stop = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Stop',
    );
    if (!stop) return;
    observer.disconnect();
    stop.click();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

test.describe('the view that tunes', () => {
  test('has a table for each placement, and marks the fastest settings', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground(scene);
    await measured(playground);
    const times: number[] = [];
    for (const placement of ['Parent', 'Leaf', 'Loose', 'Cover']) {
      const cells = tableOf(playground, placement).getByRole('gridcell');
      await expect(cells).toHaveCount(56);
      for (const label of await cells.evaluateAll((all) =>
        all.map((cell) => cell.getAttribute('aria-label') ?? ''),
      ))
        times.push(timeIn(label));
    }
    const best = playground.page.getByRole('gridcell', { name: 'fastest' });
    await expect(best).toHaveCount(1);
    const shown = timeIn((await best.getAttribute('aria-label')) ?? '');
    // Numbers are shown with two digits.
    expect(shown).toBeLessThanOrEqual(1.2 * Math.min(...times));
    await expect(best).toHaveAttribute('aria-selected', 'true');
    const settings = await chosen(playground).getByRole('heading').textContent();
    const sentence = playground.page.getByText(`Best here: ${settings}. `);
    await expect(sentence).toBeVisible();
    await expect(playground.page.locator('.tune-head')).toContainText(
      'The star is the best: no other was faster by more than a tenth',
    );
    await expect(playground.page.locator('caption').first()).toContainText(
      'An object is kept in the smallest cell that holds it whole.',
    );
    const usual = playground.page.getByRole('gridcell', { name: 'default of the package' });
    await expect(usual).toHaveCount(1);
  });

  test(
    'counts as the page does: the cell of the scene says what its numbers say',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('tune=1&n=300&cap=4&depth=5&t=5&play=0');
      await measured(playground);
      const present = playground.page.getByRole('gridcell', { name: 'as the scene is set' });
      await expect(present).toHaveCount(1);
      await present.click();
      const ofScene = await openPlayground('v=1&n=300&cap=4&depth=5&t=5&play=0');
      const numbers = await Promise.all(
        ['Pair tests', 'References', 'Nodes'].map((name) => ofScene.liveNumber(name).textContent()),
      );
      const [tests, references, nodes] = numbers;
      await expect(chosen(playground)).toContainText(
        `= pair tests ${tests} + references ${references} + nodes ${nodes}.`,
      );
    },
  );

  test(
    'is walked by keys; what is chosen is copied and applied',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(scene, {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await measured(playground);
      const { keyboard } = playground.page;
      const cells = tableOf(playground, 'Cover').getByRole('gridcell');
      await cells.first().focus();
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowRight');
      await expect(cells.nth(2 * 8 + 1)).toBeFocused();
      await expect(chosen(playground).getByRole('heading')).toHaveText(
        'Cover, capacity 4, greatest depth 3',
      );
      await playground.button('Copy the settings').click();
      await expect
        .poll(() => playground.clipboard())
        .toBe("placement: 'cover', capacity: 4, maxDepth: 3,");
      await playground.button('Apply to the scene').click();
      expect(await playground.settings()).toMatchObject({
        placement: 'cover',
        capacity: 4,
        maxDepth: 3,
        tune: true,
      });
      await expect(cells.nth(2 * 8 + 1)).toHaveAccessibleName(/as the scene is set/);
    },
  );

  test(
    'measures another scene by itself, another frame when asked, and can be stopped',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(scene);
      await measured(playground);
      await playground.enter('Number of objects', '200');
      await expect(playground.page.getByText(/^Measured: frame \d+, objects 200$/)).toBeVisible();
      await playground.button('Step').click();
      await playground.button('Measure this frame').click();
      const frame = await playground.frame();
      await expect(
        playground.page.getByText(`Measured: frame ${frame}, objects 200`),
      ).toBeVisible();
      await playground.page.evaluate(pressStopOnceThere);
      await playground.enter('Number of objects', '20000');
      await expect(playground.page.getByText(/^Stopped before the end: .*20,000$/)).toBeVisible();
    },
  );

  test('shows the answer for a cell of every table on a phone', async ({ openPlayground }) => {
    const playground = await openPlayground(scene, { viewport: { width: 390, height: 844 } });
    await measured(playground);
    for (const placement of ['Parent', 'Cover']) {
      const cell = tableOf(playground, placement).getByRole('gridcell').first();
      await cell.click();
      const heading = chosen(playground).getByRole('heading');
      await expect(heading).toHaveText(`${placement}, capacity 1, greatest depth 2`);
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(chosen(playground).getByText('Counted work')).toBeInViewport({ ratio: 1 });
      await expect(cell).toBeInViewport({ ratio: 1 });
    }
  });

  test('scrolls a cell that is partly behind the answer to where it is whole', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground(scene, { viewport: { width: 390, height: 844 } });
    const { page } = playground;
    await measured(playground);
    const cell = tableOf(playground, 'Leaf')
      .getByRole('gridcell')
      .nth(3 * 8 + 2);
    const answer = page.locator('.tune-answer');
    const covered = async (): Promise<number> => {
      const [one, other] = [await cell.boundingBox(), await answer.boundingBox()];
      return one!.y + one!.height - other!.y;
    };
    const before = await covered();
    await page.evaluate((by) => scrollBy(0, by), before - 8);
    await expect.poll(covered).toBeGreaterThan(4);
    await playground.waitForLayout();
    const { x, y } = (await cell.boundingBox())!;
    await page.mouse.click(x + 4, y + 4);
    await expect(chosen(playground).getByRole('heading')).toHaveText(
      'Leaf, capacity 8, greatest depth 4',
    );
    await expect.poll(covered).toBeLessThanOrEqual(0);
    await expect(cell).toBeInViewport({ ratio: 1 });
  });

  for (const lang of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
    test(
      `says what is best in three lines of a phone, in ${lang}`,
      thoroughUnless(lang === 'it'),
      async ({ openPlayground }) => {
        const { page } = await openPlayground(`p=crowd&play=0&tune=1&lang=${lang}`, {
          viewport: { width: 390, height: 844 },
        });
        const best = page.locator('.tune-best');
        await expect(best).toContainText(/\d/);
        const lines = await best.evaluate(
          (one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight),
        );
        expect(Math.round(lines)).toBeLessThanOrEqual(3);
      },
    );

  for (const [width, inRow] of [
    [1_280, 2],
    [1_440, 2],
    [1_920, 4],
    [2_560, 4],
  ] as const)
    test(
      `has its tables in rows of ${inRow} at ${width}, and their last lines level`,
      thoroughUnless(width === 1_920),
      async ({ openPlayground }) => {
        const playground = await openPlayground(scene, { viewport: { width, height: 1_080 } });
        const { page } = playground;
        await expect(page.getByRole('grid')).toHaveCount(4);
        const bottoms = await page
          .getByRole('grid')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
        for (const one of bottoms)
          expect(bottoms.filter((other) => other === one)).toHaveLength(inRow);
      },
    );

  for (const lang of ['en', 'it'])
    test(`fits a phone, in ${lang}`, thorough, async ({ openPlayground }) => {
      const playground = await openPlayground(`${scene}&lang=${lang}`, {
        viewport: { width: 360, height: 740 },
      });
      await expect(playground.page.getByRole('grid')).toHaveCount(4);
      await expect(playground.page.getByRole('gridcell', { selected: true })).toHaveCount(1);
      const overflow = await playground.page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBe(0);
      // No table has to be scrolled, and no number is too small to read or wider than its cell.
      const [beyond, type] = await playground.page.evaluate(() => {
        const parts = [document.querySelector('.heats')!, ...document.querySelectorAll('.heat td')];
        const sizes = [...document.querySelectorAll('.heat :is(th, td, caption span)')].map((one) =>
          Number.parseFloat(getComputedStyle(one).fontSize),
        );
        return [
          Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
          Math.min(...sizes),
        ];
      });
      expect(beyond).toBe(0);
      expect(type).toBeGreaterThanOrEqual(12);
    });
});
