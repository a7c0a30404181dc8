/** Recordings of games on the page: chosen or dropped, then played, stepped and asked like a scene. */
import type { Locator } from '@playwright/test';
import { expect, type Playground, test } from './fixtures.ts';
import { paintedPixels, pixelsOfColour } from './painted-pixels.ts';
import { valueOf } from './playground.ts';
import { drop, FRAMES, game, recordingBar, worldGame } from './recorded-game.ts';
import { thorough } from './thorough.ts';

/** Chooses a file by the button of the view for game developers. */
async function choose({ page }: Playground, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a recording' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** In CSS pixels from the left edge of the page. */
async function edgesOf(part: Locator): Promise<{ left: number; right: number }> {
  return part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
}

test.describe('a recording', () => {
  for (const width of [390, 1_280, 1_440, 1_920])
    test(`that is opened from a view keeps to its column at ${width} pixels`, async ({
      openPlayground,
    }) => {
      const { bytes } = await game();
      const viewport = { width, height: 900 };
      const playground = await openPlayground('use=1', { viewport });
      await expect(playground.button('Open a recording')).toBeVisible();
      await drop(playground.page, 'game.qrec', bytes);
      await expect(playground.picture).toBeVisible();
      await playground.waitForLayout();
      const figure = await edgesOf(playground.panel('Playback'));
      for (const part of [recordingBar(playground), playground.picture]) {
        const { left, right } = await edgesOf(part);
        expect(left, String(part)).toBeGreaterThanOrEqual(figure.left);
        expect(right, String(part)).toBeLessThanOrEqual(figure.right);
      }
      // The rows of the column move until the last part of the page is rendered.
      await expect
        .poll(async () => {
          const { left, right } = await edgesOf(playground.panel('Playback'));
          const settings = await edgesOf(playground.panel('Settings'));
          return settings.left === left || settings.left >= right;
        })
        .toBe(true);
      const overflow = await playground.page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await expect(playground.button('Play')).toBeInViewport({ ratio: 1 });
    });

  test('that is dropped last is shown, however late an earlier one is read', async ({
    openPlayground,
  }) => {
    const { bytes } = await game();
    const playground = await openPlayground('play=0');
    await playground.page.evaluate(() => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, where the test's scope is not
      File.prototype.arrayBuffer = async function delayed(): Promise<ArrayBuffer> {
        if (this.name === 'first.qrec')
          await new Promise((later) => {
            addEventListener('read-first', later);
          });
        return new Response(this).arrayBuffer();
      };
    });
    await drop(playground.page, 'first.qrec', bytes);
    await drop(playground.page, 'last.qrec', bytes);
    await expect(recordingBar(playground)).toContainText('“last.qrec”');
    await playground.page.evaluate(() => dispatchEvent(new Event('read-first')));
    await playground.waitForLayout();
    await expect(recordingBar(playground)).toContainText('“last.qrec”');
  });

  test('that is chosen shows the frames of the game, and the pairs that it had', async ({
    openPlayground,
  }) => {
    const { bytes, moments } = await game();
    const playground = await openPlayground('use=1&probe=1');
    await choose(playground, 'game.qrec', bytes);
    await expect(recordingBar(playground)).toContainText('“game.qrec”: 30 recorded frames');
    await expect(playground.picture).toBeVisible();
    expect(await playground.settings()).toMatchObject({
      placement: 'loose',
      capacity: 3,
      maxDepth: 6,
      rate: 50,
      playing: false,
      use: false,
    });
    for (const frame of [0, 13, 14, 29, 5]) {
      await playground.seek(frame);
      expect(await playground.boxes(), `frame ${frame}`).toEqual(moments[frame]!.boxes);
      const pairs = await playground.page.evaluate(() => window.quadrille!.pairs().length / 2);
      expect(pairs).toBe(moments[frame]!.pairs);
      await expect(playground.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
    }
  });

  test(
    'that is dropped is played, stepped on and back, and asked',
    thorough,
    async ({ openPlayground }) => {
      const { bytes, moments } = await game();
      const playground = await openPlayground('probe=1&play=0');
      await drop(playground.page, 'level one.qrec', bytes);
      await expect(recordingBar(playground)).toContainText('“level one.qrec”');
      await playground.button('Step').click();
      await playground.button('Step').click();
      await expect.poll(playground.frame).toBe(2);
      expect(await playground.boxes()).toEqual(moments[2]!.boxes);
      await playground.button('Step back').click();
      await expect.poll(playground.frame).toBe(1);
      expect(await playground.boxes()).toEqual(moments[1]!.boxes);
      const timeline = playground.page.getByRole('slider', { name: 'Timeline' });
      await expect(timeline).toHaveAttribute('max', String(FRAMES - 1));
      await timeline.fill('20');
      await expect.poll(playground.frame).toBe(20);
      expect(await playground.boxes()).toEqual(moments[20]!.boxes);
      await playground.choose('Where an object is kept', 'Leaf');
      await expect.poll(playground.frame).toBe(20);
      expect(await playground.boxes()).toEqual(moments[20]!.boxes);
      await expect(playground.liveNumber('Visited')).toHaveText(/^[1-9]\d*$/);
      await playground.chooseView('Side by side');
      await expect(
        playground.page.getByText(`Same pairs in all panes: ${moments[20]!.pairs}`),
      ).toBeVisible();
    },
  );

  test(
    'pauses at its end, and begins again when it is played',
    thorough,
    async ({ openPlayground }) => {
      const { bytes, moments } = await game();
      // So slow that the beginning can be seen, however busy the machine is.
      const playground = await openPlayground('pace=0.1&play=0');
      await drop(playground.page, 'game.qrec', bytes);
      await expect(recordingBar(playground)).toBeVisible();
      await playground.seek(FRAMES - 3);
      await playground.button('Play').click();
      await expect.poll(playground.frame).toBe(FRAMES - 1);
      await expect(playground.button('Play')).toBeVisible();
      expect(await playground.boxes()).toEqual(moments[FRAMES - 1]!.boxes);
      await playground.button('Step').click();
      expect(await playground.frame()).toBe(FRAMES - 1);
      const begun = playground.page.waitForFunction(
        (end) => (window.quadrille?.frame ?? end) < end,
        FRAMES - 1,
      );
      await playground.button('Play').click();
      await begun;
    },
  );

  test(
    'of a large world is shown at a smaller scale, which keeps pairs and boxes exact',
    thorough,
    async ({ openPlayground }) => {
      const { bytes, moments } = await game(32);
      const playground = await openPlayground('play=0');
      await drop(playground.page, 'large.qrec', bytes);
      await expect(recordingBar(playground)).toBeVisible();
      await expect(playground.panel('About this scene')).toContainText('Shown at a scale of 1:16.');
      await playground.seek(9);
      const boxes = await playground.boxes();
      expect(boxes.map((box) => box.map((edge) => 16 * edge))).toEqual(moments[9]!.boxes);
      await expect(playground.liveNumber('Colliding pairs')).toHaveText(String(moments[9]!.pairs));
    },
  );

  test('is described in place of the scene: what it is, and its tree as recorded', async ({
    openPlayground,
  }) => {
    const { bytes } = await game();
    const playground = await openPlayground('play=0');
    const about = playground.panel('About this scene');
    await drop(playground.page, 'level one.qrec', bytes);
    await expect(about.getByRole('heading', { name: 'level one.qrec' })).toBeVisible();
    for (const [term, value] of [
      ['Frames', '30'],
      ['Frames a second', '50'],
      ['Objects in this frame', '12'],
      ['World', '400 × 300'],
      ['Where an object is kept', 'Loose'],
      ['Capacity', '3'],
      ['Greatest depth', '6'],
      ['Looseness', '2'],
      ['Touching edges collide', 'off'],
      ['Objects outside the world', 'kept'],
    ] as const)
      await expect(valueOf(about, term), term).toHaveText(value);
    await expect(about).not.toContainText('What is different here');
    await playground.scenesMenu.click();
    const scenes = playground.page.getByRole('toolbar', { name: 'Scenes' });
    await expect(scenes.getByRole('button', { pressed: false })).toHaveCount(7);
    await expect(scenes.getByRole('button', { pressed: true })).toHaveCount(0);
    // The tree as recorded, whatever is tried here.
    await playground.choose('Where an object is kept', 'Leaf');
    await playground.seek(4);
    await expect(valueOf(about, 'Where an object is kept')).toHaveText('Loose');
    await expect(valueOf(about, 'Objects in this frame')).toHaveText('13');
    await playground.button('Close the recording').click();
    await expect(about).toContainText('What is different here');
  });

  test('whose tree the page cannot have says so', thorough, async ({ openPlayground }) => {
    const { bytes } = await game(1, { maxDepth: 12 });
    const playground = await openPlayground('play=0');
    await drop(playground.page, 'deep.qrec', bytes);
    const about = playground.panel('About this scene');
    await expect(about).toContainText('and shows the nearest, of: Greatest depth.');
    await expect(valueOf(about, 'Greatest depth')).toHaveText('12');
    expect(await playground.settings()).toMatchObject({ maxDepth: 10 });
  });

  test('leaves no control that does nothing, and gives them back when it is closed', async ({
    openPlayground,
  }) => {
    const { bytes } = await game();
    const playground = await openPlayground('p=s2&play=0');
    const { page } = playground;
    const settings = playground.panel('Settings');
    const tools = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button');
    const keys = page.getByRole('contentinfo');
    // A tool that changes objects is put away with them.
    await playground.takeTool('Add objects');
    await expect(tools).toHaveCount(8);
    await drop(page, 'game.qrec', bytes);
    await expect(recordingBar(playground)).toBeVisible();
    await expect(tools).toHaveCount(2);
    await expect(playground.tool('Look')).toHaveAttribute('aria-pressed', 'true');
    await expect(keys).not.toContainText('Undo');
    await expect(settings.locator('#group-scene').getByRole('spinbutton')).toHaveCount(1);
    await expect(playground.control('Tick rate')).toBeVisible();
    for (const name of ['Number of objects', 'Random seed', 'Show contacts'])
      await expect(playground.control(name), name).toHaveCount(0);
    for (const name of ['Shape', 'Motion', 'What stops objects'])
      await expect(settings.getByRole('group', { name, exact: true }), name).toHaveCount(0);
    const before = await playground.boxes();
    await page.mouse.click(...(await playground.windowPoint(60, 60)));
    await page.keyboard.press('Control+z');
    expect(await playground.boxes()).toEqual(before);
    await playground.button('Close the recording').click();
    await expect(tools).toHaveCount(8);
    await expect(keys).toContainText('Undo');
    await expect(playground.control('Number of objects')).toBeVisible();
  });

  test('shows the events of an object that is asked', thorough, async ({ openPlayground }) => {
    const { bytes, moments } = await game();
    const playground = await openPlayground('play=0');
    await drop(playground.page, 'game.qrec', bytes);
    await expect(recordingBar(playground)).toBeVisible();
    const [x = 0, y = 0] = moments[0]!.boxes[0]!;
    await playground.useTool('Trace', [x + 2, y + 2]);
    await expect(playground.panel('Trace')).toBeVisible();
  });

  test(
    'is left by closing it, by another scene, and by a link',
    thorough,
    async ({ openPlayground }) => {
      const { bytes } = await game();
      const playground = await openPlayground('n=40&shape=circle&t=3&play=0&compare=leaf.brute');
      const before = await playground.fingerprint();
      const scene = await playground.settings();
      const open = async (): Promise<void> => {
        await drop(playground.page, 'game.qrec', bytes);
        await expect(recordingBar(playground)).toBeVisible();
        expect(await playground.objectCount()).toBe(12);
      };
      await open();
      await playground.button('Close the recording').click();
      await expect(recordingBar(playground)).toBeHidden();
      expect(await playground.fingerprint()).toBe(before);
      // The picture has taken the place of the view.
      expect(await playground.settings()).toEqual({ ...scene, compare: '' });
      await open();
      await playground.chooseScene('Bouncing squares');
      await expect(recordingBar(playground)).toBeHidden();
      expect(await playground.objectCount()).toBe(20);
      await open();
      await playground.follow('n=7&play=0');
      await expect(recordingBar(playground)).toBeHidden();
      expect(await playground.objectCount()).toBe(7);
    },
  );

  test('is closed before the printed defects and before a lesson, which says so', async ({
    openPlayground,
  }) => {
    const { bytes } = await game();
    const playground = await openPlayground('n=40&speed=2&t=3&play=0');
    const { page } = playground;
    const before = await playground.fingerprint();
    const scene = await playground.settings();
    const open = async (): Promise<void> => {
      await drop(page, 'game.qrec', bytes);
      await expect(recordingBar(playground)).toBeVisible();
      expect(await playground.objectCount()).toBe(12);
    };
    await open();
    await playground.chooseView('Printed defects');
    await playground.saidInToast('“game.qrec” was closed');
    await expect(recordingBar(playground)).toBeHidden();
    await playground.chooseView('Picture');
    await expect.poll(playground.fingerprint).toBe(before);
    expect(await playground.settings()).toEqual(scene);
    await open();
    await playground.button('What a quadtree is').click();
    await playground.saidInToast('“game.qrec” was closed');
    await playground.button('End the lesson').click();
    await expect(recordingBar(playground)).toBeHidden();
    await expect.poll(playground.fingerprint).toBe(before);
    expect(await playground.settings()).toEqual(scene);
  });

  test(
    'is raced: the view measures its frames, says so, and shows one that is pressed',
    thorough,
    async ({ openPlayground }) => {
      const { bytes, moments } = await game();
      const playground = await openPlayground('play=0', {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const { page } = playground;
      await drop(page, 'game.qrec', bytes);
      await expect(recordingBar(playground)).toBeVisible();
      await playground.chooseView('Race');
      await expect(page.getByText('Measured: the recording “game.qrec”')).toBeVisible();
      await expect(
        page.getByText('The recording “game.qrec”: frames measured 12 of 30'),
      ).toBeVisible();
      // Nine ways at twelve frames.
      await expect(page.getByText('All found the pairs that the library finds')).toHaveText(
        /compared 108 times\.$/,
      );
      await expect(page.getByRole('group', { name: 'World of the race' })).toBeHidden();
      const means = page.getByRole('listitem');
      await expect(
        means.filter({ hasText: /^rbush: [\d.]+ ms a frame, on average; it counts no tests\.$/ }),
      ).toBeVisible();
      await expect(
        means.filter({
          hasText: /^Brute force: [\d.]+ ms and [\d.]+ tests a frame, on average\.$/,
        }),
      ).toBeVisible();
      await page.getByText('All numbers: tests and time').click();
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows.first().getByRole('columnheader').first()).toHaveText(
        'Frame of the recording',
      );
      await expect(rows).toHaveCount(13);
      const objects = moments[29]!.boxes.length;
      await expect(rows.last().getByRole('cell').first()).toHaveText(
        new RegExp(`^${(objects * (objects - 1)) / 2} · `),
      );
      await playground.button('Copy link').click();
      await playground.saidInToast('A link cannot hold a recording');
      await page
        .getByRole('figure', { name: 'Pair tests a frame' })
        .getByRole('button', { name: /^Cover, frame 29: \d+ tests\. Show this frame$/ })
        .click();
      await expect(playground.picture).toBeVisible();
      await expect.poll(playground.frame).toBe(29);
      expect(await playground.boxes()).toEqual(moments[29]!.boxes);
      expect(await playground.settings()).toMatchObject({ placement: 'cover', race: false });
    },
  );

  test(
    'gives way to the scene where it is closed in the view that races',
    thorough,
    async ({ openPlayground }) => {
      const { bytes } = await game();
      const playground = await openPlayground('play=0');
      const { page } = playground;
      await drop(page, 'game.qrec', bytes);
      await expect(recordingBar(playground)).toBeVisible();
      await playground.chooseView('Race');
      await expect(page.getByText('Measured: the recording “game.qrec”')).toBeVisible();
      await playground.button('Close the recording').click();
      await expect(page.getByText(/^Measuring with \d/)).toBeVisible();
      await expect(page.getByRole('group', { name: 'World of the race' })).toBeVisible();
      expect(await playground.settings()).toMatchObject({ race: true });
    },
  );

  test(
    'is tuned: the tables are about its boxes at the frame that is shown',
    thorough,
    async ({ openPlayground }) => {
      const { bytes } = await game();
      const playground = await openPlayground('play=0', {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const { page } = playground;
      await drop(page, 'game.qrec', bytes);
      await expect(recordingBar(playground)).toBeVisible();
      await playground.seek(7);
      await playground.chooseView('Tune');
      await expect(page.getByText('Measured: frame 7, objects 13')).toBeVisible();
      await expect(
        page.getByText('The boxes are those of the recording “game.qrec”'),
      ).toBeVisible();
      await playground.button('Copy link').click();
      await playground.saidInToast('A link cannot hold a recording');
      await playground.button('Close the recording').click();
      await expect(page.getByText(/^Measured: frame \d+, objects 20$/)).toBeVisible();
      await expect(page.getByText('The boxes are those of the recording')).toBeHidden();
    },
  );

  test('is not in a link, which says so', thorough, async ({ openPlayground }) => {
    const { bytes } = await game();
    const playground = await openPlayground('play=0', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await drop(playground.page, 'game.qrec', bytes);
    await expect(recordingBar(playground)).toBeVisible();
    await playground.seek(7);
    await playground.button('Copy link').click();
    await playground.saidInToast('A link cannot hold a recording');
    expect(await playground.clipboard()).not.toContain('t=7');
  });

  test('is shared by everything but a link and an embed, and the dialog says why', async ({
    openPlayground,
  }) => {
    const { bytes } = await game();
    const playground = await openPlayground('play=0');
    const dialog = playground.page.getByRole('dialog');
    const links = dialog.getByRole('button', { name: /^(Copy Link|Set up Embed)$/ });
    const reason = dialog.getByText('There is no Link and no Embed here');
    await playground.button('Share').click();
    await expect(links).toHaveCount(2);
    await expect(reason).toBeHidden();
    await playground.button('Close').click();
    await drop(playground.page, 'game.qrec', bytes);
    await expect(recordingBar(playground)).toBeVisible();
    await playground.button('Share').click();
    await expect(playground.button('Save Case')).toBeVisible();
    await expect(links).toHaveCount(0);
    await expect(reason).toBeVisible();
  });

  test('that is cut off or no recording at all is refused with the reason; the scene stays', async ({
    openPlayground,
  }) => {
    const { bytes } = await game();
    const playground = await openPlayground('n=40&play=0');
    const before = await playground.fingerprint();
    const alert = recordingBar(playground).getByRole('alert');
    await drop(playground.page, 'photo.png', Buffer.from('PNG and so on'));
    await expect(alert).toContainText('“photo.png” cannot be shown.');
    await expect(alert).toContainText('it does not begin with QREC');
    await drop(playground.page, 'cut.qrec', bytes.subarray(0, bytes.length - 5));
    await expect(alert).toContainText('it is cut off in frame 29');
    expect(await playground.fingerprint()).toBe(before);
    await playground.button('Close this message').click();
    await expect(recordingBar(playground)).toBeHidden();
    expect(await playground.fingerprint()).toBe(before);
  });

  test('stays when another file is refused', thorough, async ({ openPlayground }) => {
    const { bytes } = await game();
    const playground = await openPlayground('play=0');
    await drop(playground.page, 'game.qrec', bytes);
    await expect(recordingBar(playground)).toContainText('“game.qrec”: 30');
    await drop(playground.page, 'photo.png', Buffer.from('PNG and so on'));
    await expect(recordingBar(playground)).toContainText('“photo.png” cannot be shown.');
    await expect(playground.panel('About this scene')).toContainText('game.qrec');
    await playground.button('Close this message').click();
    await expect(recordingBar(playground)).toContainText('“game.qrec”: 30');
    expect(await playground.objectCount()).toBe(12);
  });

  test(
    'is not opened where the embedding page locks the objects',
    thorough,
    async ({ openPlayground }) => {
      const { bytes } = await game();
      const playground = await openPlayground('n=40&play=0&lock=scene');
      const before = await playground.fingerprint();
      await drop(playground.page, 'game.qrec', bytes);
      await playground.waitForLayout();
      await expect(recordingBar(playground)).toBeHidden();
      expect(await playground.fingerprint()).toBe(before);
    },
  );
});

test.describe('a recording of a World', () => {
  test('shows the shapes, the contacts and the events of the frame, until it is closed', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('play=0');
    const { page } = playground;
    await drop(page, 'level.qrec', await worldGame());
    await expect(recordingBar(playground)).toContainText('“level.qrec”: 12 recorded frames');
    const about = playground.panel('About this scene');
    await expect(about).toContainText('A recording of a World');
    const layer = page.locator('canvas[data-layer="bodies"]');
    const contact = 'rgb(224, 159, 0)';
    const facts = async (): Promise<string[]> =>
      Promise.all(
        ['Contacts in this frame', 'Pairs that begin', 'Pairs that end'].map((label) =>
          about.locator('.fact', { hasText: label }).locator('dd').innerText(),
        ),
      );
    for (const [frame, said] of [
      [0, ['0', '0', '0']],
      [4, ['1', '1', '0']],
      [6, ['1', '0', '0']],
      [9, ['0', '0', '1']],
    ] as const) {
      await playground.seek(frame);
      await expect.poll(facts, `frame ${frame}`).toEqual(said);
      const isMarked = async (): Promise<boolean> => (await pixelsOfColour(layer, contact)) > 0;
      await expect.poll(isMarked, `a contact in frame ${frame}`).toBe(said[0] === '1');
      await expect(playground.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
    }
    expect(await paintedPixels(layer)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Close the recording' }).click();
    await expect(layer).toHaveCount(0);
    await expect(about).not.toContainText('A recording of a World');
  });

  test('whose second frame is damaged is refused; the scene stays', async ({ openPlayground }) => {
    const bytes = await worldGame();
    const size = 4 * bytes.readUInt32LE(24);
    const checksum = 24 + 12 + size + 12 + 12;
    bytes[checksum]! ^= 1;
    const playground = await openPlayground('play=0');
    await drop(playground.page, 'bad.qrec', bytes);
    const alert = playground.page.getByRole('alert');
    await expect(alert).toContainText('“bad.qrec” cannot be shown.');
    await expect(alert).toContainText('damaged');
    await expect(playground.page.locator('canvas[data-layer="bodies"]')).toHaveCount(0);
  });
});
