/** The layer of the picture that draws the bodies of a recorded World as their shapes, where they touch, and the pairs that begin. */
import type { Point } from '../../engine/geometry.ts';
import { context2d, layerCanvas } from '../../render/layer-canvas.ts';
import type { Layer, Picture } from '../../render/picture.ts';
import type { Moment, Outline } from './world-playback.ts';

/** In CSS pixels: lines of shapes, those that tie a pair that begins, the radius of a contact, and the dashes of sensors. */
const LINE = 1.5;
const TIE = 3;
const CONTACT = 3;
const DASH = [6, 4] as const;
/** How opaque shapes are, and the ground that makes boxes faint. */
const FILL = 0.7;
const FAINT = 0.84;
const FULL_TURN = 2 * Math.PI;

/** From the game to pixels of the canvas. */
interface Scale {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export class BodiesLayer implements Layer {
  readonly canvas = layerCanvas('bodies');
  readonly #context = context2d(this.canvas);
  readonly #moment: () => Moment;
  readonly #scale: number;
  readonly #origin: Point;

  /** `scale` and `origin`: as of the footage. */
  constructor(moment: () => Moment, scale: number, origin: Point) {
    this.#moment = moment;
    this.#scale = scale;
    this.#origin = origin;
  }

  paint({ palette, view }: Picture): void {
    const context = this.#context;
    context.clearRect(0, 0, view.width, view.height);
    const { boxes, outlines, contacts, entered } = this.#moment();
    const scale = this.#scale * view.scale;
    const to = {
      scale,
      left: view.left - this.#origin.x * scale,
      top: view.top - this.#origin.y * scale,
    };
    this.#fade(boxes, to, palette.background, view.ratio);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.lineWidth = LINE * view.ratio;
    // What matters most is drawn last.
    const colours = { static: palette.line, free: palette.object, touching: palette.pair };
    for (const [role, colour] of Object.entries(colours)) {
      context.fillStyle = context.strokeStyle = colour;
      for (const outline of outlines)
        if (outline.role === role) this.#draw(outline, to, view.ratio);
    }
    context.strokeStyle = palette.hit;
    context.lineWidth = TIE * view.ratio;
    context.beginPath();
    for (const [a, b] of entered) {
      context.moveTo(...at(a, to));
      context.lineTo(...at(b, to));
    }
    context.stroke();
    context.fillStyle = palette.contact;
    context.strokeStyle = palette.outline;
    context.lineWidth = view.ratio;
    for (const contact of contacts) {
      context.beginPath();
      context.arc(...at(contact, to), CONTACT * view.ratio, 0, FULL_TURN);
      context.fill();
      context.stroke();
    }
  }

  /** Boxes, which the picture below has as objects, as what is around the shapes. */
  #fade(boxes: Float32Array, to: Scale, ground: string, ratio: number): void {
    const context = this.#context;
    context.globalAlpha = FAINT;
    context.fillStyle = ground;
    for (let i = 0; i < boxes.length; i += 4) {
      const [left, top] = at({ x: boxes[i]!, y: boxes[i + 1]! }, to);
      const [right, bottom] = at({ x: boxes[i + 2]!, y: boxes[i + 3]! }, to);
      context.fillRect(
        left - ratio,
        top - ratio,
        right - left + 2 * ratio,
        bottom - top + 2 * ratio,
      );
    }
    context.globalAlpha = 1;
  }

  #draw(outline: Outline, to: Scale, ratio: number): void {
    const context = this.#context;
    context.beginPath();
    addOutline(context, outline, to);
    if (outline.isSensor) context.setLineDash(DASH.map((length) => length * ratio));
    else if (outline.kind !== 'line') {
      context.globalAlpha = FILL;
      context.fill();
      context.globalAlpha = 1;
    }
    context.stroke();
    context.setLineDash([]);
  }
}

function at({ x, y }: Point, { scale, left, top }: Scale): [number, number] {
  return [x * scale + left, y * scale + top];
}

function addOutline(context: CanvasRenderingContext2D, outline: Outline, to: Scale): void {
  if (outline.kind === 'circle') {
    const [x, y] = at(outline, to);
    context.arc(x, y, outline.radius * to.scale, 0, FULL_TURN);
    return;
  }
  if (outline.kind === 'capsule') {
    const [[x1, y1], [x2, y2]] = outline.points.map((point) => at(point, to)) as [
      [number, number],
      [number, number],
    ];
    const radius = outline.radius * to.scale;
    const along = Math.atan2(y2 - y1, x2 - x1);
    context.arc(x2, y2, radius, along - FULL_TURN / 4, along + FULL_TURN / 4);
    context.arc(x1, y1, radius, along + FULL_TURN / 4, along - FULL_TURN / 4);
    context.closePath();
    return;
  }
  outline.points.forEach((point, i) => {
    if (i === 0) context.moveTo(...at(point, to));
    else context.lineTo(...at(point, to));
  });
  if (outline.kind === 'polygon') context.closePath();
}
