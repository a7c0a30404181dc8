/** Pairs of objects that overlap. */
import { bitsOf, checkCallback, checkInto, checkOptions } from './checks.js';
import { statusError } from './errors.js';
import { FILTER_STRIDE, PAIR_STRIDE } from './limits.js';
import type { TreeHandle } from './tree-handle.js';

/** Options of `forEachPair`. */
export interface PairOptions {
  /**
   * Bits of categories: `a` is then always an object of one of these. Pairs without such an object are left
   * out; of two such objects, the one with the smaller row comes first.
   */
  readonly first?: number | undefined;
}

export function pairs({ module, native }: TreeHandle): Uint32Array {
  return module.words('pairs', native.pairs(), PAIR_STRIDE);
}

export function pairsInto({ module, native }: TreeHandle, into: Uint32Array): number {
  const where = 'pairsInto';
  checkInto(where, into, Uint32Array);
  return module.wordsInto(where, native.pairs(), into, PAIR_STRIDE);
}

export function forEachPair(
  tree: TreeHandle,
  onPair: (a: number, b: number) => unknown,
  options: PairOptions | undefined,
): void {
  const where = 'forEachPair';
  checkCallback(where, 'onPair', onPair);
  let first: number | undefined;
  if (options !== undefined) {
    checkOptions(where, options, ['first']);
    const given = options.first;
    first = given === undefined ? undefined : bitsOf(where, 'first', given);
  }
  const { module, native, pairLoops } = tree;
  const count = native.pairs();
  if (count < 0) throw statusError(where, -count);
  const copy = pairLoops.copyFor(count);
  module.wordsInto(where, count, copy, PAIR_STRIDE);
  const kept = first === undefined ? count : putFirst(tree, where, copy, count, first);
  pairLoops.run(copy, kept, onPair);
}

/** Orders each pair by categories, and moves those to keep to the front; returns how many there are. */
function putFirst(
  { mayHaveFilters, module, native }: TreeHandle,
  where: string,
  copy: Uint32Array,
  count: number,
  first: number,
): number {
  // An object has category 1 by default.
  if (!mayHaveFilters) return first & 1 ? count : 0;
  const rows = native.filters();
  if (rows < 0) throw statusError(where, -rows);
  const filters = module.resultAddress >>> 2;
  const words = module.memoryWords;
  let end = 0;
  for (let i = 0; i < PAIR_STRIDE * count; i += PAIR_STRIDE) {
    const a = copy[i]!;
    const b = copy[i + 1]!;
    if (words[filters + FILTER_STRIDE * a]! & first) {
      copy[end++] = a;
      copy[end++] = b;
    } else if (words[filters + FILTER_STRIDE * b]! & first) {
      copy[end++] = b;
      copy[end++] = a;
    }
  }
  return end / PAIR_STRIDE;
}

/** The pairs of an object of one tree and an object of another of the same module. */
export function pairsBetween({ module, native }: TreeHandle, other: TreeHandle): Uint32Array {
  return module.words('pairsBetween', native.pairsBetween(other.native), PAIR_STRIDE);
}
