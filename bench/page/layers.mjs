/** The layers that may draw a crowd: by a graphics card, or by the processor. */
export const crowdLayers = ['webgl', 'pixels'];

/**
 * Waits until the page shows one of these layers.
 *
 * @param {import('@playwright/test').Page} page
 * @param {readonly string[]} layers
 */
export async function waitForLayer(page, layers) {
  await page.waitForSelector(layers.map((layer) => `[data-layer="${layer}"]:not([hidden])`).join());
}
