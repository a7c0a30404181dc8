/**
 * The tree's lines: for every node that has split its two middle lines, and the world's frame once the root has (S2.22,
 * S2.23). Outer lines are thicker than inner ones.
 */
import { NODE_STRIDE, NodeField, type View } from 'quadrille';
import type { CellMotion } from '../cell-motion.ts';
import { CROSS_STRIDE, CrossField } from '../crosses.ts';
import type { BoxBrush } from '../draw-context.ts';
import {
  isDashed,
  type LinePalette,
  type LineStyle,
  lineColour,
  lineStyle,
  lineWidth,
} from '../line-style.ts';
import { edgeOf, type Viewport } from '../viewport.ts';

interface Look {
  readonly palette: LinePalette;
  readonly style: LineStyle;
  readonly view: Viewport;
}

export function drawLines(
  context: BoxBrush,
  nodes: View<Float32Array>,
  palette: LinePalette,
  view: Viewport,
  motion?: CellMotion,
): void {
  context.setLineDash(isDashed(palette, nodes) ? [6 * view.ratio, 4 * view.ratio] : []);
  const look: Look = { palette, style: lineStyle(palette), view };
  if (motion) drawLeaving(context, motion, look);
  if (hasSplit(nodes, 0)) {
    // From the deepest level up: outer lines stay whole where fainter ones end.
    for (let end = nodes.length; end > 0; ) end = drawLevel(context, nodes, end, look, motion);
    drawFrame(context, nodes, look);
  }
  context.setLineDash([]);
}

function hasSplit(nodes: View<Float32Array>, at: number): boolean {
  return nodes[at + NodeField.FirstChild]! > 0;
}

/** Side by side, each dashed from its own beginning. */
function drawFrame(context: BoxBrush, nodes: View<Float32Array>, look: Look): void {
  const { view } = look;
  const width = lineWidth(look.style, 0, view.ratio);
  const half = width / 2;
  const left = edgeOf(nodes[0]!, view.scale) + view.left;
  const top = edgeOf(nodes[1]!, view.scale) + view.top;
  const right = edgeOf(nodes[2]!, view.scale) + view.left;
  const bottom = edgeOf(nodes[3]!, view.scale) + view.top;
  setLine(context, look, 0);
  context.beginPath();
  for (const y of [top + half, bottom - half]) {
    context.moveTo(left, y);
    context.lineTo(right, y);
  }
  for (const x of [left + half, right - half]) {
    context.moveTo(x, top);
    context.lineTo(x, bottom);
  }
  context.stroke();
}

/** All nodes of one depth as one path, those before `end`; the table is ordered by depth. Returns where they begin. */
function drawLevel(
  context: BoxBrush,
  nodes: View<Float32Array>,
  end: number,
  look: Look,
  motion: CellMotion | undefined,
): number {
  let at = end - NODE_STRIDE;
  const depth = nodes[at + NodeField.Depth]!;
  setLine(context, look, depth);
  context.beginPath();
  for (; at >= 0 && nodes[at + NodeField.Depth] === depth; at -= NODE_STRIDE) {
    if (!hasSplit(nodes, at)) continue;
    const northWest = nodes[at + NodeField.FirstChild]! * NODE_STRIDE;
    const [x, y] = [nodes[northWest + 2]!, nodes[northWest + 3]!];
    const extent = motion?.extentOf(at / NODE_STRIDE) ?? 1;
    addCross(context, nodes, at, x, y, look.view, extent);
  }
  context.stroke();
  return at + NODE_STRIDE;
}

function setLine(context: BoxBrush, { palette, style, view }: Look, depth: number): void {
  context.lineWidth = lineWidth(style, depth, view.ratio);
  context.strokeStyle = lineColour(palette, depth);
}

/** The lines of nodes that have joined, while they shrink. */
function drawLeaving(context: BoxBrush, motion: CellMotion, look: Look): void {
  const boxes = motion.leavingBoxes;
  for (let index = 0, at = 0; index < motion.leaving; index++, at += CROSS_STRIDE) {
    const extent = motion.leavingExtentOf(index);
    const [x, y] = [boxes[at + CrossField.X]!, boxes[at + CrossField.Y]!];
    setLine(context, look, boxes[at + CrossField.Depth]!);
    context.globalAlpha = extent;
    context.beginPath();
    addCross(context, boxes, at, x, y, look.view, extent);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** The middle lines of the box that is at `at`, from their crossing on as far as `extent` says, of 1. */
function addCross(
  context: BoxBrush,
  boxes: View<Float32Array>,
  at: number,
  x: number,
  y: number,
  view: Viewport,
  extent: number,
): void {
  const left = edgeOf(boxes[at]!, view.scale) + view.left;
  const top = edgeOf(boxes[at + 1]!, view.scale) + view.top;
  const right = edgeOf(boxes[at + 2]!, view.scale) + view.left;
  const bottom = edgeOf(boxes[at + 3]!, view.scale) + view.top;
  if (right < 0 || bottom < 0 || left > view.width || top > view.height) return;
  // A line of odd width covers whole device pixels if it runs along the middle of one.
  const half = (context.lineWidth % 2) / 2;
  const centre = edgeOf(x, view.scale) + view.left + half;
  const middle = edgeOf(y, view.scale) + view.top + half;
  context.moveTo(centre, middle + extent * (top - middle));
  context.lineTo(centre, middle + extent * (bottom - middle));
  context.moveTo(centre + extent * (left - centre), middle);
  context.lineTo(centre + extent * (right - centre), middle);
}
