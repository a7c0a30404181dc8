/** What lies under everything: the world, what is around it, ruled squares, and the probe's veil. */
import type { ProbeBox } from '../tree/driver.ts';
import { context2d, layerCanvas } from './context2d.ts';
import type { Layer, Picture } from './picture.ts';

/** The side of a ruled square, in world units. */
const RULING = 20;
const PROBE_VEIL = 0.4;

export class Ground implements Layer {
  readonly canvas = layerCanvas('ground');
  readonly #context = context2d(this.canvas, { alpha: false });

  paint(picture: Picture): void {
    this.#paintWorld(picture);
    const { ruling } = picture.palette;
    if (ruling) this.#paintRuling(ruling, picture);
    if (picture.probe) this.#paintVeil(picture.probe, picture);
  }

  #paintWorld({ palette, view, world }: Picture): void {
    const context = this.#context;
    context.fillStyle = palette.surround;
    context.fillRect(0, 0, view.width, view.height);
    context.fillStyle = palette.background;
    const width = Math.round(world.width * view.scale);
    const height = Math.round(world.height * view.scale);
    context.fillRect(view.left, view.top, width, height);
  }

  #paintRuling(colour: string, { view, world }: Picture): void {
    const context = this.#context;
    const line = Math.max(1, Math.round(view.ratio));
    const width = Math.round(world.width * view.scale);
    const height = Math.round(world.height * view.scale);
    context.fillStyle = colour;
    for (let x = RULING; x < world.width; x += RULING)
      context.fillRect(Math.round(x * view.scale) + view.left, view.top, line, height);
    for (let y = RULING; y < world.height; y += RULING)
      context.fillRect(view.left, Math.round(y * view.scale) + view.top, width, line);
  }

  /** Under the objects, so that their colours stay what they are. */
  #paintVeil(probe: ProbeBox, { palette, view }: Picture): void {
    const context = this.#context;
    context.globalAlpha = PROBE_VEIL;
    context.fillStyle = palette.probe;
    context.fillRect(
      probe.x * view.scale + view.left,
      probe.y * view.scale + view.top,
      probe.size * view.scale,
      probe.size * view.scale,
    );
    context.globalAlpha = 1;
  }
}
