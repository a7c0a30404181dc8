/** The package under a Content-Security-Policy that allows nothing but the site's own files and WebAssembly. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { thoroughUnless } from './thorough.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const policy = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** Finds the pairs of two boxes, and tries to make code from a string. */
const program = (entry: string, report: string): string => `
  import { Quadtree } from '/${entry}.js';
  const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 9, height: 9 } });
  tree.setAll([0, 0, 2, 2, 1, 1, 3, 3]);
  let refused = '';
  try { new Function(''); } catch (error) { refused = error.name; }
  (${report})([...tree.pairRows(), refused].join());`;

const pageWith = (script: string): string =>
  `<!doctype html><html lang="en"><title>Page</title><script type="module" src="${script}"></script></html>`;

const showTitle = '(text) => { document.title = text; }';

/** By path; the package's files lie beside them. */
const pages: Readonly<Record<string, string>> = {
  '/page.html': pageWith('/page.js'),
  '/page.js': program('index', showTitle),
  '/inline-page.html': pageWith('/inline-page.js'),
  '/inline-page.js': program('inline', showTitle),
  '/worker-page.html': pageWith('/worker-page.js'),
  '/worker-page.js': `const worker = new Worker('/worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => { document.title = data; };`,
  '/worker.js': program('index', 'postMessage'),
};

let server: Server;

test.beforeAll(async () => {
  const files = sirv(dist);
  server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy);
    const page = pages[request.url ?? '/'];
    if (page === undefined) files(request, response);
    else {
      const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.setHeader('content-type', type).end(page);
    }
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test.describe("script-src 'self' 'wasm-unsafe-eval'", () => {
  for (const [name, file] of [
    ['a page', 'page.html'],
    ['a page with the binary inside the JavaScript', 'inline-page.html'],
    ['a module worker', 'worker-page.html'],
  ] as const)
    test(`${name} finds pairs`, thoroughUnless(file === 'page.html'), async ({ page }) => {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${file}`);
      await expect(page).toHaveTitle('0,1,EvalError');
    });
});
