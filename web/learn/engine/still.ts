/** What a figure shows first, as an SVG picture. */
import { ArticleProgram } from '../../playground/features/bugs/article-program.ts';
import { drawFindings } from '../../playground/features/bugs/draw-findings.ts';
import { runBugs } from '../../playground/features/bugs/runs.ts';
import { svgOf } from '../../playground/render/svg-file.ts';
import { raceStill } from './race-still.ts';
import type { Scene } from './scene.ts';

export type Theme = 'light' | 'dark';

/** From this many objects on, edges on whole pixels make the file half as large, and are not seen. */
const CROWD = 2_000;

/** A race is shown as its chart, and a bug as the printed tree with what it gets wrong: both drawn by the playground's own code. */
export function stillOf(scene: Scene, theme: Theme): string {
  const { frame, trace, world } = scene;
  const settings = { ...scene.settings, theme };
  const { bug, race } = settings;
  if (race) return raceStill(settings);
  const shared = { settings, world, trace, title: '' };
  if (bug === 'none') {
    const unitsPerPixel = frame.objects > CROWD ? 1 : 8;
    return svgOf({ frame, ...shared }, { unitsPerPixel });
  }
  // A copy: the frame's boxes are a view that is valid until the next call of any tree.
  const boxes = frame.tree.boxes.slice();
  const printed = new ArticleProgram(runBugs[bug], true).frame(frame, boxes, settings, world);
  return svgOf(
    { frame: printed, ...shared },
    { drawOver: (brush, view) => drawFindings(brush, printed, view) },
  );
}

/** The name of its file. */
export function stillName(folder: string, figure: string, theme: Theme): string {
  return `${folder.replace(/^\d+-/, '')}-${figure}-${theme}.svg`;
}
