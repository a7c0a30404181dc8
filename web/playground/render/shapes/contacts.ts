/** Where shapes touch: the overlap at each point as a bar along the normal, as long as it is deep, and the normal as an arrow. */
import type { View } from 'quadrille';
import { CONTACT_STRIDE, ContactField } from 'quadrille/world';
import { halfSize } from '../../engine/shapes/forms.ts';
import type { Brush } from '../draw-context.ts';
import type { Picture } from '../picture.ts';
import type { Viewport } from '../viewport.ts';
import { drawWays } from './ways.ts';

/** CSS pixels: the arrow's greatest length, that of its head, the width of its line, and that of a bar. */
const ARROW = 12;
const HEAD = 4;
const LINE = 1.5;
const BAR = 3;
/** Of objects that are less wide, in CSS pixels, arrows would hide what they are about; more so in a crowd of contacts. */
const SMALLEST = 10;
const SMALLEST_IN_CROWD = 24;
const CROWD = 500;
/** Of the width of the smaller object, the most that an arrow is long: where many touch, what touches stays visible. */
const SHARE = 0.6;
/** Where one contact's second point stands after its first. */
const POINT_STRIDE = ContactField.SecondX - ContactField.X;

/**
 * Over the ways of bullets. Returns whether any arrow is drawn; undefined where nothing touches, where the settings ask for no contacts,
 * and for boxes.
 */
export function drawContacts(brush: Brush, picture: Picture): boolean | undefined {
  const { palette, settings, shapes, view } = picture;
  if (!shapes || !settings.contacts || settings.trace !== 'none') return undefined;
  drawWays(brush, picture, shapes);
  if (shapes.contacts.length === 0) return undefined;
  let isAnyDrawn = false;
  // In two tones, so that they stand out from any ground.
  for (const [colour, width, add] of [
    [palette.outline, BAR + 2, addBar],
    [palette.outline, LINE + 2, addArrow],
    [palette.contact, BAR, addBar],
    [palette.contact, LINE, addArrow],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width * view.ratio;
    brush.beginPath();
    isAnyDrawn = addPoints(brush, shapes.contacts, picture, add);
    brush.stroke();
  }
  return isAnyDrawn;
}

/** Adds what is drawn of the point at x, y to the path; `length` is that of the arrow, in pixels of the canvas. */
type AddPoint = (
  brush: Brush,
  view: Viewport,
  x: number,
  y: number,
  normalX: number,
  normalY: number,
  depth: number,
  length: number,
) => void;

/** Returns whether there is any point that is drawn. */
function addPoints(
  brush: Brush,
  contacts: View<Float32Array>,
  { boxes, view }: Picture,
  add: AddPoint,
): boolean {
  let isAnyAdded = false;
  const isCrowd = contacts.length > CROWD * CONTACT_STRIDE;
  const smallest = (isCrowd ? SMALLEST_IN_CROWD : SMALLEST) * view.ratio;
  for (let at = 0; at < contacts.length; at += CONTACT_STRIDE) {
    const a = halfSize(boxes, contacts[at + ContactField.A]!);
    const b = halfSize(boxes, contacts[at + ContactField.B]!);
    const width = 2 * Math.min(a, b) * view.scale;
    if (width < smallest) continue;
    const length = Math.min(ARROW * view.ratio, SHARE * width);
    for (let point = 0; point < contacts[at + ContactField.Points]!; point++) {
      const from = at + POINT_STRIDE * point;
      add(
        brush,
        view,
        contacts[from + ContactField.X]!,
        contacts[from + ContactField.Y]!,
        contacts[at + ContactField.NormalX]!,
        contacts[at + ContactField.NormalY]!,
        contacts[from + ContactField.PointDepth]!,
        length,
      );
      isAnyAdded = true;
    }
  }
  return isAnyAdded;
}

/** Between the surfaces of both shapes. */
const addBar: AddPoint = (brush, { scale, left, top }, x, y, normalX, normalY, depth) => {
  const [dx, dy] = [(normalX * depth * scale) / 2, (normalY * depth * scale) / 2];
  brush.moveTo(x * scale + left - dx, y * scale + top - dy);
  brush.lineTo(x * scale + left + dx, y * scale + top + dy);
};

const addArrow: AddPoint = (brush, view, x, y, normalX, normalY, _depth, length) => {
  const { scale, left, top, ratio } = view;
  const [fromX, fromY] = [x * scale + left, y * scale + top];
  const [toX, toY] = [fromX + normalX * length, fromY + normalY * length];
  const [backX, backY] = [normalX * HEAD * ratio, normalY * HEAD * ratio];
  brush.moveTo(fromX, fromY);
  brush.lineTo(toX, toY);
  brush.moveTo(toX - backX - backY, toY - backY + backX);
  brush.lineTo(toX, toY);
  brush.lineTo(toX - backX + backY, toY - backY - backX);
};
