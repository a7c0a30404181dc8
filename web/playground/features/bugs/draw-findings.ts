/** Marks in magenta what brute force found wrong: each kind of defect has its own shape. */
import type { Brush } from '../../render/draw-context.ts';
import { inside } from '../../render/inside.ts';
import type { Viewport } from '../../render/viewport.ts';
import type { ArticleFrame } from './article-frame.ts';
import type { Bounds } from './article-node.ts';
import type { Findings } from './findings.ts';

const MAGENTA = '#d6009f';
const CASING = '#ffffff';
/** Of each kind at most; more could not be told apart. */
const MOST = 400;
/** In CSS pixels. */
const RING = 3;
const CROSS = 5;
/** Of a digit in the plate of a count: half of the width, and half of the plate's height. */
const DIGIT = 6;
const DIGIT_HEIGHT = 9;

export function drawFindings(brush: Brush, frame: ArticleFrame, view: Viewport): void {
  new FindingsBrush(brush, frame.everyBox, view).draw(frame.findings);
}

class FindingsBrush {
  readonly #context: Brush;
  readonly #boxes: Float32Array;
  readonly #view: Viewport;

  constructor(context: Brush, boxes: Float32Array, view: Viewport) {
    this.#context = context;
    this.#boxes = boxes;
    this.#view = view;
  }

  draw({ gaps, ghosts, lost, missedPairs, needlessCells, repeated }: Findings): void {
    for (const cell of needlessCells.slice(0, MOST)) this.#outlineCell(cell);
    for (const gap of gaps.slice(0, MOST)) this.#fillGap(gap);
    for (let i = 0; i < Math.min(missedPairs.length, 2 * MOST); i += 2)
      this.#markMissedPair(missedPairs[i]!, missedPairs[i + 1]!);
    for (const row of [...lost, ...ghosts].slice(0, MOST)) this.#ring(row, [3, 2]);
    for (let i = 0; i < Math.min(repeated.length, 3 * MOST); i += 3)
      this.#count(repeated[i]!, repeated[i + 1]!, repeated[i + 2]!);
  }

  #fillGap({ minX, minY, maxX, maxY }: Bounds): void {
    const { scale, left, top } = this.#view;
    this.#context.fillStyle = MAGENTA;
    const [width, height] = [(maxX - minX) * scale, (maxY - minY) * scale];
    // Some are thinner than a pixel.
    this.#context.fillRect(
      minX * scale + left,
      minY * scale + top,
      Math.max(1, width),
      Math.max(1, height),
    );
  }

  /** A thin line: neighbours share it. */
  #outlineCell({ minX, minY, maxX, maxY }: Bounds): void {
    const { scale, left, top, ratio } = this.#view;
    this.#context.strokeStyle = MAGENTA;
    this.#context.lineWidth = ratio;
    this.#context.beginPath();
    this.#context.rect(
      minX * scale + left,
      minY * scale + top,
      (maxX - minX) * scale,
      (maxY - minY) * scale,
    );
    this.#context.stroke();
  }

  /** A pair that was missed: both ringed, a line from one to the other, and a cross on it. */
  #markMissedPair(one: number, other: number): void {
    this.#ring(one, []);
    this.#ring(other, []);
    const [x, y] = this.#centre(one);
    const [otherX, otherY] = this.#centre(other);
    const [midX, midY] = [(x + otherX) / 2, (y + otherY) / 2];
    const far = CROSS * this.#view.ratio;
    this.#strokeTwice((context) => {
      context.moveTo(x, y);
      context.lineTo(otherX, otherY);
      context.moveTo(midX - far, midY - far);
      context.lineTo(midX + far, midY + far);
      context.moveTo(midX - far, midY + far);
      context.lineTo(midX + far, midY - far);
    });
  }

  #ring(row: number, dashes: readonly number[]): void {
    const { scale, left, top, ratio } = this.#view;
    const [minX, minY, maxX, maxY] = this.#boxes.subarray(4 * row, 4 * row + 4);
    const away = RING * ratio;
    this.#context.setLineDash(dashes.map((dash) => dash * ratio));
    this.#strokeTwice((context) =>
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
  #count(one: number, other: number, times: number): void {
    const context = this.#context;
    const [x, y] = this.#centre(one);
    const [otherX, otherY] = this.#centre(other);
    const { ratio, width, height } = this.#view;
    context.font = `700 ${Math.round(12 * ratio)}px ui-sans-serif, system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const text = `×${times}`;
    const [halfWidth, halfHeight] = [DIGIT * text.length * ratio, DIGIT_HEIGHT * ratio];
    const across = halfWidth + inside((x + otherX) / 2 - halfWidth, width - 2 * halfWidth);
    const down = halfHeight + inside((y + otherY) / 2 - halfHeight, height - 2 * halfHeight);
    const border = ratio;
    context.fillStyle = CASING;
    context.fillRect(across - halfWidth, down - halfHeight, 2 * halfWidth, 2 * halfHeight);
    context.fillStyle = MAGENTA;
    context.fillRect(
      across - halfWidth + border,
      down - halfHeight + border,
      2 * (halfWidth - border),
      2 * (halfHeight - border),
    );
    context.fillStyle = CASING;
    context.fillText(text, across, down);
  }

  #centre(row: number): readonly [x: number, y: number] {
    const { scale, left, top } = this.#view;
    const at = 4 * row;
    return [
      ((this.#boxes[at]! + this.#boxes[at + 2]!) / 2) * scale + left,
      ((this.#boxes[at + 1]! + this.#boxes[at + 3]!) / 2) * scale + top,
    ];
  }

  /** With a pale casing, so that it stands out from any background. */
  #strokeTwice(draw: (context: Brush) => void): void {
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
