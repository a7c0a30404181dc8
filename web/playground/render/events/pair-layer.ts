/** The layer of the picture that numbers the bodies, and puts an outline around the two of a meeting. */
import type { Point } from '../../engine/geometry.ts';
import { halfSize } from '../../engine/shapes/forms.ts';
import { context2d, layerCanvas } from '../layer-canvas.ts';
import type { Layer, Picture } from '../picture.ts';
import { addShape, type SeenShapes } from '../shapes/objects.ts';
import { placeNumbers } from './number-places.ts';

/** The numbers of more bodies would hide them. */
const MOST_NUMBERED = 60;
/** In CSS pixels: the size of a number, and the widths of an outline. */
const TEXT = 13;
const OUTLINES = [6, 2.5] as const;

export class PairLayer implements Layer {
  readonly canvas = layerCanvas('events');
  readonly #context = context2d(this.canvas);
  readonly #pair: () => readonly number[];

  /** `pair`: the rows of the bodies that are outlined; none or two. */
  constructor(pair: () => readonly number[]) {
    this.#pair = pair;
  }

  paint(picture: Picture): void {
    const { boxes, shapes, view } = picture;
    const context = this.#context;
    context.clearRect(0, 0, view.width, view.height);
    if (!shapes) return;
    this.#outline(picture, shapes);
    const count = boxes.length / 4;
    if (count > MOST_NUMBERED) return;
    this.#placesOfNumbers(picture).forEach((place, row) => this.#write(row, place, picture));
  }

  /** In two tones, so that it stands out from any ground. */
  #outline(picture: Picture, shapes: SeenShapes): void {
    const { boxes, palette, view } = picture;
    const context = this.#context;
    const rows = this.#pair().filter((row) => 4 * row < boxes.length);
    OUTLINES.forEach((width, i) => {
      context.strokeStyle = i === 0 ? palette.background : palette.outline;
      context.lineWidth = width * view.ratio;
      context.lineJoin = 'round';
      context.beginPath();
      for (const row of rows) addShape(context, row, picture, shapes);
      context.stroke();
    });
  }

  #write(row: number, { x, y }: Point, { palette, view }: Picture): void {
    const context = this.#context;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3 * view.ratio;
    context.strokeStyle = palette.background;
    context.fillStyle = palette.outline;
    context.strokeText(String(row), x, y);
    context.fillText(String(row), x, y);
  }

  /** Where the numbers of the bodies stand, in the pixels of the view. */
  #placesOfNumbers({ boxes, view }: Picture): readonly Point[] {
    const { scale, left, top, ratio } = view;
    const context = this.#context;
    context.font = `600 ${TEXT * ratio}px system-ui, sans-serif`;
    const bodies = Array.from({ length: boxes.length / 4 }, (_, row) => {
      const [minX = 0, minY = 0, maxX = 0, maxY = 0] = boxes.subarray(4 * row, 4 * row + 4);
      return {
        x: ((minX + maxX) / 2) * scale + left,
        y: ((minY + maxY) / 2) * scale + top,
        half: halfSize(boxes, row) * scale,
        width: context.measureText(String(row)).width,
      };
    });
    return placeNumbers(bodies, view.width, TEXT * ratio);
  }
}
