/** The documentation as it is built: search, contents, headings, and how it looks to keys, to phones and to screen readers. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { violations } from './axe-violations.ts';
import { expect, type OpenOptions, test } from './fixtures.ts';
import { installLine } from './install-line.ts';
import { thorough } from './thorough.ts';

const phone = { width: 360, height: 780 };

/** One page of each kind. */
const kinds = [
  'index.html',
  'world.html',
  'errors.html',
  'installing.html',
  'web/docs/README.html',
  'source/index.html',
  'source/web/lib/quadtree.ts.html',
];

type Open = (fragment: string, options: OpenOptions) => Promise<{ readonly page: Page }>;

async function opened(open: Open, file: string, options: OpenOptions = {}): Promise<Page> {
  const { page } = await open('', { ...options, file: `docs/${file}`, starts: false });
  return page;
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
}

test.describe('the search', () => {
  for (const [words, title, section] of [
    ['no-snapshot', 'Errors', undefined],
    ['queryMany', 'TypeScript: Quadtree', 'queryMany'],
    ['HIT_STRIDE', 'TypeScript: quadrille', 'HIT_STRIDE'],
    ['exclude xyzzy query', 'Queries', undefined],
    ['moveAndSlide', 'Characters', undefined],
    ['script tag', 'Installing and loading', undefined],
    ['first call', 'Start: your first call', undefined],
    ['my results change', 'Views', 'My results change'],
    ['onCollisionEnter', 'Events and contacts', undefined],
  ] as const)
    test(`finds ${words}`, async ({ openPlayground }) => {
      const page = await opened(openPlayground, 'index.html');
      await search(page, words);
      const found = page.getByRole('search').getByRole('listitem');
      await expect(found.getByRole('link', { name: title }).first()).toBeVisible();
      if (section) await expect(found.getByRole('link', { name: section }).first()).toBeVisible();
    });

  for (const [pasted, section] of [
    [
      'RangeError: Quadtree: capacity must be a whole number from 1 to 16777215, got 0',
      'By error message',
    ],
    ['Quadtree: there is no option maxdepth; there are bounds, capacity', 'By error message'],
    ['insert: x must be a number, got an Object', 'By error message'],
    ['TypeError: tree.insert is not a function', 'Messages of the browser'],
    ['collision not detected', 'Collision not detected'],
    ['why is my pair missing', 'Collision not detected'],
  ] as const)
    test(`leads first to Troubles, as the first question of a page too: ${pasted}`, async ({
      openPlayground,
    }) => {
      const page = await opened(openPlayground, 'index.html');
      await search(page, pasted);
      const found = page.getByRole('search');
      await expect(found.getByRole('link').first()).toContainText('Troubles');
      await expect(found.getByRole('link', { name: section }).first()).toBeVisible();
      await expect(found.getByRole('status')).toHaveText('The best first:');
    });

  for (const [words, title, section] of [
    ['tilemap', 'Levels', undefined],
    ['save and load', 'Save, undo, rewind', 'Save and load a game'],
    ['draw tree cells', 'debug draw', undefined],
    ['capacity and depth', 'Placement', 'Which to choose'],
  ] as const)
    test(`finds first for ${words}: ${title}`, async ({ openPlayground }) => {
      const page = await opened(openPlayground, 'index.html');
      await search(page, words);
      const links = page.getByRole('search').getByRole('link');
      await expect(links.first()).toContainText(title);
      if (section) await expect(links.filter({ hasText: section }).first()).toBeVisible();
    });

  test('leads to the section of a code', async ({ openPlayground }) => {
    const page = await opened(openPlayground, 'index.html');
    await search(page, 'not-found');
    await page
      .getByRole('search')
      .getByRole('link', { name: /^not-found/ })
      .click();
    await expect(page).toHaveURL(/\/docs\/errors\.html#not-found$/);
  });

  test('reads a word with a wrong letter as the one that was meant, and says so', async ({
    openPlayground,
  }) => {
    const page = await opened(openPlayground, 'index.html');
    await search(page, 'placment of objects');
    const found = page.getByRole('search');
    await expect(found.getByRole('status')).toContainText(
      'No page has “placment”, so this is for “placement”.',
    );
    await expect(found.getByRole('link').first()).toContainText('Placement');
  });

  test('is used by keys: / leads to it, arrows through it, Enter follows, Escape ends it', async ({
    openPlayground,
  }) => {
    const page = await opened(openPlayground, 'web/docs/README.html');
    const field = page.getByRole('searchbox');
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('no-snapshot');
    const link = page.getByRole('search').getByRole('link').first();
    await expect(link).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(field).toHaveValue('no-snapshot');
    await field.click();
    await expect(link).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveTitle('Errors · Quadrille');
  });

  test('leads to a section from any page', async ({ openPlayground }) => {
    const page = await opened(openPlayground, 'source/web/lib/quadtree.ts.html');
    await search(page, 'HIT_STRIDE');
    await page
      .getByRole('search')
      .getByRole('link', { name: /^HIT_STRIDE/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/docs\/reference\/typescript\/quadrille\.html#hit_stride$/);
  });

  test('says when nothing is found', async ({ openPlayground }) => {
    const page = await opened(openPlayground, 'index.html');
    await search(page, 'xyzzyplugh');
    await expect(page.getByRole('status').filter({ hasText: 'No page has' })).toBeVisible();
  });

  test('is fetched when a reader comes to it, and not before', async ({ openPlayground }) => {
    const asked: string[] = [];
    const page = await opened(openPlayground, 'errors.html', {
      before: async (early) => {
        early.on('request', (request) => asked.push(request.url()));
      },
    });
    await page.waitForLoadState('load');
    expect(asked.filter((url) => url.includes('pagefind'))).toEqual([]);
    await page.getByRole('searchbox').focus();
    await expect.poll(() => asked.some((url) => url.endsWith('.pagefind'))).toBe(true);
  });
});

test('pages can be opened as files: contents and links work, and the search says what it needs', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  const root = pathToFileURL(fileURLToPath(new URL('../../site/docs/', import.meta.url)));
  await page.goto(`${root.href}index.html`);
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Errors' })
    .click();
  await expect(page.getByRole('heading', { name: 'Errors', level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', /.*/);
  await search(page, 'no-snapshot');
  await expect(page.getByText('The search needs a server.')).toBeVisible();
  expect(said).toEqual([]);
  await page.close();
});

test('on a phone the contents and the headings of the page open over it', async ({
  openPlayground,
}) => {
  const page = await opened(openPlayground, 'world.html', { viewport: phone });
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: 'Contents' }).click();
  await expect(contents.getByRole('link', { name: 'World', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Escape');
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: 'On this page' }).click();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Its calls' })
    .click();
  await expect(page).toHaveURL(/#its-calls$/);
  await expect(
    page.getByRole('heading', { name: 'Its calls', exact: false }).first(),
  ).toBeInViewport();
});

const siteOfBuild = process.env['SITE_URL'];

for (const file of ['README.html', 'start.html', 'installing.html'])
  test(`${file} names the address from which the package is installed`, async ({
    openPlayground,
    urlOf,
  }) => {
    const page = await opened(openPlayground, file);
    const line = installLine(siteOfBuild ?? urlOf());
    await expect(page.locator('.listing').getByText(line, { exact: true })).toBeVisible();
  });

test('without scripts, the package is a file to download', async ({ openPlayground, urlOf }) => {
  const line = installLine('./');
  test.skip(siteOfBuild !== undefined || !line.includes('./'), 'the build knows the address');
  const page = await opened(openPlayground, 'installing.html', { javaScriptEnabled: false });
  await expect(page.locator('.listing').getByText(line, { exact: true })).toBeVisible();
  const file = page.getByRole('link', { name: 'quadrille.tgz' });
  await expect(file).toHaveAttribute('href', '../quadrille.tgz');
  expect((await page.request.get(urlOf('', 'quadrille.tgz'))).status()).toBe(200);
});

for (const file of ['troubles.html', 'installing.html'])
  test(`on a phone no cell of words is cut off: ${file}`, async ({ openPlayground }) => {
    const page = await opened(openPlayground, file, { viewport: phone });
    const tables = page.locator('.wide:has(> .stacks)');
    await expect(tables.first()).toBeAttached();
    const cut = await tables.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
    await expect(page.locator('.search kbd')).toBeHidden();
  });

test('on a wide window both stand beside the text', async ({ openPlayground }) => {
  const viewport = { width: 1_440, height: 900 };
  const page = await opened(openPlayground, 'world.html', { viewport });
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contents' })).toBeHidden();
});

for (const [file, boxes] of [
  ['queries.html', '.listing, .wide'],
  ['interface.html', '.wide'],
  ['performance.html', '.wide'],
] as const)
  test(`on a wide window ${file} has room for what it shows`, async ({ openPlayground }) => {
    const viewport = { width: 1_440, height: 900 };
    const page = await opened(openPlayground, file, { viewport });
    const cut = await page
      .locator(boxes)
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
  });

test('at 1280 the first program is seen whole on the first page', async ({ openPlayground }) => {
  const viewport = { width: 1_280, height: 800 };
  const page = await opened(openPlayground, 'index.html', { viewport });
  const cut = await page
    .locator('article .listing')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
});

test('the list of all pages shows the open one, also at its end', async ({ openPlayground }) => {
  const viewport = { width: 1_440, height: 500 };
  const page = await opened(openPlayground, 'SECURITY.html', { viewport });
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link', { name: 'Security policy' })).toBeInViewport();
});

test('keys lead past the masthead to the text', async ({ openPlayground }) => {
  const page = await opened(openPlayground, 'errors.html');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a paragraph that is only a link to a scene is a figure that plays it', async ({
  openPlayground,
}) => {
  const page = await opened(openPlayground, 'embedding.html');
  const figure = page.getByRole('figure');
  await figure.scrollIntoViewIfNeeded();
  const frame = figure.frameLocator('iframe');
  await expect(frame.getByRole('application', { name: 'Live picture' })).toBeVisible();
  await figure.getByRole('link').click();
  await expect(page).toHaveURL(/\/index\.html#.*p=s4/);
});

test('code is copied', async ({ openPlayground }) => {
  const page = await opened(openPlayground, 'errors.html', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const listing = page.locator('.copied').first();
  await listing.hover();
  await listing.getByRole('button', { name: 'Copy' }).click();
  await expect(listing.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await listing.locator('pre').textContent(),
  );
});

for (const [name, options] of [
  ['on a phone, dark', { viewport: phone, colorScheme: 'dark' }],
  ['on a wide window, light', { viewport: { width: 1_440, height: 900 }, colorScheme: 'light' }],
] as const)
  test(`axe finds nothing ${name}`, thorough, async ({ openPlayground }) => {
    const page = await opened(openPlayground, kinds[0]!, options);
    const found = [];
    for (const file of kinds) {
      await page.goto(new URL(`/some/sub/path/docs/${file}`, page.url()).href);
      for (const violation of await violations({ page })) found.push(`${file}: ${violation}`);
    }
    await search(page, 'queryMany');
    await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
    for (const violation of await violations({ page })) found.push(`search: ${violation}`);
    expect(found).toEqual([]);
  });

test('no page scrolls sideways at 360, also with results of a search', async ({
  openPlayground,
}) => {
  const page = await opened(openPlayground, 'world.html', { viewport: phone });
  await search(page, 'queryMany');
  await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
  const [wide, panel] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.querySelector('.found')!.getBoundingClientRect().left,
  ]);
  expect(wide).toBe(360);
  expect(panel).toBeGreaterThanOrEqual(0);
});
