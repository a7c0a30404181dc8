// npm run bench:page: how much script the built page runs for one frame (tick, tree, pairs, numbers, picture), against the
// budget. `npm run build` goes before it. Prints a table, one row for each number of objects and each painter.
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { chromiumLaunch } from './test/chromium.mjs';

const DISPLAY_FRAME_MS = 1_000 / 60;
const WARM_UP = 10;
const FRAMES = 60;

/** Objects get smaller as they get more, so that the scene is as full and does not become one heap of pairs. */
const scenes = [
  { objects: 1_000, largest: 10, budget: DISPLAY_FRAME_MS / 4 },
  { objects: 10_000, largest: 5, budget: DISPLAY_FRAME_MS / 4 },
  { objects: 100_000, largest: 2, budget: DISPLAY_FRAME_MS },
];
const painters = ['canvas', 'webgl'];

const server = await preview({ preview: { host: '127.0.0.1', port: 4320 }, logLevel: 'warn' });
const browser = await chromium.launch(chromiumLaunch);
try {
  const rows = [];
  for (const scene of scenes)
    for (const painter of painters) {
      rows.push(await measure(scene, painter));
    }
  console.table(rows);
} finally {
  await browser.close();
  await server.close();
}

async function measure({ objects, largest, budget }, painter) {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
  const link = `p=s4&n=${objects}&min=1&max=${largest}&pairs=1&probe=0&play=0`;
  await page.goto(`${server.resolvedUrls.local[0]}?painter=${painter}#${link}`);
  await page.waitForFunction((n) => window.quadrille?.marks().length === n, objects);
  await page.waitForSelector(`[data-layer="${painter}"]:not([hidden])`);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(playFrames, WARM_UP);
  const before = await scriptTime(client);
  const times = await page.evaluate(playFrames, FRAMES);
  const mean = (1_000 * ((await scriptTime(client)) - before)) / FRAMES;
  const pairs = await page.evaluate(() => window.quadrille.pairs().length / 2);
  await page.close();
  return {
    objects,
    pairs,
    painter,
    'script ms/frame, mean': Number(mean.toFixed(2)),
    'wall clock, median': Number(median(times).toFixed(2)),
    budget: Number(budget.toFixed(2)),
    kept: mean <= budget,
  };
}

/** Runs in the page: one tick and one picture per display frame; gives the milliseconds each took. */
function playFrames(frames) {
  return new Promise((done) => {
    const times = [];
    const next = () => {
      const start = performance.now();
      window.quadrille.step(1);
      times.push(performance.now() - start);
      if (times.length < frames) requestAnimationFrame(next);
      else done(times);
    };
    requestAnimationFrame(next);
  });
}

/** Seconds of the processor that scripts have used since the page was opened, as Chromium counts them: waiting is not in it. */
async function scriptTime(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
