/** Pairs of objects that overlap. */
import { bitsOf, checkCallback, checkOptions } from './checks.js';
import { statusError } from './errors.js';
import { FILTER_STRIDE, PAIR_STRIDE, type Row } from './limits.js';
import { idsOf } from './objects.js';
import type { ObjectPair } from './results.js';
import type { TreeHandle } from './tree-handle.js';

/**
 * Of which pairs a callback is told, by categories: those of an object of `a` and one of `b`. They match in either order; the
 * callback gets the two in the order of the masks.
 */
export interface PairMasks {
  /** Bits of the categories of the one that comes first; all by default. */
  readonly a?: number | undefined;
  /** Bits of the categories of the one that comes second; all by default. */
  readonly b?: number | undefined;
}

/** All bits: every category. */
const ALL = -1;

/** The masks as 32 bits each; by default all. */
export function masksOf(
  where: string,
  masks: PairMasks | undefined,
): { readonly a: number; readonly b: number } {
  if (masks === undefined) return { a: ALL, b: ALL };
  checkOptions(where, masks, ['a', 'b'], 'masks');
  return { a: bitsOf(where, 'a', masks.a), b: bitsOf(where, 'b', masks.b) };
}

export function pairs(tree: TreeHandle): ObjectPair[] {
  const ids = idsOf(tree, pairRows(tree, 'pairs'));
  return Array.from({ length: ids.length / PAIR_STRIDE }, (_, i) => {
    const [first, second] = [ids[PAIR_STRIDE * i]!, ids[PAIR_STRIDE * i + 1]!];
    return first < second ? { a: first, b: second } : { a: second, b: first };
  });
}

export function pairRows({ module, native }: TreeHandle, where: string): Uint32Array {
  return module.words(where, native.pairs(), PAIR_STRIDE);
}

export function forEachPair(
  tree: TreeHandle,
  onPair: (a: Row, b: Row) => unknown,
  masks: PairMasks | undefined,
): void {
  const where = 'forEachPair';
  checkCallback(where, 'onPair', onPair);
  const { a: maskA, b: maskB } = masksOf(where, masks);
  const { module, native, pairLoops } = tree;
  const count = native.pairs();
  if (count < 0) throw statusError(where, -count);
  const copy = pairLoops.copyFor(count);
  module.wordsInto(where, count, copy, PAIR_STRIDE);
  const all = maskA === ALL && maskB === ALL;
  const kept = all ? count : orderByMasks(tree, where, copy, count, maskA, maskB);
  pairLoops.run(copy, kept, onPair);
}

/** Orders each pair by the masks, and moves those that match to the front; returns how many there are. */
function orderByMasks(
  { mayHaveFilters, module, native }: TreeHandle,
  where: string,
  copy: Uint32Array,
  count: number,
  maskA: number,
  maskB: number,
): number {
  // An object has category 1 by default.
  if (!mayHaveFilters) return maskA & maskB & 1 ? count : 0;
  const rows = native.filters();
  if (rows < 0) throw statusError(where, -rows);
  const filters = module.resultAddress >>> 2;
  const words = module.memoryWords;
  let end = 0;
  for (let i = 0; i < PAIR_STRIDE * count; i += PAIR_STRIDE) {
    const a = copy[i]!;
    const b = copy[i + 1]!;
    const categoryA = words[filters + FILTER_STRIDE * a]!;
    const categoryB = words[filters + FILTER_STRIDE * b]!;
    if (categoryA & maskA && categoryB & maskB) {
      copy[end++] = a;
      copy[end++] = b;
    } else if (categoryB & maskA && categoryA & maskB) {
      copy[end++] = b;
      copy[end++] = a;
    }
  }
  return end / PAIR_STRIDE;
}

export function pairsBetween(tree: TreeHandle, where: string, other: TreeHandle): ObjectPair[] {
  const rows = pairsBetweenRows(tree, where, other);
  const [ids, others] = [idsOf(tree, rows), idsOf(other, rows)];
  return Array.from({ length: ids.length / PAIR_STRIDE }, (_, i) => ({
    a: ids[PAIR_STRIDE * i]!,
    b: others[PAIR_STRIDE * i + 1]!,
  }));
}

/** The pairs of an object of one tree and an object of another of the same module. */
export function pairsBetweenRows(
  { module, native }: TreeHandle,
  where: string,
  other: TreeHandle,
): Uint32Array {
  return module.words(where, native.pairsBetween(other.native), PAIR_STRIDE);
}
