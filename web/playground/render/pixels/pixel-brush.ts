/** Rectangles, and lines along the axes, written pixel by pixel into an image: what a crowd consists of is drawn by nothing faster. */
import { channelsOf } from '../../state/colour.ts';
import type { BoxBrush } from '../draw-context.ts';

/** x1, y1, x2, y2 of a line, and how far along its path it begins. */
const LINE_STRIDE = 5;

const known = new Map<string, number>();

/** A colour `#rrggbb`, opaque, as the bytes of a pixel of an image. */
function pixelOf(colour: string): number {
  let pixel = known.get(colour);
  if (pixel === undefined) {
    const [red, green, blue] = channelsOf(colour.slice(1));
    known.set(colour, (pixel = packed(red, green, blue, 255)));
  }
  return pixel;
}

/** Processors that run WebAssembly, or pretend to, have the lowest byte first. */
function packed(red: number, green: number, blue: number, alpha: number): number {
  return ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** What an opaque pixel makes of the one below it, where it is seen through as `alpha` says. */
function over(pixel: number, below: number, alpha: number): number {
  const rest = ((below >>> 24) / 255) * (1 - alpha);
  return packed(
    mixture(pixel & 255, below & 255, alpha, rest),
    mixture((pixel >>> 8) & 255, (below >>> 8) & 255, alpha, rest),
    mixture((pixel >>> 16) & 255, (below >>> 16) & 255, alpha, rest),
    Math.round(255 * (alpha + rest)),
  );
}

function mixture(one: number, other: number, share: number, rest: number): number {
  return Math.round((one * share + other * rest) / (share + rest));
}

/** As an integer of 32 bits: loops from one to another are twice as fast. */
function nearest(place: number): number {
  return Math.round(place) | 0;
}

export class PixelBrush implements BoxBrush {
  globalAlpha = 1;
  lineDashOffset = 0;
  lineWidth = 1;
  #fillStyle = '';
  #strokeStyle = '';
  #fill = 0;
  #stroke = 0;
  #pixels = new Uint32Array(0);
  #width = 0;
  #height = 0;
  #dash = 0;
  #gap = 0;
  #lines = new Float64Array(1_024 * LINE_STRIDE);
  #length = 0;
  /** Where the next line begins, and how far along the path. */
  #x = 0;
  #y = 0;
  #along = 0;

  /** Draws on this image from now on, which it makes transparent. */
  begin({ data, width, height }: ImageData): void {
    if (this.#pixels.buffer !== data.buffer) this.#pixels = new Uint32Array(data.buffer);
    this.#pixels.fill(0);
    this.#width = width;
    this.#height = height;
  }

  get fillStyle(): string {
    return this.#fillStyle;
  }

  set fillStyle(colour: string) {
    this.#fillStyle = colour;
    this.#fill = pixelOf(colour);
  }

  get strokeStyle(): string {
    return this.#strokeStyle;
  }

  set strokeStyle(colour: string) {
    this.#strokeStyle = colour;
    this.#stroke = pixelOf(colour);
  }

  /** One dash and one gap, or none. */
  setLineDash([dash = 0, gap = 0]: readonly number[]): void {
    this.#dash = dash;
    this.#gap = gap;
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#cover(x, y, x + width, y + height, this.#fill);
  }

  beginPath(): void {
    this.#length = 0;
  }

  moveTo(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
    this.#along = 0;
  }

  lineTo(x: number, y: number): void {
    if (this.#length === this.#lines.length) this.#grow();
    const lines = this.#lines;
    const at = this.#length;
    lines[at] = this.#x;
    lines[at + 1] = this.#y;
    lines[at + 2] = x;
    lines[at + 3] = y;
    lines[at + 4] = this.#along;
    this.#length = at + LINE_STRIDE;
    this.#along += Math.abs(x - this.#x) + Math.abs(y - this.#y);
    this.#x = x;
    this.#y = y;
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.lineTo(x, y);
  }

  stroke(): void {
    const lines = this.#lines;
    const half = this.lineWidth / 2;
    for (let at = 0; at < this.#length; at += LINE_STRIDE) {
      const x1 = lines[at]!;
      const y1 = lines[at + 1]!;
      const x2 = lines[at + 2]!;
      const y2 = lines[at + 3]!;
      if (this.#dash > 0) this.#strokeDashed(x1, y1, x2, y2, lines[at + 4]!);
      else if (y1 === y2)
        this.#cover(Math.min(x1, x2), y1 - half, Math.max(x1, x2), y1 + half, this.#stroke);
      else this.#cover(x1 - half, Math.min(y1, y2), x1 + half, Math.max(y1, y2), this.#stroke);
    }
  }

  /** Pixel by pixel: one belongs to a dash if its middle does. */
  #strokeDashed(x1: number, y1: number, x2: number, y2: number, along: number): void {
    const half = this.lineWidth / 2;
    const isLevel = y1 === y2;
    const from = isLevel ? x1 : y1;
    const to = isLevel ? x2 : y2;
    const step = Math.sign(to - from);
    const length = Math.abs(to - from);
    const first = step > 0 ? Math.ceil(from - 0.5) : Math.floor(from - 0.5);
    const start = along + this.lineDashOffset;
    for (let pixel = first; ; pixel += step) {
      const past = (pixel + 0.5 - from) * step;
      if (past >= length) return;
      if ((start + past) % (this.#dash + this.#gap) >= this.#dash) continue;
      if (isLevel) this.#cover(pixel, y1 - half, pixel + 1, y1 + half, this.#stroke);
      else this.#cover(x1 - half, pixel, x1 + half, pixel + 1, this.#stroke);
    }
  }

  /** The edges are those of pixels, or go to the nearest ones. */
  #cover(left: number, top: number, right: number, bottom: number, pixel: number): void {
    const width = this.#width;
    const pixels = this.#pixels;
    const from = nearest(Math.max(0, left));
    const to = nearest(Math.min(width, right));
    const begin = nearest(Math.max(0, top)) * width;
    const end = nearest(Math.min(this.#height, bottom)) * width;
    if (this.globalAlpha < 1) return this.#mix(begin, end, from, to, pixel);
    for (let row = begin; row < end; row += width)
      for (let at = row + from; at < row + to; at++) pixels[at] = pixel;
  }

  /** Pixels that lie side by side are mostly alike: what they become is computed once for all of them. */
  #mix(begin: number, end: number, from: number, to: number, pixel: number): void {
    const pixels = this.#pixels;
    const alpha = this.globalAlpha;
    let below = 0;
    let mixed = over(pixel, below, alpha);
    for (let row = begin; row < end; row += this.#width)
      for (let at = row + from; at < row + to; at++) {
        if (pixels[at] !== below) {
          below = pixels[at]!;
          mixed = over(pixel, below, alpha);
        }
        pixels[at] = mixed;
      }
  }

  #grow(): void {
    const lines = new Float64Array(2 * this.#lines.length);
    lines.set(this.#lines);
    this.#lines = lines;
  }
}
