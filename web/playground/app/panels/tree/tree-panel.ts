/** The shape of the tree beside the picture: diagram and outline. Fetched after the first picture. */
import type { Player } from '../../../engine/player/player.ts';
import type { HighlightedNode } from '../../../engine/tree/highlighted-node.ts';
import { childNumbers } from '../../../engine/tree/paths.ts';
import type { Strings } from '../../../locales/strings.ts';
import type { Store } from '../../../state/store.ts';
import { element, say } from '../../../ui/dom.ts';
import { TreeDiagram } from './tree-diagram.ts';
import { TreeOutline } from './tree-outline.ts';

/** While the scene runs, the diagram is drawn anew at most so often, in milliseconds: nobody reads it sixty times a second. */
const SHORTEST_INTERVAL = 100;

export function treePanel(
  panel: HTMLDetailsElement,
  body: HTMLElement,
  { player, highlighted, store }: { player: Player; highlighted: HighlightedNode; store: Store },
  strings: Strings,
  signal: AbortSignal,
): void {
  const { tree } = player.frame;
  const diagram = new TreeDiagram(
    () => tree.nodes,
    () => store.settings.order,
    highlighted,
    signal,
  );
  const outline = new TreeOutline(highlighted, strings, signal);
  const numbering = element('p', { class: 'hint' });
  const help = element('p', { class: 'hint' }, strings.tree.help);
  body.replaceChildren(diagram.canvas, outline.list, numbering, help);

  let drawnAt = 0;
  const draw = (): void => {
    drawnAt = performance.now();
    diagram.draw();
  };
  /** Numbers that stand together are of one frame; only the diagram, which has none, may lag behind. */
  const follow = (): void => {
    if (!panel.open) return;
    if (!store.settings.playing || performance.now() - drawnAt > SHORTEST_INTERVAL) draw();
    outline.show(tree, store.settings);
  };
  const again = (): void => {
    if (!panel.open) return;
    draw();
    outline.show(tree, store.settings);
    const [first = '', second = '', third = '', fourth = ''] = childNumbers[store.settings.order];
    say(numbering, strings.tree.numbering(first, second, third, fourth));
  };
  player.listen({ frame: follow }, signal);
  store.listen(() => {
    diagram.forget();
    again();
  }, signal);
  highlighted.listen(() => {
    if (highlighted.path) outline.follow(highlighted.path);
    again();
  }, signal);
  panel.addEventListener('toggle', again, { signal });
  const observer = new ResizeObserver(again);
  observer.observe(body);
  signal.addEventListener('abort', () => observer.disconnect());
  again();
}
