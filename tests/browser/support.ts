/** Opens the built page in a real Chromium, from a sub-path, and remembers everything that goes wrong while it is open. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type ViewportSize,
} from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';

export const subPath = '/some/sub/path/';

const site = fileURLToPath(new URL('../../site/', import.meta.url));
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** A plain file server: nothing but the files of a folder, below one path, and pages that are not files. */
function fileServer(folder: string, below: string, pages = new Map<string, string>()): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const inside = normalize(path.slice(below.length) || 'index.html');
    if (!path.startsWith(below) || inside.startsWith(`..${sep}`)) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(inside)] ?? '';
    const page = pages.get(path);
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': type }).end(page);
      return;
    }
    readFile(join(folder, inside)).then(
      (bytes) => response.writeHead(200, { 'content-type': type }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
}

async function originOf(server: Server): Promise<string> {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

export class Visit {
  readonly page: Page;
  /** Console errors, exceptions, violations of the policy, failed requests and requests to other hosts. */
  readonly problems: string[] = [];

  constructor(page: Page, origin: string) {
    this.page = page;
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // Chromium's software WebGL says this of itself whenever its picture is shown.
      if (!message.text().includes('GPU stall due to ReadPixels'))
        this.problems.push(message.text());
    });
    page.on('pageerror', (error) => this.problems.push(String(error)));
    page.on('requestfailed', (request) => this.problems.push(`failed: ${request.url()}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !/^(data|blob):/.test(url))
        this.problems.push(`foreign: ${url}`);
    });
  }

  /** The text of an element, as a reader sees it. */
  async text(selector: string): Promise<string> {
    return (await this.page.locator(selector).textContent()) ?? '';
  }

  /** One of the numbers under one of the pictures that stand side by side. */
  async fact(pane: string, name: string): Promise<string> {
    return this.text(`[data-pane="${pane}"] [data-fact="${name}"]`);
  }

  async frame(): Promise<number> {
    return this.page.evaluate(() => window.quadrille?.frame ?? -1);
  }

  async settings(): Promise<Record<string, unknown>> {
    return this.page.evaluate(() => ({ ...window.quadrille?.settings }));
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page's own scripts. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What stands in the address between the path and the fragment. */
  readonly query?: string;
  /** Another page of the site than the first. */
  readonly file?: string;
  /** Whether the page is expected to come alive; true unless said otherwise. */
  readonly alive?: boolean;
}

class House {
  readonly #articles = new Map<string, string>();
  readonly #servers = [fileServer(site, subPath), fileServer(dist, '/', this.#articles)];
  readonly #contexts = new Map<string, Promise<BrowserContext>>();
  #browser: Browser | undefined;
  #origin = '';
  /** Another origin, with the package's files at its root. */
  #neighbour = '';

  async open(): Promise<void> {
    [this.#origin = '', this.#neighbour = ''] = await Promise.all(this.#servers.map(originOf));
    this.#browser = await chromium.launch(chromiumLaunch);
  }

  url(fragment = '', file = ''): string {
    return `${this.#origin}${subPath}${file}${fragment === '' ? '' : `#${fragment}`}`;
  }

  async visit(fragment = '', options: VisitOptions = {}): Promise<Visit> {
    const { before, file = '', query = '', alive = true, ...contextOptions } = options;
    const context = await this.#context({ width: 1_280, height: 800 }, contextOptions);
    const page = await context.newPage();
    const visit = new Visit(page, this.#origin);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    await before?.(page);
    await page.goto(this.url(fragment, file + query));
    if (alive) await page.waitForFunction(() => window.quadrille !== undefined);
    return visit;
  }

  /** The address of embed.html. */
  embed(fragment: string): string {
    return this.url(fragment, 'embed.html');
  }

  /** Somebody else's page, of another origin, with this in its body. */
  async article(body: string): Promise<Page> {
    const context = await this.#context({ width: 1_000, height: 900 });
    const page = await context.newPage();
    this.#articles.set(
      '/article.html',
      `<!doctype html><html lang="en"><title>An article</title><body>${body}</body></html>`,
    );
    await page.goto(`${this.#neighbour}/article.html`);
    return page;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    for (const server of this.#servers) server.close();
  }

  /** Visits of the same kind share a context: the page keeps nothing in it, and a new one takes twice the time of a new page. */
  #context(viewport: ViewportSize, options?: BrowserContextOptions): Promise<BrowserContext> {
    if (!this.#browser) throw new Error('the house is closed');
    const all = { viewport, ...options };
    const kind = JSON.stringify(all);
    const context = this.#contexts.get(kind) ?? this.#browser.newContext(all);
    this.#contexts.set(kind, context);
    return context;
  }
}

/** A house that is open while the tests of a file run. */
export function useHouse(): House {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());
  return house;
}
