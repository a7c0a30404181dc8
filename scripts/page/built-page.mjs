import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumLaunch } from '../test/chromium.mjs';

/**
 * Serves the built page while `work` runs, which gets a browser and the page's address.
 *
 * @param {(browser: import('@playwright/test').Browser, address: string) => Promise<void>} work
 */
export async function withBuiltPage(work) {
  if (!existsSync('site/index.html'))
    throw new Error('site/ is missing: run `npm run build` first');
  const server = await preview({ preview: { host: '127.0.0.1', port: 4310 }, logLevel: 'warn' });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    await work(browser, server.resolvedUrls.local[0]);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The page at an address, by light and without motion, once it has come to a frame. */
export async function openStill(browser, viewport, address, frame) {
  const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  await page.waitForFunction((wanted) => window.quadrille?.frame === wanted, frame);
  return page;
}

/** Writes a picture that visitors download, and fails if it has more than this many kilobytes. */
export function writePicture(file, content, mostKilobytes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const kilobytes = Math.round(statSync(file).size / 1_000);
  if (kilobytes > mostKilobytes)
    throw new Error(`${file} has ${kilobytes} kB, more than ${mostKilobytes}`);
  console.log(`${file}: ${kilobytes} kB`);
}
