/** Objects as their shapes, with what their marks say: as `canvas2d/objects.ts` draws boxes. */
import { CANDIDATE, COLLIDES, FIXED, NEAR, SECOND_KIND, TOUCHED } from '../../engine/marks.ts';
import {
  cornersOf,
  FORM_STRIDE,
  FormField,
  halfSize,
  isRound,
  SENSOR_CIRCLE,
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

export function drawShapes(brush: Brush, picture: Picture, shapes: SeenShapes): void {
  const { marks, palette, view } = picture;
  const rowsByColour = new Map<string, number[]>();
  // What matters most is drawn last.
  for (const colour of coloursOf(palette)) rowsByColour.set(colour, []);
  for (let row = 0; row < marks.length; row++)
    rowsByColour.get(colourOf(marks[row]!, palette))?.push(row);
  const isSensor = (row: number): boolean => isSensorForm(shapes, row);
  for (const [colour, rows] of rowsByColour) {
    brush.fillStyle = colour;
    const filled = rows.filter((row) => !isSensor(row));
    inBatches(brush, filled, picture, shapes, () => brush.fill());
  }
  brush.lineWidth = SENSOR_LINE * view.ratio;
  brush.setLineDash([SENSOR_DASH * view.ratio, SENSOR_GAP * view.ratio]);
  for (const [colour, rows] of rowsByColour) {
    brush.strokeStyle = colour;
    inBatches(brush, rows.filter(isSensor), picture, shapes, () => brush.stroke());
  }
  brush.setLineDash([]);
  brush.strokeStyle = palette.outline;
  brush.lineWidth = hairline(view);
  const rows = Array.from(marks.keys()).filter((row) => isLarge(picture, row));
  const hits = rows.filter((row) => isHit(marks[row]!) && !isSensor(row));
  inBatches(brush, hits, picture, shapes, () => brush.stroke());
  drawBoxes(
    brush,
    picture,
    rows.filter((row) => (marks[row]! & (NEAR | CANDIDATE)) !== 0),
  );
}

function isSensorForm({ forms }: SeenShapes, row: number): boolean {
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

function inBatches(
  brush: Brush,
  rows: readonly number[],
  picture: Picture,
  shapes: SeenShapes,
  draw: () => void,
): void {
  for (let from = 0; from < rows.length; from += BATCH) {
    brush.beginPath();
    for (const row of rows.slice(from, from + BATCH)) addShape(brush, row, picture, shapes);
    draw();
  }
}

/** Adds the outline of an object to the path. */
export function addShape(
  brush: Brush,
  row: number,
  { boxes, view }: Picture,
  { forms }: SeenShapes,
): void {
  const { scale, left, top } = view;
  const corners = cornersOf(boxes, forms, row);
  const [x = 0, y = 0] = corners;
  if (isRound(forms[FORM_STRIDE * row + FormField.Kind])) {
    // The smallest object is a dot.
    const radius = Math.max(0.5, halfSize(boxes, row) * scale);
    brush.moveTo(x * scale + left + radius, y * scale + top);
    brush.arc(x * scale + left, y * scale + top, radius, 0, FULL_TURN);
    return;
  }
  brush.moveTo(x * scale + left, y * scale + top);
  for (let i = 2; i < corners.length; i += 2)
    brush.lineTo(corners[i]! * scale + left, corners[i + 1]! * scale + top);
  brush.closePath();
}

/** The boxes of objects whose boxes overlap another, dotted: what the tree hands to the test of the shapes. */
function drawBoxes(brush: Brush, { boxes, view }: Picture, rows: readonly number[]): void {
  const { scale, left, top, ratio } = view;
  brush.setLineDash([ratio, 2 * ratio]);
  brush.beginPath();
  for (const row of rows) {
    const at = 4 * row;
    const x = edgeOf(boxes[at]!, scale) + left - ratio / 2;
    const y = edgeOf(boxes[at + 1]!, scale) + top - ratio / 2;
    const right = edgeOf(boxes[at + 2]!, scale) + left + ratio / 2;
    const bottom = edgeOf(boxes[at + 3]!, scale) + top + ratio / 2;
    brush.rect(x, y, right - x, bottom - y);
  }
  brush.stroke();
  brush.setLineDash([]);
}
