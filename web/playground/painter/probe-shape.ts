/** The probe as the picture shows it: what it covers, its way, and where that ends. */
import type { Probe } from '../tree/probe.ts';
import type { Sighting } from '../tree/probing.ts';
import type { Palette } from './palette.ts';
import type { Viewport } from './viewport.ts';

/** What a painter is told of the probe: the question, and what came of it where that is known. */
export interface SeenProbe {
  readonly asked: Probe;
  readonly sighting?: Sighting | undefined;
}

/** All in CSS pixels. */
const LINE = 2;
const HEAD = 9;
const CROSS = 7;
const DOT = 4;

/** What the probe covers, as a path; a ray and a point cover nothing. */
export function traceProbe(context: CanvasRenderingContext2D, probe: Probe, view: Viewport): void {
  const { scale, left, top } = view;
  const [x, y] = [Math.round(probe.x * scale) + left, Math.round(probe.y * scale) + top];
  context.beginPath();
  if (probe.kind === 'circle') context.arc(x, y, probe.radius * scale, 0, 2 * Math.PI);
  if (probe.kind !== 'box' && probe.kind !== 'sweep') return;
  const width = Math.max(2, Math.round(probe.width * scale));
  context.rect(x, y, width, Math.max(2, Math.round(probe.height * scale)));
}

/** Its outline, and what belongs to some probes only. */
export function strokeProbe(
  context: CanvasRenderingContext2D,
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
  if (!stop) return;
  if (asked.kind === 'sweep') {
    context.setLineDash([4 * view.ratio, 3 * view.ratio]);
    traceProbe(context, { ...asked, ...stop }, view);
    context.stroke();
    context.setLineDash([]);
  } else dot(context, stop, palette, view);
}

/** An arrow from the probe's middle. */
function strokeWay(
  context: CanvasRenderingContext2D,
  probe: Extract<Probe, { kind: 'ray' | 'sweep' }>,
  { scale, left, top, ratio }: Viewport,
): void {
  const [aside, down] = probe.kind === 'sweep' ? [probe.width / 2, probe.height / 2] : [0, 0];
  const [x, y] = [(probe.x + aside) * scale + left, (probe.y + down) * scale + top];
  const [dx, dy] = [probe.dx * scale, probe.dy * scale];
  const long = Math.hypot(dx, dy);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + dx, y + dy);
  context.stroke();
  if (long === 0) return;
  const [ux, uy] = [(dx / long) * HEAD * ratio, (dy / long) * HEAD * ratio];
  context.beginPath();
  context.moveTo(x + dx, y + dy);
  context.lineTo(x + dx - ux + uy / 2, y + dy - uy - ux / 2);
  context.lineTo(x + dx - ux - uy / 2, y + dy - uy + ux / 2);
  context.fill();
}

/** A cross, and the circle that the last of the nearest lies on. */
function strokeReach(
  context: CanvasRenderingContext2D,
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
  context: CanvasRenderingContext2D,
  place: { readonly x: number; readonly y: number },
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
