/** Objects as their shapes, with what their marks say: as `canvas2d/objects.ts` draws boxes. */
import { CANDIDATE, COLLIDES, FIXED, NEAR, SECOND_KIND, TOUCHED } from '../../engine/marks.ts';
import {
  FORM_STRIDE,
  FormField,
  halfSize,
  isRound,
  MOST_CORNER_NUMBERS,
  SENSOR_CIRCLE,
  writeCorners,
} from '../../engine/shapes/forms.ts';
import type { Brush } from '../draw-context.ts';
import { smallestOutlined } from '../object-style.ts';
import type { Palette } from '../palette.ts';
import type { Picture, SeenFrame } from '../picture.ts';
import { edgeOf, hairline } from '../viewport.ts';

export type SeenShapes = NonNullable<SeenFrame['shapes']>;

/** So many shapes to a path: browsers are slow with very long ones. */
const BATCH = 64;
const FULL_TURN = 2 * Math.PI;
/** In CSS pixels: the line around a sensor, its dashes, and how far apart they are. */
const SENSOR_LINE = 2;
const SENSOR_DASH = 6;
const SENSOR_GAP = 4;

/** By mark, the position of its colour in `coloursOf`. */
const places = new Uint8Array(256);
/** Of the shape that is being added to a path. */
const corners = new Float64Array(MOST_CORNER_NUMBERS);

export function drawShapes(brush: Brush, picture: Picture, shapes: SeenShapes): void {
  const { marks, palette, view } = picture;
  const colours = coloursOf(palette);
  for (let mark = 0; mark < places.length; mark++)
    places[mark] = colours.indexOf(colourOf(mark, palette));
  const fill = (): void => brush.fill();
  const stroke = (): void => brush.stroke();
  // What matters most is drawn last.
  for (let place = 0; place < colours.length; place++) {
    brush.fillStyle = colours[place]!;
    const isFilled = (row: number): boolean =>
      places[marks[row]!] === place && !isSensor(shapes, row);
    inBatches(brush, picture, shapes, isFilled, addArea, fill);
  }
  brush.lineWidth = SENSOR_LINE * view.ratio;
  brush.setLineDash([SENSOR_DASH * view.ratio, SENSOR_GAP * view.ratio]);
  for (let place = 0; place < colours.length; place++) {
    brush.strokeStyle = colours[place]!;
    const isDashed = (row: number): boolean =>
      places[marks[row]!] === place && isSensor(shapes, row);
    inBatches(brush, picture, shapes, isDashed, addShape, stroke);
  }
  brush.setLineDash([]);
  brush.strokeStyle = palette.outline;
  brush.lineWidth = hairline(view);
  const isOutlined = (row: number): boolean =>
    isHit(marks[row]!) && !isSensor(shapes, row) && isLarge(picture, row);
  inBatches(brush, picture, shapes, isOutlined, addShape, stroke);
  drawBoxes(brush, picture);
}

function isSensor({ forms }: SeenShapes, row: number): boolean {
  return forms[FORM_STRIDE * row + FormField.Kind] === SENSOR_CIRCLE;
}

/** From what matters least to what matters most. */
function coloursOf(palette: Palette): readonly string[] {
  const { object, line, second, candidate, pair, hit } = palette;
  return [object, line, second, candidate, pair, hit];
}

/** Whether it touches the probe, or collides and is no candidate. */
function isHit(mark: number): boolean {
  return (mark & TOUCHED) !== 0 || (mark & (COLLIDES | CANDIDATE)) === COLLIDES;
}

function colourOf(mark: number, palette: Palette): string {
  const { object, line, second, candidate, pair, hit } = palette;
  if (mark & TOUCHED) return hit;
  if (mark & CANDIDATE) return candidate;
  if (mark & COLLIDES) return pair;
  if (mark & SECOND_KIND) return second;
  return mark & FIXED ? line : object;
}

function isLarge({ boxes, marks, view }: Picture, row: number): boolean {
  return 2 * halfSize(boxes, row) * view.scale >= smallestOutlined(marks.length) * view.ratio;
}

/** Draws the rows that are `isIn`, of which `add` adds each to a path. */
function inBatches(
  brush: Brush,
  picture: Picture,
  shapes: SeenShapes,
  isIn: (row: number) => boolean,
  add: typeof addShape,
  draw: () => void,
): void {
  let inPath = 0;
  for (let row = 0; row < picture.marks.length; row++) {
    if (!isIn(row)) continue;
    if (inPath === 0) brush.beginPath();
    add(brush, row, picture, shapes);
    inPath = (inPath + 1) % BATCH;
    if (inPath === 0) draw();
  }
  if (inPath > 0) draw();
}

/** Adds the outline of an object to the path. */
export function addShape(brush: Brush, row: number, picture: Picture, shapes: SeenShapes): void {
  addArea(brush, row, picture, shapes);
  if (!isRound(shapes.forms[FORM_STRIDE * row + FormField.Kind])) brush.closePath();
}

/** The same without its end, which is as good to fill: browsers measure all of the path whenever a part of it is closed. */
function addArea(brush: Brush, row: number, { boxes, view }: Picture, { forms }: SeenShapes): void {
  const { scale, left, top } = view;
  const length = writeCorners(corners, boxes, forms, row);
  const x = corners[0]! * scale + left;
  const y = corners[1]! * scale + top;
  if (isRound(forms[FORM_STRIDE * row + FormField.Kind])) {
    // The smallest object is a dot.
    const radius = Math.max(0.5, halfSize(boxes, row) * scale);
    brush.moveTo(x + radius, y);
    brush.arc(x, y, radius, 0, FULL_TURN);
    return;
  }
  brush.moveTo(x, y);
  for (let i = 2; i < length; i += 2)
    brush.lineTo(corners[i]! * scale + left, corners[i + 1]! * scale + top);
}

/** The boxes of objects whose boxes overlap another, dotted: what the tree hands to the test of the shapes. */
function drawBoxes(brush: Brush, picture: Picture): void {
  const { boxes, marks, view } = picture;
  const { scale, left, top, ratio } = view;
  brush.setLineDash([ratio, 2 * ratio]);
  brush.beginPath();
  for (let row = 0, at = 0; row < marks.length; row++, at += 4) {
    if ((marks[row]! & (NEAR | CANDIDATE)) === 0 || !isLarge(picture, row)) continue;
    const x = edgeOf(boxes[at]!, scale) + left - ratio / 2;
    const y = edgeOf(boxes[at + 1]!, scale) + top - ratio / 2;
    const right = edgeOf(boxes[at + 2]!, scale) + left + ratio / 2;
    const bottom = edgeOf(boxes[at + 3]!, scale) + top + ratio / 2;
    brush.rect(x, y, right - x, bottom - y);
  }
  brush.stroke();
  brush.setLineDash([]);
}
