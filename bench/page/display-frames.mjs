import { median } from '../statistics.mjs';
import { crowdLayers, waitForLayer } from './layers.mjs';

const WARM_UP = 5;
const FRAMES = 30;
const TURNS = 3;

/** The more objects, the smaller they are, so that scenes are about equally full. */
const scenes = [
  { objects: 10_000, largest: 5 },
  { objects: 100_000, largest: 2 },
];
/** The one that the page chooses, and what it could choose instead. */
const painters = ['auto', 'webgl', 'canvas'];

/**
 * One row for each scene, painter and build: milliseconds from one frame of the display to the next, each after a tick. So it counts what
 * the browser does with the picture too. Builds take turns.
 */
export async function displayFrames(browser, builds) {
  const rows = [];
  for (const scene of scenes)
    for (const painter of painters) {
      const pages = [];
      for (const { address } of builds) pages.push(await open(browser, address, scene, painter));
      const times = builds.map(() => []);
      for (let turn = 0; turn < TURNS; turn++)
        for (const [index, page] of pages.entries()) {
          await page.bringToFront();
          await page.evaluate(play, WARM_UP);
          times[index].push((await page.evaluate(play, FRAMES)) / FRAMES);
        }
      for (const [index, { build }] of builds.entries()) {
        const time = median(times[index]);
        rows.push({
          objects: scene.objects,
          painter,
          build,
          'milliseconds a frame': Number(time.toFixed(1)),
          'frames a second': Number((1_000 / time).toFixed(1)),
          ...(builds.length > 1 ? { times: Number((time / median(times[0])).toFixed(2)) } : {}),
        });
      }
      for (const page of pages) await page.close();
    }
  return rows;
}

async function open(browser, address, { objects, largest }, painter) {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
  // The page plays, but so slowly that only the ticks of this measurement happen.
  const link = `p=s4&n=${objects}&min=1&max=${largest}&pairs=1&probe=0&rate=1&pace=0.1`;
  await page.goto(`${address}?painter=${painter}#${link}`);
  await page.waitForFunction((n) => window.quadrille?.marks().length === n, objects);
  await waitForLayer(page, painter === 'auto' ? crowdLayers : [painter]);
  return page;
}

/** Runs in the page: one tick in each frame of the display; gives the milliseconds that all took. */
function play(frames) {
  return new Promise((done) => {
    let begin;
    const next = (now) => {
      begin ??= now;
      if (frames-- === 0) return done(performance.now() - begin);
      window.quadrille.step(1);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}
