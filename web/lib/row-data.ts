/** Data of objects: values of any kind, held in JavaScript by row. */

import { setRowData } from './object-options.js';
import { idAt } from './objects.js';
import type { TreeHandle } from './tree-handle.js';

export function dataOf(tree: TreeHandle, row: number): unknown {
  const value = typeof row === 'number' ? tree.data[row] : undefined;
  if (value === undefined) idAt(tree, row, 'data');
  return value;
}

export function setData(tree: TreeHandle, row: number, value: unknown): void {
  idAt(tree, row, 'setData');
  setRowData(tree, row, value);
}
