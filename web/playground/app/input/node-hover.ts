/** The pointer over the picture puts the cell under it into the spotlight, while there is a diagram to show it in. */

import type { Player } from '../../engine/player/player.ts';
import type { Spotlight } from '../../engine/tree/highlighted-node.ts';
import { pathTo } from '../../engine/tree/paths.ts';
import type { InputTarget } from '../../render/input-target.ts';
import { worldPoint } from '../../render/viewport.ts';

export function spotting(
  { picture, view }: InputTarget,
  player: Player,
  spotlight: Spotlight,
  isShown: () => boolean,
  signal: AbortSignal,
): void {
  const spot = (event: PointerEvent): void => {
    // Under a hand that is at work, the tree may be another at any moment.
    if (!isShown() || event.buttons !== 0) return spotlight.turn(undefined);
    const bounds = picture.getBoundingClientRect();
    const { x, y } = worldPoint(view(), bounds, event.clientX, event.clientY);
    const { tree } = player.frame;
    const node = tree.nodeAt(x, y);
    spotlight.turn(pathTo(tree.nodes, node));
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const)
    picture.addEventListener(type, spot, { signal });
  picture.addEventListener('pointerleave', () => spotlight.turn(undefined), { signal });
}
