/** Who may meet whom: the filters of objects and of questions. */
import { calls, rowsFound } from './calls.js';
import { checkNames, idError, isId, quote } from './checks.js';
import { STALE_ID, statusError } from './errors.js';
import { pointerOf } from './handle.js';
import { TreeObjects } from './objects.js';

/**
 * 32 categories, a bit each: what an object or a question is, and what it meets. Two meet only if each
 * is of a category that the other's mask names. A number left out is all ones; negative ones are
 * taken as the 32 bits that they are.
 */
export interface Filter {
  /** What it is. */
  readonly category?: number;
  /** What it meets. */
  readonly mask?: number;
}

/** All 32 bits, as a signed number, which is what the module gets. */
const ALL = -1;

const NAMES: readonly string[] = ['category', 'mask'];

/** Checks a question's filter; returns its category, as 32 bits. Runs the getters of odd filters. */
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

/** The filters of a tree's objects, see {@link Quadtree}. */
export class TreeFilters extends TreeObjects {
  /**
   * Says what an object is and what it meets, from the next question on. An object that was given no
   * filter is of category 1 and meets all. Filters cost nothing until the first is set; then 8 bytes
   * a row, a test per result, and a pass over the pairs.
   *
   * An object whose category or mask is 0 is in no pair and found by no question, not even by one that
   * has no filter. It stays where it is: in `boxes`, in `nodes()`, in `outsiders()`.
   *
   * @param category 32 bits. @param mask 32 bits.
   * @throws RangeError when the id is stale, a number has more than 32 bits, or for want of memory.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const [WALL, HERO, COIN] = [1, 2, 4];
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.setFilter(tree.insert(10, 10, 32, 32), HERO, WALL | COIN);
   * tree.setFilter(tree.insert(20, 20, 8, 8), COIN, HERO);
   * const coins = tree.query(0, 0, 100, 100, { mask: COIN });
   * ```
   */
  setFilter(id: number, category: number, mask: number): void {
    const itsCategory = bits('setFilter', 'category', category);
    const itsMask = bits('setFilter', 'mask', mask);
    const tree = pointerOf(this);
    if (!isId(id)) throw idError('setFilter', id);
    const status = -calls.quadrille_set_filter(tree, id, itsCategory, itsMask);
    if (status === STALE_ID) throw idError('setFilter', id);
    if (status !== 0) throw statusError('setFilter', status);
  }

  /**
   * What an object is and what it meets, each from 0 to 4,294,967,295.
   *
   * @throws RangeError when the id is stale.
   */
  filterOf(id: number): Required<Filter> {
    const tree = pointerOf(this);
    if (!isId(id) || calls.quadrille_filter(tree, id) < 0) throw idError('filterOf', id);
    const [category, mask] = rowsFound('filterOf', 2) as unknown as [number, number];
    return { category, mask };
  }

  /**
   * All filters, two words a row: category, mask. A view: what is written to it is in force from the
   * next question on. What stands in rows without an object means nothing, and a row's next object
   * starts with category 1 and all ones. The view survives until the next call on any tree.
   *
   * @throws RangeError when there is no memory for it.
   */
  get filters(): Uint32Array {
    const count = calls.quadrille_filters(pointerOf(this));
    return rowsFound('filters', count < 0 ? count : 2 * count);
  }
}
