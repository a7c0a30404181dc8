/** The leaves' cells, the deeper the darker. */

import { NODE_STRIDE, NodeField } from 'quadrille';
import type { BoxBrush } from '../draw-context.ts';
import type { Picture } from '../picture.ts';
import { shadePerLevel } from '../shade-style.ts';
import { edgeOf } from '../viewport.ts';

export function drawShades(context: BoxBrush, { nodes, palette, view }: Picture): void {
  const { scale, left, top } = view;
  const share = shadePerLevel(palette);
  context.fillStyle = palette.line;
  for (let at = 0; at < nodes.length; at += NODE_STRIDE) {
    if (nodes[at + NodeField.FirstChild]! > 0) continue;
    const x = edgeOf(nodes[at]!, scale) + left;
    const y = edgeOf(nodes[at + 1]!, scale) + top;
    context.globalAlpha = share * nodes[at + NodeField.Depth]!;
    const width = edgeOf(nodes[at + 2]!, scale) + left - x;
    context.fillRect(x, y, width, edgeOf(nodes[at + 3]!, scale) + top - y);
  }
  context.globalAlpha = 1;
}
