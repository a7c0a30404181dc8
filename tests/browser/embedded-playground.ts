/** The playground in an iframe of an article. */
import type { Frame, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The playground in an iframe, once it has started. An iframe that is replaced meanwhile is looked up again. */
export async function inside(page: Page, selector = 'iframe'): Promise<Frame> {
  const started: Frame[] = [];
  await expect(async () => {
    const element = await page.locator(selector).first().elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error(`${selector} shows no document yet`);
    await frame.waitForFunction(() => window.quadrille !== undefined);
    started.push(frame);
  }).toPass();
  return started[0] as Frame;
}

export function settingsIn(frame: Frame): Promise<Record<string, unknown>> {
  return frame.evaluate(() => ({ ...window.quadrille?.settings }));
}
