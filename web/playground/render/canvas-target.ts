/** A canvas as draw target. */
import type { DrawTarget, Stroke } from './draw-target.ts';

export class CanvasTarget implements DrawTarget {
  readonly #context: CanvasRenderingContext2D;

  constructor(context: CanvasRenderingContext2D) {
    this.#context = context;
  }

  fill(path: string, colour: string, opacity = 1): void {
    const context = this.#context;
    context.globalAlpha = opacity;
    context.fillStyle = colour;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a context fills no array
    context.fill(new Path2D(path));
    context.globalAlpha = 1;
  }

  stroke(path: string, { colour, width, dashes = [], opacity = 1 }: Stroke): void {
    const context = this.#context;
    context.globalAlpha = opacity;
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.setLineDash([...dashes]);
    context.stroke(new Path2D(path));
    context.setLineDash([]);
    context.globalAlpha = 1;
  }

  letter(text: string, x: number, y: number, size: number, colour: string): void {
    const context = this.#context;
    context.fillStyle = colour;
    context.font = `700 ${size}px ui-sans-serif, system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, x, y);
  }
}
