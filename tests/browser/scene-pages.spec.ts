/** The pages of scenes: each opens its scene at an address of its own, and says what it shows without any script. */
import { expect, test } from './fixtures.ts';
import { thoroughUnless } from './thorough.ts';
import { waiting } from './waiting-page.ts';

/** By id: the address of the page, and what the scene is called. */
const scenes = [
  { id: 'crowd', file: 'scenes/crowd/', name: 'A crowd of squares' },
  { id: 'bodies', file: 'scenes/bodies/', name: 'Bodies that meet' },
  { id: 's0', file: 'scenes/java-tutorial/', name: 'Java tutorial' },
  { id: 's1', file: 'scenes/leaves-only/', name: 'Leaves only' },
  { id: 's2', file: 'scenes/bouncing-squares/', name: 'Bouncing squares' },
  { id: 's3', file: 'scenes/shooter/', name: "Shoot-'em-up" },
  { id: 's4', file: 'scenes/ten-thousand/', name: 'Ten thousand' },
] as const;

const shooter = scenes[5];

test('every scene leads on, where it is the first one too', async ({ openPlayground, urlOf }) => {
  const playground = await openPlayground('', { file: scenes[0].file });
  const caption = playground.page.locator('#caption');
  for (const [name, to] of [
    ['The chapter that explains it', 'learn/cut-the-paper/'],
    ['Code for it', 'docs/start.html'],
  ] as const)
    await expect(caption.getByRole('link', { name })).toHaveAttribute('href', urlOf('', to));
  await playground.chooseScene('Ten thousand');
  await expect(caption.getByRole('link', { name: 'What the article says' })).toHaveAttribute(
    'href',
    urlOf('s4-unity-c-traditional-chinese', 'docs/articles.html'),
  );
});

for (const { id, file, name } of scenes)
  test.describe(name, () => {
    test(
      'opens its scene, and the address stays short while it is shown',
      thoroughUnless(id === 's3'),
      async ({ openPlayground, urlOf }) => {
        const playground = await openPlayground('', { file });
        expect(await playground.settings()).toMatchObject({ preset: id, playing: true });
        await expect(playground.page).toHaveTitle(`${name} · Quadrille`);
        await playground.button('Pause').click();
        await expect.poll(() => playground.page.url()).toMatch(/#v=1&.*play=0$/);
        await playground.button('Restart').click();
        await expect.poll(() => playground.page.url()).toBe(urlOf('', file));
      },
    );

    test(
      'says without script what it shows',
      thoroughUnless(id === 's1'),
      async ({ browser, urlOf }) => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const page = await context.newPage();
        await page.goto(urlOf('', file));
        await expect(page).toHaveTitle(`${name} · Quadrille`);
        await expect(page.getByRole('heading', { name })).toBeVisible();
        const still = page.locator('.scene-still img');
        await expect(still).toBeVisible();
        await expect(still).toHaveAttribute('alt', /.{40}/);
        expect(
          await still.evaluate((image: HTMLImageElement) => image.naturalWidth),
        ).toBeGreaterThan(0);
        await context.close();
      },
    );
  });

for (const [language, name, caption] of [
  ['it', 'Sparatutto', 'Questa scena'],
  ['zh-Hant', '捲軸射擊', '關於這個場景'],
] as const)
  test(
    `the page in ${language} opens in that language`,
    thoroughUnless(language === 'it'),
    async ({ openPlayground, urlOf }) => {
      const file = `scenes/${language}/shooter/`;
      const playground = await openPlayground('', { file });
      await expect(playground.page).toHaveTitle(`${name} · Quadrille`);
      await expect(playground.page.locator('#caption-title')).toHaveText(caption);
      expect(await playground.settings()).toMatchObject({ preset: 's3', language });
      expect(playground.page.url()).toBe(urlOf('', file));
    },
  );

test('another scene has the address of the whole page, and Back leads to the page', async ({
  openPlayground,
  urlOf,
}) => {
  const { file, name } = shooter;
  const playground = await openPlayground('', { file });
  await playground.chooseScene('Leaves only');
  await expect.poll(() => playground.page.url()).toBe(urlOf('v=1&p=s1'));
  await expect(playground.page).toHaveTitle('Leaves only · Quadrille');
  await expect(playground.page.getByRole('link', { name: 'Article', exact: true })).toHaveAttribute(
    'href',
    urlOf('', 'learn/'),
  );
  await playground.page.goBack();
  await expect.poll(playground.settings).toMatchObject({ preset: 's3' });
  expect(playground.page.url()).toBe(urlOf('', file));
  await expect(playground.page).toHaveTitle(`${name} · Quadrille`);
});

test('a link that is opened there shows its own state, and nothing of the scene before', async ({
  browser,
  urlOf,
}) => {
  const { page, begin } = await waiting(browser, urlOf('v=1&p=crowd&n=7&play=0', shooter.file));
  await expect(page.locator('#loading')).toBeVisible();
  for (const part of await page.locator('.of-scene').all()) await expect(part).toBeHidden();
  await begin();
  await expect(page.locator('#scene-title')).toHaveText('A crowd of squares');
  await page.context().close();
});

test('a link that is followed there is opened', async ({ openPlayground, urlOf }) => {
  const playground = await openPlayground('', { file: shooter.file });
  await playground.follow('#v=1&p=s1&n=9');
  await expect.poll(playground.settings).toMatchObject({ preset: 's1', count: 9 });
  await playground.chooseScene('Ten thousand');
  await expect.poll(() => playground.page.url()).toBe(urlOf('v=1&p=s4'));
  await playground.page.goBack();
  await expect.poll(playground.settings).toMatchObject({ preset: 's1', count: 9 });
});

test('less motion leaves the address as it is', async ({ openPlayground, urlOf }) => {
  const { file } = shooter;
  const playground = await openPlayground('', { file, reducedMotion: 'reduce', ownClock: true });
  await playground.page.clock.runFor(1_000);
  expect(await playground.settings()).toMatchObject({ preset: 's3', playing: false });
  expect(playground.page.url()).toBe(urlOf('', file));
});

for (const [width, height] of [
  [1_280, 800],
  [390, 844],
] as const)
  test(
    `the first picture is where the page then paints it, at ${width}x${height}`,
    thoroughUnless(width === 390),
    async ({ browser, urlOf }) => {
      const { page, begin } = await waiting(browser, urlOf('', shooter.file), {
        viewport: { width, height },
      });
      const still = (await page.locator('.scene-still img').boundingBox())!;
      await begin();
      const painted = (await page.locator('#picture').boundingBox())!;
      expect(still.width / still.height).toBeCloseTo(painted.width / painted.height, 1);
      expect(Math.abs(still.x - painted.x)).toBeLessThan(width / 10);
      await page.context().close();
    },
  );
