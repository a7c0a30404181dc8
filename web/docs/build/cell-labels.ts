/** Tables of words become blocks on a phone, where each cell says which column it stands in. */
import type { Root, Table } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Tables with more columns scroll, so that rows can be compared. */
const MOST = 3;

export function labelCells(tree: Root): void {
  visit(tree, 'table', (table) => {
    if (stacks(table)) label(table);
  });
}

/** Columns of numbers are aligned. */
function stacks({ align, children: [head] }: Table): boolean {
  return head!.children.length <= MOST && !align?.some((side) => side !== null);
}

function label(table: Table): void {
  const [head, ...rows] = table.children;
  const names = head!.children.map((cell) => textIn(cell));
  table.data = { hProperties: { className: 'stacks' } };
  for (const { children } of rows)
    children.slice(1).forEach((cell, at) => {
      const name = names[at + 1];
      if (name) cell.data = { hProperties: { dataLabel: name } };
    });
}
