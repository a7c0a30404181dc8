/** The shape of the tree beside the picture: diagram and outline. */
import type { VNode } from 'preact';
import type { HighlightedNode } from '../../../engine/tree/highlighted-node.ts';
import { childNumbers } from '../../../engine/tree/paths.ts';
import { useStore } from '../../../state/store-context.ts';
import { useStrings } from '../../../ui/strings.tsx';
import { TreeDiagram } from './tree-diagram.tsx';
import { TreeOutline } from './tree-outline.tsx';

interface TreeShapeProps {
  readonly highlighted: HighlightedNode;
}

export function TreeShape({ highlighted }: TreeShapeProps): VNode {
  const { tree } = useStrings();
  const numbers = childNumbers[useStore().signals.order.value];
  return (
    <>
      <TreeDiagram highlighted={highlighted} />
      <TreeOutline highlighted={highlighted} />
      <p class="hint">{tree.numbering(...numbers)}</p>
      <p class="hint">{tree.help}</p>
    </>
  );
}
