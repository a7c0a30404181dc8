import { brotliCompressSync } from 'node:zlib';

/** Bytes with brotli. */
export const FIRST_LOAD_BUDGET = 130_000;

/** What a browser downloads before anything is opened, beside the budget: one row for each kind of file, and all. */
export async function firstLoad(browser, address) {
  const rows = [...(await firstLoadSizes(browser, address))].map(([kind, brotli]) => ({
    kind,
    brotli,
  }));
  const all = rows.reduce((sum, { brotli }) => sum + brotli, 0);
  const budget = FIRST_LOAD_BUDGET;
  return [...rows, { kind: 'all', brotli: all, budget, kept: all <= budget }];
}

/**
 * The bytes of each kind of file that a browser downloads until the page is idle, compressed with brotli as servers do it. With less
 * motion, the beginning of the page waits for the reader, on a slow machine too.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Map<string, number>>} by extension; that of the page itself is html
 */
export async function firstLoadSizes(browser, address) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const sizes = new Map();
  const pending = [];
  page.on('response', (response) => pending.push(count(response, sizes)));
  await page.goto(address);
  await page.waitForFunction(() => window.quadrille);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  await context.close();
  return sizes;
}

async function count(response, sizes) {
  const kind = /\.(\w+)$/.exec(new URL(response.url()).pathname)?.[1] ?? 'html';
  const size = brotliCompressSync(await response.body()).length;
  sizes.set(kind, (sizes.get(kind) ?? 0) + size);
}
