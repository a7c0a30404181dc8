/** A frame as shapes, for print and for pages that show no pixels: drawn as the painter draws it, on paper. */

import { drawGround } from '../../render/background.ts';
import { drawScene } from '../../render/canvas2d/scene.ts';
import { Culler } from '../../render/culler.ts';
import { drawLabels } from '../../render/labels.ts';
import { paletteOf } from '../../render/palette.ts';
import type { Picture } from '../../render/picture.ts';
import { ProbeBrush } from '../../render/probe-brush.ts';
import { SvgBrush } from '../../render/svg-context.ts';
import { SvgPaper } from '../../render/svg-target.ts';
import { drawTale } from '../../render/trace/trace-drawing.ts';
import { Pen } from '../../render/trace/trace-renderer.ts';
import { cameraOf, viewportOf } from '../../render/viewport.ts';
import type { Moment } from './shared-frame.ts';

/** Units of the paper in a CSS pixel, which is as long as a unit of the world: the painter's edges are whole numbers. */
const FINENESS = 8;

export function svgOf(moment: Moment): string {
  const picture = pictureOf(moment);
  const { height, width } = picture.view;
  const size = `width="${width / FINENESS}" height="${height / FINENESS}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>`,
    `<title>${moment.link.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    ...shapesOf(picture, moment),
    '</svg>',
  ].join('\n');
}

/** What the painter is told, but for what a reader points at. */
function pictureOf({ frame, settings, world }: Moment): Picture {
  const screen = {
    width: (world.width + 2 * world.margin) * FINENESS,
    height: (world.height + 2 * world.margin) * FINENESS,
    ratio: FINENESS,
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
    hand: { cursor: undefined, outline: undefined },
    spot: undefined,
  };
}

/** Sheet by sheet, from the ground up. */
function shapesOf(picture: Picture, { told }: Moment): readonly string[] {
  const { nodes, palette, probed, settings, view } = picture;
  const paper = new SvgPaper();
  const brush = new SvgBrush(paper);
  drawGround(brush, picture);
  drawScene(brush, picture);
  if (settings.labels) drawLabels(brush, nodes, settings.order, palette, view);
  probed?.probe.drawOutline(new ProbeBrush(brush, palette, view), probed.result);
  brush.flush();
  if (told) drawTale(new Pen(paper, palette, view), told, picture);
  return paper.elements;
}
