/** The tale over the picture. */

import type { Moment } from '../../engine/trace/trace-playback.ts';
import { CanvasPaper } from '../canvas-target.ts';
import { context2d, layerCanvas } from '../layer-canvas.ts';
import type { Layer, Picture } from '../picture.ts';
import { drawTale } from './trace-drawing.ts';
import { Pen } from './trace-renderer.ts';

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
