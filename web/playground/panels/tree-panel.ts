/** The shape of the tree beside the picture: diagram and outline. Fetched after the first picture. */
import type { Player } from '../player/player.ts';
import type { Spotlight } from '../spotlight.ts';
import type { Store } from '../state/store.ts';
import type { Strings } from '../strings/strings.ts';
import { element } from './dom.ts';
import { TreeDiagram } from './tree-diagram.ts';
import { TreeOutline } from './tree-outline.ts';

const SHORTEST_INTERVAL = 100;

export function treePanel(
  panel: HTMLDetailsElement,
  body: HTMLElement,
  { player, spotlight, store }: { player: Player; spotlight: Spotlight; store: Store },
  strings: Strings,
  signal: AbortSignal,
): void {
  const { tree } = player.frame;
  const diagram = new TreeDiagram(() => tree.nodes, spotlight, signal);
  const outline = new TreeOutline(spotlight, strings, signal);
  const help = element('p', { class: 'hint' }, strings.tree.help);
  body.replaceChildren(diagram.canvas, outline.list, help);

  let shownAt = 0;
  const again = (): void => {
    if (!panel.open) return;
    shownAt = performance.now();
    diagram.draw();
    outline.show(tree, store.settings);
  };
  /** Nobody reads a tree that changes sixty times a second. */
  const follow = (): void => {
    if (!store.settings.playing || performance.now() - shownAt > SHORTEST_INTERVAL) again();
  };
  player.listen({ frame: follow }, signal);
  store.listen(again, signal);
  spotlight.listen(() => {
    if (spotlight.path) outline.follow(spotlight.path);
    again();
  }, signal);
  panel.addEventListener('toggle', again, { signal });
  const observer = new ResizeObserver(again);
  observer.observe(body);
  signal.addEventListener('abort', () => observer.disconnect());
  again();
}
