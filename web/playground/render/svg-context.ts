/** A 2D context that draws to an SVG file: everything drawn becomes an element, in the order in which it is drawn. */
import type { Brush } from './draw-context.ts';
import { short } from './draw-target.ts';
import type { SvgTarget } from './svg-target.ts';

type Rectangle = readonly [x: number, y: number, width: number, height: number];

const NO_BATCH = { colour: '', rectangles: [] };

export class SvgContext implements Brush {
  fillStyle = '#000';
  strokeStyle = '#000';
  globalAlpha = 1;
  lineWidth = 1;
  font = '';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  textAlign: CanvasTextAlign = 'start';
  /** Ignored: it only aligns dashes to pixels. */
  lineDashOffset = 0;
  readonly #target: SvgTarget;
  #dashes: readonly number[] = [];
  #path = '';
  /** Opaque rectangles of one colour that are not written yet: one path element holds thousands of them. */
  #batch: { readonly colour: string; readonly rectangles: Rectangle[] } = NO_BATCH;

  constructor(target: SvgTarget) {
    this.#target = target;
  }

  beginPath(): void {
    this.#path = '';
  }

  closePath(): void {
    this.#path += 'z';
  }

  moveTo(x: number, y: number): void {
    this.#path += `M${short(x)} ${short(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.#path += `${this.#path === '' ? 'M' : 'L'}${short(x)} ${short(y)}`;
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path += rectangle(x, y, width, height);
  }

  /** Whole circles only. */
  arc(x: number, y: number, radius: number): void {
    const [r, across] = [short(radius), 2 * short(radius)];
    this.#path += `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 ${-across} 0z`;
  }

  setLineDash(dashes: readonly number[]): void {
    this.#dashes = dashes;
  }

  fill(): void {
    this.flush();
    if (this.#path !== '') this.#target.fill(this.#path, this.fillStyle, short(this.globalAlpha));
  }

  stroke(): void {
    this.flush();
    if (this.#path === '') return;
    const stroke = { colour: this.strokeStyle, width: this.lineWidth, dashes: this.#dashes };
    this.#target.stroke(this.#path, { ...stroke, opacity: short(this.globalAlpha) });
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    if (this.globalAlpha < 1) {
      this.flush();
      // One by one: translucent rectangles that overlap add up.
      const path = rectangle(x, y, width, height);
      this.#target.fill(path, this.fillStyle, short(this.globalAlpha));
      return;
    }
    if (this.#batch.colour !== this.fillStyle) {
      this.flush();
      this.#batch = { colour: this.fillStyle, rectangles: [] };
    }
    this.#batch.rectangles.push([x, y, width, height]);
  }

  fillText(text: string, x: number, y: number): void {
    this.#write(text, x, y, `fill="${this.fillStyle}"`);
  }

  strokeText(text: string, x: number, y: number): void {
    const stroke = `stroke="${this.strokeStyle}" stroke-width="${short(this.lineWidth)}"`;
    this.#write(text, x, y, `fill="none" ${stroke}`);
  }

  #write(text: string, x: number, y: number, paint: string): void {
    this.flush();
    const baseline = this.textBaseline === 'top' ? 'text-before-edge' : this.textBaseline;
    const anchor = this.textAlign === 'center' ? ' text-anchor="middle"' : '';
    const look = `style="font:${this.font}" dominant-baseline="${baseline}"${anchor} ${paint}`;
    this.#target.elements.push(`<text x="${short(x)}" y="${short(y)}" ${look}>${text}</text>`);
  }

  /** Writes the pending rectangles; to be called once all is drawn. */
  flush(): void {
    const { colour, rectangles } = this.#batch;
    if (rectangles.length > 0) this.#target.fill(pathOf(rectangles), colour);
    this.#batch = NO_BATCH;
  }
}

/** In the order of lines of text, and each from the corner of the one before: that has less to write, and files get half as large. */
function pathOf(rectangles: readonly Rectangle[]): string {
  let [atX, atY] = [0, 0];
  return rectangles
    .toSorted(([x, y], [otherX, otherY]) => y - otherY || x - otherX)
    .map(([x, y, width, height]) => {
      const [dx, dy] = [short(x - atX), short(y - atY)];
      [atX, atY] = [short(atX + dx), short(atY + dy)];
      return rectangle(dx, dy, width, height).replace('M', 'm').replace(' -', '-');
    })
    .join('');
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}
