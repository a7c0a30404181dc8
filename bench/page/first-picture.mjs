import { median } from '../statistics.mjs';

const RUNS = 9;
const BUDGET_MS = 1_000;

/** `slowdown`: how many times slower Chromium makes the processor; 4 stands for a mid-range phone. */
const machines = [
  { machine: 'this one', slowdown: 1 },
  { machine: '4 times slower', slowdown: 4 },
];

/** One row for each machine: how long the first picture took, in milliseconds. */
export async function firstPictures(browser, address) {
  const rows = [];
  for (const { machine, slowdown } of machines) {
    const times = [];
    for (let run = 0; run < RUNS; run++) times.push(await open(browser, address, slowdown));
    const middle = median(times);
    rows.push({
      machine,
      quickest: Math.round(Math.min(...times)),
      median: Math.round(middle),
      slowest: Math.round(Math.max(...times)),
      budget: BUDGET_MS,
      kept: middle <= BUDGET_MS,
    });
  }
  return rows;
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
  await page.addInitScript(watchForPicture);
  await page.goto(address);
  const time = await page.waitForFunction(() => window.firstPicture);
  const milliseconds = await time.jsonValue();
  await context.close();
  return milliseconds;
}

/** Runs in the page: notes when the display frame that holds the first picture has been made. */
function watchForPicture() {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    window.firstPicture = performance.now();
  });
  port1.start();
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#picture[data-frame]')) return;
    observer.disconnect();
    requestAnimationFrame(() => port2.postMessage(undefined));
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
