/** The probe as the picture shows it: what it covers, its way, and where that ends. */

import type { Point } from '../engine/geometry.ts';
import type { Probe, RayProbe, SweepProbe } from '../engine/tree/probe.ts';
import type { SeenProbe, Stop } from '../engine/tree/probe-query.ts';
import { corridorOf } from '../engine/tree/swept-box.ts';
import type { Brush } from './draw-context.ts';
import type { Palette } from './palette.ts';
import { edgeOf, type Viewport } from './viewport.ts';

/** All in CSS pixels. */
const LINE = 2;
const HEAD = 9;
const CROSS = 7;
const DOT = 4;
const NORMAL = 26;

/** What the probe covers, as a path; a ray and a point cover nothing. */
export function traceProbe(context: Brush, probe: Probe, view: Viewport): void {
  const { scale, left, top } = view;
  const [x, y] = [edgeOf(probe.x, scale) + left, edgeOf(probe.y, scale) + top];
  context.beginPath();
  if (probe.kind === 'circle') context.arc(x, y, probe.radius * scale, 0, 2 * Math.PI);
  if (probe.kind !== 'box' && probe.kind !== 'sweep') return;
  const width = Math.max(2, edgeOf(probe.width, scale));
  context.rect(x, y, width, Math.max(2, edgeOf(probe.height, scale)));
}

/** Its outline, and what belongs to some probes only. */
export function strokeProbe(
  context: Brush,
  { asked, sighting }: SeenProbe,
  palette: Palette,
  view: Viewport,
): void {
  context.strokeStyle = palette.probe;
  context.fillStyle = palette.probe;
  context.lineWidth = Math.max(2, Math.round(LINE * view.ratio));
  traceProbe(context, asked, view);
  context.stroke();
  if (asked.kind === 'ray' || asked.kind === 'sweep') strokeWay(context, asked, view);
  if (asked.kind === 'nearest') strokeReach(context, asked, sighting?.reach, view);
  const stop = sighting?.stop;
  if (asked.kind === 'sweep') strokeCorridor(context, asked, stop, view);
  if (asked.kind === 'ray' && stop) dot(context, stop, palette, view);
  if (stop) strokeNormal(context, asked, stop, palette, view);
}

/** An arrow from the probe's middle. */
function strokeWay(
  context: Brush,
  probe: RayProbe | SweepProbe,
  { scale, left, top, ratio }: Viewport,
): void {
  const [aside, down] = probe.kind === 'sweep' ? [probe.width / 2, probe.height / 2] : [0, 0];
  const [x, y] = [(probe.x + aside) * scale + left, (probe.y + down) * scale + top];
  strokeArrow(context, { x, y }, { x: probe.dx * scale, y: probe.dy * scale }, HEAD * ratio);
}

function strokeArrow(context: Brush, { x, y }: Point, way: Point, head: number): void {
  const long = Math.hypot(way.x, way.y);
  const [endX, endY] = [x + way.x, y + way.y];
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(endX, endY);
  context.stroke();
  if (long === 0) return;
  const [ux, uy] = [(way.x / long) * head, (way.y / long) * head];
  context.beginPath();
  context.moveTo(endX, endY);
  context.lineTo(endX - ux + uy / 2, endY - uy - ux / 2);
  context.lineTo(endX - ux - uy / 2, endY - uy + ux / 2);
  context.fill();
}

/** What a moving box covers until it stops, as a path. */
export function traceCorridor(
  context: Brush,
  probe: SweepProbe,
  stop: Point | undefined,
  { scale, left, top }: Viewport,
): void {
  const end = stop ?? { x: probe.x + probe.dx, y: probe.y + probe.dy };
  context.beginPath();
  for (const { x, y } of corridorOf(probe, end)) context.lineTo(x * scale + left, y * scale + top);
  context.closePath();
}

/** Its edges, and the box where it stops. */
function strokeCorridor(
  context: Brush,
  probe: SweepProbe,
  stop: Stop | undefined,
  view: Viewport,
): void {
  context.lineWidth = view.ratio;
  traceCorridor(context, probe, stop, view);
  context.stroke();
  context.lineWidth = Math.max(2, Math.round(LINE * view.ratio));
  if (!stop) return;
  context.setLineDash([4 * view.ratio, 3 * view.ratio]);
  traceProbe(context, { ...probe, x: stop.x, y: stop.y }, view);
  context.stroke();
  context.setLineDash([]);
}

/** Away from the side that is met, at the ray's point or the middle of the box's own side. */
function strokeNormal(
  context: Brush,
  probe: Probe,
  { normalX = 0, normalY = 0, x, y }: Stop,
  { outline }: Palette,
  { scale, left, top, ratio }: Viewport,
): void {
  if (normalX === 0 && normalY === 0) return;
  const [width, height] = probe.kind === 'sweep' ? [probe.width, probe.height] : [0, 0];
  const foot = {
    x: (x + (width * (1 - normalX)) / 2) * scale + left,
    y: (y + (height * (1 - normalY)) / 2) * scale + top,
  };
  const way = { x: NORMAL * ratio * normalX, y: NORMAL * ratio * normalY };
  context.strokeStyle = outline;
  context.fillStyle = outline;
  strokeArrow(context, foot, way, HEAD * ratio);
}

/** A cross, and the circle that the last of the nearest lies on. */
function strokeReach(
  context: Brush,
  probe: Probe,
  reach: number | undefined,
  { scale, left, top, ratio }: Viewport,
): void {
  const [x, y] = [probe.x * scale + left, probe.y * scale + top];
  const arm = CROSS * ratio;
  context.beginPath();
  context.moveTo(x - arm, y);
  context.lineTo(x + arm, y);
  context.moveTo(x, y - arm);
  context.lineTo(x, y + arm);
  context.stroke();
  if (reach === undefined) return;
  context.setLineDash([4 * ratio, 3 * ratio]);
  context.beginPath();
  context.arc(x, y, reach * scale, 0, 2 * Math.PI);
  context.stroke();
  context.setLineDash([]);
}

function dot(
  context: Brush,
  place: Point,
  { outline, probe }: Palette,
  { scale, left, top, ratio }: Viewport,
): void {
  context.beginPath();
  context.arc(place.x * scale + left, place.y * scale + top, DOT * ratio, 0, 2 * Math.PI);
  context.fillStyle = probe;
  context.fill();
  context.strokeStyle = outline;
  context.lineWidth = ratio;
  context.stroke();
}
