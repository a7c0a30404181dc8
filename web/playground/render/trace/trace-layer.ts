/** The layer of the picture that shows the trace as far as it is played. */
import type { TraceStep } from '../../engine/trace/trace-playback.ts';
import { CanvasTarget } from '../canvas-target.ts';
import { context2d, layerCanvas } from '../layer-canvas.ts';
import type { Layer, Picture } from '../picture.ts';
import { drawTrace } from './trace-drawing.ts';
import { TraceRenderer } from './trace-renderer.ts';

export class TraceLayer implements Layer {
  readonly canvas = layerCanvas('trace');
  readonly #context = context2d(this.canvas);
  readonly #target = new CanvasTarget(this.#context);
  readonly #step: () => TraceStep | undefined;

  constructor(step: () => TraceStep | undefined) {
    this.#step = step;
  }

  paint(picture: Picture): void {
    const { palette, view } = picture;
    this.#context.clearRect(0, 0, view.width, view.height);
    const step = this.#step();
    if (step) drawTrace(new TraceRenderer(this.#target, palette, view), step, picture);
  }
}
