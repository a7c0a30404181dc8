/** What the oracle found, over a picture: in magenta, and each kind of trouble in a shape of its own. */
import { layerCanvas } from '../../render/layer-canvas.ts';
import type { Viewport } from '../../render/viewport.ts';
import type { Bounds } from './article-node.ts';
import type { Findings } from './findings.ts';

const MAGENTA = '#d6009f';
const CASING = '#ffffff';
/** More marks than these would be a blur. */
const MOST = 400;
/** In CSS pixels. */
const RING = 3;
const CROSS = 5;

export class MagentaLayer {
  readonly canvas = layerCanvas('magenta');
  readonly #context: CanvasRenderingContext2D;
  #view: Viewport = { width: 1, height: 1, ratio: 1, scale: 1, left: 0, top: 0 };

  constructor() {
    const context = this.canvas.getContext('2d');
    if (!context) throw new Error('this browser gives no 2D canvas');
    this.#context = context;
  }

  paint(findings: Findings, boxes: Float32Array, view: Viewport): void {
    this.#view = view;
    this.canvas.width = view.width;
    this.canvas.height = view.height;
    for (const gap of findings.gaps.slice(0, MOST)) this.#fillGap(gap);
    const { missedPairs, lost, repeated } = findings;
    for (let i = 0; i < Math.min(missedPairs.length, 2 * MOST); i += 2)
      this.#tie(boxes, missedPairs[i]!, missedPairs[i + 1]!);
    for (const row of lost.slice(0, MOST)) this.#ring(boxes, row, [3, 2]);
    for (let i = 0; i < Math.min(repeated.length, 3 * MOST); i += 3)
      this.#count(boxes, repeated[i]!, repeated[i + 1]!, repeated[i + 2]!);
  }

  #fillGap({ minX, minY, maxX, maxY }: Bounds): void {
    const { scale, left, top } = this.#view;
    this.#context.fillStyle = MAGENTA;
    const [width, height] = [(maxX - minX) * scale, (maxY - minY) * scale];
    // Some are thinner than a pixel, and must be seen all the same.
    this.#context.fillRect(
      minX * scale + left,
      minY * scale + top,
      Math.max(1, width),
      Math.max(1, height),
    );
  }

  /** A pair that was missed: both ringed, a line from one to the other, and a cross on it. */
  #tie(boxes: Float32Array, one: number, other: number): void {
    this.#ring(boxes, one, []);
    this.#ring(boxes, other, []);
    const [x, y] = this.#centre(boxes, one);
    const [otherX, otherY] = this.#centre(boxes, other);
    const [midX, midY] = [(x + otherX) / 2, (y + otherY) / 2];
    const far = CROSS * this.#view.ratio;
    this.#twice((context) => {
      context.moveTo(x, y);
      context.lineTo(otherX, otherY);
      context.moveTo(midX - far, midY - far);
      context.lineTo(midX + far, midY + far);
      context.moveTo(midX - far, midY + far);
      context.lineTo(midX + far, midY - far);
    });
  }

  #ring(boxes: Float32Array, row: number, dashes: readonly number[]): void {
    const { scale, left, top, ratio } = this.#view;
    const [minX, minY, maxX, maxY] = boxes.subarray(4 * row, 4 * row + 4);
    const away = RING * ratio;
    this.#context.setLineDash(dashes.map((dash) => dash * ratio));
    this.#twice((context) =>
      context.rect(
        minX! * scale + left - away,
        minY! * scale + top - away,
        (maxX! - minX!) * scale + 2 * away,
        (maxY! - minY!) * scale + 2 * away,
      ),
    );
    this.#context.setLineDash([]);
  }

  /** A pair that was reported more than once: how often. */
  #count(boxes: Float32Array, one: number, other: number, times: number): void {
    const context = this.#context;
    const [x, y] = this.#centre(boxes, one);
    const [otherX, otherY] = this.#centre(boxes, other);
    const { ratio } = this.#view;
    context.font = `700 ${Math.round(12 * ratio)}px ui-sans-serif, system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineWidth = 4 * ratio;
    context.strokeStyle = CASING;
    context.fillStyle = MAGENTA;
    const text = `×${times}`;
    context.strokeText(text, (x + otherX) / 2, (y + otherY) / 2);
    context.fillText(text, (x + otherX) / 2, (y + otherY) / 2);
  }

  #centre(boxes: Float32Array, row: number): readonly [x: number, y: number] {
    const { scale, left, top } = this.#view;
    const at = 4 * row;
    return [
      ((boxes[at]! + boxes[at + 2]!) / 2) * scale + left,
      ((boxes[at + 1]! + boxes[at + 3]!) / 2) * scale + top,
    ];
  }

  /** With a pale casing, so that it stands out from any ground. */
  #twice(draw: (context: CanvasRenderingContext2D) => void): void {
    const context = this.#context;
    for (const [colour, width] of [
      [CASING, 4],
      [MAGENTA, 2],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width * this.#view.ratio;
      context.beginPath();
      draw(context);
      context.stroke();
    }
  }
}
