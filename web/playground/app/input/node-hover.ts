/** The node whose cell is under the pointer over the picture is highlighted while the tree is shown. */

import type { Player } from '../../engine/player/player.ts';
import type { HighlightedNode } from '../../engine/tree/highlighted-node.ts';
import { pathTo } from '../../engine/tree/paths.ts';
import type { InputTarget } from '../../render/input-target.ts';
import { worldPoint } from '../../render/viewport.ts';

export function attachNodeHover(
  { picture, view }: InputTarget,
  player: Player,
  highlighted: HighlightedNode,
  isShown: () => boolean,
  signal: AbortSignal,
): void {
  const spot = (event: PointerEvent): void => {
    // While a pointer is down, the tree may change at any moment.
    if (!isShown() || event.buttons !== 0) return highlighted.set(undefined);
    const bounds = picture.getBoundingClientRect();
    const { x, y } = worldPoint(view(), bounds, event.clientX, event.clientY);
    const { tree } = player.frame;
    const node = tree.nodeAt(x, y);
    highlighted.set(pathTo(tree.nodes, node));
  };
  // While capturing, because a tool keeps what it uses from all other listeners.
  for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const)
    picture.addEventListener(type, spot, { capture: true, signal });
  picture.addEventListener('pointerleave', () => highlighted.set(undefined), { signal });
}
