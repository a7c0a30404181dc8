/** A page whose code does not come yet: what its own file shows. */
import type { Browser, BrowserContextOptions, Page, Route } from '@playwright/test';

export interface Waiting {
  readonly page: Page;
  /** Lets the code come, and waits until the page has begun. */
  readonly begin: () => Promise<void>;
}

/** Opens the page; its code does not come until it may. */
export async function waiting(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Waiting> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 }, ...options });
  const page = await context.newPage();
  let isHeld = true;
  const held: Route[] = [];
  await page.route(/\/assets\/[^/]*\.js$/, (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#loading').waitFor({ state: 'attached' });
  const begin = async (): Promise<void> => {
    isHeld = false;
    for (const route of held) await route.continue();
    await page.locator('#picture[data-frame]').waitFor({ state: 'attached' });
  };
  return { page, begin };
}
