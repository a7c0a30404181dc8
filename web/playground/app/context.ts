/** What the parts of the page share. */
import type { Player } from '../engine/player/player.ts';
import type { Tools } from '../engine/tools/tools.ts';
import type { HighlightedNode } from '../engine/tree/highlighted-node.ts';
import type { Probe } from '../probes/probe.ts';
import type { InputTarget } from '../render/input-target.ts';
import type { Viewport } from '../render/viewport.ts';
import type { Store } from '../state/store.ts';
import type { Toast } from '../ui/toast.tsx';
import type { Link } from './link.ts';
import type { Views } from './views.ts';

/** What lives as long as the page does; all else speaks a language and is made anew with it. */
export interface House {
  readonly picture: HTMLElement;
  /** How the picture shows the world now. */
  readonly view: () => Viewport;
  readonly highlighted: HighlightedNode;
  readonly tools: Tools;
  readonly store: Store;
  readonly player: Player<Probe>;
  readonly link: Link;
  readonly views: Views;
  readonly toast: Toast;
  /** Lets pointers and keys work on a picture as they do on the page's own. */
  readonly attachInput: (target: InputTarget, until?: AbortSignal) => void;
  /** Paints the frame now and gives the picture, all sheets as one. */
  readonly flatten: () => HTMLCanvasElement;
}
