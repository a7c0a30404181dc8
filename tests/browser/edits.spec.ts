/** Edits made by hand are part of a scene: links, embeds and exports hold them, and going back and on in time repeats them. */
import { readFile } from 'node:fs/promises';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Makes edits of every kind at three frames. Returns the fingerprint of every frame. */
async function editEverywhere(playground: Playground): Promise<(string | undefined)[]> {
  await playground.useTool('Add objects', [300, 700]);
  await playground.useTool('Add walls', [100, 600], [400, 620]);
  await playground.step(20);
  await playground.useTool('Drag and throw', [300, 700], [320, 500], [340, 450]);
  await playground.step(30);
  const [x = 0, y = 0] = await playground.page.evaluate(() => [
    ...(window.quadrille?.boxes() ?? []),
  ]);
  await playground.useTool('Erase', [x + 5, y + 5]);
  await playground.step(10);
  await playground.seek(0);
  return playground.page.evaluate(() => {
    const fingerprints = [window.quadrille?.fingerprint()];
    while (fingerprints.length <= 60) {
      window.quadrille?.step();
      fingerprints.push(window.quadrille?.fingerprint());
    }
    return fingerprints;
  });
}

async function copiedFragment(playground: Playground, said = 'Link copied'): Promise<string> {
  await playground.button('Copy link').click();
  await playground.saidInToast(said);
  return new URL(await playground.clipboard()).hash.slice(1);
}

test.describe('a scene edited by hand', () => {
  test('is the same elsewhere: by its link, and in an embed, at every frame', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=5&min=20&max=20&play=0', clipboard);
    const fingerprints = await editEverywhere(playground);
    expect(new Set(fingerprints).size).toBeGreaterThan(55);
    const fragment = await copiedFragment(playground);
    expect(fragment).toMatch(
      /^v=1&n=5&min=20&response=walls&t=60&edits=add,290,690,20;wall,[\d,]+;20:move,5,[-\d,]+;50:erase,\d&play=0$/,
    );
    for (const options of [{}, { file: 'embed.html' }]) {
      const other = await openPlayground(fragment, options);
      await expect.poll(other.frame).toBe(60);
      expect(await other.fingerprint()).toBe(fingerprints[60]);
      for (const frame of [59, 50, 49, 20, 19, 0, 33]) {
        await other.seek(frame);
        expect(await other.fingerprint(), String(frame)).toBe(fingerprints[frame]);
        await expect(other.liveNumber('Frame')).toHaveText(String(frame));
        await expect(other.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
      }
    }
  });

  test('is drawn the same elsewhere, and its exports too', thorough, async ({ openPlayground }) => {
    const link = 'v=1&n=5&t=60&edits=add,290,690,20;wall,100,600,300,20;50:erase,0&play=0';
    const seen = [];
    for (const isOpenedFirst of [true, false]) {
      const playground = await openPlayground(isOpenedFirst ? link : 'v=1&n=5&play=0');
      if (!isOpenedFirst) await playground.follow(link);
      await expect(playground.liveNumber('Frame')).toHaveText('60');
      await playground.button('Share').click();
      const [download] = await Promise.all([
        playground.page.waitForEvent('download'),
        playground.button('Save SVG').click(),
      ]);
      const svg = await readFile(await download.path(), 'utf8');
      expect(svg).toContain('edits=add,290,690,20');
      seen.push(
        await playground.page.evaluate(() => {
          const { data } = window.quadrille?.picture() ?? { data: [] };
          let hash = 0;
          for (const byte of data) hash = (31 * hash + byte) | 0;
          return { hash, boxes: window.quadrille?.boxes().length };
        }),
        svg,
      );
    }
    expect(seen.slice(0, 2)).toEqual(seen.slice(2));
    expect(seen[0]).toMatchObject({ boxes: 4 * 6 });
  });

  /** Links that were published: they show these frames for ever. */
  for (const [fragment, fingerprint] of [
    ['n=5&t=60&edits=add,290,690,20;wall,100,600,300,20;50:erase,0&play=0', '41a228a7'],
    ['p=s0&t=90&edits=a9,9,9;30m3,100,200,5,-5;30e7&play=0', '9931485b'],
    // The same in Node.js: tests/playground/player.test.ts.
    ['n=60&min=4&response=bounce&t=200&play=0', '277494bc'],
    [
      'p=s1&n=90&max=12&dist=clusters&sizes=power&response=walls&t=150&edits=wall,100,300,300,20&play=0',
      '37c4d418',
    ],
  ] as const)
    test(`${fragment} is ${fingerprint}`, thorough, async ({ openPlayground }) => {
      const playground = await openPlayground(fragment);
      await expect.poll(playground.frame).toBe(Number(/t=(\d+)/.exec(fragment)?.[1]));
      expect(await playground.fingerprint()).toBe(fingerprint);
    });

  test(
    'restarts as its link says, without later edits; another scene has none of them',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=3&edits=add,290,690,20;5:erase,0&play=0');
      await playground.useTool('Add objects', [100, 100]);
      await expect.poll(playground.objectCount).toBe(5);
      await playground.page.keyboard.press('r');
      await expect.poll(playground.objectCount).toBe(4);
      await playground.step(6);
      await expect.poll(playground.objectCount).toBe(3);
      await playground.chooseScene('Bouncing squares');
      await expect.poll(playground.objectCount).toBe(20);
    },
  );

  test(
    'that is edited at an earlier frame continues from there',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=3&min=20&t=20&edits=10:erase,0;20:erase,0&play=0');
      await expect.poll(playground.frame).toBe(20);
      await playground.seek(12);
      const before = await playground.objectCount();
      await playground.useTool('Add objects', [300, 700]);
      await expect.poll(playground.objectCount).toBe(before + 1);
      await playground.step(8);
      expect(await playground.objectCount()).toBe(3);
      await expect.poll(playground.fragment).toContain('edits=10:erase,0;12:add,290,690,20&');
    },
  );
});

test.describe('undo and redo', () => {
  test(
    'by keys: a drag is one step, and so is a wall with what it stops',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=3&min=20&play=0');
      const { keyboard } = playground.page;
      const opened = await playground.fingerprint();
      await playground.useTool('Add objects', [300, 700]);
      await expect.poll(playground.objectCount).toBe(4);
      const added = await playground.fingerprint();
      await playground.useTool('Drag and throw', [300, 700], [320, 500], [340, 450], [360, 440]);
      const dragged = await playground.fingerprint();
      await playground.useTool('Add walls', [100, 600], [400, 620]);
      const walled = await playground.fingerprint();
      await expect(playground.option('What stops objects', 'Walls')).toBeChecked();
      const prints = [walled, dragged, added, opened];
      for (const print of prints.slice(1)) {
        await keyboard.press('Control+z');
        await expect.poll(playground.fingerprint).toBe(print);
      }
      await expect(playground.option('What stops objects', 'Nothing')).toBeChecked();
      await expect(playground.tool('Undo')).toHaveAttribute('aria-disabled', 'true');
      for (const [at, key] of ['Control+Shift+z', 'Control+y', 'Meta+Shift+z'].entries()) {
        await keyboard.press(key);
        await expect.poll(playground.fingerprint).toBe(prints[2 - at]);
      }
      await expect(playground.tool('Redo')).toHaveAttribute('aria-disabled', 'true');
      await expect(playground.option('What stops objects', 'Walls')).toBeChecked();
    },
  );

  test('by keys that a field needs for itself', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=3&min=20&play=0');
    await playground.useTool('Add objects', [300, 700]);
    await expect.poll(playground.objectCount).toBe(4);
    await playground.control('Number of objects').focus();
    await playground.page.keyboard.press('Control+z');
    await playground.waitForLayout();
    expect(await playground.objectCount()).toBe(4);
    await playground.tool('Undo').focus();
    await playground.page.keyboard.press('Control+z');
    await expect.poll(playground.objectCount).toBe(3);
  });

  test('by touch, while the scene runs', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=3&min=20', {
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    await playground.showAllControls();
    await playground.takeTool('Add objects');
    await playground.page.touchscreen.tap(...(await playground.windowPoint(300, 700)));
    await expect.poll(playground.objectCount).toBe(4);
    const before = await playground.frame();
    await playground.tool('Undo').tap();
    await expect.poll(playground.objectCount).toBe(3);
    expect(await playground.frame()).toBeGreaterThanOrEqual(before);
    await playground.tool('Redo').tap();
    await expect.poll(playground.objectCount).toBe(4);
  });

  test('are locked with the scene', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=3&play=0&lock=scene');
    await expect(playground.tool('Undo')).toBeDisabled();
    await expect(playground.tool('Redo')).toBeDisabled();
  });
});

test.describe('a link', () => {
  test(
    'says how many edits it has room for, and shows the scene before the next',
    thorough,
    async ({ openPlayground }) => {
      const most = Array.from({ length: 933 }, () => 'e0').join(';');
      const playground = await openPlayground(`n=2000&t=7&edits=${most}&play=0`, clipboard);
      await expect.poll(playground.frame).toBe(7);
      const before = await playground.fingerprint();
      await playground.useTool('Add objects', [300, 700]);
      await playground.saidInToast('The link has room for the first 933 of 934 edits');
      await playground.step(3);
      const fragment = await copiedFragment(
        playground,
        'Copied. The link has room for the first 933 of',
      );
      await playground.button('Share').click();
      await playground.button('Set up Embed').click();
      await playground.button('Copy').click();
      const dialog = playground.page.getByRole('dialog', { name: 'Embed in your page' });
      await expect(dialog.getByRole('status')).toContainText('first 933 of 934');
      const other = await openPlayground(fragment);
      await expect.poll(other.frame).toBe(7);
      expect(await other.fingerprint()).toBe(before);
      expect(await playground.fingerprint()).not.toBe(before);
    },
  );

  test(
    'that was damaged says so, and shows what could be read',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=3&edits=add,290,690,20;20:era&play=0');
      await expect(playground.banner).toContainText('This link is damaged');
      expect(await playground.objectCount()).toBe(4);
      await expect.poll(playground.fragment).toContain('edits=add,290,690,20&');
    },
  );

  for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
    test(
      `says in ${language} that its edits are for bouncing objects, until something else is shown`,
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground(
          `p=s4&n=5&edits=add,290,690,20&play=0&lang=${language}`,
        );
        const { banner } = playground;
        await expect(banner).toHaveText(/.{26}/);
        const isEnglish = /^This link adds or erases objects, .* only where objects bounce/;
        if (language === 'en') await expect(banner).toHaveText(isEnglish);
        else await expect(banner).not.toHaveText(/edits/);
        expect(await playground.objectCount()).toBe(5);
        await playground.page.locator('#scenes').click();
        await playground.page.locator('#scene-s2').click();
        await expect(banner).toBeHidden();
      },
    );

  test('of hostile edits leaves the page usable', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground(
      `n=100000&min=1&max=1&place=cover&depth=8&t=3&play=0&edits=${'wall,-400,-400,1400,1400;1:'.repeat(30)}erase,200000`,
    );
    const isShown = async (): Promise<boolean> =>
      (await playground.frame()) === 3 || (await playground.banner.isVisible());
    await expect.poll(isShown).toBe(true);
  });
});

test.describe('an embedded page', () => {
  for (const restriction of ['lock=tools', 'lock=scene', 'hide=tools'])
    test(
      `${restriction}: tools are inactive`,
      thoroughUnless(restriction === 'lock=tools'),
      async ({ openPlayground }) => {
        const playground = await openPlayground(`n=1&play=0&${restriction}`, {
          file: 'embed.html',
        });
        for (const name of ['Add objects', 'Erase']) {
          const tool = playground.page.getByRole('button', { name, includeHidden: true });
          await tool.evaluate((button: HTMLElement) => button.click());
        }
        await playground.page.mouse.click(...(await playground.windowPoint(300, 300)));
        expect(await playground.objectCount()).toBe(1);
        if (restriction === 'hide=tools') await expect(playground.tool('Look')).toBeHidden();
        else await expect(playground.tool('Add objects')).toBeDisabled();
      },
    );

  test('gives readers a tool by its link, also where the buttons of tools are hidden', async ({
    openPlayground,
  }) => {
    const scene = 'n=1&min=40&max=40&play=0&tool=grab&edits=0:move,0,100,100,0,0';
    for (const restriction of ['', '&hide=tools']) {
      const playground = await openPlayground(`${scene}${restriction}`, { file: 'embed.html' });
      const { mouse } = playground.page;
      await mouse.move(...(await playground.windowPoint(120, 120)));
      await mouse.down();
      await mouse.move(...(await playground.windowPoint(320, 220)), { steps: 3 });
      await mouse.up();
      const corner = (): Promise<number[]> =>
        playground.page.evaluate(() => [...(window.quadrille?.boxes() ?? [])].slice(0, 2));
      await expect.poll(corner).toEqual([300, 200]);
    }
  });

  test('takes what is near a finger, and of a mouse only what is under it', async ({
    openPlayground,
  }) => {
    const scene = 'n=1&min=20&max=20&play=0&tool=erase&hide=tools&edits=0:move,0,100,100,0,0';
    const playground = await openPlayground(scene, { file: 'embed.html', hasTouch: true });
    const { mouse, touchscreen } = playground.page;
    const [x, y] = await playground.windowPoint(120, 110);
    await mouse.click(x + 12, y);
    expect(await playground.objectCount()).toBe(1);
    await touchscreen.tap(x + 12, y);
    await expect.poll(() => playground.objectCount()).toBe(0);
  });

  test('deselects the tool when tools are locked', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=1&play=0', { file: 'embed.html' });
    await playground.takeTool('Add objects');
    await expect(playground.tool('Add objects')).toHaveAttribute('aria-pressed', 'true');
    await playground.follow('n=1&play=0&lock=tools');
    await expect(playground.tool('Add objects')).toBeDisabled();
    await expect(playground.tool('Look')).toHaveAttribute('aria-pressed', 'true');
  });
});
