/** What lies over everything, crisp at any density: the numbers of the cells and the probe's frame. */
import type { ProbeBox } from '../tree/driver.ts';
import { context2d, layerCanvas } from './context2d.ts';
import { drawLabels } from './labels.ts';
import type { Layer, Picture } from './picture.ts';

export class Overlay implements Layer {
  readonly canvas = layerCanvas('overlay');
  readonly #context = context2d(this.canvas);

  paint(picture: Picture): void {
    const { nodes, palette, probe, settings, view } = picture;
    this.#context.clearRect(0, 0, view.width, view.height);
    if (settings.labels) drawLabels(this.#context, nodes, settings.order, palette, view);
    if (probe) this.#paintProbe(probe, picture);
  }

  #paintProbe(probe: ProbeBox, { palette, view }: Picture): void {
    const context = this.#context;
    const x = Math.round(probe.x * view.scale) + view.left;
    const y = Math.round(probe.y * view.scale) + view.top;
    const size = Math.max(2, Math.round(probe.size * view.scale));
    const line = Math.max(2, Math.round(2 * view.ratio));
    context.strokeStyle = palette.probe;
    context.lineWidth = line;
    context.strokeRect(x - line / 2, y - line / 2, size + line, size + line);
  }
}
