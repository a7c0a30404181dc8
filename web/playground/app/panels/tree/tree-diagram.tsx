/** The tree drawn as a tree on a canvas. Pointing at a node in it highlights the node. */
import { effect, untracked } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Player } from '../../../engine/player/player.ts';
import { usePlayer } from '../../../engine/player/player-context.ts';
import type { HighlightedNode } from '../../../engine/tree/highlighted-node.ts';
import type { Path } from '../../../engine/tree/paths.ts';
import type { Settings } from '../../../state/parameters.ts';
import type { Store } from '../../../state/store.ts';
import { useStore } from '../../../state/store-context.ts';
import { DiagramDrawing } from './diagram-drawing.ts';

/** While the scene runs, the diagram is drawn at most so often, in milliseconds: nobody reads it sixty times a second. */
const SHORTEST_INTERVAL = 100;

interface TreeDiagramProps {
  readonly highlighted: HighlightedNode;
}

export function TreeDiagram({ highlighted }: TreeDiagramProps): VNode {
  const store = useStore();
  const player = usePlayer();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    return followTree(canvas.current, store, player, highlighted);
  }, [store, player, highlighted]);
  return <canvas class="diagram" aria-hidden="true" ref={canvas} />;
}

/** Draws the tree whenever it, the settings, the highlighted node or the width changes. Returns what ends that. */
function followTree(
  canvas: HTMLCanvasElement,
  store: Store,
  player: Player,
  highlighted: HighlightedNode,
): () => void {
  const drawing = new DiagramDrawing(canvas);
  let drawn: Settings | undefined;
  let drawnAt = 0;
  const draw = (): void => {
    const { settings } = store;
    if (settings !== drawn) drawing.forgetLevels();
    drawn = settings;
    drawnAt = performance.now();
    drawing.draw(player.frame.tree.nodes, settings.order, highlighted.path);
  };
  const observer = new ResizeObserver(([entry]) => {
    if (entry && drawing.setWidth(Math.round(entry.contentRect.width))) draw();
  });
  observer.observe(canvas);
  let path: Path | undefined;
  const endings = [
    () => observer.disconnect(),
    effect(() => {
      const isOtherPath = highlighted.path !== path;
      ({ path } = highlighted);
      void player.frame;
      const isRecent = performance.now() - drawnAt < SHORTEST_INTERVAL;
      if (isRecent && store.settings === drawn && drawn.playing && !isOtherPath) return;
      untracked(draw);
    }),
    onPointer(canvas, (place) => {
      // The layout must be that of the present tree, which may be newer than the drawing.
      if (place) draw();
      highlighted.set(place && drawing.pathAt(place.x, place.y));
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}

/** Calls with the place of the pointer over an element, and with undefined once it has left. Returns what ends that. */
function onPointer(
  target: HTMLElement,
  then: (place: { readonly x: number; readonly y: number } | undefined) => void,
): () => void {
  const until = new AbortController();
  const { signal } = until;
  const point = ({ offsetX, offsetY }: PointerEvent): void => then({ x: offsetX, y: offsetY });
  target.addEventListener('pointermove', point, { signal });
  target.addEventListener('pointerdown', point, { signal });
  target.addEventListener('pointerleave', () => then(undefined), { signal });
  return () => until.abort();
}
