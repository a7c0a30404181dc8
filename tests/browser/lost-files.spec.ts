/**
 * Files that do not arrive, among those that are fetched later: the page says so and offers to try again, and trying again shows what
 * was asked for. Which files these are is found by doing the same with all of them.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, type OpenOptions, type Playground, test } from './fixtures.ts';
import { whenIdle } from './playground.ts';
import { thorough, thoroughUnless } from './thorough.ts';

interface Errand {
  readonly name: string;
  readonly fragment?: string;
  readonly act: (playground: Playground) => Promise<unknown>;
  /** What is seen in the end. */
  readonly shown: (playground: Playground) => Locator;
  /** Files it needs that links need, too: see `fetchedBy`. */
  readonly sharedWithLinks?: readonly string[];
  readonly quick?: boolean;
}

const view = (name: string, shown: Errand['shown'], quick = false): Errand => ({
  name,
  act: (playground) => playground.chooseView(name),
  shown,
  quick,
});

const errands: readonly Errand[] = [
  view(
    'Bullets',
    ({ page }) => page.getByRole('img', { name: 'Three guns shoot at thin walls.' }),
    true,
  ),
  view('Seams', ({ page }) => page.locator('.seams canvas').first()),
  view('Side by side', ({ page }) => page.locator('.pane canvas').first()),
  {
    ...view('Printed defects', ({ page }) => page.locator('.pane canvas').first()),
    sharedWithLinks: ['scenes.js'],
  },
  view('Race', ({ page }) => page.getByRole('figure').first()),
  view('Tune', ({ page }) => page.locator('.tune').first()),
  view('Use it', ({ page }) => page.locator('.use-code').first()),
  {
    name: 'Share',
    act: (playground) => playground.button('Share').click(),
    shown: ({ page }) => page.getByRole('dialog'),
  },
  {
    name: 'a tool',
    act: ({ page }) => page.keyboard.press('Tab').then(() => page.locator('#tool-add').click()),
    shown: ({ page }) => page.locator('#tool-add[aria-pressed=true]'),
    quick: true,
  },
  {
    name: 'a shape',
    act: (playground) => playground.choose('Shape', 'Circles'),
    shown: ({ page }) => page.locator('#legend-circle, input[value=circle]:checked').first(),
  },
  {
    name: 'another language',
    fragment: 'play=0&lang=en',
    act: ({ page }) => page.locator('#language').selectOption('it'),
    shown: ({ page }) => page.getByRole('heading', { name: 'Impostazioni' }),
  },
  {
    name: 'a scene',
    act: async ({ page }) => {
      await page.evaluate(() => {
        location.hash = 'v=1&p=s4&n=300&play=0';
      });
    },
    shown: (playground) => playground.liveNumber('Objects').filter({ hasText: /^300$/ }),
  },
];

/** In English, and in the language that one of them chooses. */
const NOT_FETCHED = /could not be fetched|possibile scaricare/;

const stable = /([^/]+)-[\w-]{7}\.(\w+)$/;

/** The files of the site that are asked for while something is done, by what stays of their names from build to build. */
async function fetchedBy(playground: Playground, errand: Errand): Promise<readonly string[]> {
  const { page } = playground;
  // What makes links is fetched with the first move of a pointer, and is no part of an errand.
  await page.mouse.move(1, 1);
  for (const file of ofLinks) await expect.poll(() => isFetched(page, addressOf(file))).toBe(true);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name, kind] = stable.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) asked.add(`${name}.${kind}`);
  });
  await errand.act(playground);
  await expect(errand.shown(playground)).toBeVisible();
  await whenIdle(page);
  const files = [...asked].filter((name) => !selfHealing.has(name) && !ofSlowPages.test(name));
  return [...files, ...(errand.sharedWithLinks ?? [])];
}

const ofLinks = ['view-pages.js', 'scenes.js'];

/** What the page does without until it comes, and asks for again by itself, or when it is next of use. */
const selfHealing = new Set([
  'tips.css',
  'tips.js',
  'view-pages.js',
  'scene-picture.js',
  'cell-motion.js',
  'crowd-layer.js',
  'pixel-scene.js',
  'labels.js',
  'highlighter.js',
  // The bundler's own lines, which the two above import.
  'rolldown-runtime.js',
]);

/** What is fetched only where the machine is slower than the page should be. */
const ofSlowPages = /^pause-in-sight\./;

function without(
  page: Page,
  file: string,
): { readonly pattern: RegExp; readonly lost: Promise<unknown> } {
  const pattern = addressOf(file);
  const lost = page.route(pattern, (route) => route.abort());
  return { pattern, lost };
}

function addressOf(file: string): RegExp {
  const [name, kind] = file.split('.');
  return new RegExp(`/${name}-[\\w-]{7}\\.${kind}$`);
}

function isFetched(page: Page, { source }: RegExp): Promise<boolean> {
  return page.evaluate((pattern) => {
    const files = performance.getEntriesByType('resource');
    return files.some(({ name }) => new RegExp(pattern).test(name));
  }, source);
}

for (const errand of errands)
  test(
    `${errand.name}: every file it fetches may be lost, and is asked for again`,
    thoroughUnless(errand.quick === true),
    async ({ openPlayground }) => {
      const options: OpenOptions = { mayFail: true };
      const fragment = errand.fragment ?? 'play=0';
      const files = await fetchedBy(await openPlayground(fragment, options), errand);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files)
        await test.step(file, async () => {
          const playground = await openPlayground(fragment, options);
          const { page } = playground;
          const { pattern, lost } = without(page, file);
          await lost;
          await whenIdle(page);
          // A slow page asks late for what is its own, which then looks like a part of the errand.
          if (await isFetched(page, pattern)) return page.close();
          await errand.act(playground);
          const again = page.getByRole('button', { name: /^(Try again|Riprova)$/ });
          await expect(again).toBeVisible();
          await expect(page.getByText(NOT_FETCHED).first()).toBeVisible();
          await page.unroute(pattern);
          await again.click();
          await expect(again).toBeHidden();
          await expect(errand.shown(playground)).toBeVisible();
          await page.close(); // which would go on drawing beside the next one
        });
    },
  );

test('what could not be fetched offline is asked for once there is a network', async ({
  openPlayground,
}) => {
  // As if it had not been fetched ahead.
  const code = /\/share-dialog-.*\.js$/;
  const playground = await openPlayground('play=0', {
    mayFail: true,
    before: (page) => page.route(code, (route) => route.abort()),
  });
  const { page } = playground;
  // What the page shows is there: only what is opened is missing.
  await whenIdle(page);
  await page.context().setOffline(true);
  await playground.button('Share').click();
  await expect(page.getByText(NOT_FETCHED)).toBeVisible();
  await page.unroute(code);
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(NOT_FETCHED)).toHaveCount(0);
});

test('what draws crowds is asked for until it comes', async ({ openPlayground }) => {
  const playground = await openPlayground('n=5000&play=0', {
    mayFail: true,
    before: (page) => page.route(/\/crowd-layer-/, (route) => route.abort()),
  });
  const { page } = playground;
  const count = await page.locator('canvas').count();
  await page.unroute(/\/crowd-layer-/);
  await expect.poll(() => page.locator('canvas').count()).toBeGreaterThan(count);
});

test('a guess of the article is judged once what judges it comes', async ({ openPlayground }) => {
  const opened = await openPlayground('', {
    starts: false,
    mayFail: true,
    reducedMotion: 'reduce',
    file: 'learn/everything-against-everything/',
  });
  const { page } = opened;
  await whenIdle(page);
  const guess = page.locator(`.guess[data-guess*='"kind":"boxes"']`).first();
  await page.route(/\/learn\/.*\.js|\.wasm/, (route) => route.abort());
  await guess.getByRole('checkbox', { name: 'L', exact: true }).click();
  const verdict = guess.locator('.verdict');
  await guess.getByRole('button', { name: 'Check' }).click();
  await expect(verdict).toContainText('could not be fetched');
  await page.unroute(/\/learn\/.*\.js|\.wasm/);
  await verdict.getByRole('button', { name: 'Try again' }).click();
  await expect(guess).toHaveAttribute('data-verdict');
});

test(
  'the tree over placed squares is drawn once what draws it comes',
  thorough,
  async ({ openPlayground }) => {
    const { page } = await openPlayground('', {
      starts: false,
      mayFail: true,
      reducedMotion: 'reduce',
      file: 'learn/when-to-split/',
    });
    await whenIdle(page);
    const guess = page.locator(`.guess[data-guess*='"kind":"place"']`).first();
    const lost = /\/board-drawing-[^/]*\.js$/;
    await page.route(lost, (route) => route.abort());
    await guess.getByRole('application').focus();
    for (let squares = 0; squares < 12; squares++) await page.keyboard.press('Enter');
    await guess.getByRole('button', { name: 'Check' }).click();
    const caption = guess.locator('.picture-caption');
    await expect(caption).toContainText('could not be fetched');
    await expect(guess.locator('.lines.own')).toHaveCount(0);
    await page.unroute(lost);
    await caption.getByRole('button', { name: 'Try again' }).click();
    await expect(caption).not.toContainText('could not be fetched');
    await expect(guess.locator('.lines.own')).toHaveCount(1);
  },
);

test('the React example says what it lacks, and shows its cards once that comes', async ({
  openPlayground,
}) => {
  const lost = /\.wasm$/;
  const { page } = await openPlayground('', {
    starts: false,
    mayFail: true,
    file: 'examples/react/',
    before: (opened) => opened.route(lost, (route) => route.abort()),
  });
  await expect(page.getByRole('alert')).toContainText('quadrille');
  await page.unroute(lost);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status')).toHaveText('12 of 24 cards overlap another one');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
