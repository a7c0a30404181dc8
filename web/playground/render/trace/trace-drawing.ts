/** A tale as far as it is told: nodes by frame and hatching, objects by ring and stroke, so that shape says what colour says. */
import { TraceKind } from 'quadrille';
import type { Box, Tale } from '../../engine/trace/trace.ts';
import type { Moment } from '../../engine/trace/trace-playback.ts';
import { nameOf } from '../../engine/tree/paths.ts';
import { type Cell, pathOf } from '../../engine/tree/trace-events.ts';
import type { World } from '../../state/presets.ts';
import type { Palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import type { Pen } from './trace-renderer.ts';

/** All in CSS pixels. */
const AWAY = 3;
const FAR_AWAY = 7;

/** Tested in vain, taken out, or no longer among those found. */
const struck: ReadonlySet<TraceKind> = new Set<TraceKind>([
  TraceKind.Miss,
  TraceKind.Leave,
  TraceKind.Drop,
]);

/** What a tale is drawn by, besides itself. */
type Scenery = Pick<Picture, 'palette' | 'settings' | 'world'>;

export function drawTale(pen: Pen, moment: Moment, { palette, settings, world }: Scenery): void {
  drawNodes(pen, moment, world, palette);
  drawObjects(pen, moment, palette);
  drawSubjects(pen, moment.tale, palette);
  const { cell } = moment.event;
  pen.frame(cellBox(cell, world), -2, palette.outline, 4);
  // The root goes without: it is the whole world.
  const name = nameOf(pathOf(cell), settings.order);
  if (name !== '') pen.tag(cellBox(cell, world), name);
}

function drawNodes(pen: Pen, { tale, at }: Moment, world: World, palette: Palette): void {
  for (const { kind, cell } of tale.events.slice(0, at + 1)) {
    const box = cellBox(cell, world);
    if (kind === TraceKind.Enter) pen.veil(box, palette.probe);
    if (kind === TraceKind.Skip) pen.hatch(box, palette.outline);
    if (kind === TraceKind.Split || kind === TraceKind.Part) pen.quarter(box, palette.outline);
    if (kind === TraceKind.Merge) pen.frame(box, -4, palette.line, 2, [6, 4]);
  }
}

/** What is known of each object by now: the last that was told of it. */
function drawObjects(pen: Pen, { tale, at }: Moment, palette: Palette): void {
  const lately = new Map<number, TraceKind>();
  const [newcomer = -1] = tale.subjects;
  for (const { kind, object } of tale.events.slice(0, at + 1))
    lately.set(object < 0 && kind === TraceKind.Stay ? newcomer : object, kind);
  for (const [row, kind] of lately) {
    const box = tale.boxes.get(row);
    if (!box) continue;
    if (kind === TraceKind.Hit) pen.frame(box, AWAY, palette.hit, 3);
    if (kind === TraceKind.Take) pen.frame(box, AWAY, palette.candidate, 3, [2, 3]);
    if (kind === TraceKind.Stay) pen.frame(box, AWAY, palette.candidate, 3);
    if (kind === TraceKind.Repeat) pen.frame(box, AWAY, palette.outline, 1.5, [2, 3]);
    if (struck.has(kind)) pen.strike(box, AWAY, palette.outline);
  }
}

function drawSubjects(
  pen: Pen,
  { boxes, kind, subjects, target }: Tale,
  { outline }: Palette,
): void {
  for (const row of subjects) {
    const box = boxes.get(row);
    if (!box) continue;
    pen.corners(box, FAR_AWAY, outline);
  }
  const [one, other] = subjects.map((row) => boxes.get(row));
  if (kind === 'pair' && one && other) pen.letters([one, other], FAR_AWAY, 'AB');
  if (target) pen.frame(target, 0, outline, 1.5, [4, 3]);
}

/** A cell as the page divides the world: for drawing only, what reaches it is the library's to say. */
function cellBox({ depth, column, row }: Cell, world: World): Box {
  const [width, height] = [world.width / 2 ** depth, world.height / 2 ** depth];
  return [column * width, row * height, (column + 1) * width, (row + 1) * height];
}
