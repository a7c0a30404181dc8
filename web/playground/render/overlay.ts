/** What lies over everything, crisp at any density: the numbers of the cells, contacts and the probe's frame. */
import { signal } from '@preact/signals';
import type { View } from 'quadrille';
import type { NodeOutline } from '../engine/tree/node-outline.ts';
import { fetchedLabels, fetchLabels } from './fetched-labels.ts';
import { fetchedShapes } from './fetched-shapes.ts';
import { context2d, layerCanvas } from './layer-canvas.ts';
import { OptionalCode } from './optional-code.ts';
import type { Palette } from './palette.ts';
import type { Layer, Picture } from './picture.ts';
import { edgeOf, type Viewport } from './viewport.ts';

/** So many CSS pixels a ring stands off its box. */
const RING = 3;
/** A wall that is not built yet. */
const GHOST = 0.5;
const CROSSHAIR = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

export class Overlay implements Layer {
  readonly canvas = layerCanvas('overlay');
  readonly #context = context2d(this.canvas);
  /** A canvas that was fitted to another size is blank too. */
  #isBlank = true;
  readonly #labels: OptionalCode;
  readonly #drawsContacts = signal(true);

  /** `changed` is called when the same picture would now be painted with numbers. */
  constructor(changed: () => void) {
    this.#labels = new OptionalCode(fetchLabels, changed);
  }

  /** Of the last picture that had contacts, whether they were drawn: those of small objects are not, above all in a crowd. */
  get drawsContacts(): boolean {
    return this.#drawsContacts.value;
  }

  paint(picture: Picture): void {
    const { tools, palette, probed, settings, shapes, highlighted, view } = picture;
    const isBlank =
      !settings.labels && !probed && !shapes && !highlighted && !tools.outline && !tools.cursor;
    if (isBlank && this.#isBlank) return;
    this.#isBlank = isBlank;
    this.#context.clearRect(0, 0, view.width, view.height);
    if (settings.labels) this.#paintLabels(picture);
    const context = this.#context;
    const areContactsDrawn = shapes && fetchedShapes()?.drawContacts(context, picture);
    if (areContactsDrawn !== undefined) this.#drawsContacts.value = areContactsDrawn;
    probed?.probe.drawOutline({ context, palette, view }, probed.result);
    if (highlighted) this.#paintHighlighted(highlighted, picture);
    this.#paintTool(picture);
  }

  #paintLabels(picture: Picture): void {
    const labels = fetchedLabels();
    if (labels) labels.drawLabels(this.#context, picture);
    else this.#labels.ask();
  }

  /** The cell's frame, and rings around what its node holds. */
  #paintHighlighted({ cell, boxes }: NodeOutline, { palette, view }: Picture): void {
    this.#twice(palette, view.ratio, () => {
      this.#strokeBox(cell, 0, view, 0);
      for (let at = 0; at < boxes.length; at += 4) this.#strokeBox(boxes, at, view, RING);
    });
  }

  #paintTool({ tools, palette, view }: Picture): void {
    const context = this.#context;
    const { scale, left, top, ratio } = view;
    if (tools.outline) {
      const [one, other] = tools.outline;
      context.globalAlpha = GHOST;
      context.fillStyle = palette.line;
      const [x, y] = [one.x * scale + left, one.y * scale + top];
      context.fillRect(x, y, (other.x - one.x) * scale, (other.y - one.y) * scale);
      context.globalAlpha = 1;
    }
    if (!tools.cursor) return;
    const x = edgeOf(tools.cursor.x, scale) + left;
    const y = edgeOf(tools.cursor.y, scale) + top;
    this.#twice(palette, ratio, () => {
      context.beginPath();
      for (const [dx, dy] of CROSSHAIR) {
        context.moveTo(x + 4 * dx * ratio, y + 4 * dy * ratio);
        context.lineTo(x + 14 * dx * ratio, y + 14 * dy * ratio);
      }
      context.stroke();
    });
  }

  /** In two tones, so that it stands out from any ground. */
  #twice(palette: Palette, ratio: number, draw: () => void): void {
    for (const [colour, width] of [
      [palette.background, 5],
      [palette.outline, 2],
    ] as const) {
      this.#context.strokeStyle = colour;
      this.#context.lineWidth = width * ratio;
      draw();
    }
  }

  #strokeBox(boxes: View<Float32Array>, at: number, view: Viewport, away: number): void {
    const { scale, left, top, ratio } = view;
    const x = boxes[at]! * scale + left - away * ratio;
    const y = boxes[at + 1]! * scale + top - away * ratio;
    const right = boxes[at + 2]! * scale + left + away * ratio;
    const bottom = boxes[at + 3]! * scale + top + away * ratio;
    this.#context.strokeRect(x, y, right - x, bottom - y);
  }
}
