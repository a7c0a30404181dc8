/** The site works below any path: every page of it is served below one with a space, and asks for nothing beside it. */
import type { Page } from '@playwright/test';
import { FileServer } from './file-server.ts';
import { test as base, expect } from './fixtures.ts';
import { whenRequestFails } from './playground.ts';
import { isListing, site, sitePages } from './site-pages.ts';
import { thoroughUnless } from './thorough.ts';

const below = '/some/deep%20path/with%20space/';

interface Served {
  /** The address of the site. */
  readonly root: string;
}

const test = base.extend<object, { readonly served: Served }>({
  served: [
    async ({}, use) => {
      const server = new FileServer(site, below);
      await server.start();
      await use({ root: server.origin + below });
      server.stop();
    },
    { scope: 'worker' },
  ],
});

/** What a page reports and asks for that it should not, until the returned function is called. */
function watch(page: Page, root: string): () => string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  whenRequestFails(page, (url) => problems.push(`failed: ${url}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(root) && !/^(data|blob):/.test(url)) problems.push(`beside: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return () => problems.splice(0);
}

/**
 * Opens a page, waits until it asks for nothing more, and returns what it reports. Chromium may end a request of a frame without a word:
 * then nothing is ever over, and the page is opened again.
 */
async function problemsAt(
  page: Page,
  address: string,
  problems: () => string[],
): Promise<readonly string[]> {
  await expect(async () => {
    await page.goto('about:blank');
    problems();
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  }).toPass();
  return problems();
}

/** The addresses that the open page names, or the file at an address: those of this server, without their fragments. */
function targetsIn(page: Page, origin: string, file?: string): Promise<string[]> {
  return page.evaluate(
    async ({ own, address }) => {
      let read = document;
      if (address !== undefined) {
        const text = await (await fetch(address)).text();
        read = new DOMParser().parseFromString(text, 'text/html');
      }
      const named = [...read.querySelectorAll('[href], [src]')].map((element) => {
        const word = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        return new URL(word, address ?? document.baseURI);
      });
      return named.filter((url) => url.origin === own).map((url) => url.origin + url.pathname);
    },
    { own: origin, address: file },
  );
}

/** In groups, so that a failure names few pages and each test ends soon. */
const groups = new Map<string, string[]>();
for (const file of sitePages) {
  const [top = '', , third = ''] = file.split('/');
  const group = isListing(file)
    ? `docs/source/${third}`
    : top.endsWith('.html')
      ? 'the page itself'
      : top;
  groups.set(group, [...(groups.get(group) ?? []), file]);
}

/** Pages of one test. */
const atOnce = 20;

/** Groups that are not too large, and parts of the others. */
const parts = [...groups].flatMap(([name, files]) =>
  files.length <= atOnce
    ? [{ name, files }]
    : Array.from({ length: Math.ceil(files.length / atOnce) }, (_, at) => ({
        name: `${name}, part ${at + 1}`,
        files: files.slice(at * atOnce, (at + 1) * atOnce),
      })),
);

for (const { name, files } of parts)
  test(
    `below a path with a space: ${name}`,
    thoroughUnless(!name.startsWith('docs/source')),
    async ({ browser, served: { root } }) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const problems = watch(page, root);
      const { origin } = new URL(root);
      const targets = new Map<string, string>();
      // Of listings the first: what the others name is read from their files.
      const opened = files.filter((file, at) => at === 0 || !isListing(file));
      for (const file of opened) {
        expect(await problemsAt(page, root + file, problems), file).toEqual([]);
        for (const target of await targetsIn(page, origin)) targets.set(target, file);
      }
      for (const file of files.filter((one) => !opened.includes(one)))
        for (const target of await targetsIn(page, origin, root + file)) targets.set(target, file);
      expect(problems()).toEqual([]);
      const lost = [];
      for (const [target, file] of targets) {
        const found = target.startsWith(root) && (await context.request.head(target)).ok();
        if (!found) lost.push(`${file}: ${target}`);
      }
      expect(lost).toEqual([]);
      await context.close();
    },
  );

test('below a path with a space: the scripts and styles of the page name no root', async ({
  page,
  served: { root },
}) => {
  const problems = watch(page, root);
  // Each view, panel and dialog fetches a part of its own.
  for (const fragment of [
    'race=1&play=0',
    'bug=centre&play=0',
    'compare=parent.leaf.brute&play=0',
    'tune=1&play=0',
    'bullets=1&play=0',
    'seams=1&play=0',
    'use=1&play=0',
    'shape=polygon&n=50&labels=1&probe=1&pk=polygon&play=0',
    'lesson=quadtree&page=3&lang=vi',
    'story=insert&n=40&tell=insert&who=3&play=0&lang=zh-Hant',
  ]) {
    expect(await problemsAt(page, `${root}#${fragment}`, problems), fragment).toEqual([]);
    await page.waitForFunction(() => window.quadrille !== undefined);
    expect(problems(), fragment).toEqual([]);
  }
});

test('below a path with a space: links of the view for developers, also where it is embedded', async ({
  page,
  served: { root },
}) => {
  for (const file of ['', 'embed.html', 'v1/embed.html']) {
    await page.goto(`${root}${file}#use=1&play=0`);
    const links = page.getByRole('region', { name: 'Read more' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      const address = await link.evaluate((one) => (one as HTMLAnchorElement).href);
      expect(address).toContain(root);
      expect((await page.request.head(address)).ok(), address).toBe(true);
    }
  }
});

test('below a path with a space: the element of an article elsewhere', async ({
  openArticle,
  served: { root },
}) => {
  const page = await openArticle(
    `<script type="module" src="${root}v1/element.js"></script>
     <quadrille-playground src="${root}v1/embed.html" playing="false"></quadrille-playground>`,
  );
  await expect(
    page.frameLocator('iframe').getByRole('application', { name: 'Live picture' }),
  ).toBeVisible();
});
