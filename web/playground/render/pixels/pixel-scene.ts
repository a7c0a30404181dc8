/** Objects and cells drawn by the processor, pixel by pixel: for crowds where no graphics card draws. */
import { drawBoxes } from '../canvas2d/scene.ts';
import { drawSegments } from '../canvas2d/segments.ts';
import { context2d, layerCanvas } from '../layer-canvas.ts';
import type { CrowdLayer, Picture, SeenFrame } from '../picture.ts';
import { PixelBrush } from './pixel-brush.ts';

export class PixelScene implements CrowdLayer {
  readonly canvas = layerCanvas('pixels');
  readonly #context = context2d(this.canvas, { willReadFrequently: true });
  readonly #brush = new PixelBrush();
  #image = new ImageData(1, 1);

  /** Shapes have slanting edges. */
  canDraw({ shapes }: Pick<SeenFrame, 'shapes'>): boolean {
    return !shapes;
  }

  paint(picture: Picture): void {
    const { width, height } = picture.view;
    if (this.#image.width !== width || this.#image.height !== height)
      this.#image = new ImageData(width, height);
    this.#brush.begin(this.#image);
    drawBoxes(this.#brush, picture);
    this.#context.putImageData(this.#image, 0, 0);
    drawSegments(this.#context, picture);
  }
}
