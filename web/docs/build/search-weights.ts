/** How much the words of a document count in a search: those of headings, of the first paragraph and of quoted errors more than others. */
import type { Root, Table } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import type { Document } from './document.ts';

/** The most that Pagefind takes. */
const MOST = 10;

/** The first paragraph says what the page is for. */
const LEAD = 3;

/** Sentences of errors, which readers paste. */
const QUOTED = 4;

/** What heads them. */
const QUOTES = 'the sentence says';

export function weigh({ children }: Root, { weight }: Document): void {
  const lead = children.find(({ type }) => type === 'paragraph');
  for (const node of children) {
    if (node.type === 'table') weighQuotes(node, weight);
    // Pagefind gives headings weights from 7 to 2 by itself, but these do not know that of the document.
    const factor = node === lead ? LEAD : node.type === 'heading' ? 8 - node.depth : 1;
    if (factor === 1) continue;
    node.data = weighted(weight * factor);
  }
}

function weighQuotes({ children: rows }: Table, weight: number): void {
  const [head, ...quotes] = rows.map(({ children }) => children[0]!);
  if (textIn(head) !== QUOTES) return;
  for (const cell of quotes) cell.data = weighted(weight * QUOTED);
}

function weighted(weight: number) {
  return { hProperties: { dataPagefindWeight: Number(Math.min(MOST, weight).toFixed(1)) } };
}
