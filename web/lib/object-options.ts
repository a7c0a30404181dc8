/** What is given to new objects besides their boxes: data, which stay in JavaScript, and filters. */
import { bitsOf, checkOptions } from './checks.js';
import { FILTER_NAMES, type Filter } from './filters.js';
import type { Area } from './options.js';
import type { Complete } from './results.js';
import type { TreeHandle } from './tree-handle.js';

/** Options of `insert`. */
export interface ObjectOptions<Data> extends Filter {
  /** Bits of the categories to which the object belongs; 1 by default. */
  readonly category?: number | undefined;
  /** Bits of the categories that the object accepts; all by default. */
  readonly mask?: number | undefined;
  /** What `data(id)` then returns. It stays in JavaScript: snapshots hold none. */
  readonly data?: Data | undefined;
}

/** Options of `insertMany`: category and mask are those of all new objects. */
export interface BulkOptions<Data> extends Filter {
  /** Bits of the categories to which the objects belong; 1 by default. */
  readonly category?: number | undefined;
  /** Bits of the categories that the objects accept; all by default. */
  readonly mask?: number | undefined;
  /** The data of each object, in the order of the boxes. */
  readonly data?: ArrayLike<Data> | undefined;
}

/** What an object is: everything that `insert` takes. */
export interface ObjectValues<Data> extends Area, Complete<Filter> {
  /** What it carries. */
  readonly data: Data | undefined;
}

/** What `update` changes of an object; what is left out stays. `data: undefined` removes its data. */
export interface ObjectChanges<Data> extends ObjectOptions<Data> {
  /** Left edge. */
  readonly x?: number | undefined;
  /** Top edge. */
  readonly y?: number | undefined;
  /** Zero or more. */
  readonly width?: number | undefined;
  /** Zero or more. */
  readonly height?: number | undefined;
  /** Bits of the categories to which the object belongs. */
  readonly category?: number | undefined;
  /** Bits of the categories that the object accepts. */
  readonly mask?: number | undefined;
}

const NAMES = ['data', ...FILTER_NAMES];

/** The filter of new objects as 32-bit words; undefined when it is the default. Getters of the options run here. */
export function initialFilter(
  where: string,
  options: Filter,
): { readonly category: number; readonly mask: number } | undefined {
  checkOptions(where, options, NAMES);
  const { category, mask } = options;
  if (category === undefined && mask === undefined) return undefined;
  return {
    category: bitsOf(where, 'category', category, 1),
    mask: bitsOf(where, 'mask', mask),
  };
}

/** Sets the data of a row; arrays without holes are fastest. */
export function setRowData({ data }: TreeHandle, row: number, value: unknown): void {
  while (data.length < row) data.push(undefined);
  data[row] = value;
}
