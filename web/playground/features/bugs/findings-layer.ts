/** A layer over a picture with what brute force found wrong. */
import { context2d, layerCanvas } from '../../render/layer-canvas.ts';
import type { Layer, Picture } from '../../render/picture.ts';
import type { ArticleFrame } from './article-frame.ts';
import { drawFindings } from './draw-findings.ts';

export class FindingsLayer implements Layer {
  readonly canvas = layerCanvas('magenta');
  readonly #context = context2d(this.canvas);
  readonly #frame: () => ArticleFrame | undefined;

  constructor(frame: () => ArticleFrame | undefined) {
    this.#frame = frame;
  }

  paint({ view }: Picture): void {
    this.#context.clearRect(0, 0, view.width, view.height);
    const frame = this.#frame();
    if (frame) drawFindings(this.#context, frame, view);
  }
}
