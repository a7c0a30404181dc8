// npm run bench:page: what the built page downloads, how long it takes to show a picture and to answer, how long a frame takes, and how
// much script a frame runs, beside the budgets. Run `npm run build` before it. `npm run bench:page -- FOLDER` measures another build, which
// that folder holds, in the same run.
import { cpus } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';
import { displayFrames } from './display-frames.mjs';
import { firstLoad } from './first-load.mjs';
import { frameCosts } from './frames.mjs';
import { hostileLinks } from './links.mjs';
import { openings } from './openings.mjs';

const other = process.argv[2];
const servers = [];

async function served(build, folder) {
  const port = 4_320 + servers.length;
  const server = await preview({
    ...(folder && { build: { outDir: path.resolve(folder) } }),
    preview: { host: '127.0.0.1', port },
    logLevel: 'warn',
  });
  servers.push(server);
  return { build, address: server.resolvedUrls.local[0] };
}

const browser = await chromium.launch(chromiumLaunch);
try {
  const builds = [await served('this one')];
  if (other !== undefined) builds.push(await served('the other', other));
  const [{ address }] = builds;
  const date = new Date().toISOString().slice(0, 10);
  console.log(
    `${cpus()[0].model}, ${cpus().length} cores, Chromium ${browser.version()}, ${date}\n`,
  );
  console.log('First load, bytes with brotli');
  console.table(await firstLoad(browser, address));
  console.log(
    'Opened on a phone with a cold cache, milliseconds: the first picture, and what tasks take beyond 50 each',
  );
  console.table(await openings(browser, builds));
  console.log(
    'Hostile links, followed by an open page 4 times slower: the longest task, milliseconds',
  );
  console.table(await hostileLinks(browser, address));
  console.log('Display, without a graphics card: a frame with a tick in it');
  console.table(await displayFrames(browser, builds));
  console.log('Script, milliseconds and bytes a frame: tick, tree, pairs, numbers, picture');
  console.table(await frameCosts(browser, address));
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
