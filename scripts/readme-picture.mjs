// npm run picture: docs/playground.png, the README's picture, from the built page. Run `npm run build` before it.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumLaunch } from './test/chromium.mjs';

const link = 'v=1&n=120&max=38&probe=1&px=330&py=390&ink=paper&t=60&play=0';
const frame = 60;
const picture = 'docs/playground.png';
const mostKilobytes = 150;

if (!existsSync('site/index.html')) throw new Error('site/ is missing: run `npm run build` first');

const server = await preview({ preview: { host: '127.0.0.1', port: 4310 }, logLevel: 'warn' });
const browser = await chromium.launch(chromiumLaunch);
try {
  const context = await browser.newContext({
    viewport: { width: 1_200, height: 740 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}#${link}`);
  await page.waitForFunction((wanted) => window.quadrille?.frame === wanted, frame);
  mkdirSync('docs', { recursive: true });
  await page.screenshot({ path: picture });
} finally {
  await browser.close();
  await server.close();
}

const kilobytes = Math.round(statSync(picture).size / 1_000);
if (kilobytes > mostKilobytes)
  throw new Error(`${picture} has ${kilobytes} kB, more than ${mostKilobytes}`);
console.log(`${picture}: ${kilobytes} kB`);
