/** The tale over the picture. */
import { context2d, layerCanvas } from '../painter/context2d.ts';
import type { Layer, Picture } from '../painter/picture.ts';
import { CanvasPaper } from './canvas-paper.ts';
import { drawTale } from './drawing.ts';
import { Pen } from './pen.ts';
import type { Moment } from './telling.ts';

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
