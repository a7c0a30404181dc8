/** Recordings of games on the page: chosen or dropped, then played, stepped and asked like a scene. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { load, Quadtree } from 'quadrille';
import { recorder } from 'quadrille/recorder';
import { expect, type Playground, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

interface Moment {
  readonly boxes: number[][];
  readonly pairs: number;
}

const FRAMES = 30;

const binary = new URL('../../dist/quadrille.wasm', import.meta.url);

test.beforeAll(() => load({ wasm: readFileSync(binary) }));

/** A small game: squares fly apart, one more comes every fifth frame, and one goes at the fourteenth. */
async function game(size = 1): Promise<{ bytes: Buffer; moments: Moment[] }> {
  const tree = await Quadtree.create({
    bounds: { x: 0, y: 0, width: 400 * size, height: 300 * size },
    placement: 'loose',
    capacity: 3,
    maxDepth: 6,
  });
  const recording = recorder(tree, { rate: 50 });
  const moments: Moment[] = [];
  for (let i = 0; i < 12; i++)
    tree.insert(size * (180 + 5 * i), size * (140 + 3 * (i % 5)), size * 16, size * 16);
  for (let frame = 0; frame < FRAMES; frame++) {
    const { boxes } = tree;
    for (let i = 0; i < boxes.length; i++) boxes[i] = boxes[i]! + size * (((i >> 2) % 5) - 2);
    tree.sync();
    if (frame % 5 === 4) tree.insert(size * 10 * frame, size * 20, size * 30, size * 30);
    if (frame === 14) tree.remove(tree.idAt(3));
    recording.record();
    const rows = Array.from({ length: tree.rows }, (_, row) => row);
    moments.push({
      boxes: rows
        .filter((row) => tree.has(row))
        .map((row) => Array.from(tree.boxes.subarray(4 * row, 4 * row + 4))),
      pairs: tree.pairRows().length / 2,
    });
  }
  const bytes = Buffer.from(recording.save());
  tree.dispose();
  return { bytes, moments };
}

/** Chooses a file by the button of the view for game developers. */
async function choose({ page }: Playground, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a recording' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Drops a file on the page. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const files = await page.evaluateHandle(
    ([title, numbers]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(numbers)], title));
      return transfer;
    },
    [name, [...bytes]] as const,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: files });
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
}

function bar({ page }: Playground) {
  return page.getByRole('region', { name: 'Recording of a game' });
}

test.describe('a recording', () => {
  test('that is chosen shows the frames of the game, and the pairs that it had', async ({
    openPlayground,
  }) => {
    const { bytes, moments } = await game();
    const playground = await openPlayground('use=1&probe=1');
    await choose(playground, 'game.qrec', bytes);
    await expect(bar(playground)).toContainText('“game.qrec”: 30 recorded frames');
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
      await expect(playground.liveNumber('Oracle')).toHaveText('missed 0, double 0');
    }
  });

  test(
    'that is dropped is played, stepped on and back, and asked',
    thorough,
    async ({ openPlayground }) => {
      const { bytes, moments } = await game();
      const playground = await openPlayground('probe=1&play=0');
      await drop(playground.page, 'level one.qrec', bytes);
      await expect(bar(playground)).toContainText('“level one.qrec”');
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
      await playground.view('Side by side').click();
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
      await expect(bar(playground)).toBeVisible();
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
      await expect(bar(playground)).toContainText('Shown at a scale of 1:16.');
      await playground.seek(9);
      const boxes = await playground.boxes();
      expect(boxes.map((box) => box.map((edge) => 16 * edge))).toEqual(moments[9]!.boxes);
      await expect(playground.liveNumber('Colliding pairs')).toHaveText(String(moments[9]!.pairs));
    },
  );

  test(
    'is left by closing it, by another scene, and by a setting of the objects',
    thorough,
    async ({ openPlayground }) => {
      const { bytes } = await game();
      const playground = await openPlayground('n=40&play=0');
      const before = await playground.fingerprint();
      const open = async (): Promise<void> => {
        await drop(playground.page, 'game.qrec', bytes);
        await expect(bar(playground)).toBeVisible();
        expect(await playground.objectCount()).toBe(12);
      };
      await open();
      await playground.button('Close the recording').click();
      await expect(bar(playground)).toBeHidden();
      expect(await playground.fingerprint()).toBe(before);
      await open();
      await playground.scene('Bounce').click();
      await expect(bar(playground)).toBeHidden();
      expect(await playground.objectCount()).toBe(20);
      await open();
      const note = playground.page.getByText('A change of its objects closes it');
      await expect(note).toBeVisible();
      await playground.enter('Number of objects', '33');
      await expect(bar(playground)).toBeHidden();
      await expect(note).toBeHidden();
      expect(await playground.objectCount()).toBe(33);
      await open();
      await playground.follow('n=7&play=0');
      await expect(bar(playground)).toBeHidden();
      expect(await playground.objectCount()).toBe(7);
    },
  );

  test('is not in a link, which says so', thorough, async ({ openPlayground }) => {
    const { bytes } = await game();
    const playground = await openPlayground('play=0', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await drop(playground.page, 'game.qrec', bytes);
    await expect(bar(playground)).toBeVisible();
    await playground.seek(7);
    await playground.button('Copy link').click();
    await playground.saidInToast('A link cannot hold the recording');
    expect(await playground.clipboard()).not.toContain('t=7');
  });

  test('that is cut off or no recording at all is refused with the reason; the scene stays', async ({
    openPlayground,
  }) => {
    const { bytes } = await game();
    const playground = await openPlayground('n=40&play=0');
    const before = await playground.fingerprint();
    const alert = bar(playground).getByRole('alert');
    await drop(playground.page, 'photo.png', Buffer.from('PNG and so on'));
    await expect(alert).toContainText('“photo.png” cannot be shown.');
    await expect(alert).toContainText('it does not begin with QREC');
    await drop(playground.page, 'cut.qrec', bytes.subarray(0, bytes.length - 5));
    await expect(alert).toContainText('it is cut off in frame 29');
    expect(await playground.fingerprint()).toBe(before);
    await playground.button('Close the recording').click();
    await expect(bar(playground)).toBeHidden();
    expect(await playground.fingerprint()).toBe(before);
  });

  test(
    'is not opened where the embedding page locks the objects',
    thorough,
    async ({ openPlayground }) => {
      const { bytes } = await game();
      const playground = await openPlayground('n=40&play=0&lock=scene');
      const before = await playground.fingerprint();
      await drop(playground.page, 'game.qrec', bytes);
      await playground.settle();
      await expect(bar(playground)).toBeHidden();
      expect(await playground.fingerprint()).toBe(before);
    },
  );
});

function caseBar({ page }: Playground) {
  return page.getByRole('region', { name: 'Case of a bug report' });
}

/** Saves the frame that is shown by the share dialog. */
async function saved(playground: Playground): Promise<{ name: string; bytes: Buffer }> {
  await playground.button('Share').click();
  const [download] = await Promise.all([
    playground.page.waitForEvent('download'),
    playground.button('Save Case').click(),
  ]);
  await playground.button('Close').click();
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test.describe('a case of a bug report', () => {
  test('is saved, and opens again with the same boxes, pairs and query', async ({
    openPlayground,
  }) => {
    const link = 'p=s1&n=90&place=loose&cap=3&probe=1&pk=circle&ps=200&t=9&play=0';
    const playground = await openPlayground(link);
    await expect.poll(playground.frame).toBe(9);
    const { name, bytes } = await saved(playground);
    expect(name).toBe('quadrille-s1-9.case.json');
    const boxes = await playground.boxes();
    const hits = await playground.liveNumber('Hits').textContent();
    const other = await openPlayground('play=0');
    await drop(other.page, name, bytes);
    await expect(caseBar(other)).toContainText(
      /“quadrille-s1-9.case.json”: 90 objects.*The tree finds the same pairs as then: \d+/,
    );
    expect(await other.boxes()).toEqual(boxes);
    await expect(other.liveNumber('Hits')).toHaveText(hits ?? '');
    await expect(other.liveNumber('Oracle')).toHaveText('missed 0, double 0');
    expect(await other.settings()).toMatchObject({
      placement: 'loose',
      capacity: 3,
      probeKind: 'circle',
      playing: false,
    });
    await caseBar(other).getByRole('button', { name: 'Close the case' }).click();
    await expect(caseBar(other)).toBeHidden();
    await expect.poll(other.settings).toMatchObject({ preset: 's2' });
  });

  test('says which answers have become others, and why a file is none', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=300&play=0');
    const { bytes } = await saved(playground);
    const read = JSON.parse(bytes.toString());
    const count = read.pairs.found.length;
    expect(count).toBeGreaterThan(1);
    read.pairs.found.shift();
    await drop(playground.page, 'other.json', Buffer.from(JSON.stringify(read)));
    await expect(caseBar(playground)).toContainText('New pairs: 1, missing pairs: 0');
    await drop(playground.page, 'broken.json', Buffer.from('{"format":"quadrille-case"}'));
    await expect(playground.page.getByText(/“broken.json” cannot be shown/)).toBeVisible();
  });
});
