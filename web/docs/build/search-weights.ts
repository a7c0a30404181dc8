/** How much the words of a document count in a search: those of headings and of the first paragraph more than others. */
import type { Root } from 'mdast';
import type { Document } from './document.ts';

/** The most that Pagefind takes. */
const MOST = 10;

/** The first paragraph says what the page is for. */
const LEAD = 3;

export function weigh({ children }: Root, { weight }: Document): void {
  const lead = children.find(({ type }) => type === 'paragraph');
  for (const node of children) {
    // Pagefind gives headings weights from 7 to 2 by itself, but these do not know that of the document.
    const factor = node === lead ? LEAD : node.type === 'heading' ? 8 - node.depth : 1;
    if (factor === 1) continue;
    const own = Math.min(MOST, weight * factor);
    node.data = { hProperties: { dataPagefindWeight: Number(own.toFixed(1)) } };
  }
}
