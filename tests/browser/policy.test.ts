// The package under a Content-Security-Policy that lets nothing through but our own files and WebAssembly.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';

const dist = new URL('../../dist/', import.meta.url);
const policy = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** Finds the pairs of two boxes, and tries to make code from a string. */
const program = (entry: string, report: string): string => `
  import { Quadtree } from '/${entry}.js';
  const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 9, height: 9 } });
  tree.setAll([0, 0, 2, 2, 1, 1, 3, 3]);
  let refused = '';
  try { new Function(''); } catch (error) { refused = error.name; }
  (${report})([...tree.pairs(), refused].join());`;

const pageWith = (script: string): string =>
  `<!doctype html><html lang="en"><title>Page</title><script type="module" src="${script}"></script></html>`;

const showTitle = '(text) => { document.title = text; }';

const files: Readonly<Record<string, string>> = {
  '/page.html': pageWith('/page.js'),
  '/page.js': program('index', showTitle),
  '/inline-page.html': pageWith('/inline-page.js'),
  '/inline-page.js': program('inline', showTitle),
  '/worker-page.html': pageWith('/worker-page.js'),
  '/worker-page.js': `const worker = new Worker('/worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => { document.title = data; };`,
  '/worker.js': program('index', 'postMessage'),
};

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  wasm: 'application/wasm',
};

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = createServer((request, reply) => {
    const path = request.url ?? '/';
    const send = (body: string | Uint8Array): unknown =>
      reply
        .writeHead(200, {
          'content-type': types[path.split('.').pop() ?? ''] ?? '',
          'content-security-policy': policy,
        })
        .end(body);
    const page = files[path];
    if (page !== undefined) send(page);
    else readFile(new URL(`.${path}`, dist)).then(send, () => reply.writeHead(404).end());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch(chromiumLaunch);
});

afterAll(async () => {
  await browser.close();
  server.close();
});

describe("script-src 'self' 'wasm-unsafe-eval'", () => {
  test.each([
    ['a page', 'page.html'],
    ['a page with the binary inside the JavaScript', 'inline-page.html'],
    ['a module worker', 'worker-page.html'],
  ])('%s', async (_name, file) => {
    const page = await browser.newPage();
    await page.goto(`${origin}/${file}`);
    await page.waitForFunction(() => document.title !== 'Page', undefined, { timeout: 20_000 });
    expect(await page.title()).toBe('0,1,EvalError');
    await page.close();
  });
});
