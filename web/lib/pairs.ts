/** Pairs of objects that overlap. */
import { checkInto } from './checks.js';
import { PAIR_STRIDE } from './limits.js';
import type { TreeHandle } from './tree-handle.js';

export function pairs({ module, native }: TreeHandle): Uint32Array {
  return module.words('pairs', native.pairs(), PAIR_STRIDE);
}

export function pairsInto({ module, native }: TreeHandle, into: Uint32Array): number {
  const where = 'pairsInto';
  checkInto(where, into, Uint32Array);
  return module.wordsInto(where, native.pairs(), into, PAIR_STRIDE);
}

/** The pairs of an object of one tree and an object of another of the same module. */
export function pairsBetween({ module, native }: TreeHandle, other: TreeHandle): Uint32Array {
  return module.words('pairsBetween', native.pairsBetween(other.native), PAIR_STRIDE);
}
