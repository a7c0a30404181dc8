/** Stories: an insertion, a question, a pair, told event by event from the library's own explanations. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

const scene = 'n=60&max=40&t=60&play=0';

async function open(fragment: string): Promise<Visit> {
  const visit = await house.visit(`${scene}&${fragment}`);
  await visit.page.locator('#story').waitFor();
  return visit;
}

async function press(visit: Visit, ...keys: string[]): Promise<void> {
  for (const key of keys) await visit.page.keyboard.press(key);
}

async function count(visit: Visit, name: string): Promise<number> {
  const text = await visit.text(`[data-count="${name}"]`);
  return Number(text.replace(/\D/g, ''));
}

/** Where an object's middle stands in the window. */
async function middleOf(visit: Visit, row: number): Promise<[number, number]> {
  const bounds = await visit.page.locator('#picture').boundingBox();
  const seen = await visit.page.evaluate((at) => {
    const view = window.quadrille?.viewport;
    const box = window.quadrille?.boxes().slice(4 * at, 4 * at + 4);
    return view && box && { view, box: [...box] };
  }, row);
  if (!bounds || !seen) throw new Error('no picture');
  const { view, box } = seen;
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box;
  return [
    bounds.x + (((minX + maxX) / 2) * view.scale + view.left) / view.ratio,
    bounds.y + (((minY + maxY) / 2) * view.scale + view.top) / view.ratio,
  ];
}

async function shapesOf(visit: Visit): Promise<string> {
  await visit.page.locator('#button-share').click();
  const [download] = await Promise.all([
    visit.page.waitForEvent('download'),
    visit.page.locator('#share-svg').click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

/** A hash of the colours of the whole picture. */
function pictureHash(visit: Visit): Promise<number> {
  return visit.page.evaluate(() => {
    const { data } = window.quadrille?.picture() ?? { data: [] };
    let hash = 0;
    for (let i = 0; i < data.length; i += 4)
      hash = (Math.imul(hash, 31) + data[i]! + 7 * data[i + 1]! + 13 * data[i + 2]!) | 0;
    return hash;
  });
}

/** Visited, left out, tested and found, as a pane tells them. */
async function numbers(visit: Visit, pane: string): Promise<number[]> {
  const told = await visit.text(`[data-pane="${pane}"] .pane-story b`);
  return [...told.matchAll(/\d+/g)].map(Number);
}

describe('beside each other', () => {
  test('each tree shows its own trace of one query, at the same step', async () => {
    const visit = await open(
      'compare=parent.leaf.cover.brute&probe=1&pin=1&ps=200&tell=query&event=99999',
    );
    await visit.page.locator('[data-pane="leaf"] .pane-story b').getByText('visited').waitFor();
    const trees = ['parent', 'leaf', 'cover'];
    for (const name of trees) {
      const [visited, , tested, hits] = await numbers(visit, name);
      expect(visited, name).toBe(Number(await visit.fact(name, 'visited')));
      expect(hits, name).toBe(Number(await visit.fact(name, 'hits')));
      expect(tested, name).toBeGreaterThanOrEqual(Number(await visit.fact(name, 'tested')));
    }
    expect(await numbers(visit, 'leaf')).not.toEqual(await numbers(visit, 'parent'));
    expect(await visit.text('[data-pane="brute"] .pane-story')).toContain('No tree, no story');
    expect(await visit.text('.story-about')).toMatch(/^Parent/);
    const ends = await Promise.all(trees.map((name) => numbers(visit, name)));
    await visit.page.locator('#story-event').focus();
    await press(visit, 'Home');
    await visit.page.locator('[data-pane="leaf"] .pane-story b').getByText('visited 1').waitFor();
    for (const [index, name] of trees.entries())
      expect((await numbers(visit, name))[0]).toBeLessThan(ends[index]?.[0] ?? 0);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('are drawn in their panes, and removed with the trace', async () => {
    const visit = await open('compare=leaf.brute&tell=insert&who=7&event=99999');
    const sheets = visit.page.locator('.pane [data-layer="story"]');
    await sheets.first().waitFor();
    const drawn = (): Promise<number[]> =>
      sheets.evaluateAll((canvases) =>
        canvases.map((canvas) => {
          if (!(canvas instanceof HTMLCanvasElement)) return -1;
          const data = canvas
            .getContext('2d')
            ?.getImageData(0, 0, canvas.width, canvas.height).data;
          return data?.filter((value, at) => at % 4 === 3 && value > 0).length ?? -1;
        }),
      );
    const [leaf = 0, brute] = await drawn();
    expect(leaf).toBeGreaterThan(500);
    expect(brute).toBe(0);
    await visit.page.locator('#story-close').click();
    await visit.page.locator('.pane-story').first().waitFor({ state: 'hidden' });
    expect(await drawn()).toEqual([0, 0]);
    await visit.close();
  });
});

describe('the picture as shapes', () => {
  test.each(['insert&who=7', 'query&probe=1&pin=1', 'candidates&probe=1&pin=1'])(
    'shows as much of %s as is told',
    async (tale) => {
      for (const event of [2, 99_999]) {
        const visit = await open(`tell=${tale}&event=${event}`);
        const [visited, leftOut] = [await count(visit, 'visited'), await count(visit, 'leftOut')];
        const shapes = await shapesOf(visit);
        const named = /<text [^>]*>([^<]*)<\/text>/.exec(shapes)?.[1];
        const told = /node (\d+(?:\/\d+)*)/.exec(await visit.text('.story-sentence'))?.[1];
        // Of an object that is tested, the sentence names no node.
        expect(named).toBe(told ?? named);
        expect(shapes.match(/fill-opacity="0.16"/g)).toHaveLength(visited);
        expect(shapes.match(/stroke-opacity="0.4"/g) ?? []).toHaveLength(leftOut);
        const root = await visit.page.evaluate((svg) => {
          const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
          return parsed.documentElement.nodeName;
        }, shapes);
        expect(root).toBe('svg');
        expect(visit.problems).toEqual([]);
        await visit.close();
      }
    },
  );

  test('names the two objects of a pair, and shows nothing without a trace', async () => {
    const visit = await open('tell=pair&who=3&with=4');
    expect((await shapesOf(visit)).match(/<text [^>]*>[AB]<\/text>/g)).toHaveLength(2);
    await visit.close();
    const other = await house.visit(scene);
    expect(await shapesOf(other)).not.toMatch(/<text|fill-opacity="0.16"/);
    await other.close();
  });
});

/** The colliding pair whose middles are farthest apart: a click on the one must not be within reach of the other. */
async function farthestPair(visit: Visit): Promise<[number, number]> {
  return visit.page.evaluate(() => {
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

describe('an insertion', () => {
  test('is played forward and back, by keys, buttons and slider', async () => {
    const visit = await open('tell=insert&who=7');
    expect(await visit.text('.story-sentence')).toBe(
      'The way leads to the root node. Objects that belong to it: 59.',
    );
    await press(visit, 'n', 'n');
    expect((await visit.settings())['event']).toBe(2);
    await press(visit, 'b');
    expect((await visit.settings())['event']).toBe(1);
    await visit.page.locator('#story-next').click();
    await visit.page.locator('#story-event').focus();
    await press(visit, 'End');
    expect(await visit.text('.story-sentence')).toMatch(/^The object stays here: node .* leaf\.$/);
    const last = (await visit.settings())['event'];
    await press(visit, 'n');
    expect((await visit.settings())['event']).toBe(last);
    await visit.page.locator('#story-former').click();
    expect((await visit.settings())['event']).toBe(Number(last) - 1);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('ends in the node that the outline shows for the object', async () => {
    const visit = await open('tell=insert&who=7&event=99');
    const [x, y] = await middleOf(visit, 7);
    const told = /node (\S+) is a leaf/.exec(await visit.text('.story-sentence'))?.[1];
    await visit.page.mouse.move(x, y);
    await visit.page.waitForTimeout(200);
    expect(await visit.text('.outline [aria-selected="true"] b')).toBe(told);
    await visit.close();
  });

  test('follows the settings: the same object is in several nodes under leaf placement', async () => {
    const visit = await open('tell=insert&who=7&event=99&cap=3&place=parent');
    const before = await visit.text('.story-sentence');
    await visit.page.evaluate(() =>
      (document.querySelector('#control-placement-leaf') as HTMLElement).click(),
    );
    await visit.page.waitForTimeout(100);
    expect(await visit.text('.story-sentence')).not.toBe(before);
    await visit.close();
  });

  test('changes the picture with every event, and restores it at the end', async () => {
    const visit = await open('tell=insert&who=7');
    const seen: number[] = [];
    for (const _ of [0, 1, 2]) {
      seen.push(await pictureHash(visit));
      await press(visit, 'n');
      await expect.poll(() => pictureHash(visit)).not.toBe(seen.at(-1));
    }
    expect(new Set(seen).size).toBe(3);
    await visit.page.locator('#story-close').click();
    await visit.page.locator('#story').waitFor({ state: 'hidden' });
    const plain = await house.visit(scene);
    await plain.page.waitForFunction(() => window.quadrille?.frame === 60);
    await expect
      .poll(async () => (await pictureHash(plain)) === (await pictureHash(visit)), {
        timeout: 5000,
      })
      .toBe(true);
    await plain.close();
    await visit.close();
  });
});

describe('a query', () => {
  test.each(['query', 'candidates'])('%s counts what the panel counts', async (kind) => {
    const visit = await open(`probe=1&pin=1&px=300&py=300&tell=${kind}&event=99999`);
    await visit.page.locator('#fact-hits').waitFor();
    const fact = kind === 'query' ? '#fact-hits' : '#fact-candidates';
    expect(await count(visit, 'hits')).toBe(Number(await visit.text(fact)));
    expect(await count(visit, 'visited')).toBeGreaterThan(1);
    expect(await count(visit, 'leftOut')).toBeGreaterThan(0);
    await visit.close();
  });

  test('is chosen in the trace panel, which switches the probe on', async () => {
    const visit = await open('tell=insert');
    await visit.page.locator('#story-kind').selectOption('query');
    expect(await visit.settings()).toMatchObject({ story: 'query', probe: true, event: 0 });
    await visit.close();
  });
});

describe('the test of a pair', () => {
  test('is traced with two clicks; the result agrees with the pairs', async () => {
    const visit = await house.visit(scene);
    await visit.page.waitForFunction(() => window.quadrille?.frame === 60);
    const [a, b] = await farthestPair(visit);
    await visit.page.locator('#tool-ask').click();
    await visit.page.locator('#story').waitFor();
    await visit.page.waitForTimeout(200);
    const help = visit.page.locator('.bubble');
    expect(await help.isVisible()).toBe(true);
    await visit.page.mouse.click(...(await middleOf(visit, a)));
    expect(await help.isVisible()).toBe(false);
    expect(await visit.settings()).toMatchObject({ story: 'insert', subject: a });
    await visit.page.mouse.click(...(await middleOf(visit, b)));
    expect(await visit.settings()).toMatchObject({ story: 'pair', subject: a, other: b });
    expect(await visit.text('.story-verdict')).toBe('Tested, and they overlap.');
    expect(await visit.text('.story-sentence')).toMatch(/tested, and they overlap\.$/);
    await visit.page.locator('#picture').focus();
    await press(visit, 'Escape');
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('has the result that the scene shows, tested or not', async () => {
    const visit = await open('tell=pair&who=0&with=1');
    const pairs = new Set(
      await visit.page.evaluate(() => {
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
      await visit.page.evaluate(
        ([who, row]) => {
          const words = location.hash.replace(/&(who|with)=\d+/g, '');
          location.hash = `${words}&who=${who}&with=${row}`;
        },
        [a, other],
      );
      await visit.page.getByText(`A: object ${a}, B: object ${other}`).waitFor();
      const verdict = await visit.text('.story-verdict');
      const isPair = pairs.has(`${Math.min(a, other)} ${Math.max(a, other)}`);
      expect(verdict.endsWith('and they overlap.')).toBe(isPair);
      seen.add(verdict);
    }
    expect(seen.size).toBeGreaterThan(1);
    await visit.close();
  });
});

describe('time', () => {
  test('stands still while a trace is played; Play ends the trace', async () => {
    const visit = await house.visit('n=60&max=40&tell=insert&who=3');
    await visit.page.locator('#story').waitFor();
    expect((await visit.settings())['playing']).toBe(false);
    await visit.page.locator('#button-play').click();
    await visit.page.locator('#story').waitFor({ state: 'hidden' });
    expect(await visit.settings()).toMatchObject({ playing: true, story: 'none' });
    await visit.close();
  });

  test('a step shows the same trace for the next frame', async () => {
    const visit = await open('tell=move&who=7');
    await press(visit, '.');
    await visit.page.waitForFunction(() => window.quadrille?.frame === 61);
    expect(await visit.settings()).toMatchObject({ story: 'move', subject: 7 });
    expect(await visit.text('.story-about')).toContain('Object 7');
    await visit.close();
  });

  test('the trace of a move ends where the object moves', async () => {
    const visit = await open('tell=move&who=7&event=99');
    const told = /node (\S+) is a leaf/.exec(await visit.text('.story-sentence'))?.[1];
    await press(visit, '.');
    await visit.page.waitForFunction(() => window.quadrille?.frame === 61);
    await visit.page.mouse.move(...(await middleOf(visit, 7)));
    await visit.page.waitForTimeout(200);
    expect(await visit.text('.outline [aria-selected="true"] b')).toBe(told);
    await visit.close();
  });
});

test('a link to an object that is not there says what to do; one to an event shows that event', async () => {
  const visit = await open('tell=insert&who=9999');
  expect(await visit.text('.story-sentence')).toMatch(/no object 9,999 .* Choose an object/);
  expect(await visit.page.locator('#story-event').isDisabled()).toBe(true);
  await visit.close();
  const twice = await open('tell=pair&who=5&with=5');
  expect(await twice.text('.story-sentence')).toMatch(/two different objects\. Choose/);
  await twice.close();
  const shown = await open('tell=pair&who=1&with=2&event=1');
  expect(await shown.text('.story-row .place')).toMatch(/^Event 2 of /);
  await shown.close();
});

test('on a phone, by touch and in another language', async () => {
  const visit = await house.visit(`${scene}&lang=it&tell=insert&who=7`, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await visit.page.locator('#story-next').tap();
  expect(await visit.text('.story-row .place')).toMatch(/^Evento 2 di /);
  const overflow = await visit.page.evaluate(() => {
    const strip = document.querySelector('#story');
    return [
      document.documentElement.scrollWidth - innerWidth,
      strip!.scrollHeight - strip!.clientHeight,
    ];
  });
  expect(overflow).toEqual([0, 0]);
  await visit.close();
});
