/** Draws a trace up to its present event. Shapes say the same as colours: nodes have frames and hatching, objects rings and strokes. */
import { TraceKind } from 'quadrille';
import type { Box, Trace } from '../../engine/trace/trace.ts';
import type { TraceStep } from '../../engine/trace/trace-playback.ts';
import { nameOf } from '../../engine/tree/child-numbers.ts';
import { type Cell, pathOf } from '../../engine/tree/trace-events.ts';
import type { World } from '../../state/presets.ts';
import type { Palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import type { TraceRenderer } from './trace-renderer.ts';

/** All in CSS pixels. */
const AWAY = 3;
const FAR_AWAY = 7;

/** The object is no hit, leaves its node, or is no longer among the nearest found. */
const struck: ReadonlySet<TraceKind> = new Set<TraceKind>([
  TraceKind.Miss,
  TraceKind.Leave,
  TraceKind.Drop,
]);

/** What the drawing depends on besides the trace. */
type Context = Pick<Picture, 'palette' | 'settings' | 'world'>;

export function drawTrace(
  renderer: TraceRenderer,
  step: TraceStep,
  { palette, settings, world }: Context,
): void {
  drawNodes(renderer, step, world, palette);
  drawObjects(renderer, step, palette);
  drawSubjects(renderer, step.trace, palette);
  const { cell } = step.event;
  renderer.frame(cellBox(cell, world), -2, palette.outline, 4);
  // The root needs no label: it is the whole world.
  const name = nameOf(pathOf(cell), settings.order);
  if (name !== '') renderer.label(cellBox(cell, world), name);
}

function drawNodes(
  renderer: TraceRenderer,
  { trace, at }: TraceStep,
  world: World,
  palette: Palette,
): void {
  const events = trace.events.slice(0, at + 1);
  const visited = events.filter(({ kind }) => kind === TraceKind.Enter).map(({ cell }) => cell);
  for (const cell of deepestOf(visited)) renderer.veil(cellBox(cell, world), palette.candidate);
  for (const { kind, cell } of events) {
    const box = cellBox(cell, world);
    if (kind === TraceKind.Enter) renderer.frame(box, -1, palette.candidate, 2);
    if (kind === TraceKind.Skip) renderer.hatch(box, palette.label);
    if (kind === TraceKind.Split || kind === TraceKind.Part) renderer.quarter(box, palette.outline);
    if (kind === TraceKind.Merge) renderer.frame(box, -4, palette.outline, 2, [6, 4]);
  }
}

/** Those without another of them inside. No two of these overlap, so that one veil lies on each place, and what is drawn on it stands out. */
function deepestOf(cells: readonly Cell[]): readonly Cell[] {
  const parents = new Set(
    cells.map(({ depth, column, row }) =>
      nameOfCell({ depth: depth - 1, column: column >> 1, row: row >> 1 }),
    ),
  );
  return cells.filter((cell) => !parents.has(nameOfCell(cell)));
}

/** Marks each object by its last event so far. */
function drawObjects(renderer: TraceRenderer, { trace, at }: TraceStep, palette: Palette): void {
  const lastKinds = new Map<number, TraceKind>();
  const [inserted = -1] = trace.subjects;
  for (const { kind, object } of trace.events.slice(0, at + 1))
    lastKinds.set(object < 0 && kind === TraceKind.Stay ? inserted : object, kind);
  for (const [row, kind] of lastKinds) {
    const box = trace.boxes.get(row);
    if (!box) continue;
    if (kind === TraceKind.Hit) renderer.frame(box, AWAY, palette.hit, 3);
    if (kind === TraceKind.Take) renderer.frame(box, AWAY, palette.candidate, 3, [2, 3]);
    if (kind === TraceKind.Stay) renderer.frame(box, AWAY, palette.candidate, 3);
    if (kind === TraceKind.Repeat) renderer.frame(box, AWAY, palette.outline, 1.5, [2, 3]);
    if (struck.has(kind)) renderer.strike(box, AWAY, palette.outline);
  }
}

function drawSubjects(
  renderer: TraceRenderer,
  { boxes, kind, subjects, target }: Trace,
  { outline }: Palette,
): void {
  for (const row of subjects) {
    const box = boxes.get(row);
    if (!box) continue;
    renderer.corners(box, FAR_AWAY, outline);
  }
  const [one, other] = subjects.map((row) => boxes.get(row));
  if (kind === 'pair' && one && other) renderer.letters([one, other], FAR_AWAY, 'AB');
  if (target) renderer.frame(target, 0, outline, 1.5, [4, 3]);
}

function nameOfCell({ depth, column, row }: Cell): string {
  return `${depth} ${column} ${row}`;
}

/** The cell's box, for drawing only: which boxes belong to the cell is the library's decision. */
function cellBox({ depth, column, row }: Cell, world: World): Box {
  const [width, height] = [world.width / 2 ** depth, world.height / 2 ** depth];
  return [column * width, row * height, (column + 1) * width, (row + 1) * height];
}
