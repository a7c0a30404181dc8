/** Links: each leads to what it says, the same everywhere, and none can do harm. */
import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { anyShortLink } from '../playground/any-link.ts';
import { expect, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

test.describe('the link', () => {
  test('follows every control and restores its settings', async ({ openPlayground }) => {
    const playground = await openPlayground('play=0');
    await playground.enter('Number of objects', '77');
    await playground.enter('Capacity', '3');
    await playground.choose('Where an object is kept', 'Leaf');
    await playground.control('Touching edges collide').check();
    await playground.enter('Random seed', '123');
    const fragment = 'v=1&n=77&seed=123&place=leaf&cap=3&touch=1&play=0';
    await expect.poll(playground.fragment).toBe(fragment);
    const other = await openPlayground(fragment);
    expect(await other.settings()).toEqual(await playground.settings());
  });

  test('is left alone until something is changed', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd', { ownClock: true });
    await playground.page.clock.runFor(2_000);
    expect(await playground.frame()).toBeGreaterThan(10);
    expect(playground.fragment()).toBe('p=crowd');
  });

  for (const [fragment, preset, file] of [
    ['', 'crowd', undefined],
    ['v=1', 's2', undefined],
    ['v=1&n=60', 's2', undefined],
    ['v=1&race=1', 's2', undefined],
    ['', 's2', 'embed.html'],
  ] as const)
    test(
      `"${fragment}" ${file ? `of ${file} ` : ''}shows ${preset}, as since it was first shared`,
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground(fragment, { file: file ?? '', isBare: true });
        expect(await playground.settings()).toMatchObject({ preset });
      },
    );

  for (const [fragment, preset] of [
    ['use=1', 'crowd'],
    ['n=60', 'crowd'],
    ['race=1&lang=it', 'crowd'],
    ['bug=outside', 's3'],
  ] as const)
    test(
      `"${fragment}", typed by hand, shows a scene of the page's own`,
      thoroughUnless(fragment === 'bug=outside'),
      async ({ openPlayground }) => {
        const playground = await openPlayground(fragment, { isWrittenByHand: true });
        const words = fragment.split('&', 1)[0] ?? '';
        await expect.poll(playground.fragment).toContain(words);
        expect(await playground.settings()).toMatchObject({ preset });
      },
    );

  test(
    'of the first scene, once it is changed, holds all settings',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('', { reducedMotion: 'reduce' });
      await playground.enter('Capacity', '3');
      await expect.poll(playground.fragment).toBe('v=1&p=crowd&cap=3&play=0');
      const other = await openPlayground('v=1&p=crowd&cap=3&play=0');
      expect(await other.fingerprint()).toBe(await playground.fingerprint());
    },
  );

  test('of a paused scene leads to its frame', async ({ openPlayground }) => {
    const playground = await openPlayground('p=s3&play=0');
    await playground.step(37);
    await expect.poll(playground.fragment).toBe('v=1&p=s3&t=37&play=0');
    const other = await openPlayground('v=1&p=s3&t=37&play=0');
    await expect.poll(other.frame).toBe(37);
    expect(await other.fingerprint()).toBe(await playground.fingerprint());
  });

  for (const preset of ['p=s0', 'p=s1', 'p=s2', 'p=s3', 'p=s4'])
    test(
      `${preset} shows the same frame twice, to the last pixel`,
      thorough,
      async ({ openPlayground }) => {
        const seen = [];
        for (let time = 0; time < 2; time++) {
          const playground = await openPlayground(`${preset}&t=150&play=0`);
          await expect(playground.liveNumber('Frame')).toHaveText('150');
          seen.push(
            await playground.page.evaluate(() => ({
              fingerprint: window.quadrille?.fingerprint(),
              picture: window.quadrille
                ?.picture()
                .data.reduce((hash, byte) => (31 * hash + byte) | 0),
            })),
          );
        }
        expect(seen[0]).toEqual(seen[1]);
      },
    );

  test('shows the same objects under any tree', thorough, async ({ openPlayground }) => {
    const fingerprints = new Set();
    for (const tree of ['place=parent', 'place=leaf&cap=1', 'place=loose&depth=3', 'depth=0']) {
      const playground = await openPlayground(`p=s3&${tree}&t=200&play=0`);
      await expect.poll(playground.frame).toBe(200);
      fingerprints.add(await playground.fingerprint());
    }
    expect(fingerprints.size).toBe(1);
  });

  test('that is opened on the page takes effect without loading it again', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=s0');
    await playground.follow('#p=s1&n=33&play=0');
    await expect.poll(playground.objectCount).toBe(33);
    await expect(
      playground.panel('About this scene').getByRole('heading', { level: 3 }),
    ).toHaveText('Leaves only');
    await expect(playground.control('Number of objects')).toHaveValue('33');
  });
});

test.describe('a hostile link', () => {
  /** The page's code, and the line that says what is opened. */
  const ownScripts = 2;

  for (const [kind, fragment] of [
    ['huge', 'n=1e308&min=-1e9&max=-1e9&cap=99999999&depth=99&t=99999999&speed=1e9'],
    ['not numbers', 'n=NaN&min=Infinity&max=-Infinity&cap=&depth=null&seed=undefined'],
    ['negative', 'n=-1&min=-20&max=-5&cap=-1&depth=-3&seed=-9&rate=-60&step=-1'],
    ['HTML', 'p=<script>alert(1)</script>&place="><img src=x onerror=alert(1)>&motion=%3Csvg%3E'],
    ['prototype', '__proto__=x&constructor=y&prototype[z]=1&toString=2&hasOwnProperty=3'],
    ['twice', 'n=10&n=20&n=30&p=s0&p=s4'],
    ['odd escapes', '%&%%&%E0%A4%A&n=%00&\u0000=1&n[]=4'],
    ['100 kB', 'n=25&x='.padEnd(100_000, 'A')],
    ['100 kB of keys', 'n=9&q=1&'.repeat(12_500)],
  ] as const)
    test(`${kind}: the page works`, thoroughUnless(kind === 'HTML'), async ({ openPlayground }) => {
      const playground = await openPlayground(fragment);
      const { banner, page } = playground;
      await expect.poll(playground.objectCount).toBeGreaterThan(0);
      await expect(banner).toHaveText(
        /^(This link is too long: .{5,80}\. )?Some of this link could not be used as it is: .{5,300}$/s,
      );
      await expect(banner.locator('*')).toHaveCount(0);
      await page.evaluate(() => {
        window.quadrille?.pause();
        window.quadrille?.step(3);
      });
      await expect(banner).toBeHidden();
      await expect(page.locator('script')).toHaveCount(ownScripts);
      await expect(page.locator('img')).toHaveCount(0);
    });

  for (let part = 1; part <= 4; part++)
    test(
      `one of 100 drawn ones, part ${part} of 4: the page works and asks nobody else`,
      thoroughUnless(part === 1),
      async ({ openPlayground }) => {
        const playground = await openPlayground('n=30&play=0');
        const { page } = playground;
        const { host } = new URL(page.url());
        const strangers: string[] = [];
        page.on('request', (request) => {
          if (new URL(request.url()).host !== host) strangers.push(request.url());
        });
        page.on('dialog', async (dialog) => {
          strangers.push(dialog.message());
          await dialog.dismiss();
        });
        for (const link of fc.sample(anyShortLink, { seed: part, numRuns: 25 })) {
          // The first of two equal words counts.
          await playground.follow(`n=30&${link}`);
          await expect.poll(playground.objectCount, link).toBeGreaterThan(0);
          await expect(page.locator('script')).toHaveCount(ownScripts);
          await expect(page.locator('img')).toHaveCount(0);
        }
        expect(strangers).toEqual([]);
      },
    );

  test('that is refused leads to its scene without changes', async ({ openPlayground }) => {
    const playground = await openPlayground('p=bodies&n=99999');
    const { banner, page } = playground;
    await expect(banner).toHaveText(/^The tree refused these settings: too many pairs/);
    await page.getByRole('button', { name: 'Show “Bodies that meet” without changes' }).click();
    await expect(banner).toBeHidden();
    expect(await playground.objectCount()).toBe(6);
    await page.goBack();
    await expect(banner).toBeVisible();
    await playground.follow('p=bodies&n=99999&lock=scenes');
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('button')).toHaveCount(0);
  });

  test('that asks for a tree beyond the limits shows why, and the next scene works', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=s1&n=10000&min=200&max=200&cap=1&depth=10');
    const { banner } = playground;
    const saving = playground.panel('Live numbers').getByRole('paragraph').first();
    await expect(banner).toHaveText(/^The tree refused these settings: .{20}/);
    await expect(banner).toHaveText(/capacity.*greatest depth/i);
    for (const number of ['Brute force', 'Pair tests', 'Check by brute force', 'Nodes'])
      await expect(playground.liveNumber(number)).toHaveText('–');
    await expect(saving).toHaveText('–');
    await playground.chooseScene('Bouncing squares');
    await expect(banner).toBeHidden();
    expect(await playground.objectCount()).toBe(20);
    await expect(playground.liveNumber('Brute force')).toHaveText('190');
    await expect(saving).toHaveText(/saved$/);
    await expect.poll(playground.frame).toBeGreaterThan(2);
  });
});

test(
  'a scene that the tree refuses does not play, and its link keeps its frame',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('p=s2&n=20000&min=150&max=200&t=90000&play=0', {
      ownClock: true,
    });
    await expect(playground.banner).toBeVisible();
    const frames = [];
    for (const press of [false, true, false]) {
      if (press) await playground.button('Play').click();
      await playground.page.clock.runFor(1_000);
      frames.push(await playground.frame(), /&t=\d+/.exec(playground.fragment())?.[0]);
    }
    expect(frames).toEqual([0, '&t=90000', 0, '&t=90000', 0, '&t=90000']);
    expect(await playground.settings()).toMatchObject({ playing: false });
    await playground.follow('p=s2&n=20000&min=150&max=200&cap=7&play=0');
    await expect.poll(playground.settings).toMatchObject({ capacity: 7 });
    await expect(playground.banner).toBeVisible();
  },
);

test('a link of 1.8 megabytes is opened up to where it is read, and that is said', async ({
  openPlayground,
}) => {
  const words = Array.from({ length: 200_000 }, (_, at) => `w${at}=1`).join('&');
  const playground = await openPlayground(`n=33&play=0&${words}`);
  await expect(playground.page.getByRole('alert').filter({ hasText: 'too long' })).toContainText(
    'first 32,768 characters',
  );
  expect(await playground.settings()).toMatchObject({ count: 33 });
  await expect.poll(playground.fragment).toBe('v=1&n=33&play=0');
});

test('what is said of a link lies beside the picture, and can be closed', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=crowd&nonsense=1&play=0');
  for (const viewport of [
    { width: 1_280, height: 800 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await playground.page.setViewportSize(viewport);
    await playground.waitForLayout();
    await expect(playground.banner).toContainText('nonsense=1');
    const said = (await playground.banner.boundingBox())!;
    const picture = await playground.pictureBox();
    const isBeside = said.y >= picture.y + picture.height || said.x >= picture.x + picture.width;
    expect(isBeside, `at ${viewport.width}`).toBe(true);
  }
  await playground.button('Close the message').click();
  await expect(playground.banner).toBeHidden();
  await expect(playground.picture).toBeFocused();
});

test('what is said of a link is in sight on a phone that is held across, in Italian', async ({
  openPlayground,
}) => {
  const viewport = { width: 844, height: 390 };
  const playground = await openPlayground('p=crowd&nonsense=1&play=0&lang=it', { viewport });
  await expect(playground.banner).toBeInViewport({ ratio: 1 });
});

test.describe('a long link', () => {
  const walls = Array.from({ length: 80 }, (_, at) => `wall,${6 * at},${9 * at},90,6`).join(';');
  const long = `v=1&n=30&edits=${walls}&play=0`;
  const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

  test('is compressed where it is copied and in the address bar, and opens the same frame', async ({
    openPlayground,
    urlOf,
  }) => {
    const playground = await openPlayground(long, clipboard);
    await playground.step(1);
    await expect.poll(playground.fragment).toMatch(/^v=1&zip=[\w-]{100,900}$/);
    await playground.page.keyboard.press('c');
    await playground.saidInToast('Link copied');
    const copied = await playground.clipboard();
    expect(copied).toBe(urlOf(playground.fragment(), 'scenes/bouncing-squares/'));
    const other = await openPlayground(copied.split('#')[1]);
    await expect.poll(other.frame).toBe(1);
    expect(await other.objectCount()).toBe(110);
    expect(await other.fingerprint()).toBe(await playground.fingerprint());
    await expect(other.banner).toBeHidden();
  });

  test(
    'that is compressed takes effect on an open page, and Back leads to the scene before',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=25&play=0');
      const words = deflateRawSync('n=77&cap=3&play=0').toString('base64url');
      await playground.follow(`#v=1&zip=${words}`);
      await expect.poll(playground.settings).toMatchObject({ count: 77, capacity: 3 });
      await playground.page.goBack();
      await expect.poll(playground.settings).toMatchObject({ count: 25, capacity: 5 });
    },
  );

  const whole = deflateRawSync('n=77&cap=3&play=0');
  for (const [kind, bytes] of [
    ['cut off', whole.subarray(0, -3)],
    ['no compressed text', Buffer.from('<script>alert(1)</script>')],
    ['followed by other bytes', Buffer.concat([whole, whole])],
    ['20 MB of text', deflateRawSync(Buffer.alloc(20_000_000, 'n'))],
    ['nothing', Buffer.alloc(0)],
  ] as const)
    test(
      `that is ${kind} is reported, and the page works`,
      thorough,
      async ({ openPlayground }) => {
        const fragment = `v=1&zip=${bytes.toString('base64url')}&n=9`;
        const playground = await openPlayground(fragment);
        await expect(playground.banner).toHaveText(/^This link is damaged/);
        expect(await playground.objectCount()).toBe(9);
        // What could not be read does not stay in the address.
        await expect.poll(playground.fragment).toBe('v=1&n=9');
      },
    );
});

for (const [fragment, settings] of [
  ['n=33&play=0', { preset: 'crowd', count: 33, playing: false }],
  ['n=33&lang=it', { preset: 'crowd', count: 33, language: 'it' }],
  ['bug=centre&n=44', { preset: 's2', bug: 'centre', count: 44, playing: false }],
  ['v=1&n=33&play=0', { preset: 's2', count: 33 }],
  ['p=s1&n=33&play=0', { preset: 's1', count: 33 }],
] as const)
  test(`a link by hand with ${fragment} opens the scene ${settings.preset}`, async ({
    openPlayground,
  }) => {
    const playground = await openPlayground(fragment, { isWrittenByHand: true });
    await expect.poll(playground.settings).toMatchObject(settings);
    expect(await playground.banner.count()).toBe(0);
  });
