/** What pointers and keys do on a picture: the page's own, and those that stand in its place. */
import type { Player } from '../../engine/player/player.ts';
import type { HighlightedNode } from '../../engine/tree/highlighted-node.ts';
import type { InputTarget } from '../../render/input-target.ts';
import type { Store } from '../../state/store.ts';
import { attachCameraInput } from './camera-input.ts';
import type { FetchedTools } from './fetched-tools.ts';
import { attachNodeHover } from './node-hover.ts';
import { attachProbeInput } from './probe-input.ts';
import { attachQueryDrag } from './query-drag.ts';

interface Controlled {
  readonly store: Store;
  readonly player: Player;
  readonly tools: FetchedTools;
  readonly highlighted: HighlightedNode;
  /** Whether the tree is drawn beside the picture, so that the node under the pointer can be shown there. */
  readonly isTreeShown: () => boolean;
  /** Called when a click has pinned the probe. */
  readonly onPin: () => void;
}

/** Returns what attaches pointers and keys to a picture, until the signal aborts. */
export function inputFor(
  controlled: Controlled,
): (target: InputTarget, until?: AbortSignal) => void {
  const { store, player, tools, highlighted, isTreeShown, onPin } = controlled;
  return (target, until = new AbortController().signal) => {
    attachNodeHover(target, player, highlighted, isTreeShown, until);
    tools.attach(target, until);
    attachCameraInput(target, store, until);
    attachQueryDrag(target, store, until);
    attachProbeInput(target.picture, store, target.view, onPin, until);
  };
}
