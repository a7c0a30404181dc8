// npm run bench:page: what the built page downloads, how long its first picture takes, and how much script a frame runs,
// beside the budgets. Run `npm run build` before it.
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';
import { firstLoad } from './first-load.mjs';
import { firstPictures } from './first-picture.mjs';
import { frameCosts } from './frames.mjs';

const server = await preview({ preview: { host: '127.0.0.1', port: 4320 }, logLevel: 'warn' });
const browser = await chromium.launch(chromiumLaunch);
try {
  const address = server.resolvedUrls.local[0];
  const date = new Date().toISOString().slice(0, 10);
  console.log(
    `${cpus()[0].model}, ${cpus().length} cores, Chromium ${browser.version()}, ${date}\n`,
  );
  console.log('First load, bytes with brotli');
  console.table(await firstLoad(browser, address));
  console.log(
    'First picture, milliseconds from the request of the page, on a phone with a cold cache',
  );
  console.table(await firstPictures(browser, address));
  console.log('Script, milliseconds and bytes a frame: tick, tree, pairs, numbers, picture');
  console.table(await frameCosts(browser, address));
} finally {
  await browser.close();
  await server.close();
}
