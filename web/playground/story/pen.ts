/** Strokes in two tones over any ground: boxes in world units, everything else in CSS pixels. */
import type { Palette } from '../painter/palette.ts';
import type { Picture } from '../painter/picture.ts';
import type { Viewport } from '../painter/viewport.ts';
import { badgesOf, type Rectangle, type Spot } from './badges.ts';
import type { Box } from './tale.ts';

const VEIL = 0.16;
const HATCH = 0.4;
const HATCH_GAP = 9;
const CORNER = 8;
const FONT = 13;

export class Pen {
  readonly #context: CanvasRenderingContext2D;
  readonly #view: Viewport;
  readonly #ground: string;

  constructor(context: CanvasRenderingContext2D, { palette, view }: Picture) {
    this.#context = context;
    this.#view = view;
    this.#ground = palette.background;
  }

  /** `away` from the box, inwards if negative. */
  frame(
    box: Box,
    away: number,
    colour: string,
    width: number,
    dashes: readonly number[] = [],
  ): void {
    const { x, y, width: wide, height } = this.#place(box, away);
    this.#stroke(colour, width, dashes, () => this.#context.rect(x, y, wide, height));
  }

  veil(box: Box, colour: string): void {
    const { x, y, width, height } = this.#place(box, 0);
    this.#context.globalAlpha = VEIL;
    this.#context.fillStyle = colour;
    this.#context.fillRect(x, y, width, height);
    this.#context.globalAlpha = 1;
    this.frame(box, -1, colour, 1.5);
  }

  /** Diagonals all over, for what is left out. */
  hatch(box: Box, colour: string): void {
    const context = this.#context;
    const { x, y, width, height } = this.#place(box, 0);
    const gap = HATCH_GAP * this.#view.ratio;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.beginPath();
    for (let along = gap; along < width + height; along += gap) {
      context.moveTo(x + along, y);
      context.lineTo(x, y + along);
    }
    context.globalAlpha = HATCH;
    context.lineWidth = this.#view.ratio;
    context.strokeStyle = colour;
    context.stroke();
    context.restore();
  }

  /** The two lines that part a node. */
  quarter(box: Box, colour: string): void {
    const { x, y, width, height } = this.#place(box, 0);
    this.#stroke(colour, 2.5, [8, 5], () => {
      this.#line(x + width / 2, y, x + width / 2, y + height);
      this.#line(x, y + height / 2, x + width, y + height / 2);
    });
  }

  /** Framed and struck through. */
  strike(box: Box, away: number, colour: string): void {
    const { x, y, width, height } = this.#place(box, away);
    this.#stroke(colour, 1.5, [], () => {
      this.#context.rect(x, y, width, height);
      this.#line(x, y + height, x + width, y);
    });
  }

  corners(box: Box, away: number, colour: string): void {
    const { x, y, width, height } = this.#place(box, away);
    const long = Math.min(CORNER * this.#view.ratio, width / 2, height / 2);
    this.#stroke(colour, 2.5, [], () => {
      for (const [left, right] of [
        [x, x + long],
        [x + width, x + width - long],
      ] as const)
        for (const [top, bottom] of [
          [y, y + long],
          [y + height, y + height - long],
        ] as const) {
          this.#context.moveTo(right, top);
          this.#context.lineTo(left, top);
          this.#context.lineTo(left, bottom);
        }
    });
  }

  /** A letter for each of two boxes. */
  letters(boxes: readonly [Box, Box], away: number, texts: string, palette: Palette): void {
    const { ratio, width, height } = this.#view;
    const places = [this.#place(boxes[0], away), this.#place(boxes[1], away)] as const;
    const side = (FONT + 5) * ratio;
    const spots = badgesOf(places, side, { width, height });
    for (const [index, spot] of spots.entries())
      this.#badge(spot, side, texts[index] ?? '', palette);
  }

  #badge({ x, y }: Spot, side: number, text: string, { background, outline }: Palette): void {
    const context = this.#context;
    const { ratio } = this.#view;
    context.fillStyle = outline;
    context.fillRect(x, y, side, side);
    context.fillStyle = background;
    context.font = `700 ${FONT * ratio}px ui-sans-serif, system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, x + side / 2, y + side / 2 + ratio / 2);
  }

  #stroke(colour: string, width: number, dashes: readonly number[], trace: () => void): void {
    const context = this.#context;
    const { ratio } = this.#view;
    context.beginPath();
    trace();
    context.strokeStyle = this.#ground;
    context.lineWidth = (width + 2) * ratio;
    context.stroke();
    context.setLineDash(dashes.map((length) => length * ratio));
    context.strokeStyle = colour;
    context.lineWidth = width * ratio;
    context.stroke();
    context.setLineDash([]);
  }

  #line(fromX: number, fromY: number, toX: number, toY: number): void {
    this.#context.moveTo(fromX, fromY);
    this.#context.lineTo(toX, toY);
  }

  /** A box in device pixels, so much wider on each side. */
  #place([minX, minY, maxX, maxY]: Box, away: number): Rectangle {
    const { scale, left, top, ratio } = this.#view;
    const more = away * ratio;
    return {
      x: minX * scale + left - more,
      y: minY * scale + top - more,
      width: Math.max(ratio, (maxX - minX) * scale + 2 * more),
      height: Math.max(ratio, (maxY - minY) * scale + 2 * more),
    };
  }
}
