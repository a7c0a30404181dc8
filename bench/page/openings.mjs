import { median } from '../statistics.mjs';

const RUNS = 9;
/** Milliseconds, on the slower machine. */
const BUDGET = { picture: 1_000, blocked: 1_000 };
/** What takes longer keeps the page from answering. */
const LONG_TASK_MS = 50;
/** Milliseconds after its first picture, when the page has rendered and fetched all that it opens with. */
const OPENED_AFTER_MS = 2_000;

/** How many times slower Chromium makes the processor to stand for a mid-range phone. */
export const PHONE_SLOWDOWN = 4;
const machines = [
  { machine: 'this one', slowdown: 1 },
  { machine: `${PHONE_SLOWDOWN} times slower`, slowdown: PHONE_SLOWDOWN },
];
/** The scene is paused: while one plays, every frame that takes long would count. */
const links = { 'the bare address': '', 'a scene': '#v=1&p=s2&play=0' };

/**
 * One row for each link, machine and build: milliseconds from the request of the page to its first picture, and until two seconds later
 * those for which tasks of more than 50 kept it from answering. Builds take turns.
 */
export async function openings(browser, builds) {
  const rows = [];
  for (const link of Object.keys(links))
    for (const { machine, slowdown } of machines) {
      const opened = builds.map(() => []);
      for (let run = 0; run < RUNS; run++)
        for (const [index, { address }] of builds.entries())
          opened[index].push(await open(browser, address + links[link], slowdown));
      for (const [index, { build }] of builds.entries())
        rows.push({ opened: link, machine, build, ...rowOf(opened[index], slowdown) });
    }
  return rows;
}

function rowOf(opened, slowdown) {
  const pictures = opened.map(({ picture }) => picture);
  const picture = Math.round(median(pictures));
  const blocked = Math.round(median(opened.map((opening) => opening.blocked)));
  return {
    'picture, quickest': Math.round(Math.min(...pictures)),
    'picture, median': picture,
    'picture, slowest': Math.round(Math.max(...pictures)),
    'blocked, median': blocked,
    ...(slowdown > 1
      ? {
          budgets: `${BUDGET.picture}, ${BUDGET.blocked}`,
          kept: picture <= BUDGET.picture && blocked <= BUDGET.blocked,
        }
      : {}),
  };
}

/** A new context has an empty cache, for files and for compiled code. */
async function open(browser, address, slowdown) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForFunction(() => window.opening.picture);
  await page.waitForTimeout(OPENED_AFTER_MS);
  const { picture, tasks } = await page.evaluate(() => window.opening);
  await context.close();
  return {
    picture,
    blocked: tasks.reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0),
  };
}

/** Runs in the page: notes the long tasks, and when the display frame that holds the first picture has been made. */
function watch() {
  const opening = { picture: undefined, tasks: [] };
  window.opening = opening;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) opening.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    opening.picture = performance.now();
  });
  port1.start();
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#picture[data-frame]')) return;
    observer.disconnect();
    requestAnimationFrame(() => port2.postMessage(undefined));
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
