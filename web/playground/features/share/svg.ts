/** A frame as shapes, for print and for pages that show no pixels: with the painter's own drawing code. */
import { drawGround } from '../../render/background.ts';
import { drawScene } from '../../render/canvas2d/scene.ts';
import type { Brush } from '../../render/draw-context.ts';
import { fetchedShapes } from '../../render/fetched-shapes.ts';
import { drawLabels } from '../../render/labels.ts';
import type { Picture, SeenFrame } from '../../render/picture.ts';
import { pictureOf } from '../../render/picture-of.ts';
import { SvgContext } from '../../render/svg-context.ts';
import { SvgTarget } from '../../render/svg-target.ts';
import { drawTrace } from '../../render/trace/trace-drawing.ts';
import { TraceRenderer } from '../../render/trace/trace-renderer.ts';
import { cameraOf, type Viewport, viewportOf } from '../../render/viewport.ts';
import { type SharedFrame, sourceText } from './shared-frame.ts';

/** What is drawn of a frame. */
interface Drawn extends Omit<SharedFrame, 'frame'> {
  readonly frame: SeenFrame;
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
    `<title>${sourceText(shared.source).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
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
