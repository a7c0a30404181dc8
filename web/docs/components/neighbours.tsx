/** What leads to the page before and after. */
import type { VNode } from 'preact';
import type { Document } from '../build/document.ts';
import { usePage } from './page-context.ts';

export function Neighbours({ document }: { readonly document: Document }): VNode {
  const { library } = usePage();
  const at = library.documents.indexOf(document);
  return (
    <nav class="neighbours" aria-label="Neighbouring pages">
      <Neighbour document={library.documents[at - 1]} words="Previous" rel="prev" />
      <Neighbour document={library.documents[at + 1]} words="Next" rel="next" />
    </nav>
  );
}

interface NeighbourProps {
  readonly document: Document | undefined;
  readonly words: string;
  readonly rel: 'prev' | 'next';
}

function Neighbour({ document, words, rel }: NeighbourProps): VNode | null {
  const { to } = usePage();
  if (document === undefined) return null;
  return (
    <a href={to(document.address)} rel={rel}>
      <small>{words}</small> <span>{document.label}</span>
    </a>
  );
}
