/** Filters of objects and of queries: which objects can be pairs, and which a query can find. */
import { checkNames, idError, isId, quote } from './checks.js';
import { OK, STALE_ID, statusError } from './errors.js';
import type { TreeHandle } from './tree-handle.js';

/**
 * Categories of an object or a query, and the categories that it accepts: 32 bits each. Two filters
 * admit each other when each mask has a bit of the other's category. A number that is left out is all
 * ones; a negative number stands for its 32 bits.
 */
export interface Filter {
  /** Bits of the categories to which it belongs. */
  readonly category?: number;
  /** Bits of the categories that it accepts. */
  readonly mask?: number;
}

/** All 32 bits, as the signed number that the module gets. */
const ALL = -1;

const NAMES: readonly string[] = ['category', 'mask'];

/** Checks the filter of a query; returns its category, as 32 bits. Getters of the filter run here. */
export function categoryOf(where: string, filter: Filter | undefined): number {
  if (filter === undefined) return ALL;
  if (typeof filter !== 'object' || filter === null) {
    throw new TypeError(
      `${where}: filter must be an object such as { category, mask }, got ${quote(filter)}`,
    );
  }
  checkNames(where, 'filter.', filter, NAMES);
  const { category = ALL } = filter;
  return bits(where, 'filter.category', category);
}

/** The mask, as 32 bits, of a filter that `categoryOf` has checked. */
export function maskOf(where: string, filter: Filter | undefined): number {
  if (filter === undefined) return ALL;
  const { mask = ALL } = filter;
  return bits(where, 'filter.mask', mask);
}

function bits(where: string, name: string, value: number): number {
  const word = value | 0;
  if (typeof value === 'number' && (word === value || word >>> 0 === value)) return word;
  const sentence = `${where}: ${name} must be a whole number of 32 bits, got ${quote(value)}`;
  throw typeof value === 'number' ? new RangeError(sentence) : new TypeError(sentence);
}

export function setFilter(tree: TreeHandle, id: number, category: number, mask: number): void {
  const categoryBits = bits('setFilter', 'category', category);
  const maskBits = bits('setFilter', 'mask', mask);
  const { native } = tree;
  const status = isId(id) ? -native.setFilter(id, categoryBits, maskBits) : STALE_ID;
  if (status === STALE_ID) throw idError('setFilter', id);
  if (status !== OK) throw statusError('setFilter', status);
}

export function filterOf({ module, native }: TreeHandle, id: number): Required<Filter> {
  if (!isId(id) || native.filter(id) < 0) throw idError('filterOf', id);
  const [category, mask] = module.words('filterOf', 2) as unknown as [number, number];
  return { category, mask };
}

/** The view of all filters. */
export function viewFilters({ module, native }: TreeHandle): Uint32Array {
  return module.words('filters', native.filters(), 2);
}
