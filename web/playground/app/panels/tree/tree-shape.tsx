/** The shape of the tree beside the picture: diagram and outline. */
import './tree-shape.css';
import type { VNode } from 'preact';
import { childNumbers } from '../../../engine/tree/child-numbers.ts';
import type { HighlightedNode } from '../../../engine/tree/highlighted-node.ts';
import { treeStringsOf } from '../../../locales/tree-strings.ts';
import { useStore } from '../../../state/store-context.ts';
import { useFetchedStrings } from '../../../ui/strings.tsx';
import { TreeDiagram } from './tree-diagram.tsx';
import { TreeOutline } from './tree-outline.tsx';

interface TreeShapeProps {
  readonly highlighted: HighlightedNode;
}

export function TreeShape({ highlighted }: TreeShapeProps): VNode | null {
  const strings = useFetchedStrings(treeStringsOf);
  const numbers = childNumbers[useStore().signals.order.value];
  if (!strings) return null;
  return (
    <>
      <TreeDiagram highlighted={highlighted} />
      <TreeOutline highlighted={highlighted} strings={strings} />
      <p class="hint">{strings.numbering(...numbers)}</p>
      <p class="hint">{strings.help}</p>
    </>
  );
}
