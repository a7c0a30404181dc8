/** A frame as shapes, for print and for pages that show no pixels: with the painter's own drawing code. */
import { drawGround } from '../../render/background.ts';
import { drawScene } from '../../render/canvas2d/scene.ts';
import { Culler } from '../../render/culler.ts';
import { fetchedShapes } from '../../render/fetched-shapes.ts';
import { drawLabels } from '../../render/labels.ts';
import { paletteOf } from '../../render/palette.ts';
import type { Picture } from '../../render/picture.ts';
import { SvgContext } from '../../render/svg-context.ts';
import { SvgTarget } from '../../render/svg-target.ts';
import { drawTrace } from '../../render/trace/trace-drawing.ts';
import { TraceRenderer } from '../../render/trace/trace-renderer.ts';
import { cameraOf, viewportOf } from '../../render/viewport.ts';
import type { SharedFrame } from './shared-frame.ts';

/** Units of the file in a CSS pixel, which is as long as a unit of the world: the painter rounds edges to whole units. */
const UNITS_PER_PIXEL = 8;

export function svgOf(shared: SharedFrame): string {
  const picture = pictureOf(shared);
  const { height, width } = picture.view;
  const size = `width="${width / UNITS_PER_PIXEL}" height="${height / UNITS_PER_PIXEL}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>`,
    `<title>${shared.link.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    ...shapesOf(picture, shared),
    '</svg>',
  ].join('\n');
}

/** The picture without what the reader points at. */
function pictureOf({ frame, settings, world }: SharedFrame): Picture {
  const screen = {
    width: (world.width + 2 * world.margin) * UNITS_PER_PIXEL,
    height: (world.height + 2 * world.margin) * UNITS_PER_PIXEL,
    ratio: UNITS_PER_PIXEL,
  };
  const view = viewportOf(screen, world, cameraOf(settings, world));
  const { boxes, marks } = new Culler().cull(frame, settings, view);
  return {
    settings,
    world,
    view,
    palette: paletteOf(settings),
    boxes,
    marks,
    nodes: frame.tree.nodes,
    probed: frame.probed,
    shapes: frame.shapes,
    tools: { cursor: undefined, outline: undefined },
    highlighted: undefined,
  };
}

/** Layer by layer, from the background up. */
function shapesOf(picture: Picture, { trace }: SharedFrame): readonly string[] {
  const { palette, probed, settings, view } = picture;
  const target = new SvgTarget();
  const context = new SvgContext(target);
  drawGround(context, picture);
  drawScene(context, picture);
  if (settings.labels) drawLabels(context, picture);
  probed?.probe.drawOutline({ context, palette, view }, probed.result);
  if (picture.shapes) fetchedShapes()?.drawContacts(context, picture);
  context.flush();
  if (trace) drawTrace(new TraceRenderer(target, palette, view), trace, picture);
  return target.elements;
}
