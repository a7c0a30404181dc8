/** What hands do to a scene is part of it: links, embeds and exports show it, and time goes over it again, on and back. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit, type VisitOptions } from './support.ts';

const house = useHouse();

const clipboard: VisitOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

function fingerprint(visit: Visit): Promise<string | undefined> {
  return visit.page.evaluate(() => window.quadrille?.fingerprint());
}

async function at(visit: Visit, frame: number): Promise<void> {
  await visit.page.waitForFunction((wanted) => window.quadrille?.frame === wanted, frame);
}

async function step(visit: Visit, ticks: number): Promise<void> {
  await visit.page.evaluate((count) => window.quadrille?.step(count), ticks);
}

async function onScreen(visit: Visit, x: number, y: number): Promise<[number, number]> {
  const picture = await visit.page.locator('#picture').boundingBox();
  const view = await visit.page.evaluate(() => window.quadrille?.viewport);
  if (!picture || !view) throw new Error('no picture');
  return [
    picture.x + (x * view.scale + view.left) / view.ratio,
    picture.y + (y * view.scale + view.top) / view.ratio,
  ];
}

async function use(visit: Visit, tool: string, ...places: [number, number][]): Promise<void> {
  await visit.page.locator(`#tool-${tool}`).click();
  const [from = [0, 0], ...ways] = await Promise.all(places.map(([x, y]) => onScreen(visit, x, y)));
  await visit.page.mouse.move(...from);
  await visit.page.mouse.down();
  for (const way of ways) await visit.page.mouse.move(...way);
  await visit.page.mouse.up();
}

/** Everything once: at the beginning, later, and later still. Returns the fingerprint of every frame. */
async function editedAllOver(visit: Visit): Promise<(string | undefined)[]> {
  await use(visit, 'add', [300, 700]);
  await use(visit, 'wall', [100, 600], [400, 620]);
  await step(visit, 20);
  await use(visit, 'grab', [300, 700], [320, 500], [340, 450]);
  await step(visit, 30);
  const [x = 0, y = 0] = await visit.page.evaluate(() => [...(window.quadrille?.boxes() ?? [])]);
  await use(visit, 'erase', [x + 5, y + 5]);
  await step(visit, 10);
  const prints = [];
  for (let frame = 0; frame <= 60; frame++) {
    await visit.page.evaluate((wanted) => window.quadrille?.seek(wanted), frame);
    await at(visit, frame);
    prints.push(await fingerprint(visit));
  }
  return prints;
}

async function copiedLink(visit: Visit): Promise<string> {
  await visit.page.locator('#button-link').click();
  return visit.page.evaluate(() => navigator.clipboard.readText());
}

describe('a scene edited by hand', () => {
  test('is the same elsewhere: by its link, and in an embed, at every frame', async () => {
    const visit = await house.visit('n=5&min=20&max=20&play=0', clipboard);
    const prints = await editedAllOver(visit);
    expect(new Set(prints).size).toBeGreaterThan(55);
    const fragment = new URL(await copiedLink(visit)).hash.slice(1);
    expect(fragment).toMatch(
      /^v=1&n=5&min=20&t=60&edits=add,290,690,20;wall,[\d,]+;20:move,5,[-\d,]+;50:erase,\d&play=0$/,
    );
    for (const options of [{}, { file: 'embed.html' }]) {
      const other = await house.visit(fragment, options);
      await at(other, 60);
      expect(await fingerprint(other)).toBe(prints[60]);
      for (const frame of [59, 50, 49, 20, 19, 0, 33]) {
        await other.page.evaluate((wanted) => window.quadrille?.seek(wanted), frame);
        await at(other, frame);
        expect(await fingerprint(other), String(frame)).toBe(prints[frame]);
        await other.page.waitForTimeout(60);
        expect(await other.page.locator('#picture').getAttribute('data-oracle')).toBe('0 0 0');
      }
      expect(other.problems).toEqual([]);
      await other.close();
    }
    await visit.close();
  });

  test('is drawn the same elsewhere, and its exports too', async () => {
    const link = 'n=5&t=60&edits=add,290,690,20;wall,100,600,300,20;50:erase,0&play=0';
    const seen = [];
    for (const way of ['opened', 'done'] as const) {
      const visit = await house.visit(way === 'opened' ? link : 'n=5&play=0');
      if (way === 'done') {
        await visit.page.evaluate((fragment) => {
          location.hash = fragment;
        }, link);
      }
      await at(visit, 60);
      await visit.page.locator('#button-share').click();
      await visit.page.locator('#share').waitFor();
      const [download] = await Promise.all([
        visit.page.waitForEvent('download'),
        visit.page.locator('#share-svg').click(),
      ]);
      const shapes = await readFile(await download.path(), 'utf8');
      expect(shapes).toContain('edits=add,290,690,20');
      seen.push(
        await visit.page.evaluate(() => {
          const { data } = window.quadrille?.picture() ?? { data: [] };
          let hash = 0;
          for (const byte of data) hash = (31 * hash + byte) | 0;
          return { hash, boxes: window.quadrille?.boxes().length };
        }),
        shapes,
      );
      await visit.close();
    }
    expect(seen.slice(0, 2)).toEqual(seen.slice(2));
    expect(seen[0]).toMatchObject({ boxes: 4 * 6 });
  });

  /** Published once: these links show these frames for ever. */
  test.each([
    ['n=5&t=60&edits=add,290,690,20;wall,100,600,300,20;50:erase,0&play=0', '41a228a7'],
    ['p=s0&t=90&edits=a9,9,9;30m3,100,200,5,-5;30e7&play=0', '9931485b'],
  ])('%s is %s', async (fragment, print) => {
    const visit = await house.visit(fragment);
    await at(visit, Number(/t=(\d+)/.exec(fragment)?.[1]));
    expect(await fingerprint(visit)).toBe(print);
    await visit.close();
  });

  test('restarts as its link says, without later edits; another scene has none of them', async () => {
    const visit = await house.visit('n=3&edits=add,290,690,20;5:erase,0&play=0');
    await use(visit, 'add', [100, 100]);
    const count = (): Promise<number> =>
      visit.page.evaluate(() => (window.quadrille?.boxes().length ?? 0) / 4);
    expect(await count()).toBe(5);
    await visit.page.keyboard.press('r');
    expect(await count()).toBe(4);
    await step(visit, 6);
    expect(await count()).toBe(3);
    await visit.page.locator('#scene-s2').click();
    expect(await count()).toBe(20);
    await visit.close();
  });

  test('that is edited at an earlier frame continues from there', async () => {
    const visit = await house.visit('n=3&min=20&t=20&edits=10:erase,0;20:erase,0&play=0');
    await at(visit, 20);
    await visit.page.evaluate(() => window.quadrille?.seek(12));
    await at(visit, 12);
    await use(visit, 'add', [300, 700]);
    await step(visit, 8);
    expect(await visit.page.evaluate(() => window.quadrille?.boxes().length)).toBe(4 * 3);
    await visit.page.waitForTimeout(400);
    expect(visit.page.url()).toContain('edits=10:erase,0;12:add,290,690,20&');
    await visit.close();
  });
});

describe('a link', () => {
  test('says how many edits it has room for, and shows the scene before the next', async () => {
    const most = Array.from({ length: 1_330 }, () => 'e0').join(';');
    const visit = await house.visit(`n=2000&t=7&edits=${most}&play=0`, clipboard);
    await at(visit, 7);
    const before = await fingerprint(visit);
    await use(visit, 'add', [300, 700]);
    await visit.page.getByText('The link has room for the first 1,330 of 1,331 edits').waitFor();
    await step(visit, 3);
    const link = await copiedLink(visit);
    await visit.page.getByText(/^Copied\. The link has room for the first 1,330 of/).waitFor();
    await visit.page.locator('#button-share').click();
    await visit.page.locator('#share-embed').click();
    await visit.page.locator('.share-status').getByText('first 1,330 of 1,331').waitFor();
    const other = await house.visit(new URL(link).hash.slice(1));
    await at(other, 7);
    expect(await fingerprint(other)).toBe(before);
    expect(await fingerprint(visit)).not.toBe(before);
    await other.close();
    await visit.close();
  });

  test('that was damaged says so, and shows what could be read', async () => {
    const visit = await house.visit('n=3&edits=add,290,690,20;20:era&play=0');
    await visit.page.getByText('This link was damaged').waitFor();
    expect(await visit.page.evaluate(() => window.quadrille?.boxes().length)).toBe(16);
    await visit.page.waitForTimeout(400);
    expect(visit.page.url()).toContain('edits=add,290,690,20&');
    await visit.close();
  });

  test.each(['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])(
    'says in %s that its edits are for bouncing objects, until something else is shown',
    async (lang) => {
      const visit = await house.visit(`p=s4&n=5&edits=add,290,690,20&play=0&lang=${lang}`);
      await visit.page.locator('#notice:not([hidden])').waitFor();
      const words = await visit.text('#notice');
      expect(words.length).toBeGreaterThan(25);
      if (lang === 'en') expect(words).toMatch(/^This link holds edits .* only bouncing objects/);
      else expect(words).not.toMatch(/edits/);
      expect(await visit.page.evaluate(() => window.quadrille?.boxes().length)).toBe(4 * 5);
      await visit.page.locator('#scene-s2').click();
      expect(await visit.page.locator('#notice').isVisible()).toBe(false);
      await visit.close();
    },
  );

  test('of hostile edits leaves the page usable', async () => {
    const visit = await house.visit(
      `n=100000&min=1&max=1&place=cover&depth=8&t=3&play=0&edits=${'wall,-400,-400,1400,1400;1:'.repeat(30)}erase,200000`,
    );
    await visit.page.waitForFunction(
      () =>
        window.quadrille?.frame === 3 ||
        document.querySelector('#notice')?.hasAttribute('hidden') === false,
    );
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});

describe('an embedded page', () => {
  test.each(['lock=tools', 'lock=scene', 'hide=tools'])(
    '%s: tools are inactive',
    async (manner) => {
      const visit = await house.visit(`n=1&play=0&${manner}`, { file: 'embed.html' });
      for (const tool of ['add', 'erase'])
        await visit.page.locator(`#tool-${tool}`).evaluate((button: HTMLElement) => button.click());
      await visit.page.mouse.click(...(await onScreen(visit, 300, 300)));
      expect(await visit.page.evaluate(() => window.quadrille?.boxes().length)).toBe(4);
      if (manner !== 'hide=tools')
        expect(await visit.page.locator('#tool-add').isDisabled()).toBe(true);
      await visit.close();
    },
  );

  test('deselects the tool when tools are locked', async () => {
    const visit = await house.visit('n=1&play=0', { file: 'embed.html' });
    await visit.page.locator('#tool-add').click();
    await visit.page.evaluate(() => {
      location.hash = 'n=1&play=0&lock=tools';
    });
    await visit.page.locator('#tool-add:disabled').waitFor();
    expect(await visit.page.locator('#tool-look').getAttribute('aria-pressed')).toBe('true');
    await visit.close();
  });
});
