/** Marks of a trace, in two tones so that they stand out from any background. Boxes are in world units, all else in CSS pixels. */
import type { Area } from '../../engine/geometry.ts';
import type { Box } from '../../engine/trace/trace.ts';
import { type DrawTarget, short } from '../draw-target.ts';
import { inside } from '../inside.ts';
import type { Palette } from '../palette.ts';
import type { Viewport } from '../viewport.ts';
import { labelPositions } from './label-positions.ts';

const VEIL = 0.1;
const HATCH = 0.8;
const HATCH_GAP = 9;
const CORNER = 8;
const FONT = 13;
/** The width of a digit or slash, as a share of the font size. */
const DIGIT = 0.62;
const LABEL_AWAY = 5;

export class TraceRenderer {
  readonly #target: DrawTarget;
  readonly #view: Viewport;
  readonly #palette: Palette;

  /** `view` maps the world to the target. */
  constructor(target: DrawTarget, palette: Palette, view: Viewport) {
    this.#target = target;
    this.#palette = palette;
    this.#view = view;
  }

  /** `away` is the distance from the box, inwards if negative. */
  frame(
    box: Box,
    away: number,
    colour: string,
    width: number,
    dashes: readonly number[] = [],
  ): void {
    this.#stroke(outlineOf(this.#place(box, away)), colour, width, dashes);
  }

  veil(box: Box, colour: string): void {
    this.#target.fill(outlineOf(this.#place(box, 0)), colour, VEIL);
  }

  /** Diagonal lines, for a node that is left out. */
  hatch(box: Box, colour: string): void {
    const { x, y, width, height } = this.#place(box, 0);
    const { ratio } = this.#view;
    let path = '';
    for (let along = HATCH_GAP * ratio; along < width + height; along += HATCH_GAP * ratio) {
      const [right, down] = [Math.min(along, width), Math.min(along, height)];
      path += lineOf(x + right, y + along - right, x + along - down, y + down);
    }
    this.#target.stroke(path, { colour, width: ratio, opacity: HATCH });
  }

  /** The two lines that split a node into quarters. */
  quarter(box: Box, colour: string): void {
    const { x, y, width, height } = this.#place(box, 0);
    const down = lineOf(x + width / 2, y, x + width / 2, y + height);
    this.#stroke(down + lineOf(x, y + height / 2, x + width, y + height / 2), colour, 2.5, [8, 5]);
  }

  /** A frame with a diagonal through it. */
  strike(box: Box, away: number, colour: string): void {
    const place = this.#place(box, away);
    const { x, y, width, height } = place;
    this.#stroke(outlineOf(place) + lineOf(x, y + height, x + width, y), colour, 1.5);
  }

  corners(box: Box, away: number, colour: string): void {
    const { x, y, width, height } = this.#place(box, away);
    const long = Math.min(CORNER * this.#view.ratio, width / 2, height / 2);
    let path = '';
    for (const [left, right] of [
      [x, x + long],
      [x + width, x + width - long],
    ] as const)
      for (const [top, bottom] of [
        [y, y + long],
        [y + height, y + height - long],
      ] as const)
        path += `M${short(right)} ${short(top)}H${short(left)}V${short(bottom)}`;
    this.#stroke(path, colour, 2.5);
  }

  /** A label in the upper left corner of a box, or above it where the label would hide much of the box. */
  label(box: Box, text: string): void {
    const { ratio } = this.#view;
    const place = this.#place(box, 0);
    const [right, bottom] = [this.#view.width, this.#view.height];
    const width = (text.length * DIGIT * FONT + 8) * ratio;
    const height = (FONT + 5) * ratio;
    const isRoomy = place.height > 4 * height && place.width > 2 * width;
    const x = inside(Math.max(0, place.x) + LABEL_AWAY * ratio, right - width);
    const y = inside(isRoomy ? place.y + LABEL_AWAY * ratio : place.y - height, bottom - height);
    this.#plate({ x, y, width, height }, text);
  }

  /** A one-letter label for each of two boxes. */
  letters(boxes: readonly [Box, Box], away: number, texts: string): void {
    const { ratio, width, height } = this.#view;
    const places = [this.#place(boxes[0], away), this.#place(boxes[1], away)] as const;
    const side = (FONT + 5) * ratio;
    const corners = labelPositions(places, side, { width, height });
    for (const [index, corner] of corners.entries())
      this.#plate({ ...corner, width: side, height: side }, texts[index] ?? '');
  }

  /** Text in the middle of a dark rectangle. */
  #plate(plate: Area, text: string): void {
    const { ratio } = this.#view;
    const { background, outline } = this.#palette;
    this.#target.fill(outlineOf(plate), outline);
    const [middle, centre] = [plate.x + plate.width / 2, plate.y + (plate.height + ratio) / 2];
    this.#target.letter(text, short(middle), short(centre), FONT * ratio, background);
  }

  #stroke(path: string, colour: string, width: number, dashes: readonly number[] = []): void {
    const { ratio } = this.#view;
    const ground = this.#palette.background;
    this.#target.stroke(path, { colour: ground, width: (width + 2) * ratio });
    const scaled = dashes.map((length) => length * ratio);
    this.#target.stroke(path, { colour, width: width * ratio, dashes: scaled });
  }

  /** A box in units of the target, grown by `away` on each side. */
  #place([minX, minY, maxX, maxY]: Box, away: number): Area {
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

function outlineOf({ x, y, width, height }: Area): string {
  return `M${short(x)} ${short(y)}H${short(x + width)}V${short(y + height)}H${short(x)}z`;
}

function lineOf(fromX: number, fromY: number, toX: number, toY: number): string {
  return `M${short(fromX)} ${short(fromY)}L${short(toX)} ${short(toY)}`;
}
