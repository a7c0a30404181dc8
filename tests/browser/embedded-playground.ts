/** The playground in an iframe of an article. */
import type { Frame, Page } from '@playwright/test';

/** The playground in an iframe, once it has started. */
export async function inside(page: Page, selector = 'iframe'): Promise<Frame> {
  const handle = await page.locator(selector).first().elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('there is no frame');
  await frame.waitForFunction(() => window.quadrille !== undefined);
  return frame;
}

export function settingsIn(frame: Frame): Promise<Record<string, unknown>> {
  return frame.evaluate(() => ({ ...window.quadrille?.settings }));
}
