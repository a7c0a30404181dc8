import { median } from '../statistics.mjs';
import { crowdLayers, waitForLayer } from './layers.mjs';

const DISPLAY_FRAME_MS = 1_000 / 60;
const WARM_UP = 10;
const FRAMES = 60;
/** Number of objects above which the page chooses another painter than the 2D canvas. */
const CROWD_ABOVE = 2_000;

/** The more objects, the smaller they are, so that scenes are about equally full. */
const scenes = [
  { objects: 1_000, largest: 10, budget: DISPLAY_FRAME_MS / 4 },
  { objects: 10_000, largest: 5, budget: DISPLAY_FRAME_MS / 4 },
  { objects: 100_000, largest: 2, budget: DISPLAY_FRAME_MS },
];
/** The painter that the page chooses for the number of objects, and the 2D canvas. */
const painters = ['auto', 'canvas'];
/** What is drawn besides objects, lines and pairs. */
const overlays = { usual: '', all: 'probe=1&shade=1&strad=1&labels=1' };

/** One row for each scene, painter and set of overlays: milliseconds of script and bytes allocated a frame. */
export async function frameCosts(browser, address) {
  const rows = [];
  for (const scene of scenes)
    for (const painter of painters)
      for (const overlay of Object.keys(overlays))
        rows.push(await measure(browser, address, scene, painter, overlay));
  return rows;
}

async function measure(browser, address, { objects, largest, budget }, painter, overlay) {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
  // The page plays, but so slowly that only the ticks of this measurement happen.
  const link = `p=s4&n=${objects}&min=1&max=${largest}&pairs=1&probe=0&rate=1&pace=0.1`;
  // Of two values of a parameter, the first counts.
  await page.goto(`${address}?painter=${painter}#${overlays[overlay]}&${link}`);
  await page.waitForFunction((n) => window.quadrille?.marks().length === n, objects);
  const isCrowd = painter === 'auto' && objects > CROWD_ABOVE;
  await waitForLayer(page, isCrowd ? crowdLayers : ['canvas']);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(playFrames, WARM_UP);
  const before = await scriptTime(client);
  const times = await page.evaluate(playFrames, FRAMES);
  const mean = (1_000 * ((await scriptTime(client)) - before)) / FRAMES;
  const bytes = await allocated(client, () => page.evaluate(playFrames, FRAMES));
  const pairs = await page.evaluate(() => window.quadrille.pairs().length / 2);
  await page.close();
  return {
    objects,
    pairs,
    painter,
    overlays: overlay,
    'script, mean': Number(mean.toFixed(2)),
    'wall clock, median': Number(median(times).toFixed(2)),
    'bytes, mean': Math.round(bytes / FRAMES),
    ...(painter === 'auto' ? { budget: Number(budget.toFixed(2)), kept: mean <= budget } : {}),
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

/** Bytes that scripts allocate during `work`, freed ones included: a sample, extrapolated. */
async function allocated(client, work) {
  await client.send('HeapProfiler.startSampling', {
    samplingInterval: 1_024,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await work();
  const { profile } = await client.send('HeapProfiler.stopSampling');
  const sizeOf = ({ selfSize, children }) =>
    children.reduce((sum, child) => sum + sizeOf(child), selfSize);
  return sizeOf(profile.head);
}

/** Seconds of processor time that scripts have used since the page was opened, by Chromium's count. */
async function scriptTime(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value;
}
