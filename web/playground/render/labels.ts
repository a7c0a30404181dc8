/** The numbers of the leaves, as their parents count their children in the article shown (S0.5, S1.13). */

import { NODE_STRIDE, NodeField, type View } from 'quadrille';
import { childNumbers } from '../engine/tree/paths.ts';
import type { Settings } from '../state/parameters.ts';
import type { Brush } from './draw-context.ts';
import type { Palette } from './palette.ts';
import type { Viewport } from './viewport.ts';

/** Cells narrower than this many CSS pixels stay without a number. */
const SMALLEST_CELL = 30;

export function drawLabels(
  context: Brush,
  nodes: View<Float32Array>,
  order: Settings['order'],
  palette: Palette,
  view: Viewport,
): void {
  context.fillStyle = palette.label;
  context.font = `600 ${Math.round(10 * view.ratio)}px ui-sans-serif, system-ui, sans-serif`;
  context.textBaseline = 'top';
  for (let at = 0; at < nodes.length; at += NODE_STRIDE) {
    const first = nodes[at + NodeField.FirstChild]! * NODE_STRIDE;
    if (first === 0) continue;
    for (let child = 0; child < 4; child++)
      drawNumber(
        context,
        nodes,
        first + child * NODE_STRIDE,
        childNumbers[order][child] ?? '',
        view,
      );
  }
}

/** Only leaves: a split cell's corner belongs to its first child. */
function drawNumber(
  context: Brush,
  nodes: View<Float32Array>,
  at: number,
  text: string,
  { scale, left, top, ratio, width, height }: Viewport,
): void {
  if (nodes[at + NodeField.FirstChild] !== 0) return;
  const x = nodes[at]!;
  const y = nodes[at + 1]!;
  if ((nodes[at + 2]! - x) * scale < SMALLEST_CELL * ratio) return;
  const inset = 4 * ratio;
  const textX = x * scale + left + inset;
  const textY = y * scale + top + inset;
  if (textX > 0 && textY > 0 && textX < width && textY < height)
    context.fillText(text, textX, textY);
}
