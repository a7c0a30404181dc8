/** What probes are drawn with: shapes in world units, in the probe's colours, on a canvas or in a file. */
import type { Area, Point } from '../../engine/geometry.ts';
import type { Stop } from '../../engine/tree/probe.ts';
import type { Brush } from '../../render/draw-context.ts';
import type { ProbeSurface } from '../../render/drawn-probe.ts';
import type { Palette } from '../../render/palette.ts';
import { edgeOf, type Viewport } from '../../render/viewport.ts';

export type LineStyle = 'thick' | 'thin' | 'dashed';

/** All in CSS pixels. */
const THICK = 2;
const HEAD = 9;
const CROSS = 7;
const DOT = 4;
const NORMAL = 26;
const DASHES = [4, 3] as const;

export class ProbeBrush {
  readonly #context: Brush;
  readonly #palette: Palette;
  readonly #view: Viewport;

  constructor({ context, palette, view }: ProbeSurface) {
    this.#context = context;
    this.#palette = palette;
    this.#view = view;
  }

  /** A path along the edges of pixels, and never too narrow to be seen. */
  box({ x, y, width, height }: Area): this {
    const { scale, left, top } = this.#view;
    const [wide, high] = [edgeOf(width, scale), edgeOf(height, scale)];
    this.#context.beginPath();
    this.#context.rect(
      edgeOf(x, scale) + left,
      edgeOf(y, scale) + top,
      Math.max(2, wide),
      Math.max(2, high),
    );
    return this;
  }

  circle(centre: Point, radius: number): this {
    const { x, y } = this.#place(centre);
    this.#context.beginPath();
    this.#context.arc(x, y, radius * this.#view.scale, 0, 2 * Math.PI);
    return this;
  }

  polygon(corners: readonly Point[]): this {
    this.#context.beginPath();
    for (const corner of corners) {
      const { x, y } = this.#place(corner);
      this.#context.lineTo(x, y);
    }
    this.#context.closePath();
    return this;
  }

  /** Fills the path that was drawn last. */
  fill(opacity = this.#palette.cover): void {
    this.#context.globalAlpha = opacity;
    this.#context.fillStyle = this.#palette.probe;
    this.#context.fill();
    this.#context.globalAlpha = 1;
  }

  /** Strokes the path that was drawn last. */
  stroke(style: LineStyle = 'thick'): void {
    const { ratio } = this.#view;
    if (style === 'dashed') this.#context.setLineDash(DASHES.map((length) => length * ratio));
    this.#setLine(this.#palette.probe, style);
    this.#context.stroke();
    this.#context.setLineDash([]);
  }

  arrow(from: Point, { x, y }: Point): void {
    const { scale } = this.#view;
    this.#setLine(this.#palette.probe, 'thick');
    this.#strokeArrow(this.#place(from), { x: x * scale, y: y * scale });
  }

  /** Where a query without extent is asked. */
  cross(middle: Point): void {
    const { x, y } = this.#place(middle);
    const arm = CROSS * this.#view.ratio;
    this.#context.beginPath();
    this.#context.moveTo(x - arm, y);
    this.#context.lineTo(x + arm, y);
    this.#context.moveTo(x, y - arm);
    this.#context.lineTo(x, y + arm);
    this.stroke();
  }

  dot(middle: Point): void {
    const { x, y } = this.#place(middle);
    this.#context.beginPath();
    this.#context.arc(x, y, DOT * this.#view.ratio, 0, 2 * Math.PI);
    this.fill(1);
    this.#setLine(this.#palette.outline, 'thin');
    this.#context.stroke();
  }

  /** An arrow of fixed length away from the side that is met; none where that is not known or there is none. */
  normal(from: Point, { normalX = 0, normalY = 0 }: Stop, style: LineStyle = 'thick'): void {
    if (normalX === 0 && normalY === 0) return;
    const length = NORMAL * this.#view.ratio;
    this.#setLine(this.#palette.outline, style);
    this.#strokeArrow(this.#place(from), { x: length * normalX, y: length * normalY });
  }

  /** In device pixels; the head is filled in the line's colour. */
  #strokeArrow({ x, y }: Point, along: Point): void {
    const context = this.#context;
    const length = Math.hypot(along.x, along.y);
    const [endX, endY] = [x + along.x, y + along.y];
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(endX, endY);
    context.stroke();
    if (length === 0) return;
    const head = HEAD * this.#view.ratio;
    const [ux, uy] = [(along.x / length) * head, (along.y / length) * head];
    context.beginPath();
    context.moveTo(endX, endY);
    context.lineTo(endX - ux + uy / 2, endY - uy - ux / 2);
    context.lineTo(endX - ux - uy / 2, endY - uy + ux / 2);
    context.fill();
  }

  #setLine(colour: string, style: LineStyle): void {
    const { ratio } = this.#view;
    this.#context.strokeStyle = colour;
    this.#context.fillStyle = colour;
    this.#context.lineWidth = style === 'thin' ? ratio : Math.max(2, Math.round(THICK * ratio));
  }

  #place({ x, y }: Point): Point {
    const { scale, left, top } = this.#view;
    return { x: x * scale + left, y: y * scale + top };
  }
}
