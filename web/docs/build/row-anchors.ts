/** Rows of the reference have anchors: the fields and values of types, whose names are the code of the first cell. */
import type { Root, TableCell } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import { anchors, rowAnchor } from '../../../scripts/reference/pages.mjs';

/** What heads the names. */
const heads = ['field', 'value'];

export function anchorRows({ children }: Root): void {
  const anchorOf = anchors();
  let heading = '';
  for (const node of children) {
    if (node.type === 'heading') heading = anchorOf(textIn(node));
    if (node.type !== 'table') continue;
    const [head, ...names] = node.children.map((row) => row.children[0]);
    if (heads.includes(textIn(head))) for (const cell of names) anchorNames(cell!, heading);
  }
}

function anchorNames({ children }: TableCell, heading: string): void {
  for (const node of children)
    if (node.type === 'inlineCode')
      node.data = { hProperties: { id: rowAnchor(heading, node.value) } };
}
