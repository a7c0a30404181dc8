/** What every test of the built page uses: it is served below a sub-path, opened in Chromium, and must cause no error. */
import type { OutgoingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { parameters } from '../../web/playground/state/parameters.ts';
import { FileServer } from './file-server.ts';
import { noteToasts, Playground } from './playground.ts';

export { expect } from '@playwright/test';
export { Playground } from './playground.ts';

const subPath = '/some/sub/path/';
const site = fileURLToPath(new URL('../../site/', import.meta.url));
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

export interface OpenOptions extends Omit<BrowserContextOptions, 'viewport'> {
  /** The size of the window; that of a laptop unless said otherwise. */
  readonly viewport?: ViewportSize;
  /** Whether the address has no fragment where none is given: then the page begins with its story. Otherwise it names the first scene. */
  readonly isBare?: boolean;
  /** Whether the fragment is one that a person wrote: the page's own links have their version, which is added otherwise. */
  readonly isWrittenByHand?: boolean;
  /** Another page of the site than the first one. */
  readonly file?: string;
  /** What stands in the address before the fragment, with its question mark. */
  readonly query?: string;
  /** Runs before the page's own scripts. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Whether the playground starts by itself; true unless said otherwise. */
  readonly starts?: boolean;
  /** Whether the test may move the page's time, by `page.clock`: until it does, time passes as usual. */
  readonly ownClock?: boolean;
  /** Whether the page may report errors; false unless said otherwise. */
  readonly mayFail?: boolean;
}

interface TestFixtures {
  /** Opens the playground with a fragment, or in its first scene. It is closed after the test, which fails if the page reported an error. */
  readonly openPlayground: (fragment?: string, options?: OpenOptions) => Promise<Playground>;
  /** Opens a page of another origin with this in its body; the package's files lie at the root of that origin. */
  readonly openArticle: (
    body: string,
    language?: string,
    headers?: OutgoingHttpHeaders,
  ) => Promise<Page>;
  /** The address of the playground on a host that sends no `Access-Control-Allow-Origin`. */
  readonly closedSite: string;
  /** The address of the playground. */
  readonly urlOf: (fragment?: string, file?: string) => string;
}

interface WorkerFixtures {
  readonly servers: { readonly site: FileServer; readonly article: FileServer };
  /**
   * Tests share contexts with the same options: the page stores nothing, and a new context compiles all scripts again. In each, an
   * empty page of the site stays open, so that the process which has compiled them serves the next page, too.
   */
  readonly contextWith: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

/** What the page accepts without a scene: the language, and a view in place of the picture. */
const sceneless: ReadonlySet<string> = new Set([
  parameters.language.key,
  ...Object.values(parameters).flatMap(({ group, key }) => (group === 'compare' ? key : [])),
]);

/** A fragment as the page writes it: with its version, where it has neither that nor a scene. */
function written(fragment: string): string {
  if (fragment === '') return 'p=crowd';
  const keys = fragment.split('&').map((word) => word.split('=', 1)[0] ?? '');
  const isComplete = keys.includes('p') || keys.includes('v') || keys.includes('zip');
  return isComplete || keys.every((key) => sceneless.has(key)) ? fragment : `v=1&${fragment}`;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    async ({}, use) => {
      const servers = {
        site: new FileServer(site, subPath),
        article: new FileServer(dist, '/'),
      };
      await Promise.all(Object.values(servers).map((server) => server.start()));
      await use(servers);
      for (const server of Object.values(servers)) server.stop();
    },
    { scope: 'worker' },
  ],

  contextWith: [
    async ({ browser, servers }, use) => {
      servers.site.pages.set('/empty', '');
      const contexts = new Map<string, Promise<BrowserContext>>();
      const create = async (options: BrowserContextOptions): Promise<BrowserContext> => {
        const context = await browser.newContext(options);
        const page = await context.newPage();
        await page.goto(`${servers.site.origin}/empty`);
        return context;
      };
      await use((options) => {
        const key = JSON.stringify(options);
        const context = contexts.get(key) ?? create(options);
        contexts.set(key, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],

  closedSite: async ({}, use) => {
    const server = new FileServer(site, '/', true);
    await server.start();
    await use(`${server.origin}/`);
    server.stop();
  },

  urlOf: async ({ servers }, use) => {
    await use((fragment = '', file = '') => {
      const page = `${servers.site.origin}${subPath}${file}`;
      return fragment === '' ? page : `${page}#${fragment}`;
    });
  },

  openPlayground: async ({ browser, contextWith, servers, urlOf }, use) => {
    const opened: { readonly playground: Playground; readonly mayFail: boolean }[] = [];
    const ownContexts: BrowserContext[] = [];
    await use(async (fragment = '', options = {}) => {
      const { before, file = '', query = '', isBare = false, starts = true, ...rest } = options;
      const { isWrittenByHand = false, ...others } = rest;
      const { mayFail = false, ownClock = false, ...screen } = others;
      const { viewport = { width: 1_280, height: 800 }, ...chosen } = screen;
      const scene = isBare || isWrittenByHand || file !== '' ? fragment : written(fragment);
      // All pages of a context have the same clock.
      const context = ownClock ? await browser.newContext(chosen) : await contextWith(chosen);
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      if (ownClock) {
        ownContexts.push(context);
        await page.clock.install();
      }
      const playground = new Playground(page, servers.site.origin);
      opened.push({ playground, mayFail });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await page.addInitScript(noteToasts);
      await before?.(page);
      await page.goto(urlOf(scene, file + query));
      if (starts) await page.waitForFunction(() => window.quadrille !== undefined);
      return playground;
    });
    for (const { playground, mayFail } of opened) {
      if (!mayFail) expect(playground.problems).toEqual([]);
      await playground.close();
    }
    for (const context of ownContexts) await context.close();
  },

  openArticle: async ({ contextWith, servers }, use) => {
    const pages: Page[] = [];
    await use(async (body, language = 'en', headers = {}) => {
      const context = await contextWith({});
      const page = await context.newPage();
      pages.push(page);
      await page.setViewportSize({ width: 1_000, height: 900 });
      const path = `/article-${pages.length}.html`;
      servers.article.pages.set(
        path,
        `<!doctype html><html lang="${language}"><title>An article</title><body>${body}</body></html>`,
      );
      servers.article.headers.set(path, headers);
      await page.goto(servers.article.origin + path);
      return page;
    });
    for (const page of pages) await page.close();
  },
});
