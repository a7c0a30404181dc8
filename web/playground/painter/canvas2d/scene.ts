/** Objects and cells on a 2D canvas: for small scenes, and for all where there is no WebGL2. */
import { context2d, layerCanvas } from '../context2d.ts';
import type { Layer, Picture } from '../picture.ts';
import { drawBadges } from './badges.ts';
import { drawLines } from './cells.ts';
import { drawCores, drawObjects } from './objects.ts';
import { drawShades } from './shades.ts';

export class CanvasScene implements Layer {
  readonly canvas = layerCanvas('canvas');
  readonly #context = context2d(this.canvas);

  paint(picture: Picture): void {
    const { nodes, palette, probe, settings, view } = picture;
    const context = this.#context;
    context.clearRect(0, 0, view.width, view.height);
    if (settings.shade) drawShades(context, picture);
    drawObjects(context, picture, palette, view);
    if (probe && settings.pairs) drawCores(context, picture, palette, view);
    if (settings.straddlers) drawBadges(context, picture);
    if (settings.lines) drawLines(context, nodes, palette, view);
  }
}
