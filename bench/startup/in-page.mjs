/**
 * Starts implementations in Chromium, each time in a page of a fresh context, which has nothing in its cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of bench/startup/page.mjs, as it is served
 * @returns {import('./measure.mjs').Start}
 */
export function startInPage(browser, address) {
  return async (implementation, scene) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(address);
    const outcome = await page.evaluate(
      (given) => globalThis.start(...given),
      [implementation, scene],
    );
    await context.close();
    return outcome;
  };
}
