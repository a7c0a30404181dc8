/** Filters of objects: which objects can be pairs, and which a query can find. */
import { FILTER_STRIDE } from './limits.js';
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

/** The view of all filters. */
export function viewFilters(tree: TreeHandle): Uint32Array {
  const { module, native } = tree;
  const view = module.words('filters', native.filters(), FILTER_STRIDE);
  tree.mayHaveFilters = true;
  return view;
}
