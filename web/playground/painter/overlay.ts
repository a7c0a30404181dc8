/** What lies over everything, crisp at any density: the numbers of the cells and the probe's frame. */
import type { ProbeBox } from '../tree/driver.ts';
import type { Spot } from '../tree/subtree.ts';
import { context2d, layerCanvas } from './context2d.ts';
import { drawLabels } from './labels.ts';
import type { Layer, Picture } from './picture.ts';
import type { Viewport } from './viewport.ts';

/** So many CSS pixels a ring stands off its box. */
const RING = 3;

export class Overlay implements Layer {
  readonly canvas = layerCanvas('overlay');
  readonly #context = context2d(this.canvas);

  paint(picture: Picture): void {
    const { nodes, palette, probe, settings, spot, view } = picture;
    this.#context.clearRect(0, 0, view.width, view.height);
    if (settings.labels) drawLabels(this.#context, nodes, settings.order, palette, view);
    if (probe) this.#paintProbe(probe, picture);
    if (spot) this.#paintSpot(spot, picture);
  }

  /** Two tones, so that it stands out from any ground: the cell's frame and rings around what its node holds. */
  #paintSpot({ cell, boxes }: Spot, { palette, view }: Picture): void {
    const context = this.#context;
    for (const [colour, width] of [
      [palette.background, 5],
      [palette.outline, 2],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width * view.ratio;
      this.#strokeBox(cell, 0, view, 0);
      for (let at = 0; at < boxes.length; at += 4) this.#strokeBox(boxes, at, view, RING);
    }
  }

  #strokeBox(boxes: Float32Array, at: number, view: Viewport, away: number): void {
    const { scale, left, top, ratio } = view;
    const x = boxes[at]! * scale + left - away * ratio;
    const y = boxes[at + 1]! * scale + top - away * ratio;
    const right = boxes[at + 2]! * scale + left + away * ratio;
    const bottom = boxes[at + 3]! * scale + top + away * ratio;
    this.#context.strokeRect(x, y, right - x, bottom - y);
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
