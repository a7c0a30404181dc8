import { PHONE_SLOWDOWN } from './openings.mjs';

/** Milliseconds. A page that is busy for longer seems to hang. */
const BUDGET = 200;
/** Milliseconds in which the page reads a link and shows what it says. */
const SETTLED_AFTER_MS = 2_000;

/** A scene of few objects, paused, so that reading is what takes time. */
const scene = 'n=30&play=0';
const words = (count, word) => Array.from({ length: count }, (_, at) => word(at)).join('&');
/** Of 100 kB each, three times as much as is read, but for the first and the last. */
const links = {
  'every parameter out of its range':
    'n=-1&play=0&min=1e308&max=-1e308&cap=1e99&depth=-9&t=-5&speed=NaN&z=1e9&hide=x.y.z&lang=xx&tour=%00',
  'unknown words': `${scene}&${words(12_000, (at) => `w${at}=1`)}`,
  'one word again and again': `${scene}&${words(20_000, () => 'n=30')}`,
  'one long value': `${scene}&x=${'A'.repeat(100_000)}`,
  edits: `${scene}&edits=${Array.from({ length: 10_000 }, (_, at) => `add,${at % 900},9`).join(';')}`,
  'text of a lesson': `${scene}&lesson=own&tour=${'caption.'.repeat(12_500)}`,
  escapes: `${scene}&x=${'%E0%A4%A'.repeat(12_500)}`,
  'unknown words, 1.8 MB': `${scene}&${words(200_000, (at) => `w${at}=1`)}`,
};

/** One row for each hostile link: the longest task while a page that is open follows it, the browser's own work on its address included. */
export async function hostileLinks(browser, address) {
  const rows = [];
  for (const [link, fragment] of Object.entries(links)) {
    const page = await browser.newPage();
    await page.goto(`${address}#${scene}`);
    await page.waitForFunction(() => window.quadrille);
    await page.waitForTimeout(SETTLED_AFTER_MS);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
    await page.evaluate(watch);
    await page.goto(`${address}#${fragment}`);
    await page.waitForTimeout(SETTLED_AFTER_MS);
    const longest = Math.round(await page.evaluate(() => window.longestTask));
    await page.close();
    rows.push({ link, 'longest task': longest, budget: BUDGET, kept: longest <= BUDGET });
  }
  return rows;
}

/** Runs in the page. Tasks of less than 50 milliseconds count as none. */
function watch() {
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: 'longtask' });
}
