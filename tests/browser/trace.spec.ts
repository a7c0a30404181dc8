/** Traces: an insertion, a query, the test of a pair, played event by event as the library explains them. */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { trace as italian } from '../../web/playground/locales/it/trace.ts';
import { expect, type Playground, test } from './fixtures.ts';
import { paintedPixels } from './painted-pixels.ts';
import { valueOf } from './playground.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const scene = 'n=60&max=40&t=60&play=0';

/** Far past the last event of every trace: the last event is shown. */
const LAST = 99_999;

function panelOf(playground: Playground): Locator {
  return playground.panel('Trace');
}

/** What happens in the event that is shown. */
function sentenceOf(playground: Playground): Locator {
  return panelOf(playground).getByRole('status');
}

/** The colour of a button. */
function groundOf(button: Locator): Promise<string> {
  return button.evaluate((element) => getComputedStyle(element).backgroundColor);
}

async function textOf(part: Locator): Promise<string> {
  return (await part.textContent()) ?? '';
}

type Open = (fragment: string) => Promise<Playground>;

/** The scene with a trace, which is shown. */
async function openTrace(open: Open, fragment: string): Promise<Playground> {
  const playground = await open(`${scene}&${fragment}`);
  await expect(panelOf(playground)).toBeVisible();
  await expect(sentenceOf(playground)).not.toBeEmpty();
  return playground;
}

async function press({ page }: Playground, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

type Count = 'visited' | 'skipped' | 'tested' | 'found';

/** One of the counts up to the event that is shown. */
async function countOf(playground: Playground, name: Count): Promise<number> {
  const text = await textOf(panelOf(playground).getByText(new RegExp(`^${name} [\\d,]+$`)));
  return Number(text.replace(/\D/g, ''));
}

/** The counts under one of several pictures side by side. */
function paneCounts(pane: Locator): Locator {
  return pane.getByText(/^visited \d+ · skipped \d+ · tested \d+ · found \d+$/);
}

async function countsIn(pane: Locator): Promise<Record<Count, number>> {
  const [visited = 0, skipped = 0, tested = 0, found = 0] = [
    ...(await textOf(paneCounts(pane))).matchAll(/\d+/g),
  ].map(Number);
  return { visited, skipped, tested, found };
}

async function numberIn(pane: Locator, name: string): Promise<number> {
  return Number(await textOf(valueOf(pane, name)));
}

/** Where the middle of an object is in the window. */
async function middleOf(playground: Playground, row: number): Promise<[number, number]> {
  await playground.waitForLayout();
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = (await playground.boxes())[row] ?? [];
  return playground.windowPoint((minX + maxX) / 2, (minY + maxY) / 2);
}

/** The name of the node that the list of nodes describes. */
function selectedNode({ page }: Playground): Locator {
  return page.getByRole('treeitem', { selected: true }).locator(':scope > *').first();
}

/** The name of the leaf that the sentence says an object stays in. */
async function leafInSentence(playground: Playground): Promise<string> {
  return /node (\S+) is a leaf/.exec(await textOf(sentenceOf(playground)))?.[1] ?? 'none';
}

async function exportedSvg(playground: Playground): Promise<string> {
  await playground.button('Share').click();
  const [download] = await Promise.all([
    playground.page.waitForEvent('download'),
    playground.button('Save SVG').click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

/** A hash of the colours of the whole picture. */
function pictureHash({ page }: Playground): Promise<number> {
  return page.evaluate(() => {
    const { data } = window.quadrille?.picture() ?? { data: [] };
    let hash = 0;
    for (let i = 0; i < data.length; i += 4)
      hash = (Math.imul(hash, 31) + data[i]! + 7 * data[i + 1]! + 13 * data[i + 2]!) | 0;
    return hash;
  });
}

test.describe('side by side', () => {
  test(
    'each tree shows its own trace of one query, at the same step',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openTrace(
        openPlayground,
        `compare=parent.leaf.cover.brute&probe=1&pin=1&ps=200&trace=query&event=${LAST}`,
      );
      const panes = ['Parent', 'Leaf', 'Cover'].map((title) => playground.pane(title));
      const ends = [];
      for (const pane of panes) {
        await expect(paneCounts(pane)).toBeVisible();
        const counts = await countsIn(pane);
        expect(counts.visited).toBe(await numberIn(pane, 'Visited'));
        expect(counts.found).toBe(await numberIn(pane, 'Hits'));
        expect(counts.tested).toBeGreaterThanOrEqual(await numberIn(pane, 'Tested'));
        ends.push(counts);
      }
      expect(ends[1]).not.toEqual(ends[0]);
      await expect(playground.pane('Brute force')).toContainText(
        'Without a tree there is no trace',
      );
      await expect(
        panelOf(playground)
          .getByText(/^Parent/)
          .first(),
      ).toBeVisible();
      await playground.control('Event').focus();
      await press(playground, 'Home');
      for (const [index, pane] of panes.entries()) {
        await expect(paneCounts(pane)).toHaveText(/^visited 1 /);
        expect(ends[index]!.visited).toBeGreaterThan(1);
      }
    },
  );

  test(
    'traces are drawn in their panes, and removed when the trace is closed',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openTrace(
        openPlayground,
        `compare=leaf.brute&trace=insert&who=7&event=${LAST}`,
      );
      const [leaf, brute] = ['Leaf', 'Brute force'].map((title) =>
        playground.pane(title).locator('canvas[data-layer="trace"]'),
      ) as [Locator, Locator];
      await expect(paneCounts(playground.pane('Leaf'))).toBeVisible();
      expect(await paintedPixels(leaf)).toBeGreaterThan(500);
      expect(await paintedPixels(brute)).toBe(0);
      await playground.button('Close the trace').click();
      await expect(paneCounts(playground.pane('Leaf'))).toBeHidden();
      expect(await paintedPixels(leaf)).toBe(0);
      expect(await paintedPixels(brute)).toBe(0);
    },
  );
});

test.describe('the picture as SVG', () => {
  for (const trace of ['insert&who=7', 'query&probe=1&pin=1', 'candidates&probe=1&pin=1'])
    test(`shows ${trace} up to the event that is shown`, thorough, async ({ openPlayground }) => {
      for (const event of [2, LAST]) {
        const playground = await openTrace(openPlayground, `trace=${trace}&event=${event}`);
        const visited = await countOf(playground, 'visited');
        const skipped = await countOf(playground, 'skipped');
        const svg = await exportedSvg(playground);
        const inSvg = /<text [^>]*>([^<]*)<\/text>/.exec(svg)?.[1];
        const sentence = await textOf(sentenceOf(playground));
        const [, quarter, node] = /(?:quarter (\d) of )?node (\d+(?:\/\d+)*)/.exec(sentence) ?? [];
        const inSentence = quarter === undefined ? node : `${node}/${quarter}`;
        // Of an object that is tested, the sentence names no node.
        expect(inSvg).toBe(inSentence ?? inSvg);
        const colour = /fill="([^"]+)" fill-opacity="0.1"/.exec(svg)?.[1];
        // Frames of visited nodes have the colour of the veils, which lie on the deepest of them, and are thinner than those of objects.
        const frames = [...svg.matchAll(/stroke="([^"]+)" stroke-width="([^"]+)"\/>/g)];
        const widths = frames
          .filter((frame) => frame[1] === colour)
          .map((frame) => Number(frame[2]));
        expect(widths.filter((width) => width === Math.min(...widths))).toHaveLength(visited);
        expect(svg.match(/stroke-opacity="0.8"/g) ?? []).toHaveLength(skipped);
        const root = await playground.page.evaluate(
          (text) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.nodeName,
          svg,
        );
        expect(root).toBe('svg');
        await playground.close();
      }
    });

  test(
    'names the two objects of a pair, and shows nothing without a trace',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openTrace(openPlayground, 'trace=pair&who=3&with=4');
      expect((await exportedSvg(playground)).match(/<text [^>]*>[AB]<\/text>/g)).toHaveLength(2);
      const other = await openPlayground(scene);
      expect(await exportedSvg(other)).not.toMatch(/<text|fill-opacity="0.1"/);
    },
  );
});

test.describe('an insertion', () => {
  test('is played forward and back, by keys, buttons and slider', async ({ openPlayground }) => {
    const playground = await openTrace(openPlayground, 'trace=insert&who=7');
    const sentence = sentenceOf(playground);
    const event = async (): Promise<number> => Number((await playground.settings())['event']);
    await expect(sentence).toHaveText('Looks into the root node. Objects in it and below it: 59.');
    await press(playground, 'n', 'n');
    await expect.poll(event).toBe(2);
    await press(playground, 'b');
    await expect.poll(event).toBe(1);
    await playground.button('Next event').click();
    await expect.poll(event).toBe(2);
    await playground.control('Event').focus();
    await press(playground, 'End');
    await expect(sentence).toHaveText(/^The object stays here: node .* leaf\.$/);
    const last = await event();
    await press(playground, 'n');
    expect(await event()).toBe(last);
    await playground.button('Event before').click();
    await expect.poll(event).toBe(last - 1);
  });

  test(
    'ends in the node that the list of nodes shows for the object',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openTrace(openPlayground, 'trace=insert&who=7&event=99');
      const leaf = await leafInSentence(playground);
      await playground.page.mouse.move(...(await middleOf(playground, 7)));
      await playground.scrollToTree();
      await expect(selectedNode(playground)).toHaveText(leaf);
    },
  );

  test(
    'follows the settings: the same object is in several nodes under leaf placement',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openTrace(
        openPlayground,
        'trace=insert&who=7&event=99&cap=3&place=parent',
      );
      const before = await textOf(sentenceOf(playground));
      await playground.option('Where an object is kept', 'Parent').focus();
      await press(playground, 'ArrowRight');
      await expect.poll(playground.settings).toMatchObject({ placement: 'leaf' });
      await expect(sentenceOf(playground)).not.toHaveText(before);
    },
  );

  test(
    'changes the picture with every event, and restores it at the end',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openTrace(openPlayground, 'trace=insert&who=7');
      const seen = new Set<number>();
      for (let event = 0; event < 3; event++) {
        const before = await pictureHash(playground);
        seen.add(before);
        await press(playground, 'n');
        await expect.poll(() => pictureHash(playground)).not.toBe(before);
      }
      expect(seen.size).toBe(3);
      await playground.button('Close the trace').click();
      await expect(panelOf(playground)).toBeHidden();
      const other = await openPlayground(scene);
      await expect(other.liveNumber('Frame')).toHaveText('60');
      const without = await pictureHash(other);
      await expect.poll(() => pictureHash(playground)).toBe(without);
    },
  );
});

test.describe('a query', () => {
  for (const [kind, name] of [
    ['query', 'Hits'],
    ['candidates', 'Candidates'],
  ] as const)
    test(
      `of the kind ${kind} has the counts of the panel`,
      thoroughUnless(kind === 'query'),
      async ({ openPlayground }) => {
        const playground = await openTrace(
          openPlayground,
          `probe=1&pin=1&px=300&py=300&trace=${kind}&event=${LAST}`,
        );
        await expect(playground.liveNumber(name)).toHaveText(
          String(await countOf(playground, 'found')),
        );
        expect(await countOf(playground, 'visited')).toBeGreaterThan(1);
        expect(await countOf(playground, 'skipped')).toBeGreaterThan(0);
      },
    );

  test(
    'is chosen in the trace panel, which switches the probe on',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openTrace(openPlayground, 'trace=insert');
      await panelOf(playground)
        .getByRole('combobox', { name: 'What to trace' })
        .selectOption('Exact query');
      await expect
        .poll(playground.settings)
        .toMatchObject({ trace: 'query', probe: true, event: 0 });
    },
  );
});

/** The colliding pair whose middles are farthest apart: a click on the one must not be within reach of the other. */
function farthestPair({ page }: Playground): Promise<[number, number]> {
  return page.evaluate(() => {
    const boxes = window.quadrille?.boxes() ?? new Float32Array();
    const pairs = window.quadrille?.pairs() ?? new Uint32Array();
    const middle = (row: number, axis: number): number =>
      (boxes[4 * row + axis]! + boxes[4 * row + axis + 2]!) / 2;
    let best: [number, number] = [0, 0];
    let farthest = -1;
    for (let at = 0; at < pairs.length; at += 2) {
      const [a, b] = [pairs[at]!, pairs[at + 1]!];
      const apart = Math.hypot(middle(a, 0) - middle(b, 0), middle(a, 1) - middle(b, 1));
      if (apart <= farthest) continue;
      farthest = apart;
      best = [a, b];
    }
    return best;
  });
}

test.describe('the tool', () => {
  test('pauses the scene; before an object is chosen, the panel has no counts', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=40');
    await expect.poll(playground.settings).toMatchObject({ playing: true });
    await playground.takeTool('Trace');
    await expect.poll(playground.settings).toMatchObject({ playing: false });
    await playground.saidInToast('Paused. Choose an object');
    const panel = panelOf(playground);
    await expect(
      panel.getByText('Choose an object in the picture.', { exact: true }),
    ).toBeVisible();
    await expect(sentenceOf(playground)).toHaveText(/^Choose a second one after it/);
    const watch = panel.getByRole('button', { name: 'Watch' });
    await expect(watch).toHaveAttribute('aria-disabled', 'true');
    const idleGround = await groundOf(panel.getByRole('button', { name: 'Event before' }));
    expect(await groundOf(watch)).toBe(idleGround);
    const counts = panelOf(playground).getByText(/\d/);
    await expect(counts).toHaveCount(0);
    // The panel may still take room when the machine is busy, and the picture then moves.
    await expect(async () => {
      await playground.page.mouse.click(...(await middleOf(playground, 7)));
      await expect(counts.filter({ hasText: 'skipped' })).toHaveText(/^skipped \d+$/, {
        timeout: 5_000,
      });
    }).toPass();
    expect(await groundOf(watch)).not.toBe(idleGround);
  });

  test('takes the nearest object within 24 pixels of a finger', async ({ openPlayground }) => {
    const playground = await openPlayground('n=2&min=10&max=10&seed=3&play=0', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const [minX = 0, minY = 0, , maxY = 0] = (await playground.boxes())[1]!;
    const { touchscreen } = playground.page;
    const tap = async (pixels: number): Promise<void> => {
      const [x, y] = await playground.windowPoint(minX, (minY + maxY) / 2);
      await touchscreen.tap(x - pixels, y);
    };
    await playground.showAllControls();
    await playground.takeTool('Trace');
    await expect(panelOf(playground)).toBeVisible();
    await tap(27);
    await playground.waitForLayout();
    expect((await playground.settings())['trace']).toBe('none');
    await tap(22);
    await expect.poll(playground.settings).toMatchObject({ trace: 'insert', subject: 1 });
  });
});

test.describe('the test of a pair', () => {
  test('is traced with two clicks; the result agrees with the pairs', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground(scene);
    const { mouse } = playground.page;
    await expect.poll(playground.frame).toBe(60);
    const [a, b] = await farthestPair(playground);
    await playground.tool('Trace').click();
    await expect(panelOf(playground)).toBeVisible();
    const help = await playground.saidInToast('Paused. Choose an object to trace its insertion');
    await mouse.click(...(await middleOf(playground, a)));
    await expect(playground.page.getByText(help)).toBeHidden();
    await expect.poll(playground.settings).toMatchObject({ trace: 'insert', subject: a });
    await mouse.click(...(await middleOf(playground, b)));
    await expect.poll(playground.settings).toMatchObject({ trace: 'pair', subject: a, other: b });
    await expect(
      panelOf(playground).getByText('Tested, and they overlap.', { exact: true }),
    ).toBeVisible();
    await expect(sentenceOf(playground)).toHaveText(/tested, and they overlap\.$/);
    await playground.picture.focus();
    await press(playground, 'Escape');
    await expect(playground.tool('Look')).toHaveAttribute('aria-pressed', 'true');
  });

  test(
    'has the result that the scene shows, tested or not',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openTrace(openPlayground, 'trace=pair&who=0&with=1');
      const pairs = new Set(
        await playground.page.evaluate(() => {
          const flat = [...(window.quadrille?.pairs() ?? [])];
          return Array.from(
            { length: flat.length / 2 },
            (_, i) => `${flat[2 * i]} ${flat[2 * i + 1]}`,
          );
        }),
      );
      const [a = 0, b = 0] = ([...pairs][0] ?? '').split(' ').map(Number);
      const seen = new Set<string>();
      for (const other of [b, 1, 13, 21, 34, 55].filter((row) => row !== a)) {
        await playground.follow(
          `${playground.fragment().replace(/&(who|with)=\d+/g, '')}&who=${a}&with=${other}`,
        );
        const title = panelOf(playground)
          .getByRole('paragraph')
          .filter({ hasText: `A: object ${a}, B: object ${other} ` });
        await expect(title).toBeVisible();
        const verdict = (await textOf(title)).replace(/^A: object \d+, B: object \d+ /, '');
        expect(verdict).not.toBe('');
        const isPair = pairs.has(`${Math.min(a, other)} ${Math.max(a, other)}`);
        expect(verdict.endsWith('and they overlap.')).toBe(isPair);
        seen.add(verdict);
      }
      expect(seen.size).toBeGreaterThan(1);
    },
  );
});

test.describe('playback', () => {
  test(
    'pauses while a trace is open; Play closes the trace',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=60&max=40&trace=insert&who=3');
      await expect(panelOf(playground)).toBeVisible();
      await expect.poll(playground.settings).toMatchObject({ playing: false });
      await playground.button('Play').click();
      await expect(panelOf(playground)).toBeHidden();
      await expect.poll(playground.settings).toMatchObject({ playing: true, trace: 'none' });
    },
  );

  test('a step shows the same trace of the next frame', thorough, async ({ openPlayground }) => {
    const playground = await openTrace(openPlayground, 'trace=move&who=7');
    await press(playground, '.');
    await expect(playground.liveNumber('Frame')).toHaveText('61');
    expect(await playground.settings()).toMatchObject({ trace: 'move', subject: 7 });
    await expect(panelOf(playground).getByText('Object 7', { exact: true })).toBeVisible();
  });

  test('the trace of a move ends where the object moves', thorough, async ({ openPlayground }) => {
    const playground = await openTrace(openPlayground, 'trace=move&who=7&event=99');
    const leaf = await leafInSentence(playground);
    await press(playground, '.');
    await expect(playground.liveNumber('Frame')).toHaveText('61');
    await playground.page.mouse.move(...(await middleOf(playground, 7)));
    await playground.scrollToTree();
    await expect(selectedNode(playground)).toHaveText(leaf);
  });
});

test('closes for a tool that changes objects, and stays open for Look', async ({
  openPlayground,
}) => {
  const playground = await openTrace(openPlayground, 'trace=insert&who=7');
  await playground.takeTool('Trace');
  await playground.takeTool('Look');
  await expect(panelOf(playground)).toBeVisible();
  for (const [who, tool] of ['Add objects', 'Add walls', 'Drag and throw', 'Erase'].entries()) {
    await playground.follow(`${scene}&trace=insert&who=${who}`);
    await expect(panelOf(playground)).toBeVisible();
    await playground.takeTool(tool);
    await expect(panelOf(playground)).toBeHidden();
    expect(await playground.settings()).toMatchObject({ trace: 'none' });
    await playground.takeTool('Look');
  }
});

test(
  'a link to an object that is not there says what to do; one to an event shows that event',
  thorough,
  async ({ openPlayground }) => {
    const missing = await openTrace(openPlayground, 'trace=insert&who=9999');
    await expect(sentenceOf(missing)).toHaveText(/no object 9,999/);
    await expect(panelOf(missing).getByText('Choose an object in the picture.')).toBeVisible();
    await expect(missing.control('Event')).toBeDisabled();
    const same = await openTrace(openPlayground, 'trace=pair&who=5&with=5');
    await expect(sentenceOf(same)).toHaveText('A pair needs two different objects.');
    await expect(panelOf(same).getByText('Choose two objects in the picture')).toBeVisible();
    const shown = await openTrace(openPlayground, 'trace=pair&who=1&with=2&event=1');
    await expect(shown.control('Event')).toHaveAttribute('aria-valuetext', /^Event 2 of /);
  },
);

test('on a phone, by touch and in another language', async ({ openPlayground }) => {
  const playground = await openPlayground(`${scene}&lang=it&trace=insert&who=7`, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const panel = playground.panel(italian.label);
  await panel.getByRole('button', { name: 'Evento successivo' }).tap();
  await expect(panel.getByText(/^Evento 2 di /)).toBeVisible();
  const overflow = await panel.evaluate((element) => [
    document.documentElement.scrollWidth - innerWidth,
    element.scrollHeight - element.clientHeight,
  ]);
  expect(overflow).toEqual([0, 0]);
});

test(
  'on a phone held across, the panel stands beside the picture',
  thorough,
  async ({ openPlayground }) => {
    const { page } = await openPlayground('trace=insert&who=2&play=0', {
      viewport: { width: 844, height: 390 },
    });
    const panel = (await page.locator('.trace-panel').boundingBox())!;
    const picture = (await page.locator('#picture').boundingBox())!;
    expect(panel.x).toBeGreaterThanOrEqual(picture.x + picture.width);
    expect(panel.y + panel.height).toBeLessThanOrEqual(390);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  },
);
