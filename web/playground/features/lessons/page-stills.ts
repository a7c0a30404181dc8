/** Still pictures of a lesson's pages for paper, each computed in a run of its own. Fetched with the first lesson. */
import { SimulationRun } from '../../engine/player/simulation-run.ts';
import { fetchScenes } from '../../engine/simulation/fetched.ts';
import { TracePlayback } from '../../engine/trace/trace-playback.ts';
import { fetchedProbes, fetchProbeKinds } from '../../probes/fetched.ts';
import { fetchLabels } from '../../render/fetched-labels.ts';
import { fetchedFrameShapes, fetchShapes } from '../../render/fetched-shapes.ts';
import { svgOf } from '../../render/svg-file.ts';
import { lessonPage } from '../../state/lesson-pages.ts';
import type { Settings } from '../../state/parameters.ts';
import { withChanges } from '../../state/settings.ts';
import { Store } from '../../state/store.ts';

/** Steps of single objects. A print waits for the pictures, so a frame that takes more has none. */
const MOST_STEPS = 2_000_000;

/** From this many objects on, edges on whole pixels make the picture half as large, and are not seen. */
const CROWD = 2_000;

/** The settings of each page of the lesson that is shown. */
export function pagesOf(settings: Settings, count: number): readonly Settings[] {
  return Array.from({ length: count }, (_, at) =>
    lessonPage(withChanges(settings, { page: at + 1, theme: 'light' })),
  ).filter((page) => page !== undefined);
}

/** Fetches the code that these pages are drawn with. */
export async function fetchForStills(pages: readonly Settings[]): Promise<void> {
  await Promise.all([
    fetchScenes(),
    pages.some(({ probe }) => probe) && fetchProbeKinds(),
    pages.some(({ shape }) => shape !== 'box') && fetchShapes(),
    pages.some(({ labels }) => labels) && fetchLabels(),
  ]);
}

/** As SVG; undefined where the page cannot be drawn, or would take too long. What it is drawn with must be fetched. */
export function stillOf(settings: Settings): string | undefined {
  const store = new Store(settings);
  const run = new SimulationRun(store, fetchedProbes, fetchedFrameShapes);
  const { frame, world } = run;
  try {
    run.begin();
    if (settings.frame * frame.objects > MOST_STEPS) return undefined;
    if (settings.frame > 0) run.advance(settings.frame, () => true);
    frame.observe(settings, world);
    const { next } = run;
    const trace = new TracePlayback(store, { frame, next, refusal: undefined }).current;
    const unitsPerPixel = frame.objects > CROWD ? 1 : 8;
    return svgOf({ frame, settings, world, trace, title: '' }, { unitsPerPixel });
  } catch {
    // The library refuses the scene: the page itself says why.
    return undefined;
  } finally {
    frame.tree.dispose();
  }
}
