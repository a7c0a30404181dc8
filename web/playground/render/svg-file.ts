/** A frame as shapes, for print and for pages that show no pixels: with the painter's own drawing code. */
import type { TraceStep } from '../engine/trace/trace-playback.ts';
import type { Settings } from '../state/parameters.ts';
import type { World } from '../state/presets.ts';
import { drawGround } from './background.ts';
import { drawScene } from './canvas2d/scene.ts';
import type { Brush } from './draw-context.ts';
import { fetchedShapes } from './fetched-shapes.ts';
import { drawLabels } from './labels.ts';
import type { Picture, SeenFrame } from './picture.ts';
import { pictureOf } from './picture-of.ts';
import { SvgContext } from './svg-context.ts';
import { SvgTarget } from './svg-target.ts';
import { drawTrace } from './trace/trace-drawing.ts';
import { TraceRenderer } from './trace/trace-renderer.ts';
import { cameraOf, type Viewport, viewportOf } from './viewport.ts';

/** What is drawn of a frame. */
interface Drawn {
  readonly frame: SeenFrame;
  readonly settings: Settings;
  readonly world: World;
  /** The present step of the trace, if there is one. */
  readonly trace: TraceStep | undefined;
  /** What the file says of itself. */
  readonly title: string;
}

interface Options {
  /** Units of the file in a CSS pixel, which is as long as a unit of the world: the painter rounds edges to whole units. */
  readonly unitsPerPixel?: number;
  /** Draws what lies over the picture. */
  readonly drawOver?: (brush: Brush, view: Viewport) => void;
}

export function svgOf(shared: Drawn, { unitsPerPixel = 8, drawOver }: Options = {}): string {
  const view = viewOf(shared, unitsPerPixel);
  const picture = pictureOf({ ...shared, view });
  const { height, width } = view;
  const size = `width="${width / unitsPerPixel}" height="${height / unitsPerPixel}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>`,
    `<title>${shared.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    ...shapesOf(picture, shared, drawOver),
    '</svg>',
  ].join('\n');
}

function viewOf({ settings, world }: Drawn, ratio: number): Viewport {
  const screen = {
    width: (world.width + 2 * world.margin) * ratio,
    height: (world.height + 2 * world.margin) * ratio,
    ratio,
  };
  return viewportOf(screen, world, cameraOf(settings, world));
}

/** Layer by layer, from the background up. */
function shapesOf(
  picture: Picture,
  { trace }: Drawn,
  drawOver: Options['drawOver'],
): readonly string[] {
  const { palette, probed, settings, view } = picture;
  const target = new SvgTarget();
  const context = new SvgContext(target);
  drawGround(context, picture);
  drawScene(context, picture);
  if (settings.labels) drawLabels(context, picture);
  probed?.probe.drawOutline({ context, palette, view }, probed.result);
  if (picture.shapes) fetchedShapes()?.drawContacts(context, picture);
  drawOver?.(context, view);
  context.flush();
  if (trace) drawTrace(new TraceRenderer(target, palette, view), trace, picture);
  return target.elements;
}
