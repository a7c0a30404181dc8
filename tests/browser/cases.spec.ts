/** Cases of bug reports on the page: saved, opened again, and compared with what their file says. */
import { readFileSync } from 'node:fs';
import { expect, type Playground, test } from './fixtures.ts';
import { valueOf } from './playground.ts';
import { drop, game, recordingBar } from './recorded-game.ts';

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
      /“quadrille-s1-9.case.json”: 90 objects.*The tree finds the same pairs as in the file: \d+/,
    );
    expect(await other.boxes()).toEqual(boxes);
    const about = other.panel('About this scene');
    await expect(about.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(about).toContainText('The tree finds the same pairs as in the file: ');
    await expect(valueOf(about, 'Objects')).toHaveText('90');
    await expect(valueOf(about, 'Where an object is kept')).toHaveText('Loose');
    await expect(valueOf(about, 'Capacity')).toHaveText('3');
    await expect(other.liveNumber('Hits')).toHaveText(hits ?? '');
    await expect(other.liveNumber('Check by brute force')).toHaveText('missed 0, double 0');
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

  test('of a frame of a recording has its name, and no link', async ({ openPlayground }) => {
    const { bytes } = await game(32);
    const playground = await openPlayground('p=s1&play=0', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await drop(playground.page, 'level one.qrec', bytes);
    await expect(recordingBar(playground)).toBeVisible();
    await playground.seek(7);
    const { name, bytes: file } = await saved(playground);
    expect(name).toBe('level one-7.case.json');
    const read = JSON.parse(file.toString());
    expect(read).toMatchObject({ frame: 7, recording: 'level one.qrec', scale: 1 / 16 });
    expect(read).not.toHaveProperty('link');
    await playground.button('Share').click();
    await playground.button('Copy TypeScript').click();
    await expect
      .poll(() => playground.clipboard())
      .toMatch(/^\/\/ Frame 7 of level one\.qrec, at a scale of 0\.0625\n/);
  });

  test('says which pairs differ from those of the file', async ({ openPlayground }) => {
    const playground = await openPlayground('n=300&play=0');
    const { bytes } = await saved(playground);
    const read = JSON.parse(bytes.toString());
    const count = read.pairs.found.length;
    expect(count).toBeGreaterThan(1);
    read.pairs.found.shift();
    await drop(playground.page, 'other.json', Buffer.from(JSON.stringify(read)));
    await expect(caseBar(playground)).toContainText('New pairs: 1, missing pairs: 0');
    const about = playground.panel('About this scene');
    await expect(about).toContainText('New pairs: 1, missing pairs: 0');
    await expect(valueOf(about, 'Pairs in the file')).toHaveText(String(count - 1));
  });

  test('says which objects its query finds that the file does not have', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=300&probe=1&ps=200&play=0');
    const { bytes } = await saved(playground);
    const read = JSON.parse(bytes.toString());
    const count = read.query.found.length;
    expect(count).toBeGreaterThan(1);
    await drop(playground.page, 'same.json', bytes);
    const same = `The query finds the same objects as in the file: ${count}.`;
    await expect(caseBar(playground)).toContainText(same);
    read.query.found.shift();
    await drop(playground.page, 'other.json', Buffer.from(JSON.stringify(read)));
    const about = playground.panel('About this scene');
    for (const part of [caseBar(playground), about])
      await expect(part).toContainText('New objects: 1, missing objects: 0');
    await expect(valueOf(about, 'Hits in the file')).toHaveText(String(count - 1));
    read.query.arguments = ['here'];
    await drop(playground.page, 'bad.json', Buffer.from(JSON.stringify(read)));
    await expect(caseBar(playground).getByRole('alert')).toContainText(
      '“bad.json” cannot be shown.',
    );
    await expect(about).toContainText('other.json');
  });

  test('counts a pair that the file has twice', async ({ openPlayground }) => {
    const playground = await openPlayground('n=300&play=0');
    const { bytes } = await saved(playground);
    const read = JSON.parse(bytes.toString());
    read.pairs.found.push(read.pairs.found[0]);
    await drop(playground.page, 'double.json', Buffer.from(JSON.stringify(read)));
    await expect(caseBar(playground)).toContainText('New pairs: 0, missing pairs: 1');
  });

  test('stays when another file is refused', async ({ openPlayground }) => {
    const playground = await openPlayground('n=30&play=0');
    const { name, bytes } = await saved(playground);
    await drop(playground.page, name, bytes);
    await expect(caseBar(playground)).toContainText('30 objects');
    await drop(playground.page, 'broken.json', Buffer.from('{"format":"quadrille-case"}'));
    const alert = caseBar(playground).getByRole('alert');
    await expect(alert).toContainText('“broken.json” cannot be shown.');
    await expect(playground.panel('About this scene')).toContainText(name);
    await playground.button('Close this message').click();
    await expect(caseBar(playground)).toContainText('30 objects');
  });
});
