/** Filters of objects: which objects can be pairs, and which a query can find. */
import { bitsOf, checkOptions, idError, isId } from './checks.js';
import { OK, STALE_ID, statusError } from './errors.js';
import { FILTER_STRIDE } from './limits.js';
import type { Complete } from './results.js';
import type { TreeHandle } from './tree-handle.js';

/**
 * Categories of an object or a query, and the categories that it accepts: 32 bits each. Two filters
 * admit each other when each mask has a bit of the other's category. For a query, a number that is left
 * out is all ones; a negative number stands for its 32 bits.
 */
export interface Filter {
  /** Bits of the categories to which it belongs. */
  readonly category?: number | undefined;
  /** Bits of the categories that it accepts. */
  readonly mask?: number | undefined;
}

export const FILTER_NAMES: readonly string[] = ['mask', 'category'];

export function setFilter(tree: TreeHandle, id: number, filter: Filter): void {
  const where = 'setFilter';
  checkOptions(where, filter, FILTER_NAMES);
  const { category, mask } = filter;
  const given = [bitsOf(where, 'category', category), bitsOf(where, 'mask', mask)] as const;
  const before = filterOf(tree, id, where);
  const { native } = tree;
  const status = -native.setFilter(
    id,
    category === undefined ? before.category | 0 : given[0],
    mask === undefined ? before.mask | 0 : given[1],
  );
  if (status !== OK) throw statusError(where, status);
  tree.mayHaveFilters = true;
}

export function filterOf(
  { module, native }: TreeHandle,
  id: number,
  where = 'filterOf',
): Complete<Filter> {
  const count = isId(id) ? native.filter(id) : -STALE_ID;
  if (count < 0) throw idError(where, id);
  const [category, mask] = module.words(where, 2) as unknown as [number, number];
  return { category, mask };
}

/** The view of all filters. */
export function viewFilters(tree: TreeHandle): Uint32Array {
  const { module, native } = tree;
  const view = module.words('filters', native.filters(), FILTER_STRIDE);
  tree.mayHaveFilters = true;
  return view;
}
