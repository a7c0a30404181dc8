/** Panes side by side: the same moment in each, the costs that the library reports, on every width. */
import { parameters } from '../../web/playground/state/parameters.ts';
import { expect, type Playground, test } from './fixtures.ts';
import { pixelsOfColour } from './painted-pixels.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const titles = {
  parent: 'Parent',
  leaf: 'Leaf',
  loose: 'Loose',
  cover: 'Cover',
  brute: 'Brute force',
} as const;

/** All panes in their order. */
function panesOf({ page }: Playground) {
  return page.getByRole('figure');
}

/** What collides, what the root keeps, and what touches the probe. */
const PAIR = 'rgb(229, 72, 45)';
const OF_ROOT = 'rgb(179, 107, 0)';
const HIT = 'rgb(0, 138, 108)';

/** Pixels of each pane in a colour. Layers are counted one by one, as a ray is drawn over what it hits. */
async function pixelsOf(playground: Playground, colour: string): Promise<number[]> {
  const panes = await panesOf(playground).all();
  return Promise.all(
    panes.map(async (pane) => {
      const layers = await pane.locator('canvas').all();
      const counts = await Promise.all(layers.map((layer) => pixelsOfColour(layer, colour)));
      return counts.reduce((sum, count) => sum + count, 0);
    }),
  );
}

test.describe('panes side by side', () => {
  test('are what the link names, with the costs of each and the same pairs in all', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=300&compare=parent.leaf.cover.brute&play=0&t=20');
    await expect(playground.liveNumber('Frame')).toHaveText('20');
    const numbers = playground.liveNumber('Colliding pairs');
    const pairs = await numbers.textContent();
    await expect(
      playground.page.getByText(`Same pairs in all panes: ${pairs}`, { exact: true }),
    ).toBeVisible();
    await expect(panesOf(playground).locator('figcaption')).toHaveText([
      'Parent',
      'Leaf',
      'Cover',
      'Brute force',
    ]);
    for (const [title, number, other] of [
      ['Parent', 'Pair tests', 'Pair tests'],
      ['Parent', 'Nodes', 'Nodes'],
      ['Brute force', 'Pair tests', 'Brute force'],
    ] as const)
      await expect(playground.paneNumber(title, number)).toHaveText(
        (await playground.liveNumber(other).textContent()) ?? '',
      );
    await expect(playground.paneNumber('Parent', 'References')).toHaveText('300');
    const references = await playground.paneNumber('Leaf', 'References').textContent();
    expect(Number(references)).toBeGreaterThan(300);
    for (const title of ['Parent', 'Leaf', 'Cover', 'Brute force'])
      await expect(playground.paneNumber(title, 'Time')).toHaveText(/^(< )?[\d.,]+\s[µm]s$/);
    await expect(playground.picture).toBeHidden();
  });

  test(
    'say that brute force is left out where it would be too slow',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=5001&min=1&max=1&compare=parent.brute&play=0');
      await expect(
        playground.page.getByText('Brute force is not run above 5,000').first(),
      ).toBeVisible();
      await playground.choose('Side by side', 'Leaf');
      await expect(playground.page.getByText('Same pairs in all panes')).toBeVisible();
    },
  );

  test('give objects the colour of the level that keeps them', async ({ openPlayground }) => {
    const playground = await openPlayground('n=300&compare=parent.leaf.brute&play=0&lines=0');
    // In leaves, the root of a tree that has split keeps nothing.
    await expect.poll(() => pixelsOf(playground, OF_ROOT)).toEqual([expect.any(Number), 0, 0]);
    expect((await pixelsOf(playground, OF_ROOT))[0]).toBeGreaterThan(50);
    const legend = playground.page.getByRole('list', { name: 'Kept on level' });
    await expect(legend.getByRole('listitem').first()).toHaveText('0');
    await playground.follow('p=s2&n=300&compare=parent.leaf&ink=article&play=0');
    await expect(legend).toBeHidden();
  });

  test('are large in a low window, with their numbers beside them', async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd&compare=parent.leaf&play=0', {
      viewport: { width: 1_366, height: 625 },
    });
    const picture = playground.pane('Leaf').getByRole('application');
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(240);
    const transport = (await playground.page.locator('#transport').boundingBox())!;
    const box = (await picture.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(transport.y);
  });

  test('show the same hits, also after steps', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=300&compare=parent.leaf.brute&play=0&lines=0');
    await expect(playground.page.getByText('Same pairs in all panes')).toBeVisible();
    await playground.button('Step').click();
    await expect(playground.liveNumber('Frame')).toHaveText('1');
    const before = await pixelsOf(playground, PAIR);
    await playground.step(20);
    await expect(playground.liveNumber('Frame')).toHaveText('21');
    const after = await pixelsOf(playground, PAIR);
    for (const counts of [before, after]) {
      expect(counts).toHaveLength(3);
      expect(counts[0]).toBeGreaterThan(50);
      expect(new Set(counts).size).toBe(1);
    }
    expect(after).not.toEqual(before);
  });

  for (const kind of parameters.probeKind.values)
    test(
      `a ${kind} finds and paints the same in each, and each counts what it took`,
      thoroughUnless(kind === 'box'),
      async ({ openPlayground }) => {
        const names = Object.keys(titles).join('.');
        const playground = await openPlayground(
          `n=300&compare=${names}&probe=1&pk=${kind}&dx=90&dy=200&pin=1&t=30&min=12&pairs=0&lines=0&play=0`,
        );
        await expect(playground.liveNumber('Frame')).toHaveText('30');
        const hits = (await playground.liveNumber('Hits').textContent()) ?? '';
        await expect(
          playground.page.getByText(`same hits of the probe: ${hits}`).first(),
        ).toBeVisible();
        for (const title of Object.values(titles)) {
          await expect(playground.paneNumber(title, 'Hits')).toHaveText(hits);
          const tested = Number(await playground.paneNumber(title, 'Tested').textContent());
          if (title === 'Brute force') expect(tested).toBe(300);
          else expect(tested).toBeLessThan(300);
        }
        await expect(playground.paneNumber('Parent', 'Visited')).toHaveText(
          (await playground.liveNumber('Visited').textContent()) ?? '',
        );
        await expect(playground.paneNumber('Brute force', 'Visited')).toHaveText('–');
        const found = await pixelsOf(playground, HIT);
        expect(found).toHaveLength(5);
        expect(found[0]).toBeGreaterThan(0);
        expect(new Set(found).size).toBe(1);
      },
    );

  test('say nothing about a probe that is off', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=60&compare=leaf.brute&play=0');
    const hits = playground.paneNumber('Leaf', 'Hits');
    await expect(playground.pane('Leaf')).toBeVisible();
    await expect(hits).toBeHidden();
    await playground.button('Probe').click();
    await expect(hits).toBeVisible();
  });

  test('a pointer over any pane moves the probe in all', async ({ openPlayground }) => {
    const playground = await openPlayground('n=300&compare=leaf.brute&probe=1&play=0');
    const picture = playground.pane('Brute force').getByRole('img');
    await picture.hover({ position: { x: 40, y: 60 } });
    await expect(playground.paneNumber('Brute force', 'Candidates')).toHaveText('300');
    const box = await picture.boundingBox();
    const { probeX, probeY } = await playground.settings();
    expect(Number(probeX)).toBeCloseTo((40 / (box?.width ?? 1)) * 600, -1);
    expect(Number(probeY)).toBeCloseTo((60 / (box?.height ?? 1)) * 800, -1);
    const candidates = await playground.paneNumber('Leaf', 'Candidates').textContent();
    expect(Number(candidates)).toBeLessThan(100);
  });

  test('are opened and closed by the buttons above them, and are in the link', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=60&play=0');
    const panes = panesOf(playground).locator('figcaption');
    await expect(panes).toHaveCount(0);
    await playground.chooseView('Side by side');
    await expect(panes).toHaveText(['Parent', 'Leaf', 'Brute force']);
    await playground.choose('Side by side', 'Parent');
    await expect(panes).toHaveText(['Leaf', 'Brute force']);
    await expect.poll(playground.fragment).toContain('compare=leaf.brute');
    await playground.choose('Side by side', 'Leaf');
    await expect(
      playground.page.getByText('Choose a second method to compare with').first(),
    ).toBeVisible();
    await playground.button('Back to the picture').click();
    await expect(playground.picture).toBeVisible();
    await expect(panes).toHaveCount(0);
    await expect.poll(playground.fragment).not.toContain('compare');
    // The panes of the last comparison are shown again.
    await playground.chooseView('Side by side');
    await expect(panes).toHaveText(['Brute force']);
  });

  test("space is for playback after a click on a pane's name, and for the name that keys have reached", async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=50&compare=parent.leaf&play=0');
    const { page } = playground;
    await page.getByText('Cover', { exact: true }).first().click();
    await expect.poll(playground.settings).toMatchObject({ compare: 'parent.leaf.cover' });
    await page.keyboard.press(' ');
    await expect(playground.button('Pause')).toBeVisible();
    expect(await playground.settings()).toMatchObject({ compare: 'parent.leaf.cover' });
    await page.keyboard.press('Tab');
    await page.getByRole('checkbox', { name: 'Cover' }).focus();
    await page.keyboard.press(' ');
    await expect.poll(playground.settings).toMatchObject({ compare: 'parent.leaf' });
    await expect(page.getByRole('checkbox', { name: 'Cover' })).toBeFocused();
  });

  test('Play is in sight below them in a window of 625', async ({ openPlayground }) => {
    for (const height of [625, 720]) {
      const playground = await openPlayground('compare=parent.leaf&play=0', {
        viewport: { width: 1_366, height },
      });
      await expect(playground.pane('Leaf')).toBeVisible();
      await playground.waitForLayout();
      await expect(playground.button('Play')).toBeInViewport({ ratio: 1 });
      const numbers = await playground.pane('Leaf').boundingBox();
      const play = await playground.button('Play').boundingBox();
      expect(numbers!.y + numbers!.height).toBeLessThanOrEqual(play!.y);
    }
  });

  test('follow a change of the language', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=60&compare=leaf.brute&play=0');
    await expect(panesOf(playground)).toHaveCount(2);
    await playground.languageMenu.selectOption('Italiano');
    await expect(playground.page.getByText('Le stesse coppie in tutti i riquadri')).toBeVisible();
    await expect(panesOf(playground)).toHaveCount(2);
  });

  test(
    'a tree that is refused says why in its pane, and the others go on',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(
        'n=8000&min=200&max=200&cap=1&depth=10&place=parent&compare=parent.leaf&play=0',
      );
      await expect(playground.pane('Leaf').getByText('The tree refused')).toBeVisible();
      await expect(playground.paneNumber('Leaf', 'Nodes')).toHaveText('–');
      await expect(playground.pane('Parent').getByText('The tree refused')).toBeHidden();
    },
  );

  for (const [width, height, columns] of [
    [390, 844, 2],
    [1_280, 800, 3],
    [2_560, 1_440, 3],
  ] as const)
    test(
      `fit at ${width} by ${height}, in ${columns} columns`,
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground('n=100&compare=parent.leaf.brute&play=0', {
          viewport: { width, height },
        });
        await expect(panesOf(playground)).toHaveCount(3);
        const overflow = await playground.page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBe(0);
        const tops = await panesOf(playground)
          .getByRole('img')
          .evaluateAll((pictures) =>
            pictures.map((picture) => Math.round(picture.getBoundingClientRect().top)),
          );
        expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      },
    );

  test('on a phone held across, all numbers are on the screen beside tools with names', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=crowd&compare=parent.leaf.brute&play=0', {
      viewport: { width: 844, height: 390 },
      hasTouch: true,
      isMobile: true,
    });
    for (const title of ['Parent', 'Leaf', 'Brute force'])
      await expect(playground.paneNumber(title, 'Time')).toBeInViewport({ ratio: 1 });
    const firstPane = (await playground.pane('Parent').boundingBox())!;
    for (const name of ['Look', 'Erase', 'Show all']) {
      const tool = playground.page.getByRole('button', { name, exact: true });
      await expect(tool).toBeInViewport({ ratio: 1 });
      const shownName = await tool.evaluate(
        (button) => getComputedStyle(button, '::after').content,
      );
      expect(shownName).toContain(name);
      const { x, width } = (await tool.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(firstPane.x);
    }
    const overflow = await playground.page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(overflow).toBe(0);
  });

  test('on a phone there are more to choose from', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=100&compare=parent.leaf.brute&play=0', {
      viewport: { width: 390, height: 844 },
    });
    await expect(panesOf(playground)).toHaveCount(3);
    await playground.choose('Side by side', 'Loose');
    await expect(playground.pane('Loose')).toBeVisible();
  });

  test(
    'are in an embedded page as well, and cannot be closed where that is locked',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=100&compare=leaf.brute&play=0&lock=compare', {
        file: 'embed.html',
        viewport: { width: 800, height: 600 },
      });
      const pane = playground.pane('Brute force');
      await expect(pane).toBeVisible();
      expect((await pane.boundingBox())?.height).toBeGreaterThan(250);
      await expect(playground.button('Back to the picture')).toHaveCount(0);
      await expect(playground.option('Side by side', 'Leaf')).toBeDisabled();
    },
  );

  test('a tool used in one pane changes all', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=30&compare=parent.brute&play=0');
    await expect(playground.page.getByText('Same pairs in all panes')).toBeVisible();
    await playground.takeTool('Add objects');
    await playground
      .pane('Brute force')
      .getByRole('img')
      .click({ position: { x: 50, y: 70 } });
    await expect.poll(playground.objectCount).toBe(31);
    await expect(playground.paneNumber('Parent', 'References')).toHaveText('31');
    await expect(playground.paneNumber('Brute force', 'Pair tests')).toHaveText(
      String((31 * 30) / 2),
    );
    await expect(playground.page.getByText('Same pairs in all panes')).toBeVisible();
  });

  test(
    'explain cover against leaf, with their own numbers',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(
        'n=200&min=10&max=150&cap=4&depth=6&compare=parent.brute&t=3&play=0',
      );
      const { page } = playground;
      await playground.button('Show leaf and cover side by side').click();
      await expect(panesOf(playground)).toHaveCount(2);
      await expect(page.getByText('Here, for 200 objects:')).toBeVisible();
      for (const name of ['Leaf', 'Cover']) {
        const [references, nodes, tests] = await Promise.all(
          ['References', 'Nodes', 'Pair tests'].map((fact) =>
            playground.paneNumber(name, fact).textContent(),
          ),
        );
        await expect(page.getByRole('listitem').filter({ hasText: `${name}: ` })).toHaveText(
          `${name}: references ${references}, nodes ${nodes}, pair tests ${tests}.`,
        );
      }
      // What the words say of references is true of these numbers.
      const references = await Promise.all(
        ['Leaf', 'Cover'].map((name) => playground.paneNumber(name, 'References').textContent()),
      );
      const [leaf = 0, cover = 0] = references.map((text) => Number(text?.replaceAll(',', '')));
      expect(cover).toBeLessThan(leaf);
      expect(cover).toBeLessThanOrEqual(4 * 200);
      await expect(playground.button('Show leaf and cover side by side')).toBeHidden();
    },
  );
});

test('panes of a scene whose objects have shapes say that they show boxes', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=bodies&compare=leaf.brute&play=0');
  const words = playground.page.getByText('The panes show boxes, although the objects');
  await expect(words).toBeVisible();
  await playground.follow('p=crowd&compare=leaf.brute&play=0');
  await expect(words).toBeHidden();
});

test('each method that is shown is explained', async ({ openPlayground }) => {
  const { page } = await openPlayground('compare=loose.brute&play=0');
  await page.getByRole('heading', { name: 'What the methods do' }).click();
  const words = page.locator('#method-meanings li');
  await expect(words).toHaveText([/^Loose.*enlarged/, /^Brute force.*every other one/]);
});
