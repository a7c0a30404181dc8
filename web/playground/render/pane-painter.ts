/** Painters of pictures side by side, each in an element of its own. */
import { effect, untracked } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePlayer } from '../engine/player/player-context.ts';
import type { Tools } from '../engine/tools/tools.ts';
import type { HighlightedNode } from '../engine/tree/highlighted-node.ts';
import type { Settings } from '../state/parameters.ts';
import type { World } from '../state/presets.ts';
import { useStore } from '../state/store-context.ts';
import type { InputTarget } from './input-target.ts';
import { Painter, type Pointers, painterChoice } from './painter.ts';
import type { Layer, SeenFrame } from './picture.ts';
import type { Viewport } from './viewport.ts';

/** A painter that follows the size of its element. */
class PanePainter {
  readonly #painter: Painter;
  readonly #until: AbortSignal;

  /** `changed` is called when the picture must be painted again. */
  constructor(root: HTMLElement, pointers: Pointers, changed: () => void, until: AbortSignal) {
    this.#painter = new Painter(root, painterChoice(), pointers, changed, until);
    this.#until = until;
    const observer = new ResizeObserver(() => {
      const resized = this.#painter.resize({
        width: Math.max(1, Math.round(root.clientWidth * devicePixelRatio)),
        height: Math.max(1, Math.round(root.clientHeight * devicePixelRatio)),
        ratio: devicePixelRatio,
      });
      if (resized) changed();
    });
    observer.observe(root);
    until.addEventListener('abort', () => observer.disconnect());
  }

  view(settings: Settings, world: World): Viewport {
    return this.#painter.view(settings, world);
  }

  paint(frame: SeenFrame, settings: Settings, world: World): void {
    this.#painter.paint(frame, settings, world);
  }

  /** Lays another layer over the picture. */
  lay(layer: Layer): void {
    this.#painter.lay(layer, this.#until);
  }
}

/** What pointers and keys work with on every pane. */
export interface PanePointers {
  readonly highlighted: HighlightedNode;
  readonly tools: Tools;
  /** Lets pointers and keys over a pane do what they do over the page's picture. */
  readonly attachInput: (target: InputTarget, until: AbortSignal) => void;
}

/** The elements of a pane: what pointers and keys work on, and in it, what holds the painted layers. */
interface PaneElements {
  readonly picture: RefObject<HTMLDivElement | null>;
  readonly layers: RefObject<HTMLDivElement | null>;
}

/**
 * Paints what `frame` returns in the elements of the returned references, again whenever a signal changes that `frame` reads. `more`
 * returns what lies over the picture; each layer is laid when it is first returned.
 */
export function usePanePainter(
  { highlighted, tools, attachInput }: PanePointers,
  frame: () => SeenFrame | undefined,
  more: () => readonly Layer[],
): PaneElements {
  const store = useStore();
  const player = usePlayer();
  const picture = useRef<HTMLDivElement>(null);
  const layers = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!picture.current || !layers.current) return undefined;
    const closing = new AbortController();
    const { signal: until } = closing;
    const laid = new Set<Layer>();
    const paint = (): void => {
      // What is fetched for a picture may come when the pane is gone.
      if (until.aborted) return;
      const painted = frame();
      const missing = more().filter((layer) => !laid.has(layer));
      untracked(() => {
        for (const layer of missing) painter.lay(layer);
        if (painted) painter.paint(painted, store.settings, player.world);
      });
      for (const layer of missing) laid.add(layer);
    };
    const pointers = { highlighted, tools };
    const painter = new PanePainter(layers.current, pointers, () => untracked(paint), until);
    const view = () => painter.view(store.settings, player.world);
    attachInput({ picture: picture.current, view, world: () => player.world }, until);
    const unsubscribe = effect(() => {
      void [highlighted.path, tools.cursor, tools.outline];
      paint();
    });
    return () => {
      unsubscribe();
      closing.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it reads changes by signals alone
  }, []);
  return { picture, layers };
}
