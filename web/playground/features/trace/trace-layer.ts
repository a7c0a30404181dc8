/** The tale over the picture. */

import { CanvasPaper } from '../../render/canvas-target.ts';
import { context2d, layerCanvas } from '../../render/layer-canvas.ts';
import type { Layer, Picture } from '../../render/picture.ts';
import { drawTale } from '../../render/trace/trace-drawing.ts';
import { Pen } from '../../render/trace/trace-renderer.ts';
import type { Moment } from './trace-playback.ts';

export class StorySheet implements Layer {
  readonly canvas = layerCanvas('story');
  readonly #context = context2d(this.canvas);
  readonly #paper = new CanvasPaper(this.#context);
  readonly #ask: () => Moment | undefined;

  constructor(ask: () => Moment | undefined) {
    this.#ask = ask;
  }

  paint(picture: Picture): void {
    const { palette, view } = picture;
    this.#context.clearRect(0, 0, view.width, view.height);
    const moment = this.#ask();
    if (moment) drawTale(new Pen(this.#paper, palette, view), moment, picture);
  }
}
