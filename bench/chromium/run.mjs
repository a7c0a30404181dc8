import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';
import { startInPage } from '../startup/in-page.mjs';
import { startupPart } from '../startup/part.mjs';
import { runSuite } from '../suite.mjs';
import { withPage } from './serve.mjs';

const suiteFolder = new URL('.', import.meta.url);
const startupFolder = new URL('../startup/', import.meta.url);

/** The suite in Debian's Chromium: starts in a fresh page each, all other parts in one page. */
export async function runInChromium(plan, listeners) {
  const { startup, ...others } = plan.scenes;
  const browser = await chromium.launch(chromiumLaunch);
  listeners.onProgress('bundling the page');
  try {
    const results = {
      ...(Object.keys(others).length > 0 &&
        (await runInOnePage(browser, { ...plan, scenes: others }, listeners))),
      ...(startup && (await runInFreshPages(browser, { ...plan, scenes: { startup } }, listeners))),
    };
    return { engine: `Chromium ${browser.version()}`, results };
  } finally {
    await browser.close();
  }
}

function runInOnePage(browser, plan, { onProgress, onDone }) {
  return withPage(suiteFolder, async (address) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.exposeFunction('onProgress', onProgress);
    await page.exposeFunction('onDone', onDone);
    await page.goto(address);
    await page.waitForFunction(() => 'runBenchmark' in globalThis);
    return page.evaluate((whole) => globalThis.runBenchmark(whole), plan);
  });
}

function runInFreshPages(browser, plan, listeners) {
  return withPage(startupFolder, (address) =>
    runSuite(plan, listeners, { startup: startupPart(startInPage(browser, address)) }),
  );
}
