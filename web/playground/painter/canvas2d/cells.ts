/**
 * The tree's lines: for every node that has split its two middle lines, and the world's frame once the root has (S2.22,
 * S2.23). Outer lines are thicker than inner ones.
 */
import { NODE_STRIDE } from 'quadrille';
import { isDashed, lineWidth } from '../line-style.ts';
import { DEPTH, FIRST_CHILD } from '../node-table.ts';
import type { Palette } from '../palette.ts';
import type { Viewport } from '../viewport.ts';

export function drawLines(
  context: CanvasRenderingContext2D,
  nodes: Float32Array,
  palette: Palette,
  view: Viewport,
): void {
  if (!hasSplit(nodes, 0)) return;
  context.strokeStyle = palette.line;
  context.setLineDash(isDashed(palette, nodes) ? [6 * view.ratio, 4 * view.ratio] : []);
  drawFrame(context, nodes, view);
  for (let at = 0; at < nodes.length; ) at = drawLevel(context, nodes, at, view);
  context.setLineDash([]);
}

function hasSplit(nodes: Float32Array, at: number): boolean {
  return nodes[at + FIRST_CHILD]! > 0;
}

function drawFrame(context: CanvasRenderingContext2D, nodes: Float32Array, view: Viewport): void {
  const width = lineWidth(0, view.ratio);
  context.lineWidth = width;
  const x = Math.round(nodes[0]! * view.scale) + view.left;
  const y = Math.round(nodes[1]! * view.scale) + view.top;
  const right = Math.round(nodes[2]! * view.scale) + view.left;
  const bottom = Math.round(nodes[3]! * view.scale) + view.top;
  context.strokeRect(x + width / 2, y + width / 2, right - x - width, bottom - y - width);
}

/** All nodes of one depth as one path; the table is ordered by depth. Returns where the next depth begins. */
function drawLevel(
  context: CanvasRenderingContext2D,
  nodes: Float32Array,
  from: number,
  view: Viewport,
): number {
  const depth = nodes[from + DEPTH]!;
  let at = from;
  context.lineWidth = lineWidth(depth, view.ratio);
  context.beginPath();
  for (; at < nodes.length && nodes[at + DEPTH] === depth; at += NODE_STRIDE) {
    if (hasSplit(nodes, at)) addCross(context, nodes, at, view);
  }
  context.stroke();
  return at;
}

function addCross(
  context: CanvasRenderingContext2D,
  nodes: Float32Array,
  at: number,
  view: Viewport,
): void {
  const left = nodes[at]! * view.scale + view.left;
  const top = nodes[at + 1]! * view.scale + view.top;
  const right = nodes[at + 2]! * view.scale + view.left;
  const bottom = nodes[at + 3]! * view.scale + view.top;
  if (right < 0 || bottom < 0 || left > view.width || top > view.height) return;
  const northWest = nodes[at + FIRST_CHILD]! * NODE_STRIDE;
  const centre = onPixel(context, nodes[northWest + 2]! * view.scale) + view.left;
  const middle = onPixel(context, nodes[northWest + 3]! * view.scale) + view.top;
  context.moveTo(centre, Math.round(top));
  context.lineTo(centre, Math.round(bottom));
  context.moveTo(Math.round(left), middle);
  context.lineTo(Math.round(right), middle);
}

/** Where a line must run to cover whole device pixels. */
function onPixel(context: CanvasRenderingContext2D, place: number): number {
  return Math.round(place) + (context.lineWidth % 2) / 2;
}
