import { brotliCompressSync } from 'node:zlib';

const BUDGET = 110_000;

/** What a browser downloads before anything is opened, compressed as servers do it: one row for each kind of file, and all. */
export async function firstLoad(browser, address) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const sizes = new Map();
  const pending = [];
  page.on('response', (response) => pending.push(count(response, sizes)));
  await page.goto(address);
  await page.waitForFunction(() => window.quadrille);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  await context.close();
  const rows = [...sizes].map(([kind, brotli]) => ({ kind, brotli }));
  const all = rows.reduce((sum, { brotli }) => sum + brotli, 0);
  return [...rows, { kind: 'all', brotli: all, budget: BUDGET, kept: all <= BUDGET }];
}

async function count(response, sizes) {
  const kind = /\.(\w+)$/.exec(new URL(response.url()).pathname)?.[1] ?? 'html';
  const size = brotliCompressSync(await response.body()).length;
  sizes.set(kind, (sizes.get(kind) ?? 0) + size);
}
