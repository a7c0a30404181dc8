/** Pages of a consumer, in Chromium. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sirv from 'sirv';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';
import { serveProgram } from './programs.mjs';

// Development servers of large frameworks compile at the first request.
const limit = 240_000; // ms

/** Opens the page of a try (`page` of tests/consumers/consumers.mjs) and resolves to the text of its `output` once it is there. */
export async function textOfPage(page, folder) {
  const server = await serve(page, folder);
  try {
    return await inBrowser((browser) => read(browser, server.url + (page.path ?? '')));
  } catch (error) {
    throw new Error(`${error.message}\n${server.output?.() ?? ''}`, { cause: error });
  } finally {
    server.stop();
  }
}

function serve(page, folder) {
  if (page.file) return { url: pathToFileURL(join(folder, page.file)).href, stop: () => undefined };
  return page.serve ? serveProgram(page.serve, folder) : serveFiles(page, folder);
}

/** Serves the files of a folder, as plain file servers do. */
async function serveFiles({ folder: files, headers = {} }, folder) {
  const setHeaders = (response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  const server = createServer(sirv(join(folder, files), { dev: true, setHeaders }));
  await new Promise((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
}

async function inBrowser(use) {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function read(browser, url) {
  const page = await browser.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  try {
    await page.goto(url, { timeout: limit });
    const output = page.locator('output', { hasText: /[^.\s]/ });
    return (await output.textContent({ timeout: limit })).trim();
  } catch (error) {
    throw new Error([error.message.split('\n')[0], ...problems].join('\n'), { cause: error });
  }
}
